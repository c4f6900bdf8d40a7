import type { EventRecord } from '@auric/exchange';
import type pg from 'pg';
import { writeRow } from '../../engine/projector/rows.ts';
import type { OptionDaysTable } from './tables.ts';

const dayMs = 86_400_000;

type Ended = Extract<EventRecord, { type: 'OptionSettled' | 'OptionVoided' }>;
type Amounts = 'staked' | 'paid' | 'risked' | 'promised';
type Day = Omit<OptionDaysTable, Amounts> & Record<Amounts, bigint>;

/** Gathers what the options of a page of frames came to, by day, asset and duration, and adds it to what is there. */
export class OptionDayRows {
  #days = new Map<string, Day>();

  add(ended: Ended, at: number): void {
    const { asset, seconds, stake } = ended;
    const day = Math.floor(at / dayMs) * dayMs;
    const key = `${day}/${asset}/${seconds}`;
    const nothing = { won: 0, lost: 0, tied: 0, voided: 0, staked: 0n, paid: 0n, risked: 0n, promised: 0n };
    const own = this.#days.get(key) ?? { day, asset, seconds, ...nothing };
    this.#days.set(key, own);
    if (ended.type === 'OptionVoided') {
      own.voided++;
      return;
    }
    own[ended.result]++;
    own.staked += stake;
    own.paid += ended.paid;
    if (ended.result === 'tied') return;
    own.risked += stake;
    own.promised += ended.reserve;
  }

  async write(client: pg.ClientBase): Promise<void> {
    const days = [...this.#days.values()];
    this.#days = new Map();
    for (const { day, asset, seconds, won, lost, tied, voided, staked, paid, risked, promised } of days) {
      const counts = [won, lost, tied, voided];
      await writeRow(client, 'option days', daySql, [day, asset, seconds, ...counts, staked, paid, risked, promised]);
    }
  }
}

const daySql = `
  insert into view.option_days as known (day, asset, seconds, won, lost, tied, voided, staked, paid, risked, promised)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
  on conflict (day, asset, seconds) do update set
    won = known.won + excluded.won, lost = known.lost + excluded.lost, tied = known.tied + excluded.tied,
    voided = known.voided + excluded.voided, staked = known.staked + excluded.staked, paid = known.paid + excluded.paid,
    risked = known.risked + excluded.risked, promised = known.promised + excluded.promised`;
