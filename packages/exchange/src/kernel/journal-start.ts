import type { Rejection } from './rejection.ts';
import type { RequestIds } from './request-ids.ts';

/**
 * Opens a new journal, once and before the first request id. `hashKey`: 64 random bits as two whole numbers below 2^32. They spread what
 * customers choose freely over hash tables, so that nobody can make one slow; they change no decision and no order.
 */
export interface OpenJournal {
  type: 'OpenJournal';
  hashKey: readonly number[];
}

export const journalStartRejections = {
  journalAlreadyOpen: { code: 'journal_already_open' },
  hashKeyInvalid: { code: 'hash_key_invalid', field: 'hashKey' },
} as const;

/** Why a journal can't be opened so. */
export function refuseOpening({ hashKey }: OpenJournal, requests: RequestIds): Rejection | null {
  if (!requests.canTakeHashKey) return journalStartRejections.journalAlreadyOpen;
  const isWord = (word: number): boolean => Number.isInteger(word) && word >= 0 && word < 2 ** 32;
  return hashKey.length === 2 && hashKey.every(isWord) ? null : journalStartRejections.hashKeyInvalid;
}
