import type { KernelEvent } from '../kernel/events.ts';
import type { Postings } from '../kernel/product.ts';
import type { AccountCommand } from './account/commands.ts';
import { type AccountEvent, accountEvents } from './account/events.ts';
import { accountRejections } from './account/rejections.ts';
import { accountPostings } from './account/state.ts';
import type { IndexPriceCommand } from './index-price/commands.ts';
import { type IndexPriceEvent, indexPriceEvents } from './index-price/events.ts';
import { indexPriceRejections } from './index-price/rejections.ts';
import type { SpotCommand } from './spot/commands.ts';
import { type SpotEvent, spotEvents } from './spot/events.ts';
import { spotRejections } from './spot/rejections.ts';
import type { VenueCommand } from '../matching/venue/commands.ts';
import { type VenueEvent, venueEvents } from '../matching/venue/events.ts';
import { venueRejections } from '../matching/venue/rejections.ts';
import { venuePostings } from '../matching/venue/state/postings.ts';
import { kernelEvents } from '../kernel/events.ts';

/** The registry: one row a product. */
export type Command = AccountCommand | IndexPriceCommand | SpotCommand | VenueCommand;
export type EventRecord = KernelEvent | AccountEvent | IndexPriceEvent | SpotEvent | VenueEvent;

/** The field tables of every event. */
export const eventTables = {
  ...kernelEvents,
  ...accountEvents,
  ...indexPriceEvents,
  ...spotEvents,
  ...venueEvents,
} as const;

/** Every refusal of every product, by the name that its ladder uses. */
export const productRejections = {
  account: accountRejections,
  indexPrice: indexPriceRejections,
  spot: spotRejections,
  venue: venueRejections,
} as const;

/** The double entries of every event that moves money. */
export const postings: Postings<EventRecord> = { ...accountPostings, ...venuePostings };
