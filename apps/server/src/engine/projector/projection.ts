import type { BillType } from './tables.ts';
import type { ViewBatch } from './view-batch.ts';

/** How one product's events change the read models: one function an event; an event without one changes nothing. */
export type Projection<E extends { type: string }> = {
  readonly [K in E['type']]?: (view: ViewBatch, event: Extract<E, { type: K }>, at: number, seq: number) => void;
};

/**
 * What a bill says about a posting. `fee` was already taken out of the amount (or is part of what left); it gets a bill
 * of its own, of `feeType`.
 */
export interface BillLabel {
  type: BillType;
  ref: number;
  fee?: bigint;
  feeType?: BillType;
}

/** How one product words the postings of its events; the amounts come from the postings themselves. */
export type BillLabels<E extends { type: string }> = {
  readonly [K in E['type']]?: (event: Extract<E, { type: K }>, customer: number, amount: bigint) => BillLabel;
};
