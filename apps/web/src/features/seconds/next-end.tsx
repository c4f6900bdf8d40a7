import { useTranslation } from 'react-i18next';
import type { LiveIndex } from '../../data/seconds/index-ticks.ts';
import { leftOf, sideOf } from '../../data/seconds/option-life.ts';
import type { Option } from '../../data/seconds/use-options.ts';
import { TimeRing } from './time-ring.tsx';
import { useExchangeTime } from './use-exchange-time.ts';

/** On the chart: the time of the option that ends first, and where the index is from its strike. The list says the same to who can't see it. */
export function NextEnd({ options, live }: { options: readonly Option[]; live: LiveIndex }) {
  const { t } = useTranslation();
  const now = useExchangeTime(live.aheadMs);
  const running = options.filter(({ due_time: due }) => due > now);
  const [next] = running.toSorted((left, right) => left.due_time - right.due_time);
  if (next === undefined) return null;
  const { side, isAhead } = sideOf(next, live);
  return (
    <div aria-hidden className="absolute top-2 left-2 flex items-center gap-2 text-xs font-medium">
      <TimeRing left={leftOf(next, now)}>{String(Math.ceil((next.due_time - now) / 1000))}</TimeRing>
      <span className={side === 'at' ? 'text-text-2' : isAhead ? 'text-up' : 'text-down'}>
        {t(($) => $.seconds.sides[side])}
      </span>
    </div>
  );
}
