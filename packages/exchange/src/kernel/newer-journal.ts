/** The journal was written by a later release: it is sound, but this release must not go on with it. */
export class NewerJournal extends Error {
  /** `known` is the newest version that this release has of the event, 0 for none; `writer` its release, or empty. */
  constructor(seq: number, type: string, version: number, known: number, writer: string) {
    const knows = known === 0 ? 'does not know it' : `knows it up to version ${known}`;
    const needed = writer === '' ? 'a later release wrote it' : `release ${writer} wrote it`;
    super(
      `Frame ${seq} has an event ${type} of version ${version}, and this release ${knows}: ${needed} and is needed to read on.`,
    );
    this.name = 'NewerJournal';
  }
}
