import type { EventRecord } from '@auric/exchange';
import type pg from 'pg';
import type { Fold } from '../../engine/projector/projection.ts';
import { writeRow, writeRows } from '../../engine/projector/rows.ts';

type Of<T extends EventRecord['type']> = Extract<EventRecord, { type: T }>;
type Lived =
  | 'FollowStarted'
  | 'FollowChanged'
  | 'FollowClosing'
  | 'FollowEnded'
  | 'CopyReduced'
  | 'CopyDetached'
  | 'ShareSettled';
type Cells = (number | bigint | string)[];

/** What a page of frames changes of a follow's sums. `gained` null: nothing. */
interface Sums {
  gained: bigint | null;
  more: bigint;
  shared: bigint;
  closes: number;
}

/** Follows from their start to their end: what is said of one is written in order, the sums of all at once. */
export class FollowRows {
  #said: { readonly name: string; readonly text: string; readonly cells: Cells }[] = [];
  #sums = new Map<number, Sums>();

  readonly fold: Fold<Of<Exclude<Lived, 'FollowEnded'>>> = {
    FollowStarted: ({ follow, follower, lead, sharePpm, ...wish }, at) =>
      this.#say('new follow', startedSql, [follow, follower, lead, sharePpm, ...wishCells(wish), at]),
    FollowChanged: ({ follow, ...wish }) => this.#say('changed follow', changedSql, [follow, ...wishCells(wish)]),
    FollowClosing: ({ follow, reason }) => this.#say('closing follow', closingSql, [follow, reason]),
    CopyReduced: ({ follow, gained }) => {
      const sums = this.#of(follow);
      Object.assign(sums, { gained, more: 0n, closes: sums.closes + 1 });
    },
    CopyDetached: ({ follow, pnl }) => {
      const sums = this.#of(follow);
      sums.more += pnl;
      sums.closes++;
    },
    ShareSettled: ({ follow, paid }) => void (this.#of(follow).shared += paid),
  };

  /** `id`: of its end among what happens in a frame. */
  ended({ follow, reason, gained, shared }: Of<'FollowEnded'>, at: number, id: number): void {
    const closes = this.#sums.get(follow)?.closes ?? 0;
    this.#sums.delete(follow);
    this.#say('ended follow', endedSql, [follow, reason, gained, shared, at, closes, id]);
  }

  async write(client: pg.ClientBase): Promise<void> {
    const [said, sums] = [this.#said, [...this.#sums]];
    [this.#said, this.#sums] = [[], new Map()];
    for (const { name, text, cells } of said) await writeRow(client, name, text, cells);
    await writeRows(client, 'sums of follows', sumsSql, sums, ([follow, { gained, more, shared, closes }]) => [
      follow,
      gained !== null,
      gained ?? 0n,
      more,
      shared,
      closes,
    ]);
  }

  #say(name: string, text: string, cells: Cells): void {
    this.#said.push({ name, text, cells });
  }

  #of(follow: number): Sums {
    let sums = this.#sums.get(follow);
    if (sums === undefined) this.#sums.set(follow, (sums = { gained: null, more: 0n, shared: 0n, closes: 0 }));
    return sums;
  }
}

type Wish = Pick<Of<'FollowStarted'>, 'mode' | 'sizeE6' | 'followAmount' | 'stopLoss' | 'leverageMost'>;

function wishCells({ mode, sizeE6, followAmount, stopLoss, leverageMost }: Wish): Cells {
  return [mode, sizeE6, followAmount, stopLoss, leverageMost];
}

const startedSql = `
  insert into view.follows (id, follower, lead, share_ppm, mode, size_e6, follow_amount, stop_loss, leverage_most,
    started_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`;

const changedSql = `
  update view.follows set mode = $2, size_e6 = $3, follow_amount = $4, stop_loss = $5, leverage_most = $6
  where id = $1`;

const closingSql = 'update view.follows set reason = $2 where id = $1';

/** What a follow came to is said with its end. */
const endedSql = `
  update view.follows set reason = $2, gained = $3, shared = $4, ended_at = $5, closes = closes + $6, ended_id = $7
  where id = $1`;

const sumsSql = `
  update view.follows as follow set
    gained = case when given.is_said then given.gained else follow.gained end + given.more,
    shared = follow.shared + given.shared,
    closes = follow.closes + given.closes
  from unnest($1::bigint[], $2::boolean[], $3::numeric[], $4::numeric[], $5::numeric[], $6::bigint[])
    as given (id, is_said, gained, more, shared, closes)
  where follow.id = given.id`;
