import type { WireContractOrder } from '@auric/api';
import { useTranslation } from 'react-i18next';
import { shareDecimals } from '../../data/futures/contract-numbers.ts';
import { aboutPosition, cancelFuturesOrder } from '../../data/futures/position-acts.ts';
import type { Market } from '../../data/market/market.ts';
import type { Position } from '../../data/positions/position.ts';
import { useMoneyAct } from '../../kit/money/use-money-act.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { Button } from '../../ui/actions/button.tsx';
import { usePartialStops } from './use-partial-stops.ts';

/** What waits to close parts of a position, each with the way to take it back. */
export function PartialStopList({ position, market }: { position: Position; market: Market }) {
  const { t } = useTranslation();
  const stops = usePartialStops(position);
  if (stops.length === 0) return null;
  return (
    <ul aria-label={t(($) => $.futures.partialStops)} className="divide-y divide-line">
      {stops.map((stop) => (
        <PartialStop key={stop.id} stop={stop} market={market} />
      ))}
    </ul>
  );
}

function PartialStop({ stop, market }: { stop: WireContractOrder; market: Market }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { sending } = useMoneyAct(aboutPosition('cancel', stop.id));
  const kind = t(($) => (stop.order_type === 'take_profit' ? $.trade.takeProfit : $.trade.stopLoss));
  const price = numbers.plain(stop.trigger_price, market.priceDecimals);
  return (
    <li data-order={stop.id} aria-busy={sending} className="flex items-center gap-3 py-1 text-sm">
      <span className="min-w-0 flex-1">
        <b className="block font-medium">{t(($) => $.joined.valued, { what: kind, value: price })}</b>
        <span className="text-2xs text-text-3">
          {t(($) => $.joined.labelled, {
            what: t(($) => $.positions.lots),
            which: numbers.plain(stop.share, shareDecimals),
          })}
          {' · '}
          {t(($) => (stop.trigger_by === 'mark' ? $.positions.markPrice : $.futures.lastPrice))}
        </span>
      </span>
      <Button size="tight" disabled={sending} onClick={() => cancelFuturesOrder(stop.id)}>
        {t(($) => (sending ? $.orders.canceling : $.common.cancel))}
      </Button>
    </li>
  );
}
