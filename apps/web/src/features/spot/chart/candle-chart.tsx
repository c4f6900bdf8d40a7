import { languageTags, type Candle, type KlinePeriod, type WireOrder } from '@auric/api';
import {
  CandlestickSeries,
  ColorType,
  createChart,
  HistogramSeries,
  LineStyle,
  type IChartApi,
  type ISeriesApi,
  type LocalizationOptions,
  type Time,
  type UTCTimestamp,
} from 'lightweight-charts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../../data/app-store.ts';
import type { Market } from '../../../data/market/market.ts';
import { useNumbers } from '../../../locales/number-format.ts';
import { Choice } from '../../../ui/choice.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { followCandles } from './candle-feed.ts';
import { readChartColours, type ChartColours } from './chart-colours.ts';

/** The abbreviations of intervals are the same on every exchange and in every language. */
const periods: readonly { value: KlinePeriod; label: string }[] = [
  { value: '1min', label: '1m' },
  { value: '5min', label: '5m' },
  { value: '15min', label: '15m' },
  { value: '60min', label: '1h' },
  { value: '4hour', label: '4h' },
  { value: '1day', label: '1D' },
  { value: '1week', label: '1W' },
];

interface Drawing {
  chart: IChartApi;
  candles: ISeriesApi<'Candlestick'>;
  volumes: ISeriesApi<'Histogram'>;
}

// The library draws UTC; the clock on the wall is the reader's. Days and weeks stay the exchange's days.
function chartTime(candle: Candle, period: KlinePeriod): UTCTimestamp {
  const wholeDays = period === '1day' || period === '1week';
  const shift = wholeDays ? 0 : new Date(candle.time).getTimezoneOffset() * 60;
  return (Math.floor(candle.time / 1000) - shift) as UTCTimestamp;
}

function drawnCandle(candle: Candle, period: KlinePeriod) {
  const [open, high, low, close] = [candle.open, candle.high, candle.low, candle.close].map(Number) as [
    number,
    number,
    number,
    number,
  ];
  return { time: chartTime(candle, period), open, high, low, close };
}

function drawnVolume(candle: Candle, period: KlinePeriod, colours: ChartColours) {
  const rising = Number(candle.close) >= Number(candle.open);
  return {
    time: chartTime(candle, period),
    value: Number(candle.volume),
    color: rising ? colours.upSoft : colours.downSoft,
  };
}

function draw(
  element: HTMLElement,
  priceDecimals: number,
  colours: ChartColours,
  localization: Partial<LocalizationOptions<Time>>,
): Drawing {
  const chart = createChart(element, {
    autoSize: true,
    localization,
    layout: {
      background: { type: ColorType.Solid, color: 'transparent' },
      textColor: colours.text,
      fontFamily: 'Inter Variable, sans-serif',
      fontSize: 11,
    },
    grid: { vertLines: { visible: false }, horzLines: { color: colours.line } },
    rightPriceScale: { borderVisible: false, scaleMargins: { top: 0.08, bottom: 0.22 } },
    // Room for the last label of the time scale, which is cut off at the edge otherwise.
    timeScale: { borderVisible: false, timeVisible: true, secondsVisible: false, rightOffset: 4 },
    // A finger that moves up or down scrolls the page, not the chart.
    handleScroll: { vertTouchDrag: false },
    kineticScroll: { touch: true, mouse: false },
  });
  const candles = chart.addSeries(CandlestickSeries, {
    upColor: colours.up,
    downColor: colours.down,
    wickUpColor: colours.up,
    wickDownColor: colours.down,
    borderVisible: false,
    priceFormat: { type: 'price', precision: priceDecimals, minMove: 10 ** -priceDecimals },
  });
  const volumes = chart.addSeries(HistogramSeries, {
    priceFormat: { type: 'volume' },
    priceScaleId: 'volume',
    lastValueVisible: false,
    priceLineVisible: false,
  });
  chart.priceScale('volume').applyOptions({ scaleMargins: { top: 0.84, bottom: 0 } });
  return { chart, candles, volumes };
}

/** Candles and volume, live, with the customer's own orders as lines. */
export default function CandleChart({ market, orders }: { market: Market; orders: readonly WireOrder[] }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const element = useRef<HTMLDivElement>(null);
  const drawing = useRef<Drawing | null>(null);
  const lang = useApp((state) => state.lang);
  const preferences = useApp((state) => state.preferences);
  const [period, setPeriod] = useState<KlinePeriod>('15min');
  const [failure, setFailure] = useState<Error | null>(null);
  const [attempt, setAttempt] = useState(0);
  // A quotation that is read again makes a new market object: only another market makes another chart.
  const { id, priceDecimals } = market;

  useEffect(() => {
    if (element.current === null) return;
    const colours = readChartColours();
    const drawn = draw(element.current, priceDecimals, colours, {
      locale: languageTags[lang],
      // The scale of the chart is drawn in doubles; to the tick they are what they stand for.
      priceFormatter: (price: number) => numbers.fixed(price.toFixed(priceDecimals), priceDecimals),
    });
    drawing.current = drawn;
    setFailure(null);
    let latest = 0;
    const stop = followCandles(id, period, {
      history: (candles) => {
        drawn.candles.setData(candles.map((candle) => drawnCandle(candle, period)));
        drawn.volumes.setData(candles.map((candle) => drawnVolume(candle, period, colours)));
        latest = candles.at(-1)?.time ?? 0;
        drawn.chart.timeScale().scrollToRealTime();
      },
      update: (candle) => {
        // The library takes changes of the last candle and newer ones only.
        if (candle.time < latest) return;
        latest = candle.time;
        drawn.candles.update(drawnCandle(candle, period));
        drawn.volumes.update(drawnVolume(candle, period, colours));
      },
      failed: setFailure,
    });
    return () => {
      stop();
      drawing.current = null;
      drawn.chart.remove();
    };
  }, [id, priceDecimals, period, preferences, attempt, lang, numbers]);

  useEffect(() => {
    const drawn = drawing.current;
    if (drawn === null) return;
    const colours = readChartColours();
    const lines = orders.map((order) =>
      drawn.candles.createPriceLine({
        price: Number(order.price === '0' ? order.trigger_price : order.price),
        color: order.type === 'buy' ? colours.up : colours.down,
        lineStyle: LineStyle.Dashed,
        lineWidth: 1,
        axisLabelVisible: true,
        title: numbers.plain(order.amount, 4),
      }),
    );
    return () => {
      if (drawing.current === drawn) lines.forEach((line) => drawn.candles.removePriceLine(line));
    };
  }, [orders, numbers, id, priceDecimals, period, preferences, attempt, lang]);

  return (
    <section aria-label={`${t(($) => $.trade.chart)} ${market.symbol}`} className="flex h-full min-h-0 flex-col">
      <Choice<KlinePeriod>
        label={t(($) => $.trade.chart)}
        look="chips"
        value={period}
        onChange={setPeriod}
        options={periods}
        className="mb-1 shrink-0"
      />
      {failure !== null && <ErrorState text={failure.message} onRetry={() => setAttempt((before) => before + 1)} />}
      <div ref={element} className={`min-h-0 flex-1 ${failure === null ? '' : 'hidden'}`} />
    </section>
  );
}
