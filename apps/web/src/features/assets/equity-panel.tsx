import type { EquityPeriod } from '@auric/api';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import type { EquityHistory } from '../../data/portfolio/use-equity.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { formatTime } from '../../locales/time-format.ts';
import { Choice } from '../../ui/fields/choice.tsx';
import { EquityCurve } from '../../ui/drawings/equity-curve.tsx';
import { hiddenAmount, useHiddenAmounts } from '../../kit/money/equity-figure.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { signOfProfit } from '../../kit/money/profit-line.tsx';

export const equityPeriods = ['day', 'week', 'month', 'quarter'] as const satisfies EquityPeriod[];

const curveHeightPx = 120;

interface EquityPanelProps {
  period: EquityPeriod;
  onPeriod: (period: EquityPeriod) => void;
  history: EquityHistory;
}

/** What everything was worth over the chosen period. */
export function EquityPanel({ period, onPeriod, history }: EquityPanelProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const hidden = useHiddenAmounts();
  const lang = useApp((state) => state.lang);
  const { points, profit, changing, error, refetch } = history;
  // A day's curve says what the line above it says; longer ones speak for themselves.
  const daySign = period === 'day' && profit !== undefined ? { sign: signOfProfit(profit) } : {};
  return (
    <section
      aria-label={t(($) => $.portfolio.curve)}
      className="rounded-card border border-line bg-surface-1 px-4 pt-3 pb-2"
    >
      <div className="min-h-36">
        {points === undefined ? (
          error === null ? (
            <div aria-hidden className="skeleton appear-late h-36" />
          ) : (
            <ErrorState text={error.message} onRetry={() => void refetch()} />
          )
        ) : (
          <div className={changing ? 'opacity-50 transition-opacity' : 'transition-opacity'}>
            <EquityCurve
              label={t(($) => $.portfolio.curve)}
              points={points}
              valueText={(value) => (hidden ? hiddenAmount : `${numbers.fixed(value, 2)} USDT`)}
              timeText={(at) => formatTime(at, lang)}
              height={curveHeightPx}
              {...daySign}
            />
          </div>
        )}
      </div>
      <Choice<EquityPeriod>
        look="chips"
        label={t(($) => $.assets.period)}
        value={period}
        onChange={onPeriod}
        options={equityPeriods.map((value) => ({ value, label: t(($) => $.assets.periods[value]) }))}
        className="mt-2 justify-between"
      />
    </section>
  );
}
