import * as z from 'zod/mini';
import { position } from './values.ts';

/** The position that an entry of the bills is about. */
export const positionSubject = z.pick(position, {
  id: true,
  match_id: true,
  symbol: true,
  side: true,
  multiple: true,
  margin_mode: true,
});
