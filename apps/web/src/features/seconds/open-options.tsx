import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { LiveIndex } from '../../data/seconds/index-ticks.ts';
import { isBehind, leftOf, sideOf, stageOf, strikeTicksOf } from '../../data/seconds/option-life.ts';
import type { Option } from '../../data/seconds/use-options.ts';
import { optionsChanged } from '../../data/seconds/options-changed.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { stakeDecimals } from './ticket-draft.ts';
import { TimeRing } from './time-ring.tsx';
import { useExchangeTime } from './use-exchange-time.ts';

const second = 1000;

interface OpenOptionsProps {
  options: readonly Option[];
  /** The index of the market that is shown; what is open elsewhere shows its time alone. */
  live: LiveIndex | null;
  decimals: number;
}

/** What is open, each with its time, its strike and which side of it the index is on. */
export function OpenOptions({ options, live, decimals }: OpenOptionsProps) {
  const { t } = useTranslation();
  const now = useExchangeTime(live?.aheadMs ?? 0);
  const ticks = live?.ticks ?? [];
  const market = live?.last.match_id;
  const isStale = options.some((option) => isBehind(option, option.match_id === market ? ticks : [], now));
  // Its strike is no news of the own channel: it is read anew when it must be there, and what is due until it has ended.
  useEffect(() => {
    if (!isStale) return undefined;
    optionsChanged();
    const timer = setInterval(optionsChanged, 2 * second);
    return () => clearInterval(timer);
  }, [isStale]);
  if (options.length === 0) return <p className="py-4 text-sm text-text-2">{t(($) => $.seconds.noOpen)}</p>;
  return (
    <ul aria-label={t(($) => $.seconds.open)} className="flex flex-col gap-2">
      {options.map((option) => (
        <li key={option.id}>
          <OpenOption option={option} live={option.match_id === market ? live : null} now={now} decimals={decimals} />
        </li>
      ))}
    </ul>
  );
}

interface OpenOptionProps {
  option: Option;
  live: LiveIndex | null;
  now: number;
  decimals: number;
}

function OpenOption({ option, live, now, decimals }: OpenOptionProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const ticks = live?.ticks ?? [];
  const stage = stageOf(option, ticks, now);
  const left = Math.max(0, Math.ceil((option.due_time - now) / second));
  const direction = option.type === 'up' ? t(($) => $.seconds.up) : t(($) => $.seconds.down);
  const { side, isAhead } = sideOf(option, live);
  const where = {
    waiting: () => t(($) => $.seconds.waiting),
    striking: () => t(($) => $.seconds.striking, { count: strikeTicksOf(option, ticks).length }),
    running: () => (live === null ? '' : t(($) => $.seconds.sides[side])),
    settling: () => t(($) => $.seconds.settling),
  }[stage]();
  return (
    <article
      data-option={option.id}
      aria-label={t(($) => $.joined.valued, { what: option.symbol, value: direction })}
      className="flex items-center gap-3 rounded-card border border-line bg-surface-1 p-3"
    >
      <TimeRing left={leftOf(option, now)}>{stage === 'running' ? String(left) : '…'}</TimeRing>
      <div className="min-w-0 grow">
        <p className="flex flex-wrap justify-between gap-x-3 text-sm font-semibold">
          <span className={option.type === 'up' ? 'text-up' : 'text-down'}>
            {t(($) => $.seconds.buy, { direction, seconds: option.seconds })}
          </span>
          <span>{numbers.plain(option.number, stakeDecimals)} USDT</span>
        </p>
        <p className="flex flex-wrap justify-between gap-x-3 text-xs text-text-2">
          <span>
            {option.symbol}
            {option.open_time !== 0 && (
              <>
                {' · '}
                {t(($) => $.joined.valued, {
                  what: t(($) => $.seconds.strike),
                  value: numbers.fixed(option.open_price, decimals),
                })}
              </>
            )}
          </span>
          <span role="status" className={stage !== 'running' || side === 'at' ? '' : isAhead ? 'text-up' : 'text-down'}>
            {where}
          </span>
        </p>
      </div>
    </article>
  );
}
