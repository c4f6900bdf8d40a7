import type { WireOrder } from '@auric/api';
import { useTranslation } from 'react-i18next';
import { Fact } from '../../kit/detail/facts.tsx';
import { Cell } from '../../kit/record/data-table.tsx';
import { useNumbers } from '../../locales/number-format.ts';
import { useMarketsById } from './use-order-words.ts';

const finestDecimals = 12;

interface Protection {
  name: 'takeProfit' | 'stopLoss';
  label: string;
  price: string;
}

/** The take profit and the stop loss that an open order carries. */
function useProtections(order: WireOrder): Protection[] {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const decimals = useMarketsById().get(order.match_id)?.priceDecimals;
  const exact = (price: string) =>
    decimals === undefined ? numbers.plain(price, finestDecimals) : numbers.fixed(price, decimals);
  const carried = { takeProfit: order.target_profit_price, stopLoss: order.stop_loss_price } as const;
  return (['takeProfit', 'stopLoss'] as const).flatMap((name) => {
    const price = carried[name];
    return price === undefined ? [] : [{ name, label: t(($) => $.orders[name]), price: exact(price) }];
  });
}

/** On a card: each with its name, on one line where there is room. */
export function ProtectionLine({ order }: { order: WireOrder }) {
  const protections = useProtections(order);
  if (protections.length === 0) return null;
  return (
    <p className="mt-2 flex flex-wrap gap-x-3 text-2xs text-text-3">
      {protections.map(({ name, label, price }) => (
        <span key={name}>
          {label} <span className="font-medium text-text-1">{price}</span>
        </span>
      ))}
    </p>
  );
}

/** In a table: the take profit over the stop loss. */
export function ProtectionCell({ order }: { order: WireOrder }) {
  const protections = useProtections(order);
  const said = (name: Protection['name']) => protections.find((each) => each.name === name)?.price ?? '—';
  if (protections.length === 0) return <Cell main="—" />;
  return <Cell whole main={said('takeProfit')} under={said('stopLoss')} />;
}

/** In the sheet: a fact each. */
export function ProtectionFacts({ order }: { order: WireOrder }) {
  const quote = order.symbol.split('/')[1] ?? '';
  return useProtections(order).map(({ name, label, price }) => (
    <Fact key={name} label={label}>
      {price} {quote}
    </Fact>
  ));
}
