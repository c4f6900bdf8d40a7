import type { ViewBatch } from './view-batch.ts';

/** How one product's events change the read models: one function an event; an event without one changes nothing. */
export type Projection<E extends { type: string }> = {
  readonly [K in E['type']]?: (view: ViewBatch, event: Extract<E, { type: K }>, at: number, seq: number) => void;
};
