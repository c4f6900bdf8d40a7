import type { Payload } from '@auric/api';
import type { Command } from '@auric/exchange';
import { readSteps } from '../../edge/amounts.ts';
import { Refusal } from '../../edge/refusal.ts';
import { slippageOf } from '../venue/place.ts';
import type { Contract } from './contract-book.ts';
import { readShare } from '../../market-data/share.ts';

type PlaceOrder = Extract<Command, { type: 'PlaceOrder' }>;

/** The command behind `lever/submit`: an order that opens a position or, by its id, closes one. */
export function contractOrderCommand(
  payload: Payload<'lever/submit'>,
  customer: number,
  { market }: Contract,
): PlaceOrder {
  const { priceDecimals } = market;
  const isClosing = payload.position_id !== undefined;
  refuseMisfits(payload, isClosing);
  const price = readSteps(payload.target_price, priceDecimals, 'target_price');
  const isAtMarket = payload.status === 1 || (payload.status === undefined && price === 0);
  return {
    type: 'PlaceOrder',
    customer,
    market: market.market,
    side: (payload.type === 'long') === isClosing ? 'sell' : 'buy',
    orderType: payload.order_type ?? (isAtMarket ? 'market' : 'limit'),
    timeInForce: payload.time_in_force ?? 'gtc',
    postOnly: payload.post_only,
    price,
    quantity: readShare(payload.share),
    quoteAmount: 0n,
    triggerPrice: readSteps(payload.trigger_price, priceDecimals, 'trigger_price'),
    trailingBasisPoints: payload.trailing_delta ?? 0,
    quotedPrice: readSteps(payload.quoted_price, priceDecimals, 'quoted_price'),
    slippagePpm: slippageOf(payload.slippage),
    takeProfit: readSteps(payload.target_profit_price, priceDecimals, 'target_profit_price'),
    stopLoss: readSteps(payload.stop_loss_price, priceDecimals, 'stop_loss_price'),
    position: {
      position: payload.position_id ?? 0,
      leverage: isClosing ? 0 : payload.multiple!,
      byMark: payload.trigger_by === undefined ? isClosing : payload.trigger_by === 'mark',
      stopsByMark: payload.stops_by !== 'last',
    },
  };
}

/** What opens has a leverage, and only what closes can be there to reduce. */
function refuseMisfits(payload: Payload<'lever/submit'>, isClosing: boolean): void {
  if (isClosing === (payload.multiple !== undefined)) throw new Refusal('parameter_error', 'multiple');
  if (payload.reduce_only && !isClosing) throw new Refusal('parameter_error', 'reduce_only');
  if (isClosing && payload.margin_mode !== undefined) throw new Refusal('parameter_error', 'margin_mode');
}

/** The wire's names of what a refusal of a new order on a position may name. */
export const placeFields = {
  market: 'match_id',
  side: 'type',
  price: 'target_price',
  quantity: 'share',
  amount: 'share',
  leverage: 'multiple',
  position: 'position_id',
  triggerPrice: 'trigger_price',
  trailingBasisPoints: 'trailing_delta',
  quotedPrice: 'quoted_price',
  slippagePpm: 'slippage',
  takeProfit: 'target_profit_price',
  stopLoss: 'stop_loss_price',
  postOnly: 'post_only',
  timeInForce: 'time_in_force',
  mode: 'margin_mode',
} as const;

/** The wire's names of what a refusal about a position or an order that exists may name. */
export const manageFields = {
  market: 'match_id',
  order: 'id',
  position: 'id',
  price: 'price',
  quantity: 'share',
  lots: 'share',
  amount: 'number',
  quotedPrice: 'quoted_price',
  triggerPrice: 'trigger_price',
  takeProfit: 'target_profit_price',
  stopLoss: 'stop_loss_price',
  mode: 'margin_mode',
} as const;
