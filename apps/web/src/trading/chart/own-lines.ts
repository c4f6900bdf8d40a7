import type { WireFill } from '@auric/api';
import type { ReactNode } from 'react';
import type { HeldLine } from './line-hold.ts';

/** A price of the customer's that stands on a chart as a line: of an order, or of a position. */
export interface ChartLine {
  /** What tells it from the other lines of its chart. */
  key: string;
  /** A decimal of the wire. */
  price: string;
  tone: LineTone;
  /** What it is, for its tag at the scale. */
  title: string;
  /** What it is, for those who listen. */
  label: string;
  /** Whether it can be taken to another price. */
  movable: boolean;
}

/** In the colour of those who buy, of those who sell, or of a warning. */
export type LineTone = 'buy' | 'sell' | 'warning';

/** A line as it is drawn now: one that is held stands at the price that it has been taken to. */
export interface DrawnLine extends ChartLine {
  held: boolean;
}

/** What is asked once a line has been taken to another price. Nothing is sent before it is confirmed. */
export interface LineQuestion {
  held: HeldLine | null;
  open: boolean;
  onClose: () => void;
}

/** What a chart shows of the customer's own, and how it asks whether something shall follow its line. */
export interface OwnOnChart {
  lines: readonly ChartLine[];
  fills: readonly Pick<WireFill, 'time' | 'type'>[];
  ask: (question: LineQuestion) => ReactNode;
}
