import { exactProduct } from '../../kernel/amounts.ts';
import type { Claim, Formula, Given, ReceiptOf, Receipts, ReceiptWorld } from '../../kernel/receipt.ts';
import { feeOf } from '../../ledger/fees.ts';
import { basePerLot, notionalOf, quotePerTickLot } from '../../matching/venue/formulas.ts';
import { changesHands, rateUnsaid, type TradingAccount } from '../../matching/venue/events.ts';
import type { OrdersTraded } from '../../matching/venue/settlement.ts';
import { defaultTiers, stepsOf } from './formulas.ts';

/** The terms that trades are charged by. */
export const feeTerms = 'fee_schedules';

const event = { from: 'event' } as const;
const listing = { from: 'listing' } as const;

/** Of a trade that buys: the base comes, less its fee, the quote goes. */
const buy: Formula = (given) => {
  const { base, quote } = exchanged(given);
  const fee = BigInt(feeOf(Number(base), Number(given('fee_rate'))));
  return [
    { name: 'paid', terms: ['price', '×', 'quantity'], rounds: 'exact', value: quote },
    { name: 'bought', terms: ['quantity'], rounds: 'exact', value: base },
    { name: 'fee', terms: ['bought', '×', 'fee_rate'], rounds: 'up', value: fee },
    { name: 'received', terms: ['bought', '−', 'fee'], rounds: 'exact', value: base - fee },
  ];
};

/** Of a trade that sells: the quote comes, less its fee, the base goes. */
const sell: Formula = (given) => {
  const { base, quote } = exchanged(given);
  const fee = BigInt(feeOf(Number(quote), Number(given('fee_rate'))));
  return [
    { name: 'sold', terms: ['quantity'], rounds: 'exact', value: base },
    { name: 'proceeds', terms: ['price', '×', 'quantity'], rounds: 'exact', value: quote },
    { name: 'fee', terms: ['proceeds', '×', 'fee_rate'], rounds: 'up', value: fee },
    { name: 'received', terms: ['proceeds', '−', 'fee'], rounds: 'exact', value: quote - fee },
  ];
};

function exchanged(given: (name: string) => bigint): { base: bigint; quote: bigint } {
  const [price, lots] = [Number(given('price')), Number(given('quantity'))];
  const quote = BigInt(notionalOf(price, lots, Number(given('tick_lot_value'))));
  return { base: BigInt(exactProduct(lots, Number(given('lot_size')))), quote };
}

/** A customer's part of a trade. */
const ordersTraded: ReceiptOf<OrdersTraded> = {
  lookBackMs: 0,
  isEnough: () => true,
  terms: () => [feeTerms],
  claim: ({ event: trade, customer }, world) => {
    // A trade of a contract is settled by the events of its own product.
    if (!changesHands(trade.account)) return null;
    const isTaker = trade.takerCustomer === customer;
    const buys = (trade.side === 'buy') === isTaker;
    const fee = isTaker ? trade.takerFee : trade.makerFee;
    const [base, quote] = [measured(trade.base), measured(trade.quote)];
    const { baseAmount, quoteAmount } = trade;
    const given = [...tradeInputs(trade, world), rateInput(trade, { isTaker, buys, fee }, world)];
    const [going, coming] = buys ? (['paid', 'bought'] as const) : (['sold', 'proceeds'] as const);
    const [gone, come] = buys ? [quoteAmount, baseAmount] : [baseAmount, quoteAmount];
    const [goneIn, comeIn] = buys ? [quote, base] : [base, quote];
    return {
      kind: kindOf(trade.account, buys),
      subject: trade.trade,
      given,
      recorded: [
        { name: going, value: gone, measure: goneIn },
        { name: coming, value: come, measure: comeIn },
        { name: 'fee', value: fee, measure: comeIn },
        { name: 'received', value: come - fee, measure: comeIn },
      ],
    } satisfies Claim;
  },
};

/** Stock settles as spot does; what it is called is its own. */
function kindOf(account: TradingAccount, buys: boolean): string {
  const product = account === 'stock' ? 'stock' : 'spot';
  return `${product}_${buys ? 'buy' : 'sell'}`;
}

function measured(asset: number) {
  return { of: 'amount', asset } as const;
}

function tradeInputs({ market, price, quantity, base, quote }: OrdersTraded, world: ReceiptWorld): Given[] {
  const { priceDecimals, quantityDecimals } = world.market(market);
  const unit = quotePerTickLot(world.scaleOf(quote), priceDecimals, quantityDecimals);
  const lot = basePerLot(world.scaleOf(base), quantityDecimals);
  return [
    { name: 'price', value: BigInt(price), measure: { of: 'price', market }, origin: event },
    { name: 'quantity', value: BigInt(quantity), measure: { of: 'quantity', market }, origin: event },
    { name: 'lot_size', value: BigInt(lot), measure: measured(base), origin: listing },
    { name: 'tick_lot_value', value: BigInt(unit), measure: measured(quote), origin: listing },
  ];
}

interface Part {
  readonly isTaker: boolean;
  readonly buys: boolean;
  readonly fee: bigint;
}

/** The rate that the trade was charged, as its event says it. */
function rateInput(trade: OrdersTraded, part: Part, world: ReceiptWorld): Given {
  const rate = part.isTaker ? trade.takerPpm : trade.makerPpm;
  if (rate === rateUnsaid) return rateOfSchedule(trade, part, world);
  return { name: 'fee_rate', value: BigInt(rate), measure: { of: 'rate' }, origin: event };
}

/**
 * The rate of a trade of before its event said it: of the tiers that were in force the lowest one that gives this fee, of all
 * of them the first where none does, so that such a receipt replays as not equal.
 */
function rateOfSchedule(
  { baseAmount, quoteAmount }: OrdersTraded,
  { isTaker, buys, fee }: Part,
  world: ReceiptWorld,
): Given {
  const inForce = world.terms(feeTerms);
  const tiers = stepsOf((inForce?.values['tiers'] as readonly number[] | undefined) ?? defaultTiers);
  const rates = tiers.map(({ makerPpm, takerPpm }) => (isTaker ? takerPpm : makerPpm));
  const received = Number(buys ? baseAmount : quoteAmount);
  const rate = rates.find((ppm) => BigInt(feeOf(received, ppm)) === fee) ?? rates[0]!;
  const origin = { from: 'terms', at: inForce?.since ?? 0 } as const;
  return { name: 'fee_rate', value: BigInt(rate), measure: { of: 'rate' }, origin };
}

export const spotReceipts: Receipts<OrdersTraded> = {
  formulas: { spot_buy: buy, spot_sell: sell, stock_buy: buy, stock_sell: sell },
  events: { OrdersTraded: ordersTraded },
};
