import * as z from 'zod/mini';
import { fill } from '../venue/values.ts';

/** The customer's part of the trade that an entry of the bills is about. */
export const tradeSubject = z.pick(fill, {
  order_id: true,
  match_id: true,
  symbol: true,
  type: true,
  price: true,
  amount: true,
  quote_amount: true,
  role: true,
});
