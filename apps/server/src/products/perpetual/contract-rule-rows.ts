import type { EventRecord } from '@auric/exchange';
import type { Fold } from '../../engine/projector/projection.ts';
import type { ConfiguredRows } from '../configured.ts';

type Changed = Extract<EventRecord, { type: 'ContractRulesScheduled' | 'ContractRulesSet' }>;

/** How the rules of contracts change: announced for a time, and in force when it comes. */
export function contractRulesFold(rows: ConfiguredRows): Fold<Changed> {
  const subjectOf = (market: number): string => `contract_rules/${market}`;
  return {
    ContractRulesScheduled: ({ type: _type, schedule, market, effectiveAt, ...rules }, at, seq) =>
      rows.add({ seq, subject: subjectOf(market), at, effective_at: effectiveAt, schedule, in_force: false }, rules),
    ContractRulesSet: ({ type: _type, schedule, market, ...rules }, at, seq) =>
      rows.add({ seq, subject: subjectOf(market), at, effective_at: at, schedule, in_force: true }, rules),
  };
}
