import type { LossBudget } from '@auric/api';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import { Fact, Facts } from '../../kit/detail/facts.tsx';
import { useNumbers } from '../../locales/number-format.ts';
import { formatTime } from '../../locales/time-format.ts';
import { Banner } from '../../ui/states/banner.tsx';

/** Budgets are in USDT and shown to the cent. */
const shownDecimals = 2;

/** What the budget is, what is left of it, and what takes its place or stands in the way. */
export function BudgetFacts({ budget }: { budget: LossBudget }) {
  const { t } = useTranslation();
  const lang = useApp((state) => state.lang);
  const numbers = useNumbers();
  const { amount, period, next, cool_until: coolUntil } = budget;
  const usdt = (text: string): string => `${numbers.plain(text, shownDecimals)} USDT`;
  const isSet = amount !== '0';
  return (
    <div className="flex flex-col gap-3">
      {coolUntil > Date.now() && (
        <Banner look="warning">{t(($) => $.lossBudget.cooling, { time: formatTime(coolUntil, lang) })}</Banner>
      )}
      {next !== null && (
        <Banner>
          {next.amount === '0'
            ? t(($) => $.lossBudget.nextNone, { time: formatTime(next.effective_at, lang) })
            : t(($) => $.lossBudget.next, { time: formatTime(next.effective_at, lang), amount: usdt(next.amount) })}
        </Banner>
      )}
      <div className="rounded-card border border-line bg-surface-1 px-4">
        {isSet ? (
          <Facts>
            <Fact label={t(($) => $.lossBudget.amount)} note={t(($) => $.lossBudget.periods[period])}>
              {usdt(amount)}
            </Fact>
            <Fact label={t(($) => $.lossBudget.result)}>{`${numbers.signed(budget.result, shownDecimals)} USDT`}</Fact>
            <Fact label={t(($) => $.lossBudget.atStake)}>{usdt(budget.at_stake)}</Fact>
            <Fact label={t(($) => $.lossBudget.left)} strong testId="loss-budget-room">
              {usdt(budget.room)}
            </Fact>
            <Fact label={t(($) => $.lossBudget.ends)}>{formatTime(budget.period_ends, lang)}</Fact>
          </Facts>
        ) : (
          <p className="py-4 text-sm text-text-2">{t(($) => $.lossBudget.none)}</p>
        )}
      </div>
    </div>
  );
}
