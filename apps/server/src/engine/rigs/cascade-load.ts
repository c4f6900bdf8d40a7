import { type Command, defaultContractRules } from '@auric/exchange';
import { testMarket, testMarketOpening } from '@auric/testkit/market';

const contract = 2;
const [priceTicks, lots, longs] = [600_000, 10_000, 48];
const shorts = [1000, 1001, 1002];
const usdt = 3;

/** Everybody in the world of the cascade: those who are short first. */
export const everybody = [...shorts, ...Array.from({ length: longs }, (_, place) => 1100 + place)];

/** The index of the contract in thousandths of where it began. */
export function indexAt(thousandths: number): Command {
  return { type: 'PublishIndex', source: 'test', prices: [1, 6_000_000_000 * thousandths, 0, 3] };
}

/**
 * Forty-eight customers are long with 100 times against three who are short with 10: of a fall of 3 % a frame liquidates 16, and the
 * rest follow in frames of their own.
 */
export function cascadeOpening(): Command[] {
  const commands = testMarketOpening();
  commands.push({ ...listing, market: contract, settlement: 'perpetual' }, defaultContractRules(contract));
  commands.push({
    type: 'SetLeverageLimits',
    newcomerDays: 0,
    newcomerMost: 125,
    quizAbove: 125,
    quizEndsNewcomer: true,
  });
  for (const customer of everybody) {
    const amount = shorts.includes(customer) ? 50_000_000_000n : 100_000_000n;
    const reference = String(customer).padStart(32, '0');
    commands.push({ type: 'OpenCustomer', customer });
    commands.push({ type: 'Deposit', customer, kind: 'spot', asset: usdt, amount, reference });
    commands.push({ type: 'Transfer', customer, from: 'spot', to: 'perpetual', asset: usdt, amount });
  }
  for (const [place, customer] of everybody.slice(shorts.length).entries()) {
    // The index is fresh whatever the machine takes for all of these.
    if (place % 8 === 0) commands.push(indexAt(1_000));
    commands.push(opening(shorts[place % shorts.length]!, 'sell', 10), opening(customer, 'buy', 100));
  }
  return commands;
}

const listing = {
  type: 'ListMarket',
  ...testMarket,
  priceMovedPpm: 5_000,
  indexAgeMaxMs: 400 * 86_400_000,
} as const satisfies Command;

function opening(customer: number, side: 'buy' | 'sell', leverage: number): Command {
  return {
    type: 'PlaceOrder',
    customer,
    market: contract,
    side,
    orderType: 'limit',
    timeInForce: 'gtc',
    postOnly: false,
    price: priceTicks,
    quantity: lots,
    quoteAmount: 0n,
    triggerPrice: 0,
    trailingBasisPoints: 0,
    quotedPrice: 0,
    position: { position: 0, leverage },
  };
}
