import { useState } from 'react';
import type { Direction } from '../../data/market/tick-store.ts';

interface FlashPriceProps {
  text: string;
  direction: Direction;
  /** Grows with every move. */
  moves: number;
  /** No longer live: it loses its colour. */
  aged?: boolean;
  className?: string;
}

const tints = { up: ['flash-up', 'flash-up-again'], down: ['flash-down', 'flash-down-again'] } as const;

/**
 * A price that tints for a moment when it moves. Each move that is shown takes the other of two tints that are alike:
 * that restarts it on the same element. The box never changes its size.
 */
export function FlashPrice({ text, direction, moves, aged = false, className = '' }: FlashPriceProps) {
  // Several moves may come in one frame: what is counted is what was shown.
  const [shown, setShown] = useState({ moves, turn: 0 });
  if (shown.moves !== moves) setShown({ moves, turn: 1 - shown.turn });
  const tint = moves === 0 || direction === 'same' ? '' : tints[direction][shown.turn];
  return (
    <span data-price data-aged={aged || undefined} className={`rounded-sm ${tint} ${className}`}>
      {text}
    </span>
  );
}
