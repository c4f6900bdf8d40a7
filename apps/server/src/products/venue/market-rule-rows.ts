import type { EventRecord } from '@auric/exchange';
import type { Fold } from '../../engine/projector/projection.ts';
import type { ConfiguredRows } from '../configured.ts';

type Changed = Extract<EventRecord, { type: 'MarketRulesScheduled' | 'MarketRulesSet' }>;

function subjectOf(market: number): string {
  return `market_rules/${market}`;
}

/** A listing says the first rules of a market. */
export function listRules(
  rows: ConfiguredRows,
  event: Extract<EventRecord, { type: 'MarketListed' }>,
  at: number,
  seq: number,
): void {
  const { type: _type, market, base: _base, quote: _quote, ...rules } = event;
  rows.add({ seq, subject: subjectOf(market), at, effective_at: at, schedule: 0, in_force: true }, rules);
}

/** How the rules of markets change: announced for a time, and in force when it comes. */
export function rulesFold(rows: ConfiguredRows): Fold<Changed> {
  return {
    MarketRulesScheduled: ({ schedule, market, effectiveAt, ...rules }, at, seq) =>
      rows.add({ seq, subject: subjectOf(market), at, effective_at: effectiveAt, schedule, in_force: false }, rules),
    MarketRulesSet: ({ schedule, market, ...rules }, at, seq) =>
      rows.add({ seq, subject: subjectOf(market), at, effective_at: at, schedule, in_force: true }, rules),
  };
}
