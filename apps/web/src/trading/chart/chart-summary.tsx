import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNumbers } from '../../locales/number-format.ts';
import { changePercent } from './candle-change.ts';
import type { CandleDrawing } from './candle-drawing.ts';
import type { ChartTime } from './chart-time.ts';
import { shownExtremes } from './shown-extremes.ts';

interface ChartSummaryProps {
  drawing: CandleDrawing;
  symbol: string;
  interval: string;
  time: ChartTime;
  priceDecimals: number;
}

/** As often as the words follow the drawing. */
const saidEveryMs = 1000;

/** The drawing in one sentence, for those who don't see it. */
export function ChartSummary({ drawing, symbol, interval, time, priceDecimals }: ChartSummaryProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const [text, setText] = useState('');

  useEffect(() => {
    const price = (value: string) => numbers.fixed(value, priceDecimals);
    const say = () => {
      const { candles, first, last } = drawing.reading();
      const shown = shownExtremes(candles, first, last);
      if (shown === null) return setText('');
      setText(
        t(($) => $.chart.summary, {
          symbol,
          interval,
          from: time.full(shown.from.time),
          to: time.full(shown.to.time),
          last: price(shown.to.close),
          change: numbers.percent(changePercent(shown.from.open, shown.to.close)),
          high: price(shown.high),
          low: price(shown.low),
        }),
      );
    };
    say();
    const clock = setInterval(say, saidEveryMs);
    return () => clearInterval(clock);
  }, [drawing, interval, numbers, priceDecimals, symbol, t, time]);

  return <p className="sr-only">{text}</p>;
}
