import { Fraction, millionths } from './fraction.ts';
import { sideLotsOf, tierLeverage, worthAt } from './witness-exposure.ts';
import { expectThat, type SeenOrder, type WitnessWorld } from './witness-world.ts';

const dayMs = 86_400_000;

/** "New customers are capped at 20× for 60 days (in the sandbox: until the quiz is passed)"; above 50× only behind the quiz. */
export function ownLeverageMost(w: WitnessWorld, customer: number): number {
  const { newcomerDays, newcomerMost, quizAbove, quizEndsNewcomer } = w.limits;
  const hasPassed = w.quizzed.has(customer);
  const isNew = w.at - w.openedAt.get(customer)! < newcomerDays * dayMs && !(hasPassed && quizEndsNewcomer);
  return Math.min(isNew ? newcomerMost : 125, hasPassed ? 125 : quizAbove);
}

/**
 * What a ticket was allowed to open, by all that its customer has in the market and side, at the mark: tier, leverage, the caps of
 * the customer and of the market, whose last part is for liquidity providers. `order` isn't among the resting ones yet.
 */
export function expectMayOpen(w: WitnessWorld, order: SeenOrder): void {
  if (order.terms === null || order.terms.reduceOnly) return;
  const { customer, market, side, remaining } = order;
  const { leverage } = order.terms;
  const contract = w.contract(market);
  expectThat(contract.health !== 'frozen', () => `Order ${order.id} opens while the mark is frozen`);
  const all = sideLotsOf(w, customer, market, side === 'buy' ? 1 : -1) + remaining;
  const worth = worthAt(contract, all, contract.markE8);
  const most = Math.min(tierLeverage(contract, worth), contract.rules.maxLeverage, ownLeverageMost(w, customer));
  expectThat(leverage <= most, () => `Order ${order.id} opens with ${leverage} times of ${most}`);
  const customerMost = new Fraction(contract.rules.customerMost);
  expectThat(!customerMost.isBelow(worth), () => `Order ${order.id} opens more than its customer may have`);
  const longs = [...w.positions.values()].filter((open) => open.market === market && open.side === 1);
  const open = longs.reduce((sum, { lots }) => sum + BigInt(lots), remaining);
  const { openInterestMost, providerPpm } = contract.rules;
  const room = new Fraction(openInterestMost).times(millionths(1_000_000 - providerPpm));
  expectThat(
    !room.isBelow(worthAt(contract, open, contract.markE8)),
    () => `Order ${order.id} opens more than is left`,
  );
}
