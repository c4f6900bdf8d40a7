import type { AccountCommand } from './account/commands.ts';
import type { AccountEvent } from './account/events.ts';
import type { IndexPriceCommand } from './index-price/commands.ts';
import type { IndexPriceEvent } from './index-price/events.ts';
import type { SpotCommand } from './spot/commands.ts';
import type { SpotEvent } from './spot/events.ts';

export type Command = AccountCommand | IndexPriceCommand | SpotCommand;
export type EventRecord = AccountEvent | IndexPriceEvent | SpotEvent;
