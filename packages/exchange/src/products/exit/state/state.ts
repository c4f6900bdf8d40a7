import { IntMap } from '../../../kernel/int-map.ts';
import type { Evolvers } from '../../../kernel/product.ts';
import { SlotsByOwner } from '../../../kernel/slots-by-owner.ts';
import { Settings } from '../../../kernel/settings.ts';
import { Table } from '../../../kernel/table.ts';
import { assetIdMax } from '../../../ledger/ledger.ts';
import type { IdentityLimits } from '../../../views.ts';
import type { ExitEvent } from '../events.ts';
import { shippedLimits } from '../formulas.ts';

const limitFields = {
  exit1E8: 'amount',
  exit2E8: 'amount',
  fiat1E6: 'amount',
  fiat2E6: 'amount',
  sharePpm: 'int',
} as const;

/** What of a customer's has left of late; it counts for 24 hours. */
const exitFields = { customer: 'int', asset: 'int', amount: 'amount', valueE8: 'amount', at: 'int' } as const;

/** What a customer took out of an asset and brought in on `day`, the last on which either happened. */
const flowFields = { customer: 'int', asset: 'int', day: 'int', left: 'amount', arrived: 'amount' } as const;

/** What left of an asset on `day`, each customer net of their own arrivals. */
const outflowFields = { asset: 'int', day: 'int', net: 'amount' } as const;

/** The limits of exits, and what counts against them. */
export function initialState() {
  return {
    limits: new Settings('identityLimits', limitFields),
    outflowLimits: new Settings('outflowLimits', { limit: 'amount' }),
    exits: new Table('exit', exitFields),
    /** By customer. */
    exitSlots: new SlotsByOwner(),
    flows: new Table('flow', flowFields),
    flowSlots: new IntMap(),
    outflows: new Table('outflow', outflowFields),
    outflowSlots: new IntMap(),
  };
}

export type ExitState = ReturnType<typeof initialState>;

/** The settings of identity have one key. */
export const everybody = '';

export function evolversOf({ limits, outflowLimits }: ExitState): Evolvers<ExitEvent> {
  return {
    IdentityLimitsSet({ type: _type, effectiveAt, ...values }, at) {
      limits.set(everybody, effectiveAt, values, at);
    },
    OutflowLimitSet({ asset, limit, effectiveAt }, at) {
      outflowLimits.set(`${asset}`, effectiveAt, { limit }, at);
    },
  };
}

/** What identity allows at a time. */
export function limitsAt({ limits }: Pick<ExitState, 'limits'>, at: number): Readonly<IdentityLimits> {
  return limits.at(everybody, at) ?? shippedLimits;
}

/** One number for a customer and an asset. */
export function flowKey(customer: number, asset: number): number {
  return customer * (assetIdMax + 1) + asset;
}

/** Makes the indexes again from the records that a snapshot brought. */
export function indexState(state: ExitState): void {
  state.exitSlots.index(state.exits.slots(), state.exits.columns.customer);
  const { customer, asset } = state.flows.columns;
  for (const slot of state.flows.slots()) state.flowSlots.set(flowKey(customer[slot]!, asset[slot]!), slot);
  for (const slot of state.outflows.slots()) state.outflowSlots.set(state.outflows.columns.asset[slot]!, slot);
}
