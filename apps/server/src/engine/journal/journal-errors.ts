/** Another process leads this database. */
export class LeaderAlive extends Error {
  constructor(leader: string) {
    super(`Another Auric already runs on this database (${leader}). Stop it first.`);
    this.name = 'LeaderAlive';
  }
}

/** The journal is not what was written: nothing may be built on it. `seq` is where it was noticed. */
export class JournalCorrupt extends Error {
  readonly seq: number;

  constructor(seq: number, finding: string) {
    super(`The journal is damaged at sequence ${seq}: ${finding}.`);
    this.name = 'JournalCorrupt';
    this.seq = seq;
  }
}
