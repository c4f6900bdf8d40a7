import type { Exchange } from '@auric/exchange';
import type { CommandDesk } from './port/command-desk.ts';
import type { GroupCommit } from './journal/group-commit.ts';
import type { Journal } from './journal/journal.ts';
import type { ProjectorThread } from './projector/projector-thread.ts';
import type { Replay } from './recovery/replay.ts';

/** What the operator watches. Commit times are of the last 1,024 batches. */
export interface EngineStats {
  epoch: number;
  seq: number;
  durableSeq: number;
  projectedSeq: number;
  commands: number;
  batches: number;
  pendingCommands: number;
  commitMsP50: number;
  commitMsP99: number;
  projectorLagMs: number;
  openOrders: number;
  balances: number;
  /** What the start replayed, beyond the snapshot. */
  replayedEvents: number;
}

interface Parts {
  exchange: Exchange;
  journal: Journal;
  commit: GroupCommit;
  desk: CommandDesk;
  projector: ProjectorThread | null;
  replay: Replay;
}

export function engineStats({ exchange, journal, commit, desk, projector, replay }: Parts): EngineStats {
  const commitMs = commit.commitMs.slice(0, Math.min(commit.batches, commit.commitMs.length)).toSorted();
  return {
    epoch: journal.epoch,
    seq: exchange.seq,
    durableSeq: commit.durableSeq,
    projectedSeq: projector?.projectedSeq ?? commit.durableSeq,
    commands: desk.commands,
    batches: commit.batches,
    pendingCommands: commit.pendingCommands,
    commitMsP50: quantile(commitMs, 0.5),
    commitMsP99: quantile(commitMs, 0.99),
    projectorLagMs: projector?.lagMs() ?? 0,
    openOrders: exchange.query({ type: 'openOrderCount' }),
    balances: exchange.balanceCount,
    replayedEvents: replay.events,
  };
}

function quantile(sorted: Float64Array, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
