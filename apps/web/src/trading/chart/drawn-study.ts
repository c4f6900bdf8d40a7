import {
  HistogramSeries,
  LineSeries,
  LineStyle,
  type AutoscaleInfo,
  type IChartApi,
  type ISeriesApi,
  type UTCTimestamp,
} from 'lightweight-charts';
import { priceText, type ChartLook } from './chart-look.ts';
import type { Study, StudyLine } from './studies.ts';

type LineApi = ISeriesApi<'Line'> | ISeriesApi<'Histogram'>;

/** Where the strength of a move is called extreme, by Wilder. */
const extremes = [70, 30];
/** Both are in sight at any time, or nobody would see how far it is to them. */
const withExtremes = (ownRange: () => AutoscaleInfo | null): AutoscaleInfo => {
  const { minValue = 50, maxValue = 50 } = ownRange()?.priceRange ?? {};
  return { priceRange: { minValue: Math.min(minValue, 25), maxValue: Math.max(maxValue, 75) } };
};
/** Above the lines of a pane of its own their names are written. */
const paneMargins = { top: 0.24, bottom: 0.08 };

/** An indicator with the series that it is drawn with. */
export class DrawnStudy {
  readonly study: Study;
  readonly #chart: IChartApi;
  readonly #series: readonly { line: StudyLine; api: LineApi }[];
  #look: ChartLook;

  constructor(chart: IChartApi, study: Study, look: ChartLook, pane: number) {
    this.#chart = chart;
    this.study = study;
    this.#look = look;
    this.#series = study.lines.map((line) => ({ line, api: this.#add(line, pane) }));
    this.applyLook(look);
    if (!study.onPrice) this.#series[0]?.api.priceScale().applyOptions({ scaleMargins: paneMargins });
    if (study.name === 'rsi') this.#drawExtremes();
  }

  applyLook(look: ChartLook): void {
    this.#look = look;
    const format = (value: number) => this.text(value);
    for (const { line, api } of this.#series) {
      api.applyOptions({
        priceFormat: {
          type: 'custom',
          minMove: 10 ** -(this.study.onPrice ? look.priceDecimals : 2),
          formatter: format,
        },
        ...(line.look === 'bars' ? {} : { color: look.colours.series(line.colour) }),
      });
    }
  }

  /** A value as the reader's language writes it: to the tick, the strength index with two decimals; − as wide as +. */
  text(value: number): string {
    const { numbers } = this.#look;
    const size = Math.abs(value);
    const text = this.study.name === 'rsi' ? numbers.fixed(size.toFixed(2), 2) : priceText(this.#look, size);
    return value < 0 ? `−${text}` : text;
  }

  drawAll(places: readonly UTCTimestamp[]): void {
    for (const { line, api } of this.#series) {
      api.setData(places.flatMap((time, index) => this.#points(line, time, index)) as never);
    }
  }

  drawLast(time: UTCTimestamp, index: number): void {
    for (const { line, api } of this.#series) {
      const [point] = this.#points(line, time, index);
      if (point !== undefined) api.update(point);
    }
  }

  remove(): void {
    for (const { api } of this.#series) this.#chart.removeSeries(api);
  }

  #points(line: StudyLine, time: UTCTimestamp, index: number): { time: UTCTimestamp; value: number; color?: string }[] {
    const value = line.value(index);
    if (value === undefined) return [];
    const { upSoft, downSoft } = this.#look.colours;
    return line.look === 'bars' ? [{ time, value, color: value < 0 ? downSoft : upSoft }] : [{ time, value }];
  }

  #add(line: StudyLine, pane: number): LineApi {
    const quiet = { lastValueVisible: false, priceLineVisible: false };
    if (line.look === 'bars') return this.#chart.addSeries(HistogramSeries, quiet, pane);
    return this.#chart.addSeries(
      LineSeries,
      {
        ...quiet,
        lineWidth: line.look === 'thick' ? 2 : 1,
        lineStyle: line.look === 'dashed' ? LineStyle.Dashed : LineStyle.Solid,
        crosshairMarkerVisible: false,
        ...(this.study.name === 'rsi' ? { autoscaleInfoProvider: withExtremes } : {}),
      },
      pane,
    );
  }

  #drawExtremes(): void {
    const [first] = this.#series;
    for (const price of extremes) {
      first?.api.createPriceLine({
        price,
        color: this.#look.colours.crosshair,
        lineStyle: LineStyle.Dotted,
        lineWidth: 1,
        axisLabelVisible: false,
        title: '',
      });
    }
  }
}
