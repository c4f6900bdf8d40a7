import type { Candle } from '@auric/api';
import {
  CandlestickSeries,
  createChart,
  createSeriesMarkers,
  HistogramSeries,
  type IChartApi,
  type ISeriesApi,
  type ISeriesMarkersPluginApi,
  type LogicalRange,
  type MouseEventParams,
  type Time,
} from 'lightweight-charts';
import { FrameBatch } from '../../data/frame-batch.ts';
import type { StudyName } from './chart-choices.ts';
import { candleOptions, chartOptions, drawnCandle, drawnVolume, rightOffset, type ChartLook } from './chart-look.ts';
import { noReading, type ChartReading } from './chart-reading.ts';
import { DrawnStudy } from './drawn-study.ts';
import { fillMarks } from './fill-markers.ts';
import type { DrawnLine, OwnOnChart } from './own-lines.ts';
import { PriceLines } from './price-lines.ts';
import { scaleTags, tagHeightOf } from './scale-tags.ts';
import { makeStudy } from './studies.ts';

/** Older candles are asked for when as few are left to the left of what is shown. */
const nearStart = 40;
const paneShare = { price: 3, own: 1 };
/** As far as the last candle may be from the right edge to count as shown. */
const awayAfter = 3;

/**
 * The chart of one place on the screen, for as long as it is there: markets, intervals, themes and languages change
 * while it stays. What it says in words goes to `reading`, at most once a frame.
 */
export class CandleDrawing {
  readonly #chart: IChartApi;
  readonly #series: ISeriesApi<'Candlestick'>;
  readonly #batch = new FrameBatch(() => this.#read());
  readonly #listeners = new Set<() => void>();
  readonly #needOlder: () => void;
  #look: ChartLook;
  #volumes: ISeriesApi<'Histogram'> | null = null;
  #studies: DrawnStudy[] = [];
  #studyNames: readonly StudyName[] = [];
  readonly #priceLines: PriceLines;
  readonly #markers: ISeriesMarkersPluginApi<Time>;
  #fills: OwnOnChart['fills'] = [];
  #candles: Candle[] = [];
  #closes: number[] = [];
  /** What is pointed at; `byKey` marks a crosshair that no finger and no mouse holds. */
  #pointed: { index: number; x: number; byKey: boolean } | null = null;
  #reading: ChartReading = noReading;
  #disposed = false;

