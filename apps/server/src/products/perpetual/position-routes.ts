import type { Payload } from '@auric/api';
import type { Command } from '@auric/exchange';
import { readAmount, readSteps } from '../../edge/amounts.ts';
import type { HandlersOf } from '../../edge/handler.ts';
import { Refusal } from '../../edge/refusal.ts';
import type { RouteParts } from '../product-row.ts';
import type { Contract, ContractBook } from './contract-book.ts';
import type { OwnPositions } from './own-positions.ts';
import { manageFields } from './place.ts';
import { act } from './position-acts.ts';
import { readShare } from '../../market-data/share.ts';

type PositionPath =
  | 'lever/close'
  | 'lever/batch_close'
  | 'lever/reverse'
  | 'lever/setstop'
  | 'lever/margin'
  | 'lever/margin_mode';

const closedSides = ['all', 'long', 'short'] as const;

/** The calls that change and close positions. */
export function positionRoutes(
  { client }: Pick<RouteParts, 'client'>,
  book: ContractBook,
  own: OwnPositions,
): HandlersOf<PositionPath> {
  return {
    ...closeRoutes(client, book, own),

    'lever/setstop': async (payload, { customer }) => {
      const contract = await own.contractOf(customer, payload.id);
      const command =
        payload.share === undefined
          ? await stopsCommand(payload, customer, contract, own)
          : await partialStopCommand(payload, customer, contract, own);
      await act(client, { customer, requestId: payload.request_id, command, contract, fields: manageFields });
      return own.shapeOf(customer, payload.id);
    },

    'lever/margin': async ({ id, type, number, request_id: requestId }, { customer }) => {
      const contract = await own.contractOf(customer, id);
      const amount = readAmount(number, contract.quote.scale, 'number');
      const moved = type === 'add' ? amount : -amount;
      const command = { type: 'MoveMargin', customer, position: id, amount: moved } as const;
      await act(client, { customer, requestId, command, contract, fields: manageFields });
      return own.shapeOf(customer, id);
    },

    'lever/margin_mode': async ({ margin_mode: mode, request_id: requestId, ...name }, { customer }) => {
      const contract = await book.named(name);
      const { market } = contract.market;
      const command = { type: 'SetMarginMode', customer, market, mode } as const;
      await act(client, { customer, requestId, command, contract, fields: manageFields });
      return { match_id: market, margin_mode: mode };
    },
  };
}

function closeRoutes(
  client: RouteParts['client'],
  book: ContractBook,
  own: OwnPositions,
): HandlersOf<'lever/close' | 'lever/batch_close' | 'lever/reverse'> {
  return {
    'lever/close': async ({ id, share, quoted_price, request_id: requestId }, { customer }) => {
      const contract = await own.contractOf(customer, id);
      const quotedPrice = readSteps(quoted_price, contract.market.priceDecimals, 'quoted_price');
      const command = { type: 'ClosePosition', customer, position: id, lots: readShare(share), quotedPrice } as const;
      await act(client, { customer, requestId, command, contract, fields: manageFields });
      return own.shapeOf(customer, id);
    },

    'lever/batch_close': async ({ type, request_id: requestId, ...name }, { customer }) => {
      const market = await book.marketIdOf(name);
      const command = { type: 'ClosePositions', customer, market, side: closedSides[type]! } as const;
      const answer = await client.submit({ customer, requestId, command, fields: manageFields });
      const ids = (answer.orders ?? []).map(({ position }) => position?.position ?? 0);
      return own.shapesOf(customer, [...new Set(ids)]);
    },

    'lever/reverse': async ({ id, quoted_price, request_id: requestId }, { customer }) => {
      const contract = await own.contractOf(customer, id);
      const quotedPrice = readSteps(quoted_price, contract.market.priceDecimals, 'quoted_price');
      const command = { type: 'ReversePosition', customer, position: id, quotedPrice } as const;
      const answer = await act(client, { customer, requestId, command, contract, fields: manageFields });
      const opening = (answer.orders ?? []).find(({ position }) => position?.reduceOnly === false);
      const [position] = opening === undefined ? [] : await own.shapesOf(customer, [opening.id]);
      const refused = opening === undefined ? await own.reopeningRefused(customer, id) : '';
      return { position: position ?? null, refused };
    },
  };
}

type SetStop = Payload<'lever/setstop'>;

/** What closes the whole position; what the call doesn't name stays as it is. */
async function stopsCommand(
  payload: SetStop,
  customer: number,
  { market }: Contract,
  own: OwnPositions,
): Promise<Command> {
  const { id, target_profit_price, stop_loss_price, trigger_by } = payload;
  if (target_profit_price === undefined && stop_loss_price === undefined)
    throw new Refusal('parameter_error', 'target_profit_price');
  const now = (await own.open(customer, market.market)).find(({ position }) => position === id);
  const isSet = now !== undefined && now.takeProfit + now.stopLoss > 0;
  const read = (price: string | undefined, before: number | undefined, field: string): number =>
    price === undefined ? (before ?? 0) : readSteps(price, market.priceDecimals, field);
  return {
    type: 'SetPositionStops',
    customer,
    position: id,
    takeProfit: read(target_profit_price, now?.takeProfit, 'target_profit_price'),
    stopLoss: read(stop_loss_price, now?.stopLoss, 'stop_loss_price'),
    byMark: trigger_by === undefined ? !isSet || now.stopsByMark : trigger_by === 'mark',
  };
}

/** One order more, for a part of the position. */
async function partialStopCommand(
  payload: SetStop,
  customer: number,
  { market }: Contract,
  own: OwnPositions,
): Promise<Command> {
  const { id, target_profit_price, stop_loss_price, trigger_by } = payload;
  if ((target_profit_price === undefined) === (stop_loss_price === undefined))
    throw new Refusal('parameter_error', 'target_profit_price');
  const isTakeProfit = target_profit_price !== undefined;
  const field = isTakeProfit ? 'target_profit_price' : 'stop_loss_price';
  const { side } = await own.shapeOf(customer, id);
  return {
    type: 'PlaceOrder',
    customer,
    market: market.market,
    side: side === 'long' ? 'sell' : 'buy',
    orderType: isTakeProfit ? 'take_profit' : 'stop_market',
    timeInForce: 'gtc',
    postOnly: false,
    price: 0,
    quantity: readShare(payload.share),
    quoteAmount: 0n,
    triggerPrice: readSteps(target_profit_price ?? stop_loss_price, market.priceDecimals, field),
    trailingBasisPoints: 0,
    quotedPrice: 0,
    position: { position: id, leverage: 0, byMark: trigger_by !== 'last' },
  };
}
