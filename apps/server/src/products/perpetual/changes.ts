import type { EventRecord } from '@auric/exchange';
import type { Changed, ChangedBy, Changes } from '../../engine/port/changes.ts';

type Changing = Extract<
  EventRecord,
  {
    type:
      | 'ContractRulesSet'
      | 'ContractHealthSet'
      | 'MarksPublished'
      | 'FundingSettled'
      | 'PositionIncreased'
      | 'PositionReduced'
      | 'MarginMoved'
      | 'FundingPaid'
      | 'PositionStopsSet';
  }
>;
interface OfPosition {
  customer: number;
  position: number;
}

/** The numbers of one contract in `MarksPublished`. */
const markFields = 5;

const contractChanged = ({ market }: { market: number }, changes: Changes): void => changes.contract(market);
const positionChanged = ({ customer, position }: OfPosition, changes: Changes): void =>
  changes.position(customer, position);

function lotsChanged(event: OfPosition & { market: number }, changes: Changes): void {
  positionChanged(event, changes);
  changes.contract(event.market);
}

/** What the events of contracts change of what others watch. A mark changes its contract, and no position. */
const changes: ChangedBy<Changing> = {
  ContractRulesSet: contractChanged,
  ContractHealthSet: contractChanged,
  FundingSettled: contractChanged,
  MarksPublished({ marks }, changes) {
    for (let at = 0; at < marks.length; at += markFields) changes.contract(marks[at]!);
  },
  PositionIncreased: lotsChanged,
  PositionReduced: lotsChanged,
  MarginMoved: positionChanged,
  FundingPaid: positionChanged,
  PositionStopsSet: positionChanged,
};

export const perpetualChanges: Changed = changes;
