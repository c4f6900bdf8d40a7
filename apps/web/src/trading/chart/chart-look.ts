import { languageTags, type Candle, type Language } from '@auric/api';
import {
  ColorType,
  CrosshairMode,
  TrackingModeExitMode,
  type CandlestickSeriesPartialOptions,
  type Time,
  type TimeChartOptions,
  type DeepPartial,
  type TickMarkType,
} from 'lightweight-charts';
import type { NumberFormats } from '../../locales/number-format.ts';
import type { ChartColours } from './chart-colours.ts';
import { isOfDays, type ChartPeriod } from './chart-period.ts';
import type { ChartTime } from './chart-time.ts';

/** Candles' room at the right, for the last label of the time scale, which is cut off at the edge otherwise. */
export const rightOffset = 4;

/** All that a chart is drawn with besides its candles. Each may change while it is shown. */
export interface ChartLook {
  period: ChartPeriod;
  priceDecimals: number;
  lang: Language;
  numbers: NumberFormats;
  time: ChartTime;
  colours: ChartColours;
  fontSize: number;
}

/** A price of the scale, which is drawn in doubles; to the tick they are what they stand for. */
export function priceText(look: ChartLook, price: number): string {
  return look.numbers.fixed(price.toFixed(look.priceDecimals), look.priceDecimals);
}

export function chartOptions(look: ChartLook): DeepPartial<TimeChartOptions> {
  const { colours, time } = look;
  const cross = { color: colours.crosshair, labelBackgroundColor: colours.label };
  return {
    localization: { locale: languageTags[look.lang], timeFormatter: (place: Time) => time.placed(place) },
    layout: {
      background: { type: ColorType.Solid, color: 'transparent' },
      textColor: colours.text,
      fontFamily: 'Inter Variable, sans-serif',
      fontSize: look.fontSize,
      panes: { separatorColor: colours.line, enableResize: false },
    },
    grid: { vertLines: { visible: false }, horzLines: { color: colours.line } },
    crosshair: { mode: CrosshairMode.Normal, vertLine: cross, horzLine: cross },
    // Half a number at the edge would be another one.
    rightPriceScale: { borderVisible: false, entireTextOnly: true },
    timeScale: {
      borderVisible: false,
      timeVisible: !isOfDays(look.period),
      secondsVisible: false,
      rightOffset,
      minBarSpacing: 1.5,
      tickMarkFormatter: (place: Time, type: TickMarkType) => time.mark(place, type),
      tickMarkMaxCharacterLength: 10,
    },
    // A finger that moves up or down scrolls the page, not the chart. One that stays brings the crosshair, which stays
    // until the next tap: the hand is out of the way when the figures are read.
    handleScroll: { vertTouchDrag: false },
    trackingMode: { exitMode: TrackingModeExitMode.OnNextTap },
    kineticScroll: { touch: !matchMedia('(prefers-reduced-motion: reduce)').matches, mouse: false },
  };
}

export function candleOptions(look: ChartLook): CandlestickSeriesPartialOptions {
  const { colours } = look;
  return {
    upColor: colours.up,
    downColor: colours.down,
    wickUpColor: colours.up,
    wickDownColor: colours.down,
    borderVisible: false,
    priceFormat: {
      type: 'custom',
      minMove: 10 ** -look.priceDecimals,
      formatter: (price: number) => priceText(look, price),
    },
  };
}

export function drawnCandle(candle: Candle, look: ChartLook) {
  return {
    time: look.time.place(candle.time),
    open: Number(candle.open),
    high: Number(candle.high),
    low: Number(candle.low),
    close: Number(candle.close),
  };
}

export function drawnVolume(candle: Candle, look: ChartLook) {
  const rising = Number(candle.close) >= Number(candle.open);
  return {
    time: look.time.place(candle.time),
    value: Number(candle.volume),
    color: rising ? look.colours.upSoft : look.colours.downSoft,
  };
}
