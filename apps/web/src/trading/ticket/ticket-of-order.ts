import type { WireOrder } from '@auric/api';
import { emptyTicket, type Ticket } from './ticket-state.ts';

const typed = (decimal: string | undefined): string => (decimal === undefined || decimal === '0' ? '' : decimal);

/**
 * The ticket that would place an order like this one. Null for a leg of an OCO, which stands for one half of what was
 * asked. What was attached to an order is known only as long as it is open.
 */
export function ticketOfOrder(order: WireOrder): Ticket | null {
  if (order.oco_id !== 0) return null;
  const { order_type, price } = order;
  const [takeProfit, stopLoss] = [typed(order.target_profit_price), typed(order.stop_loss_price)];
  const byTotal = order.amount === '0';
  return {
    ...emptyTicket,
    side: order.type,
    orderType: order_type === 'take_profit' && price !== '0' ? 'take_profit_limit' : order_type,
    timeInForce: price === '0' ? 'gtc' : order.time_in_force,
    postOnly: order.post_only,
    price: typed(price),
    pricedBy: price === '0' ? 'app' : 'customer',
    trigger: order.trailing_delta === 0 ? typed(order.trigger_price) : '',
    trailing: order.trailing_delta === 0 ? '' : String(order.trailing_delta / 100),
    protects: takeProfit !== '' || stopLoss !== '',
    takeProfit,
    stopLoss,
    amount: byTotal ? '' : order.amount,
    total: byTotal ? order.quote_amount : '',
    lead: byTotal ? 'total' : 'amount',
  };
}
