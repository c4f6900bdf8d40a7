import type { WireOrder } from '@auric/api';
import type { TFunction } from 'i18next';
import { isAmendable } from '../orders/amend-draft.ts';
import { orderTypeTexts } from '../orders/order-texts.ts';
import type { ChartLine } from './own-lines.ts';

/** Whether the line of an order can be taken to another price: it must have one that the exchange lets be changed. */
export function isMovable(order: WireOrder): boolean {
  return isAmendable(order) && order.price !== '0';
}

/** The open orders of a market as lines: at their prices, those without one at their triggers. */
export function orderLines(open: readonly WireOrder[], market: number, t: TFunction): ChartLine[] {
  return open
    .filter((order) => order.match_id === market && (order.price !== '0' || order.trigger_price !== '0'))
    .map((order) => {
      const title = t(($) => $.trade[orderTypeTexts[order.order_type]]);
      return {
        key: keyOf(order),
        price: order.price === '0' ? order.trigger_price : order.price,
        tone: order.type,
        title,
        label: t(($) => $.chart.orderLine, { type: title, side: t(($) => $.trade[order.type]) }),
        movable: isMovable(order),
      };
    });
}

/** The order that a line stands for; null when it has ended. */
export function orderOfLine<Order extends WireOrder>(open: readonly Order[], key: string | undefined): Order | null {
  return open.find((order) => keyOf(order) === key) ?? null;
}

const keyOf = ({ id }: WireOrder): string => `order ${id}`;
