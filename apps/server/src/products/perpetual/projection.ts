import type { EventRecord } from '@auric/exchange';
import type { Fold, Projection } from '../../engine/projector/projection.ts';
import { ConfiguredRows } from '../configured.ts';
import { ChangeRows } from './change-rows.ts';
import { contractRulesFold } from './contract-rule-rows.ts';
import { OpenInterestRows } from './open-interest-rows.ts';
import { PaymentRows } from './payment-rows.ts';
import { foldOfLife } from './position-life.ts';
import { PositionRows } from './position-rows.ts';

type Of<T extends EventRecord['type']> = Extract<EventRecord, { type: T }>;
type OfPosition = Of<
  'PositionIncreased' | 'PositionReduced' | 'MarginMoved' | 'FundingPaid' | 'PositionStopsSet' | 'ReopeningRefused'
>;

type NotOfPosition =
  | 'FundingSettled'
  | 'ContractRulesScheduled'
  | 'ContractRulesSet'
  | 'MarginModeSet'
  | 'LeverageQuizPassed';

/** The life of positions, what opened, closed and paid them, what changed them else, funding rates and open interest; marks are read from memory. */
export function perpetualProjection(): Projection {
  const positions = new PositionRows();
  const payments = new PaymentRows();
  const interest = new OpenInterestRows();
  const changes = new ChangeRows();
  const life = foldOfLife(positions);
  const rules = new ConfiguredRows('view.contract_rules');
  const fold: Fold<OfPosition | Of<NotOfPosition>> = {
    ...contractRulesFold(rules),
    PositionIncreased(event, at, seq) {
      life.PositionIncreased(event, at, seq);
      payments.opened(event, at, seq);
      interest.changed(event, event.lots, at);
    },
    PositionReduced(event, at, seq) {
      life.PositionReduced(event, at, seq);
      payments.closed(event, at, seq);
      interest.changed(event, -event.lots, at);
    },
    MarginMoved(event, at, seq) {
      life.MarginMoved(event, at, seq);
      changes.margin(event, at, seq);
    },
    MarginModeSet: (event, at, seq) => changes.mode(event, at, seq),
    LeverageQuizPassed: (event, at, seq) => changes.quiz(event, at, seq),
    PositionStopsSet: life.PositionStopsSet,
    ReopeningRefused: life.ReopeningRefused,
    FundingPaid(event, at, seq) {
      life.FundingPaid(event, at, seq);
      payments.funded(event, at, seq);
    },
    FundingSettled: (event) => payments.settled(event),
  };
  return {
    tables: [
      'view.contract_rules',
      'view.positions',
      'view.position_fills',
      'view.funding_rates',
      'view.funding_payments',
      'view.open_interest',
      'view.futures_changes',
    ],
    fold,
    unprojected,
    open: (client) => interest.open(client),
    need(event) {
      if (event.type in life) positions.need((event as OfPosition).position);
    },
    load: (client) => positions.load(client),
    async write(client) {
      await positions.write(client);
      await payments.write(client);
      await interest.write(client);
      await rules.write(client);
      await changes.write(client);
    },
  };
}

/** Contracts, limits and marks are read from memory; the steps of liquidations stand in the fills that they came to. */
const unprojected: Projection['unprojected'] = [
  'ContractOpened',
  'ContractHealthSet',
  'LeverageLimitsSet',
  'NetModeSet',
  'MarksPublished',
  'PremiumsSampled',
  'DepthsSampled',
  'PositionLiquidated',
  'PositionTakenOver',
  'PositionDeleveraged',
  'LiquidationsLeft',
  'FundingSkipped',
  'FundingWalked',
];
