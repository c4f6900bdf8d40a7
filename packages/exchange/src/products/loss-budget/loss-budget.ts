/**
 * Loss budgets: what a customer wants to lose at most in a period, over all products that take stakes. Each asks here before it
 * takes one and tells what came of it, so that nobody loses more than they wanted by going from one product to the next.
 */
import type { Product, ProductDefinition, Services } from '../../kernel/product.ts';
import type { StakeGuard } from '../../kernel/stakes.ts';
import type { LossBudgetView } from '../../views.ts';
import type { LossBudgetCommand } from './commands.ts';
import { decidersOf, type LossBudgetPorts, refusesStake, timersOf } from './decide.ts';
import { type LossBudgetEvent, lossBudgetEvents } from './events.ts';
import { brokenOf } from './invariants.ts';
import { lossBudgetRejections } from './rejections.ts';
import { count, evolversOf } from './state/evolve.ts';
import { initialState } from './state/records.ts';
import { lossBudgetView } from './state/view.ts';

export interface LossBudget extends Product<LossBudgetCommand, LossBudgetEvent> {
  readonly stakes: StakeGuard;
  readonly queries: {
    /** What a customer may still put at risk, and what stands against it. */
    lossBudget(query: { customer: number }, at: number): LossBudgetView;
  };
}

function createLossBudget({ timers }: Services, ports: LossBudgetPorts): LossBudget {
  const state = initialState();
  const { budgets, slots } = state;
  const desk = { state, ports };
  return {
    decide: decidersOf(desk),
    evolve: evolversOf(state, timers),
    timers: timersOf(desk),
    tables: [budgets],
    stakes: {
      refuses: (stake, at) => refusesStake(desk, stake, at),
      counted: (customer, amount, at) => count(state, timers, customer, amount, at),
    },
    addHolds() {},
    broken: () => brokenOf(state, timers),
    hash: () => budgets.hash(),
    save: (writer) => budgets.save(writer),
    load(reader) {
      budgets.load(reader);
      for (const slot of budgets.slots()) slots.set(budgets.columns.customer[slot]!, slot);
    },
    queries: { lossBudget: ({ customer }, at) => lossBudgetView(desk, customer, at) },
  };
}

export const lossBudget = {
  name: 'loss-budget',
  events: lossBudgetEvents,
  rejections: lossBudgetRejections,
  postings: {},
  alwaysTaken: ['SetLossBudget', 'CoolOff'],
  answers: {},
  billTypes: [],
  bills: {},
  create: createLossBudget,
} as const satisfies ProductDefinition<LossBudgetCommand, typeof lossBudgetEvents, LossBudgetPorts, LossBudget>;
