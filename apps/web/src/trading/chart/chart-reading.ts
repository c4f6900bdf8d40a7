import type { Candle } from '@auric/api';
import type { DrawnLine } from './own-lines.ts';
import type { ScaleTag, Tagged } from './scale-tags.ts';
import type { Study, StudyLine } from './studies.ts';

export interface StudyReading {
  name: Study['name'];
  onPrice: boolean;
  values: readonly (Pick<StudyLine, 'label' | 'colour' | 'look'> & { text: string | null })[];
}

/** What a chart shows, for those parts around it that say it in words. */
export interface ChartReading {
  /** All candles that are drawn. The list is the drawing's own: read it, and read it again with the next reading. */
  candles: readonly Candle[];
  /** The candle that is pointed at, else the last one; −1 where there is none. */
  index: number;
  pointed: boolean;
  /** Whether the pointed candle is in the left half, so that words about it have their place in the right one. */
  pointedLeft: boolean;
  /** The range in sight. */
  first: number;
  last: number;
  /** The latest candle is out of sight. */
  away: boolean;
  /** Where each pane begins, in pixels from the top, and how high the first one is. */
  paneTops: readonly number[];
  priceHeight: number;
  volumeShown: boolean;
  studies: readonly StudyReading[];
  /** How wide the scale at the right is, and where the last price stands on it; null while it is out of sight. */
  scaleWidth: number;
  lastY: number | null;
  /** The own lines at the scale, without the one that is held; that one stands where its price is. */
  tags: readonly ScaleTag<DrawnLine>[];
  held: Tagged<DrawnLine> | null;
}

export const noReading: ChartReading = {
  candles: [],
  index: -1,
  pointed: false,
  pointedLeft: false,
  first: 0,
  last: -1,
  away: false,
  paneTops: [],
  priceHeight: 0,
  volumeShown: false,
  studies: [],
  scaleWidth: 0,
  lastY: null,
  tags: [],
  held: null,
};
