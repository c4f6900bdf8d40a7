import { isOver } from '../../orders.ts';
import { cancelWithPartner } from './cancel.ts';
import { type Desk, marketOf, type VenueContext } from './desk.ts';
import { takeLevelsBack } from './quote-levels.ts';

/** Takes up to `most` of the open orders and levels of a market back, the eldest first; whether that was all of them. */
export function takeBackOf(desk: Desk, context: VenueContext, id: number, most: number): boolean {
  const market = marketOf(desk, id)!;
  const { orders } = desk.state;
  const { columns } = orders.table;
  const open = [...orders.table.slots()].filter((slot) => columns.market[slot] === id && !isOver(columns.state[slot]!));
  const eldest = open.toSorted((left, right) => columns.id[left]! - columns.id[right]!).slice(0, most);
  const ids = eldest.map((slot) => columns.id[slot]!);
  for (const order of ids) {
    const slot = orders.slotOf(order);
    if (slot < 0 || isOver(columns.state[slot]!)) continue;
    if (columns.isQuote[slot] === 1) takeLevelsBack(desk, context, market, columns.customer[slot]!, [slot]);
    else cancelWithPartner(desk, context, market, slot, 'corporate_action');
  }
  return open.length <= most;
}
