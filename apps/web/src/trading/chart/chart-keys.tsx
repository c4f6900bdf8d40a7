import { useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useNumbers } from '../../locales/number-format.ts';
import { changePercent } from './candle-change.ts';
import type { CandleDrawing } from './candle-drawing.ts';
import type { ChartTime } from './chart-time.ts';

interface ChartKeysProps {
  drawing: CandleDrawing;
  time: ChartTime;
  priceDecimals: number;
}

/**
 * The crosshair by keyboard: a native range over the candles, so arrows, Home, End and screen readers work as everywhere.
 * Esc, or leaving it, takes the crosshair away.
 */
export function ChartKeys({ drawing, time, priceDecimals }: ChartKeysProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { candles, index } = useSyncExternalStore(drawing.subscribe, drawing.reading);
  const at = candles[index]?.time;
  // Said once a candle: the running one moves many times a second.
  const text = useMemo(() => {
    const candle = drawing.reading().candles.find((each) => each.time === at);
    if (candle === undefined) return '';
    const price = (value: string) => numbers.fixed(value, priceDecimals);
    return t(($) => $.chart.candleText, {
      time: time.full(candle.time),
      open: price(candle.open),
      high: price(candle.high),
      low: price(candle.low),
      close: price(candle.close),
      change: numbers.percent(changePercent(candle.open, candle.close)),
      volume: numbers.compact(candle.volume),
    });
  }, [at, drawing, numbers, priceDecimals, t, time]);
  return (
    <input
      type="range"
      className="sr-only"
      aria-label={t(($) => $.chart.candles)}
      aria-valuetext={text}
      min={0}
      max={Math.max(candles.length - 1, 0)}
      value={Math.max(index, 0)}
      disabled={candles.length === 0}
      onChange={(event) => drawing.point(Number(event.target.value))}
      onKeyDown={(event) => event.key === 'Escape' && drawing.point(null)}
      onBlur={() => drawing.point(null)}
    />
  );
}
