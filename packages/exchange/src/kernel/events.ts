import type { EventsOf } from './fields.ts';

/** What the kernel itself records. */
export const kernelEvents = {
  /** A new journal before its first request id: the secret of its hash tables, two words of 32 bits. Journals without it have zeros. */
  JournalOpened: { version: 1, fields: { hashKey: 'ints' } },
  /** A refusal that carried a request id: the same request gets the same refusal. `detail` is JSON. */
  CommandRejected: { version: 1, fields: { code: 'text', field: 'text', detail: 'text' } },
  /** A command with a request id found nothing to do: the same request gets the same answer. */
  NothingChanged: { version: 1, fields: {} },
  /** From here on this release writes the journal: an older one that can't read on says which it needs. */
  ReleaseStarted: { version: 1, fields: { release: 'text' } },
  /** A timer failed before it changed anything: it will not fire again. */
  TimerParked: { version: 1, fields: { timer: 'int', kind: 'text', subject: 'int', reason: 'text' } },
} as const;

export type KernelEvent = EventsOf<typeof kernelEvents>;
