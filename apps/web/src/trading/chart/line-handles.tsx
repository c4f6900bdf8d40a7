import { formatDecimal } from '@auric/api';
import { useRef, useSyncExternalStore, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Market } from '../../data/market/market.ts';
import { useNumbers } from '../../locales/number-format.ts';
import type { CandleDrawing } from './candle-drawing.ts';
import { ticksByKey, ticksOfPrice } from './line-hold.ts';
import type { DrawnLine } from './own-lines.ts';
import { tagHeightOf } from './scale-tags.ts';
import type { LineHold } from './use-line-hold.ts';

interface LineHandlesProps {
  drawing: CandleDrawing;
  market: Market;
  fontSize: number;
  hold: LineHold;
}

/**
 * What the own lines are held by: one over each tag that stands for a single line. They are apart from the
 * tags, which merge and split while a line moves, because a finger must keep what it has taken.
 */
export function LineHandles({ drawing, market, fontSize, hold }: LineHandlesProps) {
  const { tags, held, scaleWidth } = useSyncExternalStore(drawing.subscribe, drawing.reading);
  const places = tags.flatMap(({ y, things: [thing, ...others], beyond }) =>
    thing !== undefined && others.length === 0 && beyond === null && thing.movable ? [{ y, thing }] : [],
  );
  const all = held === null ? places : [...places, held];
  return (
    <div style={{ width: scaleWidth }} className="pointer-events-none absolute top-0 right-0 z-[4]">
      {all
        .toSorted((a, b) => a.thing.key.localeCompare(b.thing.key))
        .map(({ y, thing }) => (
          <Handle
            key={thing.key}
            line={thing}
            top={y - tagHeightOf(fontSize) / 2}
            height={tagHeightOf(fontSize)}
            drawing={drawing}
            market={market}
            hold={hold}
          />
        ))}
    </div>
  );
}

interface HandleProps {
  line: DrawnLine;
  top: number;
  height: number;
  drawing: CandleDrawing;
  market: Market;
  hold: LineHold;
}

/** Nearer than this a finger has only tapped, in pixels. */
const tapPx = 3;

function Handle({ line, top, height, drawing, market, hold }: HandleProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const drag = useDrag(line, drawing, hold);
  const { key, price, label } = line;
  const { priceDecimals } = market;
  const ticks = ticksOfPrice(hold.held?.key === key ? hold.held.price : price, priceDecimals);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = ticksByKey(event.key, event.shiftKey, ticks);
    if (next !== null) hold.take(key, next);
    else if (event.key === 'Enter' || event.key === ' ') askAt(ticks);
    else if (event.key === 'Escape') hold.release();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const askAt = (at: number) => {
    hold.take(key, at);
    hold.ask();
  };
  return (
    <span
      role="slider"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={Number(formatDecimal(ticks, priceDecimals))}
      aria-valuemin={0}
      aria-valuemax={Number(price) * 2}
      aria-valuetext={`${numbers.units(ticks, priceDecimals)} ${market.quote.code}`}
      title={t(($) => $.chart.orderLineHint)}
      style={{ top, height }}
      onKeyDown={onKeyDown}
      onBlur={() => !hold.asking && hold.release()}
      onPointerDown={drag.start}
      onPointerMove={drag.move}
      onPointerUp={(event) => (drag.end(event) ? hold.ask() : askAt(ticks))}
      onPointerCancel={hold.release}
      // A finger has more to take it by than is seen.
      className="pointer-events-auto absolute inset-x-0 cursor-ns-resize touch-none rounded-[3px] -outline-offset-1 after:absolute after:-inset-y-2 after:-left-4 after:right-0"
    />
  );
}

/** Follows the pointer that has taken a line; `end` says whether it has moved it. */
function useDrag({ key, price }: DrawnLine, drawing: CandleDrawing, hold: LineHold) {
  const from = useRef<{ pointerY: number; lineY: number; moved: boolean } | null>(null);
  return {
    start: (event: PointerEvent) => {
      const lineY = drawing.yOf(Number(price));
      if (event.button !== 0 || lineY === null) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      from.current = { pointerY: event.clientY, lineY, moved: false };
    },
    move: (event: PointerEvent) => {
      if (from.current === null) return;
      const by = event.clientY - from.current.pointerY;
      if (!from.current.moved && Math.abs(by) < tapPx) return;
      from.current.moved = true;
      const ticks = drawing.ticksAt(from.current.lineY + by);
      if (ticks !== null) hold.take(key, ticks);
    },
    end: (event: PointerEvent): boolean => {
      event.currentTarget.releasePointerCapture(event.pointerId);
      const moved = from.current?.moved === true;
      from.current = null;
      return moved;
    },
  };
}
