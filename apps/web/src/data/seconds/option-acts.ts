import type { Params } from '@auric/api';
import { acts } from '../acts/acts.ts';
import type { ActEnd, Draft, MoneyAct } from '../acts/money-act.ts';

/** A purchase as it is sent, and as it was. */
export type SentOption = Params<'microtrade/submit'>;

/** The purchase that an act sends. */
export const sentOptionOf = (act: MoneyAct): SentOption => act.body as SentOption;

/** Sends a purchase; false where one about the same is under way. */
export function buyOption(about: string, body: Omit<SentOption, 'request_id'>, written: Draft): boolean {
  return acts.begin({ about, path: 'microtrade/submit', body, draft: { written, after: written } });
}

type Done = Extract<ActEnd, { became: 'done' }>;
type OptionDone = Extract<Done, { act: MoneyAct<'microtrade/submit'> }>;

/** Whether what is done is the purchase of an option. */
export function isOptionDone(end: Done): end is OptionDone {
  return end.act.path === 'microtrade/submit';
}