  constructor(element: HTMLElement, look: ChartLook, needOlder: () => void) {
    this.#look = look;
    this.#needOlder = needOlder;
    this.#chart = createChart(element, { autoSize: true, ...chartOptions(look) });
    this.#series = this.#chart.addSeries(CandlestickSeries, candleOptions(look));
    this.#priceLines = new PriceLines(this.#series);
    this.#markers = createSeriesMarkers(this.#series, []);
    // The library tells of no other move of the scale: whatever is drawn anew asks its parts to be up to date.
    this.#series.attachPrimitive({ updateAllViews: () => this.#batch.request() });
    this.#chart.subscribeCrosshairMove(this.#crosshairMoved);
    this.#chart.timeScale().subscribeVisibleLogicalRangeChange(this.#rangeChanged);
    this.#chart.timeScale().subscribeSizeChange(this.#sizeChanged);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly reading = (): ChartReading => this.#reading;

  /** Another interval takes the candles away: those of it are on their way. */
  setLook(look: ChartLook): void {
    if (look.period !== this.#look.period) this.show([]);
    this.#look = look;
    this.#chart.applyOptions(chartOptions(look));
    this.#series.applyOptions(candleOptions(look));
    this.#studies.forEach((study) => study.applyLook(look));
    this.#drawAll();
  }

  /** Draws these candles instead of the ones before; the range shown stays where it is. */
  show(candles: readonly Candle[]): void {
    const before = this.#pointed && this.#candles[this.#pointed.index];
    this.#candles = [...candles];
    this.#closes = candles.map(({ close }) => Number(close));
    this.#studies.forEach(({ study }) => study.renew(this.#closes, 0));
    this.#drawAll();
    const index = before ? candles.findIndex(({ time }) => time === before.time) : -1;
    if (index < 0) this.#pointed = null;
    else if (this.#pointed?.byKey) this.point(index);
    else if (this.#pointed !== null) this.#pointed = { ...this.#pointed, index };
  }

  /** The last candle has moved, or a new one has begun. */
  move(candle: Candle): void {
    const last = this.#candles.at(-1);
    // The library takes changes of the last candle and newer ones only.
    if (last !== undefined && candle.time < last.time) return;
    const index = last?.time === candle.time ? this.#candles.length - 1 : this.#candles.length;
    this.#candles[index] = candle;
    this.#closes[index] = Number(candle.close);
    const drawn = drawnCandle(candle, this.#look);
    this.#series.update(drawn);
    this.#volumes?.update(drawnVolume(candle, this.#look));
    for (const drawnStudy of this.#studies) {
      drawnStudy.study.renew(this.#closes, index);
      drawnStudy.drawLast(drawn.time, index);
    }
    this.#batch.request();
  }

  setStudies(names: readonly StudyName[]): void {
    this.#studyNames = names;
    this.#studies.forEach((study) => study.remove());
    this.#setVolume(names.includes('volume'));
    let pane = 0;
    this.#studies = names
      .filter((name) => name !== 'volume')
      .map(makeStudy)
      .map((study) => new DrawnStudy(this.#chart, study, this.#look, study.onPrice ? 0 : (pane += 1)));
    this.#chart.panes().forEach((each, index) => each.setStretchFactor(index === 0 ? paneShare.price : paneShare.own));
    this.#studies.forEach(({ study }) => study.renew(this.#closes, 0));
    this.#drawAll();
  }

  /** The customer's own prices, each a line. */
  setLines(lines: readonly DrawnLine[]): void {
    this.#priceLines.draw(lines, this.#look.colours);
    this.#batch.request();
  }

  /** Where a price stands, in pixels from the top of the candles; null while nothing is drawn. */
  yOf(price: number): number | null {
    return this.#series.priceToCoordinate(price);
  }

  /** The whole ticks of the price at a height, which is taken to be within the candles; null while nothing is drawn. */
  ticksAt(y: number): number | null {
    const height = this.#chart.panes()[0]?.getHeight() ?? 0;
    const price = this.#series.coordinateToPrice(Math.min(Math.max(y, 0), height));
    return price === null ? null : Math.max(1, Math.round(price * 10 ** this.#look.priceDecimals));
  }

  /** The own fills of the market, each marked at its candle. */
  setFills(fills: OwnOnChart['fills']): void {
    this.#fills = fills;
    this.#drawFills();
  }

  /** Keeps the candles below what is written over them. */
  reserveTop(px: number): void {
    const height = this.#chart.panes()[0]?.getHeight() ?? 0;
    if (height === 0) return;
    const top = Math.min((px + 8) / height, 0.45);
    this.#series.priceScale().applyOptions({ scaleMargins: { top, bottom: this.#volumes === null ? 0.08 : 0.24 } });
  }

  /** Points at a candle by its place, and brings it into sight; null points at none. */
  point(index: number | null): void {
    const candle = index === null ? undefined : this.#candles[index];
    if (index === null || candle === undefined) {
      this.#chart.clearCrosshairPosition();
      this.#setPointed(null);
      return;
    }
    const scale = this.#chart.timeScale();
    const range = scale.getVisibleLogicalRange();
    if (range !== null && (index < range.from || index > range.to)) {
      const width = range.to - range.from;
      const from = index < range.from ? index : index - width;
      scale.setVisibleLogicalRange({ from, to: from + width });
    }
    this.#chart.setCrosshairPosition(Number(candle.close), this.#look.time.place(candle.time), this.#series);
    const x = scale.timeToCoordinate(this.#look.time.place(candle.time)) ?? 0;
    this.#setPointed({ index, x, byKey: true });
  }

  /** Brings the latest candle into sight, at once: the library's own glide ends wherever its last frame falls. */
  showLatest(): void {
    this.#chart.timeScale().scrollToPosition(rightOffset, false);
  }

  dispose(): void {
    this.#disposed = true;
    this.#listeners.clear();
    this.#chart.unsubscribeCrosshairMove(this.#crosshairMoved);
    this.#chart.timeScale().unsubscribeVisibleLogicalRangeChange(this.#rangeChanged);
    this.#chart.timeScale().unsubscribeSizeChange(this.#sizeChanged);
    this.#chart.remove();
  }

  readonly #crosshairMoved = (event: MouseEventParams): void => {
    if (event.point === undefined || event.logical === undefined) return this.#setPointed(null);
    const index = Math.round(event.logical);
    this.#setPointed(this.#candles[index] === undefined ? null : { index, x: event.point.x, byKey: false });
  };

  readonly #rangeChanged = (range: LogicalRange | null): void => {
    if (range !== null && this.#candles.length > 0 && range.from < nearStart) this.#needOlder();
    this.#batch.request();
  };

  readonly #sizeChanged = (): void => this.#batch.request();

  #setPointed(pointed: { index: number; x: number; byKey: boolean } | null): void {
    this.#pointed = pointed;
    this.#batch.request();
  }

  #setVolume(shown: boolean): void {
    if (!shown && this.#volumes !== null) {
      this.#chart.removeSeries(this.#volumes);
      this.#volumes = null;
    }
    if (!shown || this.#volumes !== null) return;
    this.#volumes = this.#chart.addSeries(HistogramSeries, {
      priceFormat: { type: 'volume' },
      priceScaleId: 'volume',
      lastValueVisible: false,
      priceLineVisible: false,
    });
    this.#chart.priceScale('volume').applyOptions({ scaleMargins: { top: 0.82, bottom: 0 } });
  }

  #drawAll(): void {
    const drawn = this.#candles.map((candle) => drawnCandle(candle, this.#look));
    const places = drawn.map(({ time }) => time);
    this.#series.setData(drawn);
    this.#volumes?.setData(this.#candles.map((candle) => drawnVolume(candle, this.#look)));
    this.#studies.forEach((study) => study.drawAll(places));
    this.#drawFills();
    this.#batch.request();
  }

  #read(): void {
    if (this.#disposed) return;
    const range = this.#chart.timeScale().getVisibleLogicalRange();
    const last = this.#candles.length - 1;
    const index = this.#pointed?.index ?? last;
    const width = this.#chart.timeScale().width();
    let top = 0;
    const tops = this.#chart.panes().map((pane) => {
      const before = top;
      top += pane.getHeight() + 1;
      return before;
    });
    this.#reading = {
      candles: this.#candles,
      index,
      pointed: this.#pointed !== null,
      pointedLeft: this.#pointed !== null && this.#pointed.x < width / 2,
      first: Math.max(0, Math.ceil(range?.from ?? 0)),
      last: Math.min(last, Math.floor(range?.to ?? last)),
      away: range !== null && range.to < last - awayAfter,
      paneTops: tops,
      priceHeight: this.#chart.panes()[0]?.getHeight() ?? 0,
      volumeShown: this.#studyNames.includes('volume'),
      ...this.#readScale(),
      studies: this.#studies.map((drawnStudy) => ({
        name: drawnStudy.study.name,
        onPrice: drawnStudy.study.onPrice,
        values: drawnStudy.study.lines.map(({ label, colour, look, value }) => {
          const now = value(index);
          return { label, colour, look, text: now === undefined ? null : drawnStudy.text(now) };
        }),
      })),
    };
    this.#listeners.forEach((listener) => listener());
  }

