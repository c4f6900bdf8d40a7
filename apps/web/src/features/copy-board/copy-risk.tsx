import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/states/banner.tsx';

/** What nobody should overlook before copying. */
export function CopyRisk() {
  const { t } = useTranslation();
  return <Banner look="warning">{t(($) => $.copyTrading.risk)}</Banner>;
}
