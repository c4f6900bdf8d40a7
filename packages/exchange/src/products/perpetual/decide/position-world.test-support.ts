import { contractMarket, ContractWorld } from '../../../contract-world.test-support.ts';
import { alice, bob, carol, usdt } from '../../../exchange-world.test-support.ts';
import type { PlaceOrder } from '../../../matching/venue/commands.ts';

/** One whole coin in lots: at 100,000 ticks it is worth 10,000 USDT. */
export const coin = 100_000;

/** A world with a contract, with short words for what positions go through. */
export class PositionWorld extends ContractWorld {
  /** Leaves a customer with so much in the contract account, in units of USDT. */
  leaveWith(customer: number, amount: bigint): void {
    const rest = this.contractBalance(customer).available - amount;
    this.do({ type: 'Transfer', customer, from: 'perpetual', to: 'spot', asset: usdt, amount: rest });
  }

  contractBalance(customer: number): { available: bigint; held: bigint } {
    const found = this.exchange.query({ type: 'balances', customer }).find((view) => view.kind === 'perpetual');
    return { available: found?.available ?? 0n, held: found?.held ?? 0n };
  }

  positionsOf(customer: number) {
    return this.exchange.query({ type: 'positions', customer, market: 0 });
  }

  /** The lots that a customer's open orders are still for, by their ids. */
  waitingOf(customer: number): Record<number, number> {
    const open = this.exchange.query({ type: 'openOrders', customer });
    return Object.fromEntries(open.map(({ id, quantity, filled }) => [id, quantity - filled]));
  }

  /** A resting order first, and who takes it; gives the position of who buys. */
  meet(buyer: number, seller: number, price: number, lots: number, fields: Partial<PlaceOrder> = {}): number {
    this.do(this.opening(seller, 'sell', price, { quantity: lots }));
    return this.do(this.opening(buyer, 'buy', price, { quantity: lots, ...fields })).orderIds[0]!;
  }

  /** A limit order that closes a position. */
  closing(
    customer: number,
    side: 'buy' | 'sell',
    price: number,
    position: number,
    fields: Partial<PlaceOrder> = {},
  ): PlaceOrder {
    return this.opening(customer, side, price, { position: { position, leverage: 0 }, ...fields });
  }

  /** Closes lots at market, 0 for all. */
  close(customer: number, position: number, lots = 0): void {
    this.do({ type: 'ClosePosition', customer, position, lots, quotedPrice: 0 });
  }
}

export { alice, bob, carol, contractMarket };
