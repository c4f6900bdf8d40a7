import { useEffect, useState, useSyncExternalStore } from 'react';
import { timeLeft } from '../../ui/states/countdown-text.ts';
import type { CandleDrawing } from './candle-drawing.ts';
import type { ChartLook } from './chart-look.ts';
import { isOfDays, lengthMsOf } from './chart-period.ts';
import type { DrawnLine } from './own-lines.ts';
import { tagHeightOf, type ScaleTag } from './scale-tags.ts';

interface ScaleTagsProps {
  drawing: CandleDrawing;
  look: ChartLook;
}

/**
 * What stands on the scale beside the prices of the library: the own lines, and under the last price the time to the end
 * of its candle. Candles are never covered. Those who listen find what they stand for in the lists.
 */
export function ScaleTags({ drawing, look }: ScaleTagsProps) {
  const { scaleWidth, tags, lastY, priceHeight, candles } = useSyncExternalStore(drawing.subscribe, drawing.reading);
  const left = useCandleTimeLeft(look.period);
  const last = candles.at(-1);
  const rising = last === undefined || Number(last.close) >= Number(last.open);
  const tagHeight = tagHeightOf(look.fontSize);
  // Below the label of the library, which is as high as one and a half of its letters.
  const underLabel = lastY === null ? null : Math.min(lastY + look.fontSize * 0.85, priceHeight - tagHeight);
  return (
    <div
      aria-hidden
      style={{ width: scaleWidth, fontSize: look.fontSize - 1 }}
      className="pointer-events-none absolute top-0 right-0 z-[3] leading-tight"
    >
      {left !== '' && underLabel !== null && (
        <span
          style={{ top: underLabel, height: tagHeight }}
          className={`absolute inset-x-0 grid place-items-center ${rising ? 'bg-up text-on-up' : 'bg-down text-on-down'}`}
        >
          {left}
        </span>
      )}
      {tags.map((tag) => (
        <LineTag key={tag.things.map(({ key }) => key).join(' ')} tag={tag} height={tagHeight} />
      ))}
    </div>
  );
}

/** A thin tag in the colours of its lines: what the one stands for, or how many there are. */
function LineTag({ tag: { y, things, beyond }, height }: { tag: ScaleTag<DrawnLine>; height: number }) {
  const [first] = things;
  if (first === undefined) return null;
  const mixed = things.some(({ tone }) => tone !== first.tone);
  const colour = mixed ? 'border-text-3 text-text-1' : colours[first.tone];
  const arrow = beyond === 'above' ? '↑' : beyond === 'below' ? '↓' : '';
  const alike = things.every(({ title }) => title === first.title);
  return (
    <span
      style={{ top: y - height / 2, height }}
      className={`absolute inset-x-px flex items-center justify-center gap-0.5 rounded-[3px] border bg-surface-1 px-0.5 font-medium ${colour}`}
    >
      {arrow}
      {alike && <span className="truncate">{first.title}</span>}
      {things.length > 1 && <span className="shrink-0">×{things.length}</span>}
    </span>
  );
}

const colours = {
  buy: 'border-up text-up',
  sell: 'border-down text-down',
  warning: 'border-gold-text text-gold-text',
} as const;

/** The time to the end of the running candle, each second. A day or a week has no seconds to count: empty. */
function useCandleTimeLeft(period: ChartLook['period']): string {
  const [text, setText] = useState('');
  useEffect(() => {
    const width = lengthMsOf(period);
    if (width === null || isOfDays(period)) {
      setText('');
      return;
    }
    const tell = () => setText(timeLeft(width - (Date.now() % width)).clock);
    tell();
    const clock = setInterval(tell, 1000);
    return () => clearInterval(clock);
  }, [period]);
  return text;
}
