import { ConsoleApi } from './console-api.ts';
import { heedRefusal } from './seat.ts';

/** The calls of this console. */
export const api = new ConsoleApi((url, init) => fetch(url, init), heedRefusal);
