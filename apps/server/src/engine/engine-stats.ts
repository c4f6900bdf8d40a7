import type { Exchange } from '@auric/exchange';
import type { CommandDesk } from './port/command-desk.ts';
import type { GroupCommit } from './journal/group-commit.ts';
import type { DiskWatch } from './leadership/disk-watch.ts';
import type { Journal } from './journal/journal.ts';
import type { ProjectorThread } from './projector/projector-thread.ts';
import type { Replay } from './recovery/replay.ts';
import type { SnapshotSchedule } from './recovery/snapshot-schedule.ts';

/** What the operator watches; what counts does so since the start. */
export interface EngineStats {
  epoch: number;
  seq: number;
  durableSeq: number;
  projectedSeq: number;
  commands: number;
  batches: number;
  pendingCommands: number;
  projectorLagMs: number;
  projectorRestarts: number;
  /** How old the newest prices are; Infinity before the first. */
  indexAgeMs: number;
  /** How long ago a snapshot was written, by this process; Infinity before the first. */
  snapshotAgeMs: number;
  snapshotFailures: number;
  /** How often commands were refused, by the name of the refusal. */
  refusals: ReadonlyMap<string, number>;
  /** How often the exchange had no room for a command. */
  unavailable: number;
  openOrders: number;
  balances: number;
  /** How much of a day's request ids is taken, from 0 to 1. */
  requestFill: number;
  /** Free bytes on the fullest disk that the house writes on; NaN before the first look. */
  diskFreeBytes: number;
  /** What the start replayed, beyond the snapshot. */
  replayedEvents: number;
}

interface Parts {
  exchange: Exchange;
  journal: Journal;
  commit: GroupCommit;
  desk: CommandDesk;
  disk: DiskWatch;
  projector: ProjectorThread | null;
  replay: Replay;
  snapshots: Pick<SnapshotSchedule, 'writtenAgoMs' | 'failures'>;
  indexAgeMs: number;
}

export function engineStats(parts: Parts): EngineStats {
  const { exchange, journal, commit, desk, disk, projector, replay, snapshots, indexAgeMs } = parts;
  return {
    epoch: journal.epoch,
    seq: exchange.seq,
    durableSeq: commit.durableSeq,
    projectedSeq: projector?.projectedSeq ?? commit.durableSeq,
    commands: desk.commands,
    batches: commit.batches,
    pendingCommands: commit.pendingCommands,
    projectorLagMs: projector?.lagMs() ?? 0,
    projectorRestarts: projector?.restarts ?? 0,
    indexAgeMs,
    snapshotAgeMs: snapshots.writtenAgoMs(),
    snapshotFailures: snapshots.failures,
    refusals: desk.refusals,
    unavailable: desk.unavailable,
    openOrders: exchange.query({ type: 'openOrderCount' }),
    balances: exchange.balanceCount,
    requestFill: exchange.requestFill.size / exchange.requestFill.capacity,
    diskFreeBytes: disk.freeBytes,
    replayedEvents: replay.events,
  };
}
