import { spoken } from '../../kit/spoken.ts';
import type { ConsolePart } from '../part.ts';

/** The orders of a customer. */
export const orders: ConsolePart = {
  name: 'orders',
  title: 'Orders',
  timeline: {
    order: ({ market, side, order_type: type, price, quantity, filled, state }) => {
      const at = price === '0' || price === '' ? '' : ` at ${price}`;
      return `${spoken(String(type))} ${side} of ${quantity} ${market}${at}: ${state}, ${filled} filled`;
    },
  },
};
