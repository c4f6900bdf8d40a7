import type { ConsoleParams } from '@auric/api/console';

/** What the list is narrowed by, as texts of the address. */
export interface AuditFilter {
  act: string;
  operator: string;
  subject: string;
  words: string;
  /** In ms, as text. */
  from: string;
  to: string;
}

/** The filter of an address, whatever stands there. */
export function filterOf(address: URLSearchParams): AuditFilter {
  const read = (name: string) => address.get(name)?.trim() ?? '';
  const digits = (name: string) => (/^\d{1,15}$/.test(read(name)) ? read(name) : '');
  return {
    act: read('act').slice(0, 40),
    operator: digits('operator'),
    subject: read('subject').slice(0, 64),
    words: read('words').slice(0, 100),
    from: digits('from'),
    to: digits('to'),
  };
}

/** What the call is asked by: only what was filled in. */
export function askedBy({ act, operator, subject, words, from, to }: AuditFilter): ConsoleParams<'audit/csv'> {
  return {
    ...(act !== '' && { act }),
    ...(operator !== '' && { operator: Number(operator) }),
    ...(subject !== '' && { subject }),
    ...(words !== '' && { words }),
    ...(from !== '' && { from: Number(from) }),
    ...(to !== '' && { to: Number(to) }),
  };
}
