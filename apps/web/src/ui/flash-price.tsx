import type { Direction } from '../data/market/tick-store.ts';

/** A price that tints for a moment when it moves. The key restarts the tint; the box never changes its size. */
export function FlashPrice({
  text,
  direction,
  moves,
  aged = false,
  className = '',
}: {
  text: string;
  direction: Direction;
  moves: number;
  /** No longer live: it loses its colour. */
  aged?: boolean;
  className?: string;
}) {
  const tint = moves === 0 || direction === 'same' ? '' : direction === 'up' ? 'flash-up' : 'flash-down';
  return (
    <span key={moves} data-price data-aged={aged || undefined} className={`rounded-sm ${tint} ${className}`}>
      {text}
    </span>
  );
}
