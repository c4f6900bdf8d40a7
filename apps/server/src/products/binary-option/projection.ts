import type { EventRecord } from '@auric/exchange';
import type pg from 'pg';
import { paymentIdOf } from '../../db/payment-id.ts';
import type { Fold, Projection } from '../../engine/projector/projection.ts';
import { writeRow, writeRows } from '../../engine/projector/rows.ts';
import { ConfiguredRows } from '../configured.ts';
import { OptionDayRows } from './option-day-rows.ts';

type Folded = Extract<
  EventRecord,
  {
    type:
      | 'OptionMarketSet'
      | 'OptionStakeLimitSet'
      | 'OptionBought'
      | 'OptionRoundStarted'
      | 'OptionRoundStruck'
      | 'OptionSettled'
      | 'OptionVoided'
      | 'OptionPoolWithdrawn';
  }
>;
type Started = Extract<Folded, { type: 'OptionRoundStarted' }>;
type Cells = (number | bigint | string)[];

/** What of options is configured: the terms of an asset's market, and what one customer may have open. */
export const optionMarketSubject = (asset: number): string => `option_market/${asset}`;
export const optionStakeLimitSubject = 'option_stake_limit';

/** Seconds options with their strikes and ends, what they came to by day, what left the pool, and what they are sold by. */
export function binaryOptionProjection(): Projection {
  const terms = new ConfiguredRows('view.option_terms');
  const days = new OptionDayRows();
  let [bought, started, struck, ended]: [Cells[], Started[], Cells[], Cells[]] = [[], [], [], []];
  let withdrawn: Cells[] = [];
  let frame = { seq: 0, place: 0 };
  /** Frames end several options: each end has a number of its own. */
  const endOf = (seq: number): number => {
    frame = frame.seq === seq ? { seq, place: frame.place + 1 } : { seq, place: 0 };
    return paymentIdOf(seq, frame.place);
  };
  const fold: Fold<Folded> = {
    OptionMarketSet: ({ type: _type, asset, ...values }, at, seq) =>
      terms.set(optionMarketSubject(asset), at, seq, values),
    OptionStakeLimitSet: ({ type: _type, ...values }, at, seq) => terms.set(optionStakeLimitSubject, at, seq, values),
    OptionBought: ({ option, customer, asset, direction, seconds, stake, payoutPpm, reserve, indexE8 }, at) =>
      void bought.push([option, customer, asset, direction, seconds, stake, payoutPpm, reserve, indexE8, at]),
    OptionRoundStarted: (round) => void started.push(round),
    OptionRoundStruck: ({ round, strikeE8, ticks }) => void struck.push([round, strikeE8, ticks.at(-3)!]),
    OptionSettled(event, at, seq) {
      const { option, strikeE8, strikeTicks, settlementE8, result, paid } = event;
      days.add(event, at);
      ended.push([option, strikeE8, strikeTicks.at(-3)!, settlementE8, result, '', paid, at, endOf(seq)]);
    },
    OptionVoided(event, at, seq) {
      days.add(event, at);
      ended.push([event.option, 0, 0, 0, 'void', event.reason, event.stake, at, endOf(seq)]);
    },
    OptionPoolWithdrawn: ({ withdrawal, amount }, at) => void withdrawn.push([withdrawal, at, amount]),
  };
  return {
    tables: ['view.options', 'view.option_days', 'view.option_pool_withdrawals', 'view.option_terms'],
    fold,
    unprojected: ['OptionRoundPriced', 'OptionRoundVoided'],
    async write(client) {
      const now = { bought, started, struck, ended };
      [bought, started, struck, ended] = [[], [], [], []];
      await writeRows(client, 'options', boughtSql, now.bought, (cells) => cells);
      for (const round of now.started) await startRound(client, round);
      for (const cells of now.struck) await client.query({ name: 'strike options', text: struckSql, values: cells });
      for (const cells of now.ended) await writeRow(client, 'ended options', endedSql, cells);
      for (const cells of withdrawn) await writeRow(client, 'withdrawals from the option pool', withdrawnSql, cells);
      withdrawn = [];
      await days.write(client);
      await terms.write(client);
    },
  };
}

async function startRound(client: pg.ClientBase, { round, asset, seconds, first, last }: Started): Promise<void> {
  const { rowCount } = await client.query({
    name: 'start round of options',
    text: startedSql,
    values: [round, asset, seconds, first, last],
  });
  if (rowCount === 0) throw new Error(`The round ${round} has no options.`);
}

const boughtSql = `
  insert into view.options (id, customer, asset, direction, seconds, stake, payout_ppm, reserve, index_e8, accepted_at)
  select * from unnest($1::bigint[], $2::bigint[], $3::integer[], $4::text[], $5::integer[], $6::numeric[],
    $7::integer[], $8::numeric[], $9::bigint[], $10::bigint[])`;

const withdrawnSql = 'insert into view.option_pool_withdrawals (id, at, amount) values ($1, $2, $3)';

const startedSql = `
  update view.options set round = $1
  where asset = $2 and seconds = $3 and id between $4 and $5 and result = ''`;

const struckSql = `
  update view.options set strike_e8 = $2, strike_at = $3 where round = $1 and round > 0 and result = ''`;

/** What was void keeps the strike that it had. */
const endedSql = `
  update view.options set
    strike_e8 = greatest(strike_e8, $2::bigint), strike_at = greatest(strike_at, $3::bigint), settlement_e8 = $4,
    result = $5, void_reason = $6, paid = $7, ended_at = $8, ended_id = $9
  where id = $1 and result = ''`;
