import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../ui/actions/button.tsx';

const points = ['lose', 'odds', 'house', 'budget'] as const;
const budgetPath = '/pages/setting/loss_budget';

/** What everybody has to know before their first option. `onRead` is called by who has understood it. */
export function OptionRisks({ onRead }: { onRead: () => void }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="option-risks" className="flex flex-col gap-4 rounded-card bg-surface-1 p-4">
      <h2 id="option-risks" className="text-base font-semibold">
        {t(($) => $.seconds.before.title)}
      </h2>
      <ul className="flex list-disc flex-col gap-3 pl-5 text-sm text-text-2">
        {points.map((point) => (
          <li key={point}>{t(($) => $.seconds.before[point])}</li>
        ))}
      </ul>
      <ButtonLink to={budgetPath} look="link" className="-ml-4 self-start">
        {t(($) => $.seconds.before.setBudget)}
      </ButtonLink>
      <Button look="primary" onClick={onRead} data-testid="option-risks-read">
        {t(($) => $.seconds.before.read)}
      </Button>
      <p className="text-2xs text-text-3">{t(($) => $.seconds.before.again)}</p>
    </section>
  );
}
