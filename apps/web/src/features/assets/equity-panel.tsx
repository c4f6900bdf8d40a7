import type { EquityPeriod } from '@auric/api';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import type { DayProfit } from '../../data/portfolio/day-profit.ts';
import type { EquityPoint } from '../../data/portfolio/live-curve.ts';
import type { EquityHistory } from '../../data/portfolio/use-equity.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { formatTime } from '../../locales/time-format.ts';
import { Choice } from '../../ui/fields/choice.tsx';
import { EquityCurve } from '../../ui/drawings/equity-curve.tsx';
import { hiddenAmount, useHiddenAmounts } from '../../kit/money/hidden-amounts.ts';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { useAddressChoice } from '../../ui/lists/use-address-choice.ts';
import { signOfProfit } from '../../kit/money/profit-line.tsx';

export const equityPeriods = ['day', 'week', 'month', 'quarter'] as const satisfies EquityPeriod[];

/** What the curve tells: what was earned, or what everything was worth. */
const curveViews = ['profit', 'equity'] as const;
type CurveView = (typeof curveViews)[number];

const curveHeightPx = 120;

interface EquityPanelProps {
  period: EquityPeriod;
  onPeriod: (period: EquityPeriod) => void;
  history: EquityHistory;
}

/** What was earned over the chosen period, or what everything was worth, with marks where money came or went. */
export function EquityPanel({ period, onPeriod, history }: EquityPanelProps) {
  const { t } = useTranslation();
  const [view, setView] = useAddressChoice<CurveView>('curve', curveViews);
  const { points, profit, changing, error, refetch } = history;
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
            <Curve view={view} points={points} dayProfit={period === 'day' ? profit : undefined} />
          </div>
        )}
      </div>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3">
        <Choice<CurveView>
          look="chips"
          label={t(($) => $.assets.curveView)}
          value={view}
          onChange={setView}
          options={curveViews.map((value) => ({ value, label: t(($) => $.assets.curves[value]) }))}
        />
        <Choice<EquityPeriod>
          look="chips"
          label={t(($) => $.assets.period)}
          value={period}
          onChange={onPeriod}
          options={equityPeriods.map((value) => ({ value, label: t(($) => $.assets.periods[value]) }))}
        />
      </div>
    </section>
  );
}

interface CurveProps {
  view: CurveView;
  points: readonly EquityPoint[];
  /** A day's curve says what the line above it says; longer ones speak for themselves. */
  dayProfit: DayProfit | undefined;
}

function Curve({ view, points, dayProfit }: CurveProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const hidden = useHiddenAmounts();
  const lang = useApp((state) => state.lang);
  const earned = view === 'profit';
  const amount = (value: string) => (earned ? numbers.signed(value, 2) : numbers.fixed(value, 2));
  // Amounts that are hidden have no shape either.
  const drawn = points.map(({ at, value, profit, flow }) => ({
    at,
    value: hidden ? '0' : earned ? profit : value,
    ...(flow === undefined || hidden ? {} : { flow }),
  }));
  const flowText = (flow: string) => {
    const amount = `${numbers.fixed(flow.replace('-', ''), 2)} USDT`;
    return flow.startsWith('-') ? t(($) => $.assets.wentOut, { amount }) : t(($) => $.assets.cameIn, { amount });
  };
  return (
    <EquityCurve
      label={t(($) => $.portfolio.curve)}
      points={drawn}
      valueText={(value) => (hidden ? hiddenAmount : `${amount(value)} USDT`)}
      timeText={(at) => formatTime(at, lang)}
      flowText={flowText}
      axisText={amount}
      height={curveHeightPx}
      {...(dayProfit === undefined ? {} : { sign: signOfProfit(dayProfit) })}
    />
  );
}
