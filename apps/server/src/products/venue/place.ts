import type { Payload } from '@auric/api';
import type { Command, MarketView } from '@auric/exchange';
import { readAmount, readSteps } from '../../edge/amounts.ts';
import { Refusal } from '../../edge/refusal.ts';

type PlaceOrder = Extract<Command, { type: 'PlaceOrder' }>;
type PlaceOco = Extract<Command, { type: 'PlaceOco' }>;

/** Rates are in millionths inside. */
const rateDecimals = 6;

/** The command behind `coin/trade`. `quoteScale`: decimals of the quote asset. */
export function placeOrderCommand(
  payload: Payload<'coin/trade'>,
  customer: number,
  market: MarketView,
  quoteScale: number,
): PlaceOrder {
  const { priceDecimals, quantityDecimals } = market;
  if (payload.amount === undefined && payload.quote_amount === undefined)
    throw new Refusal('parameter_error', 'amount');
  const price = readSteps(payload.target_price, priceDecimals, 'target_price');
  return {
    type: 'PlaceOrder',
    customer,
    market: market.market,
    side: payload.type,
    orderType: payload.order_type ?? (price === 0 ? 'market' : 'limit'),
    timeInForce: payload.time_in_force ?? 'gtc',
    postOnly: payload.post_only,
    price,
    quantity: readSteps(payload.amount, quantityDecimals, 'amount'),
    quoteAmount: payload.quote_amount === undefined ? 0n : readAmount(payload.quote_amount, quoteScale, 'quote_amount'),
    triggerPrice: readSteps(payload.trigger_price, priceDecimals, 'trigger_price'),
    trailingBasisPoints: payload.trailing_delta ?? 0,
    quotedPrice: readSteps(payload.quoted_price, priceDecimals, 'quoted_price'),
    slippagePpm: slippageOf(payload.slippage),
    takeProfit: readSteps(payload.target_profit_price, priceDecimals, 'target_profit_price'),
    stopLoss: readSteps(payload.stop_loss_price, priceDecimals, 'stop_loss_price'),
  };
}

/** In ppm, 0 where none is given: a slippage of nothing is refused, or it would be taken for none. */
export function slippageOf(text: string | undefined): number {
  const ppm = readSteps(text, rateDecimals, 'slippage');
  if (ppm === 0 && text !== undefined) throw new Refusal('slippage_invalid', 'slippage');
  return ppm;
}

/** The command behind `coin/oco`. */
export function placeOcoCommand(payload: Payload<'coin/oco'>, customer: number, market: MarketView): PlaceOco {
  const { priceDecimals, quantityDecimals } = market;
  return {
    type: 'PlaceOco',
    customer,
    market: market.market,
    side: payload.type,
    quantity: readSteps(payload.amount, quantityDecimals, 'amount'),
    price: readSteps(payload.target_price, priceDecimals, 'target_price'),
    triggerPrice: readSteps(payload.trigger_price, priceDecimals, 'trigger_price'),
    stopPrice: readSteps(payload.stop_price, priceDecimals, 'stop_price'),
    quotedPrice: readSteps(payload.quoted_price, priceDecimals, 'quoted_price'),
  };
}

/** The wire's names of what a refusal of a new order may name. */
export const placeFields = {
  market: 'match_id',
  price: 'target_price',
  quantity: 'amount',
  quoteAmount: 'quote_amount',
  triggerPrice: 'trigger_price',
  trailingBasisPoints: 'trailing_delta',
  quotedPrice: 'quoted_price',
  slippagePpm: 'slippage',
  takeProfit: 'target_profit_price',
  stopLoss: 'stop_loss_price',
  postOnly: 'post_only',
  timeInForce: 'time_in_force',
} as const;

/** The wire's names of what a refusal about an order that exists may name. */
export const manageFields = {
  market: 'match_id',
  order: 'id',
  price: 'price',
  quantity: 'amount',
  quotedPrice: 'quoted_price',
} as const;
