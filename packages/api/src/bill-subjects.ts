import * as z from 'zod/mini';
import { positionSubject } from './perpetual/bill-subject.ts';
import { tradeSubject } from './spot/bill-subject.ts';

/** What an entry of the bills is about, where a product says more of it than its amounts: each product under its word. */
export const billSubjects = {
  position: z.optional(positionSubject),
  trade: z.optional(tradeSubject),
};

export type BillSubjects = { [Word in keyof typeof billSubjects]?: z.output<(typeof billSubjects)[Word]> };
