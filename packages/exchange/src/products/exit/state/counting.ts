import { balanceMax } from '../../../kernel/amounts.ts';
import type { Leaving } from '../../../kernel/exits.ts';
import { dayOf, exitWindowMs, netOf } from '../formulas.ts';
import { type ExitState, flowKey } from './state.ts';

/** What has left counts from now on; what left more than a day ago counts no more. */
export function countExit(state: ExitState, { customer, asset, amount, valueE8 }: Leaving, at: number): void {
  const { exits, exitSlots } = state;
  const { columns } = exits;
  for (const slot of exitSlots.of(customer)) {
    if (at - columns.at[slot]! < exitWindowMs) continue;
    exitSlots.remove(customer, slot);
    exits.remove(slot);
  }
  const slot = exits.add();
  columns.customer[slot] = customer;
  columns.asset[slot] = asset;
  columns.amount[slot] = amount;
  columns.valueE8[slot] = valueE8;
  columns.at[slot] = at;
  exitSlots.add(customer, slot);
  changeFlow(state, customer, asset, at, { left: amount, arrived: 0n });
}

/** What left at `leftAt` stays after all: it counts no more, as far as it still did. */
export function uncountExit(state: ExitState, leaving: Leaving, leftAt: number, at: number): void {
  const { customer, asset, amount, valueE8 } = leaving;
  const { exits, exitSlots } = state;
  const { columns } = exits;
  const counted = Array.from(exitSlots.of(customer)).find((slot) => {
    const same = columns.at[slot] === leftAt && columns.asset[slot] === asset && columns.amount[slot] === amount;
    return same && columns.valueE8[slot] === valueE8;
  });
  if (counted !== undefined) {
    exitSlots.remove(customer, counted);
    exits.remove(counted);
  }
  if (dayOf(leftAt) === dayOf(at)) changeFlow(state, customer, asset, at, { left: -amount, arrived: 0n });
}

/** What a customer brings in on a day may leave on it without being counted. */
export function countArrival(state: ExitState, customer: number, asset: number, amount: bigint, at: number): void {
  changeFlow(state, customer, asset, at, { left: 0n, arrived: amount });
}

/** What a customer has taken out and brought in today. */
export function flowOf(
  { flows, flowSlots }: Pick<ExitState, 'flows' | 'flowSlots'>,
  customer: number,
  asset: number,
  at: number,
): { readonly left: bigint; readonly arrived: bigint } {
  const slot = flowSlots.get(flowKey(customer, asset));
  const { day, left, arrived } = flows.columns;
  if (slot < 0 || day[slot] !== dayOf(at)) return { left: 0n, arrived: 0n };
  return { left: left[slot]!, arrived: arrived[slot]! };
}

/** What has left of an asset today, net. */
export function outflowOf(
  { outflows, outflowSlots }: Pick<ExitState, 'outflows' | 'outflowSlots'>,
  asset: number,
  at: number,
): bigint {
  const slot = outflowSlots.get(asset);
  const { day, net } = outflows.columns;
  return slot < 0 || day[slot] !== dayOf(at) ? 0n : net[slot]!;
}

/** The worth of all that a customer let out within the last 24 hours, in 1e-8 BTC. */
export function usedE8(
  { exits, exitSlots }: Pick<ExitState, 'exits' | 'exitSlots'>,
  customer: number,
  at: number,
): bigint {
  const { valueE8, at: leftAt } = exits.columns;
  let used = 0n;
  for (const slot of exitSlots.of(customer)) if (at - leftAt[slot]! < exitWindowMs) used += valueE8[slot]!;
  return used;
}

function changeFlow(
  state: ExitState,
  customer: number,
  asset: number,
  at: number,
  change: { readonly left: bigint; readonly arrived: bigint },
): void {
  const before = flowOf(state, customer, asset, at);
  const arrived = before.arrived + change.arrived;
  // More than a balance can hold can't leave either, so nothing is lost by counting no further.
  const now = { left: before.left + change.left, arrived: arrived > balanceMax ? balanceMax : arrived };
  const difference = netOf(now.left, now.arrived) - netOf(before.left, before.arrived);
  const net = outflowOf(state, asset, at) + difference;
  const key = flowKey(customer, asset);
  const known = state.flowSlots.get(key);
  const slot = known < 0 ? state.flows.add() : known;
  const { columns } = state.flows;
  columns.customer[slot] = customer;
  columns.asset[slot] = asset;
  columns.day[slot] = dayOf(at);
  columns.left[slot] = now.left;
  columns.arrived[slot] = now.arrived;
  state.flows.touch(slot);
  state.flowSlots.set(key, slot);
  writeOutflow(state, asset, dayOf(at), net);
}

function writeOutflow({ outflows, outflowSlots }: ExitState, asset: number, day: number, net: bigint): void {
  const known = outflowSlots.get(asset);
  const slot = known < 0 ? outflows.add() : known;
  outflows.columns.asset[slot] = asset;
  outflows.columns.day[slot] = day;
  outflows.columns.net[slot] = net;
  outflows.touch(slot);
  outflowSlots.set(asset, slot);
}
