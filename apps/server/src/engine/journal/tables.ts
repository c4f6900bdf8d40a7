export interface EpochTable {
  one: boolean;
  epoch: number;
  released: number;
  leader: string;
}

/** `payload` is JSON lines, one a frame; `state_hash`, where present, is of the state after the batch's last frame. */
export interface BatchTable {
  first_seq: number;
  last_seq: number;
  epoch: number;
  at: number;
  payload: string;
  prev_hash: Buffer;
  state_hash: Buffer | null;
  hash: Buffer;
}

export interface SegmentTable {
  first_seq: number;
  last_seq: number;
  batches: number;
  end_hash: Buffer;
  bytes: Buffer;
}

export interface JournalTables {
  'journal.epoch': EpochTable;
  'journal.batch': BatchTable;
  'journal.segment': SegmentTable;
}
