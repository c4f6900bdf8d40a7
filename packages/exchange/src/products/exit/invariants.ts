import { netOf } from './formulas.ts';
import type { ExitState } from './state/state.ts';

/** What left of an asset on its last day is what its customers' flows of that day come to; nothing counts below zero. */
export function brokenOf({ exits, flows, outflows }: Pick<ExitState, 'exits' | 'flows' | 'outflows'>): string | null {
  for (const slot of exits.slots()) {
    const { amount, valueE8, customer } = exits.columns;
    if (amount[slot]! < 0n || valueE8[slot]! < 0n) return `exit_negative: ${customer[slot]}`;
  }
  for (const slot of outflows.slots()) {
    const { asset, day, net } = outflows.columns;
    let sum = 0n;
    for (const flow of flows.slots()) {
      const { columns } = flows;
      if (columns.left[flow]! < 0n || columns.arrived[flow]! < 0n) return `flow_negative: ${columns.customer[flow]}`;
      if (columns.asset[flow] === asset[slot] && columns.day[flow] === day[slot])
        sum += netOf(columns.left[flow]!, columns.arrived[flow]!);
    }
    if (sum !== net[slot]) return `outflow_differs: ${asset[slot]} counts ${net[slot]}, its customers ${sum}`;
  }
  return null;
}
