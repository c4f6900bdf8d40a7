import { useLayoutEffect, useRef } from 'react';
import { marketFrames } from '../../data/market/market-frames.ts';
import type { Direction } from '../../data/market/tick-store.ts';
import { flash } from './flash.ts';

interface FlashPriceProps {
  text: string;
  direction: Direction;
  /** Grows by one with every move that is shown. */
  moves: number;
  /** No longer live: it loses its colour. */
  aged?: boolean;
  className?: string;
}

/** A price that tints for a moment when it moves. The box never changes its size. */
export function FlashPrice({ text, direction, moves, aged = false, className = '' }: FlashPriceProps) {
  const price = useRef<HTMLElement>(null);
  useLayoutEffect(
    () => (moves === 0 || direction === 'same' ? undefined : flash(price.current!, direction, marketFrames.request)),
    [moves, direction],
  );
  return (
    <span ref={price} data-price data-aged={aged || undefined} className={`rounded-sm ${className}`}>
      {text}
    </span>
  );
}