  #drawFills(): void {
    const { colours, time } = this.#look;
    const marks = fillMarks(
      this.#fills,
      this.#candles.map((candle) => candle.time),
    );
    this.#markers.setMarkers(
      marks.map(({ index, side }) => ({
        time: time.place(this.#candles[index]?.time ?? 0),
        position: side === 'buy' ? 'belowBar' : 'aboveBar',
        shape: side === 'buy' ? 'arrowUp' : 'arrowDown',
        color: side === 'buy' ? colours.up : colours.down,
      })),
    );
  }

  #readScale(): Pick<ChartReading, 'scaleWidth' | 'lastY' | 'tags' | 'held'> {
    const height = this.#chart.panes()[0]?.getHeight() ?? 0;
    const last = this.#closes.at(-1);
    const lastY = last === undefined ? null : this.#series.priceToCoordinate(last);
    const tagged = this.#priceLines.lines.flatMap((thing) => {
      const y = this.#series.priceToCoordinate(Number(thing.price));
      return y === null ? [] : [{ y, thing }];
    });
    const others = tagged.filter(({ thing }) => !thing.held);
    const taken = lastY === null ? null : { from: lastY - this.#look.fontSize, to: lastY + 2.5 * this.#look.fontSize };
    const inSight = lastY !== null && lastY >= 0 && lastY <= height;
    return {
      scaleWidth: this.#series.priceScale().width(),
      lastY: inSight ? lastY : null,
      tags: scaleTags(others, height, tagHeightOf(this.#look.fontSize), inSight ? taken : null),
      held: tagged.find(({ thing }) => thing.held) ?? null,
    };
  }
}
