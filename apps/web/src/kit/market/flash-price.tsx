import type { Direction } from '../../data/market/tick-store.ts';

interface FlashPriceProps {
  text: string;
  direction: Direction;
  /** Grows by one with every move that is shown. */
  moves: number;
  /** No longer live: it loses its colour. */
  aged?: boolean;
  className?: string;
}

/**
 * A price that tints for a moment when it moves. Each move takes the other of two tints that are alike: that restarts it
 * on the same element. The box never changes its size.
 */
export function FlashPrice({ text, direction, moves, aged = false, className = '' }: FlashPriceProps) {
  const flash = moves === 0 || direction === 'same' ? undefined : `${direction}${moves % 2 === 0 ? '' : ' again'}`;
  return (
    <span data-price data-flash={flash} data-aged={aged || undefined} className={`rounded-sm ${className}`}>
      {text}
    </span>
  );
}
