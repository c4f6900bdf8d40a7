/**
 * Exits: the one guard that every way out of a customer's accounts asks, with its limits and what counts against them. It
 * moves nothing itself; whoever lets funds out tells it.
 */
import type { ExitGuard } from '../../kernel/exits.ts';
import type { Product, ProductDefinition, Services } from '../../kernel/product.ts';
import type { ExitAllowanceView, IdentityLimitsView, OutflowView } from '../../views.ts';
import type { ExitCommand } from './commands.ts';
import { countArrival, countExit, outflowOf, uncountExit, usedE8 } from './state/counting.ts';
import { decidersOf } from './decide/decide.ts';
import { type ExitEvent, exitEvents } from './events.ts';
import { exitBarred, type ExitPorts, worthInBitcoin } from './decide/guard.ts';
import { brokenOf } from './invariants.ts';
import { exitProductRejections } from './rejections.ts';
import { everybody, evolversOf, indexState, initialState, limitsAt } from './state/state.ts';

export interface ExitProduct extends Product<ExitCommand, ExitEvent>, ExitGuard {
  /** What one trade against fiat may be worth for a level of identity, in 1e-6 USDT; 0 for nobody known. */
  fiatLimitE6(level: number, at: number): bigint;
  readonly queries: {
    /** What a customer may still let out within these 24 hours; null for nobody known. */
    exitAllowance(query: { customer: number }, at: number): ExitAllowanceView | null;
    /** What the levels of identity may move. */
    identityLimits(query: object, at: number): IdentityLimitsView;
    /** The daily outflow limits of every asset of which anything was said, with what has left today. */
    outflows(query: object, at: number): OutflowView[];
  };
}

function createExit(_services: Services, ports: ExitPorts): ExitProduct {
  const state = initialState();
  const { exits, flows, outflows, limits, outflowLimits } = state;
  const tables = [limits.table, outflowLimits.table, exits, flows, outflows];
  const desk = { state, ports };
  const fiatLimitE6 = (level: number, at: number): bigint => {
    const { fiat1E6, fiat2E6 } = limitsAt(state, at);
    if (level < 1) return 0n;
    return level >= 2 ? fiat2E6 : fiat1E6;
  };
  return {
    decide: decidersOf(ports),
    evolve: evolversOf(state),
    timers: {},
    tables,
    addHolds() {},
    broken: () => brokenOf(state),
    hash: () => tables.reduce((sum, table) => sum + table.hash(), 0n),
    save(writer) {
      for (const table of tables) table.save(writer);
    },
    load(reader) {
      for (const table of tables) table.load(reader);
      indexState(state);
    },
    exitBarred: (exit) => exitBarred(desk, exit),
    valueE8: (asset, amount) => worthInBitcoin(ports, asset, amount),
    left: (leaving, at) => countExit(state, leaving, at),
    cameBack: (leaving, leftAt, at) => uncountExit(state, leaving, leftAt, at),
    arrived: (customer, asset, amount, at) => countArrival(state, customer, asset, amount, at),
    fiatLimitE6,
    queries: {
      exitAllowance({ customer }, at) {
        const standing = ports.standing(customer);
        if (standing === null) return null;
        const { exit1E8, exit2E8 } = limitsAt(state, at);
        const limitE8 = standing.identityLevel >= 2 ? exit2E8 : standing.identityLevel >= 1 ? exit1E8 : 0n;
        const usedNow = usedE8(state, customer, at);
        const fiat = fiatLimitE6(standing.identityLevel, at);
        return { customer, limitE8, usedE8: usedNow, fiatLimitE6: fiat, holdUntil: standing.holdUntil };
      },
      identityLimits: (_query, at) => ({ ...limitsAt(state, at), upcoming: limits.upcoming(everybody, at) }),
      outflows(_query, at) {
        const rows = outflowLimits.each().map((key) => ({
          asset: Number(key),
          limit: outflowLimits.at(key, at)?.limit ?? null,
          used: outflowOf(state, Number(key), at),
          upcoming: outflowLimits.upcoming(key, at),
        }));
        return rows.toSorted((left, right) => left.asset - right.asset);
      },
    },
  };
}

export const exit = {
  name: 'exit',
  events: exitEvents,
  rejections: exitProductRejections,
  postings: {},
  alwaysTaken: ['SetIdentityLimits', 'SetOutflowLimit'],
  answers: {},
  billTypes: [],
  bills: {},
  create: createExit,
} as const satisfies ProductDefinition<ExitCommand, typeof exitEvents, ExitPorts, ExitProduct>;
