import type { WithdrawalStateWord } from '@auric/api';
import type { EventRecord } from '@auric/exchange';
import type { Fold, Projection } from '../../engine/projector/projection.ts';
import { writeRow } from '../../engine/projector/rows.ts';
import { ConfiguredRows } from '../configured.ts';
import { reviewSubject, termsSubject } from './setting-subjects.ts';

type Projected = Extract<
  EventRecord,
  {
    type:
      | 'WithdrawalHeld'
      | 'WithdrawalMoved'
      | 'WithdrawalSettled'
      | 'WithdrawalSettledInside'
      | 'WithdrawalReleased'
      | 'WithdrawalTermsSet'
      | 'WithdrawalReviewSet';
  }
>;

type Cell = number | bigint | string;
interface Statement {
  readonly name: string;
  readonly text: string;
  readonly cells: Cell[];
}

/**
 * Every withdrawal as it stands, with each state that it has come through, and how it came about what they cost and who looks at
 * them. Address books, and what holds, are read from memory.
 */
export function withdrawalProjection(): Projection {
  let written: Statement[] = [];
  const settings = new ConfiguredRows('view.withdrawal_settings');
  const step = (seq: number, withdrawal: number, state: WithdrawalStateWord, at: number): void =>
    void written.push({ name: 'withdrawal steps', text: stepSql, cells: [seq, withdrawal, state, at] });
  const ended = (
    { withdrawal }: { withdrawal: number },
    state: WithdrawalStateWord,
    at: number,
    { transaction = '', act = 0, recipient = 0 },
  ): void =>
    void written.push({
      name: 'ends of withdrawals',
      text: endSql,
      cells: [withdrawal, state, transaction, act, recipient, at],
    });

  const fold: Fold<Projected> = {
    WithdrawalHeld(event, at, seq) {
      const { withdrawal, customer, asset, amount, fee, network, destination, memo, operators } = event;
      const cells = [withdrawal, customer, asset, amount, fee, network, destination, memo, operators, at];
      written.push({ name: 'withdrawals', text: heldSql, cells });
      step(seq, withdrawal, 'requested', at);
    },
    WithdrawalMoved({ withdrawal, state, operators, act, evidence }, at, seq) {
      const word = state === 'broadcast_unknown' ? 'unknown' : state;
      const transaction = state === 'signed' ? evidence : '';
      const cells = [withdrawal, word, operators, act, transaction, at];
      written.push({ name: 'moves of withdrawals', text: movedSql, cells });
      step(seq, withdrawal, word, at);
    },
    WithdrawalSettled(event, at, seq) {
      ended(event, 'completed', at, { transaction: event.transaction });
      step(seq, event.withdrawal, 'completed', at);
    },
    WithdrawalSettledInside(event, at, seq) {
      ended(event, 'completed', at, { recipient: event.recipient });
      step(seq, event.withdrawal, 'completed', at);
    },
    WithdrawalReleased(event, at, seq) {
      const state = event.reason === 'rejected' ? 'rejected' : 'canceled';
      ended(event, state, at, { act: event.act });
      step(seq, event.withdrawal, state, at);
    },
    WithdrawalTermsSet: ({ type: _type, asset, network, ...said }, at, seq) =>
      settings.set(termsSubject(asset, network), at, seq, said),
    WithdrawalReviewSet: ({ type: _type, ...said }, at, seq) => settings.set(reviewSubject, at, seq, said),
  };
  return {
    tables: ['view.withdrawals', 'view.withdrawal_steps', 'view.withdrawal_settings'],
    fold,
    unprojected: withdrawalUnprojected,
    async write(client) {
      const statements = written;
      written = [];
      for (const { name, text, cells } of statements) await writeRow(client, name, text, cells);
      await settings.write(client);
    },
  };
}

const heldSql = `
  insert into view.withdrawals
    (id, customer, asset, amount, fee, network, destination, memo, state, operators, requested_at, changed_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, 'requested', $9, $10, $10)`;

const movedSql = `
  update view.withdrawals set
    state = $2, operators = $3,
    act = case when $4::bigint = 0 then act else $4::bigint end,
    transaction = case when $5 = '' then transaction else $5 end,
    changed_at = $6
  where id = $1`;

const endSql = `
  update view.withdrawals set
    state = $2,
    transaction = case when $3 = '' then transaction else $3 end,
    act = case when $4::bigint = 0 then act else $4::bigint end,
    recipient = $5, changed_at = $6, ended_at = $6
  where id = $1`;

const stepSql = 'insert into view.withdrawal_steps (seq, withdrawal, state, at) values ($1, $2, $3, $4)';

const withdrawalUnprojected: Projection['unprojected'] = [
  'WithdrawalAddressAdded',
  'WithdrawalAddressRemoved',
  'WhitelistSet',
  'ReconciliationSet',
];
