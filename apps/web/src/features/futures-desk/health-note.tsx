import type { Mark } from '@auric/api';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/states/banner.tsx';

/** Says what a weak index stops: what opens, liquidations, stops and funding; nothing while it is sound. */
export function HealthNote({ health }: Pick<Mark, 'health'>) {
  const { t } = useTranslation();
  if (health === 'sound') return null;
  return (
    <div className="mb-2" data-testid="market-health">
      <Banner look="warning">{t(($) => (health === 'frozen' ? $.futures.frozen : $.futures.sparse))}</Banner>
    </div>
  );
}
