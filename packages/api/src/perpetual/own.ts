import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { ticker } from '../market-data/schemas.ts';
import { orderState, orderStatus, orderType } from '../venue/values.ts';
import { listOf, paging } from '../values/list.ts';
import { marketFields } from '../values/market-name.ts';
import { flag, id, requestId, signedDecimal, text, time } from '../values/scalars.ts';
import {
  closeReasons,
  contractAccount,
  contractOrder,
  contractTerms,
  marginMode,
  mark,
  position,
  positionSide,
  positionStatus,
} from './values.ts';

const read = { methods: ['GET'], auth: 'customer', allowance: 'read', section: 'futures' } as const;

/** One trade on a position. `realised`: by the price alone, null for lots that were opened. */
const positionFill = z.object({
  id: z.int(),
  order_id: z.int(),
  position_id: z.int(),
  match_id: z.int(),
  symbol: z.string(),
  side: z.enum(['long', 'short']),
  reduces: z.boolean(),
  reason: z.enum(closeReasons),
  price: z.string(),
  share: z.string(),
  value: z.string(),
  fee: z.string(),
  realised: z.nullable(signedDecimal),
  time: z.int(),
});
export type PositionFill = z.output<typeof positionFill>;

/** A funding payment of a position: `amount` is negative for what was paid. */
const fundingPayment = z.object({
  id: z.int(),
  position_id: z.int(),
  match_id: z.int(),
  symbol: z.string(),
  share: z.string(),
  rate: signedDecimal,
  mark_price: z.string(),
  amount: signedDecimal,
  time: z.int(),
});
export type FundingPayment = z.output<typeof fundingPayment>;

/** What a customer reads of the own positions, and the quiz. */
export const ownPositionEndpoints = {
  'lever/deal': endpoint({
    ...read,
    summary: 'A contract market as its screen needs it: terms, prices, the account, positions and orders there.',
    request: z.object(marketFields),
    response: z.object({
      market: contractTerms,
      ticker,
      mark,
      account: contractAccount,
      margin_mode: marginMode,
      multiples: z.array(z.int()),
      share: z.string(),
      positions: z.array(position),
      orders: z.array(contractOrder),
    }),
  }),
  'lever/dealall': endpoint({
    ...read,
    methods: ['POST', 'GET'],
    summary: 'All open positions and orders, and the account that they live by.',
    request: z.object({}),
    response: z.object({
      account: contractAccount,
      positions: z.array(position),
      orders: z.array(contractOrder),
    }),
  }),
  'lever/account': endpoint({
    ...read,
    summary: 'The contract account at the mark.',
    request: z.object({}),
    response: contractAccount,
  }),
  'lever/my_trade': endpoint({
    ...read,
    summary: 'The own positions, the newest first: open ones as `doing`, the rest as `complete`.',
    request: z.object({
      ...marketFields,
      status: z._default(positionStatus, 'doing'),
      type: z.optional(positionSide),
      id: z.optional(id),
      from: z.optional(time),
      to: z.optional(time),
      ...paging,
    }),
    response: listOf(position),
  }),
  'lever/orders': endpoint({
    ...read,
    summary: 'The own orders on positions, the newest first.',
    request: z.object({
      ...marketFields,
      status: z._default(orderStatus, 'doing'),
      order_type: z.optional(orderType),
      state: z.optional(orderState),
      position_id: z.optional(id),
      order_id: z.optional(id),
      from: z.optional(time),
      to: z.optional(time),
      ...paging,
    }),
    response: listOf(contractOrder),
  }),
  'lever/fills': endpoint({
    ...read,
    summary: 'What opened and closed the own positions, the newest first.',
    request: z.object({
      ...marketFields,
      position_id: z.optional(id),
      order_id: z.optional(id),
      from: z.optional(time),
      to: z.optional(time),
      ...paging,
    }),
    response: listOf(positionFill),
  }),
  'lever/my_funding': endpoint({
    ...read,
    summary: 'The own funding payments, the newest first.',
    request: z.object({ ...marketFields, position_id: z.optional(id), ...paging }),
    response: listOf(fundingPayment),
  }),
  'lever/quiz': endpoint({
    methods: ['POST'],
    auth: 'customer',
    allowance: 'write',
    section: 'futures',
    summary: 'Answers the quiz on high leverage, a choice for each question; passed when all are right.',
    request: z.object({
      answers: text(1, 40).check(z.describe('The choices 1 to 3 in the order of the questions, with commas.')),
      request_id: requestId,
    }),
    response: z.object({
      passed: flag,
      wrong: z.array(z.int()).check(z.describe('The questions that were wrong, from 1.')),
    }),
  }),
};
