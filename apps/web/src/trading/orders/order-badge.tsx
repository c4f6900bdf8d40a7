import type { WireOrder } from '@auric/api';

/** Type and side in one: a word or two in the colour of the side, which wrap as a whole where letters are large. */
export function OrderBadge({ side, children }: { side: WireOrder['type']; children: string }) {
  return (
    <span
      className={`rounded-sm px-1.5 py-0.5 text-2xs font-semibold ${side === 'buy' ? 'bg-up-soft text-up' : 'bg-down-soft text-down'}`}
    >
      {children}
    </span>
  );
}
