import { grouped } from '../../kit/grouped.ts';
import { spoken } from '../../kit/spoken.ts';
import type { ConsolePart } from '../part.ts';

/** The orders of a customer. */
export const orders: ConsolePart = {
  name: 'orders',
  title: 'Orders',
  timeline: {
    order: ({ market, side, order_type: type, price, quantity, total, currency, filled, state }) => {
      const at = isNothing(price) ? '' : ` at ${size(price)}`;
      // A market buy may say what it spends and not what it gets.
      const what = isNothing(quantity) ? `${market} for ${size(total)} ${currency}` : `${size(quantity)} ${market}`;
      return `${spoken(String(type))} ${side} of ${what}${at}: ${state}, ${size(filled)} filled`;
    },
  },
};

const isNothing = (decimal: unknown): boolean => !/[1-9]/.test(String(decimal));
const size = (decimal: unknown): string => grouped(String(decimal));
