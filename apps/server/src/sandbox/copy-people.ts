import { createHash } from 'node:crypto';
import type { Command } from '@auric/exchange';
import { contractAssets, contractMarketOf } from '../feeds/simulator/contracts.ts';
import { quoteAsset } from '../feeds/simulator/universe.ts';
import { usdt } from './listing.ts';

/** How a lead trades. `withTrend`: how often it goes with the price of the last minute, of 1. Times in ms, margins in USDT. */
export interface LeadStyle {
  readonly markets: ReadonlySet<number>;
  readonly withTrend: number;
  /** How often it waits at the touch instead of taking, of 1. */
  readonly waits: number;
  readonly leverages: readonly number[];
  readonly marginUsdt: { readonly smallest: number; readonly largest: number };
  readonly hasStops: boolean;
  /** How long it pauses between two looks at its markets, and keeps a position; both on average. */
  readonly pauseMs: number;
  readonly patienceMs: number;
}

/** A lead of the sandbox, and what it says of itself where people choose whom to follow. */
export interface SandboxLead {
  readonly customer: number;
  readonly name: string;
  readonly profile: string;
  readonly sharePpm: number;
  readonly style: LeadStyle;
}

const minuteMs = 60_000;

const leads: readonly SandboxLead[] = [
  {
    customer: 3001,
    name: 'Sandbox Trend',
    profile:
      'One of the sandbox’s own people. Goes with the price of the last minute, at low leverage, for about an hour.',
    sharePpm: 100_000,
    style: {
      markets: marketsOf('BTC', 'ETH'),
      withTrend: 0.8,
      waits: 0.2,
      leverages: [2, 3, 5],
      marginUsdt: { smallest: 100, largest: 600 },
      hasStops: false,
      pauseMs: 3 * minuteMs,
      patienceMs: 60 * minuteMs,
    },
  },
  {
    customer: 3002,
    name: 'Sandbox Turn',
    profile: 'One of the sandbox’s own people. Goes against the price of the last minute, and is out again in minutes.',
    sharePpm: 80_000,
    style: {
      markets: marketsOf('BTC', 'ETH', 'SOL'),
      withTrend: 0.2,
      waits: 0.5,
      leverages: [5, 10],
      marginUsdt: { smallest: 50, largest: 300 },
      hasStops: true,
      pauseMs: 1.5 * minuteMs,
      patienceMs: 8 * minuteMs,
    },
  },
  {
    customer: 3003,
    name: 'Sandbox Calm',
    profile: 'One of the sandbox’s own people. Waits for its price in every market, and keeps what it has for hours.',
    sharePpm: 50_000,
    style: {
      markets: marketsOf(),
      withTrend: 0.5,
      waits: 0.8,
      leverages: [2, 3],
      marginUsdt: { smallest: 100, largest: 400 },
      hasStops: false,
      pauseMs: 5 * minuteMs,
      patienceMs: 240 * minuteMs,
    },
  },
  {
    customer: 3004,
    name: 'Sandbox Bold',
    profile:
      'One of the sandbox’s own people. High leverage with a stop on every position. It may lose all of its margin.',
    sharePpm: 200_000,
    style: {
      markets: marketsOf('SOL', 'BNB', 'XRP', 'LTC'),
      withTrend: 0.65,
      waits: 0,
      leverages: [25, 40, 50],
      marginUsdt: { smallest: 20, largest: 120 },
      hasStops: true,
      pauseMs: 4 * minuteMs,
      patienceMs: 20 * minuteMs,
    },
  },
];

const firstFollower = 3011;
const followersMost = 6;

/** Who leads: one for every six background customers, four at most, each of another style. */
export function sandboxLeads(backgroundCustomers: number): readonly SandboxLead[] {
  return leads.slice(0, Math.floor(backgroundCustomers / 6));
}

/** Who follows them: one for every four background customers, six at most. */
export function sandboxFollowers(backgroundCustomers: number): number[] {
  const count = Math.min(followersMost, Math.floor(backgroundCustomers / 4));
  return Array.from({ length: count }, (_, place) => firstFollower + place);
}

/** What they begin with in USDT. */
const leadFunds = 50_000;
const followerFunds = 20_000;

/** Who leads and who follows: opened and known, with funds in their contract account; leads with the quiz behind them. */
export function copyPeople(backgroundCustomers: number): Command[] {
  const leading = sandboxLeads(backgroundCustomers).map(({ customer }) => customer);
  const following = sandboxFollowers(backgroundCustomers);
  return [
    ...[...leading, ...following].map((customer): Command => ({ type: 'OpenCustomer', customer })),
    ...[...leading, ...following].map(standing),
    ...leading.map((customer) => deposit(customer, leadFunds)),
    ...following.map((customer) => deposit(customer, followerFunds)),
    ...leading.map((customer): Command => ({ type: 'RecordLeverageQuiz', customer })),
  ];
}

function standing(customer: number): Command {
  const known = { version: 1, identityLevel: 1, tradingFreeze: 'none', withdrawalFreeze: 'none' } as const;
  return { type: 'SetCustomerStanding', customer, ...known, holdUntil: 0, country: '' };
}

function deposit(customer: number, funds: number): Command {
  const reference = createHash('sha256').update(`sandbox copies ${customer}`).digest('hex').slice(0, 32);
  const amount = BigInt(funds * usdt);
  return { type: 'Deposit', customer, kind: 'perpetual', asset: quoteAsset.asset, amount, reference };
}

/** The contracts on some coins, by their codes; on all where none is named. */
function marketsOf(...codes: readonly string[]): ReadonlySet<number> {
  return new Set(contractAssets.filter(({ code }) => codes.length === 0 || codes.includes(code)).map(contractMarketOf));
}
