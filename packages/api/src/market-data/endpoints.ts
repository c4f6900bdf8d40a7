import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { marketFields } from '../values/market-name.ts';
import { whole } from '../values/scalars.ts';
import { klinePeriods } from './kline-period.ts';
import { candle, depth, publicTrade, quotation, quotationGroup } from './schemas.ts';

const symbol = z.optional(
  z.string().check(z.regex(/^[A-Za-z0-9]{1,12}[/_-]?[A-Za-z0-9]{1,12}$/), z.describe('As `BTC/USDT` or `BTCUSDT`.')),
);
const instant = z.optional(whole(0, 8_640_000_000_000_000));

/** The calls that show markets: quotations, candles, depth, trades, favourites. */
export const marketDataEndpoints = {
  'currency/quotation_new': endpoint({
    methods: ['GET'],
    auth: 'guest',
    allowance: 'read',
    section: 'market data',
    summary: 'Every market with its last 24 hours and its filters, grouped by quote asset.',
    request: z.object({}),
    response: z.array(quotationGroup),
  }),
  'currency/new_timeshar': endpoint({
    methods: ['GET'],
    auth: 'guest',
    allowance: 'read',
    section: 'market data',
    summary:
      'Candles, oldest first, at most 1,500: the latest ones of the range. `from` and `to` in seconds or milliseconds, ' +
      'both inclusive; without them the latest 300. A period without a trade is flat at the close before it.',
    request: z.object({
      ...marketFields,
      symbol,
      period: z._default(z.enum(klinePeriods), '1min'),
      from: instant,
      to: instant,
    }),
    response: z.array(candle),
  }),
  'currency/depth': endpoint({
    methods: ['GET'],
    auth: 'guest',
    allowance: 'read',
    section: 'market data',
    summary: 'The best levels of a book, best first.',
    request: z.object({ ...marketFields, symbol, limit: z._default(whole(1, 200), 50) }),
    response: depth,
  }),
  'currency/trades': endpoint({
    methods: ['GET'],
    auth: 'guest',
    allowance: 'read',
    section: 'market data',
    summary: 'The latest trades of a market, newest first.',
    request: z.object({ ...marketFields, symbol, limit: z._default(whole(1, 200), 50) }),
    response: z.array(publicTrade),
  }),
  'optional/add': endpoint({
    methods: ['POST'],
    auth: 'customer',
    allowance: 'write',
    section: 'market data',
    summary: 'Marks a market as a favourite; one that is marked stays so. `currency_id` alone means its USDT market.',
    request: z.object(marketFields),
    response: z.literal(true),
  }),
  'optional/del': endpoint({
    methods: ['POST'],
    auth: 'customer',
    allowance: 'write',
    section: 'market data',
    summary: 'Takes a market off the favourites; one that is none stays none.',
    request: z.object(marketFields),
    response: z.literal(true),
  }),
  'optional/list': endpoint({
    methods: ['GET'],
    auth: 'customer',
    allowance: 'read',
    section: 'market data',
    summary: 'The favourite markets in the order of marking, as in `currency/quotation_new`.',
    request: z.object({}),
    response: z.array(quotation),
  }),
};
