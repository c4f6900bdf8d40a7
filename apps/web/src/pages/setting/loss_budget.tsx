import { useTranslation } from 'react-i18next';
import { useLossBudget } from '../../data/me/loss-budget.ts';
import { BudgetFacts } from '../../features/loss-budget/budget-facts.tsx';
import { BudgetForm } from '../../features/loss-budget/budget-form.tsx';
import { CoolOffForm } from '../../features/loss-budget/cool-off-form.tsx';
import { DetailPage, DetailSection } from '../../kit/detail/detail-page.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';

/** What somebody wants to lose at most, and the break that they take. */
export default function LossBudgetPage() {
  const { t } = useTranslation();
  const { data: budget, error, refetch } = useLossBudget();
  const title = t(($) => $.lossBudget.title);
  const hero = <p className="text-sm text-text-2">{t(($) => $.lossBudget.intro)}</p>;
  if (budget === undefined) {
    return (
      <DetailPage title={title} hero={hero}>
        {error === null ? (
          <SkeletonRows rows={5} />
        ) : (
          <ErrorState text={error.message} onRetry={() => void refetch()} />
        )}
      </DetailPage>
    );
  }
  return (
    <DetailPage title={title} hero={hero}>
      <BudgetFacts budget={budget} />
      <DetailSection title={t(($) => $.lossBudget.set)}>
        <BudgetForm budget={budget} />
      </DetailSection>
      <DetailSection title={t(($) => $.lossBudget.break)}>
        <CoolOffForm />
      </DetailSection>
    </DetailPage>
  );
}
