import type { Params } from '@auric/api';

type Subject = NonNullable<Params<'receipt'>['of']>;

/** All of the wire's, by its type: the list itself stays with its schema. */
const subjects: Readonly<Record<Subject, true>> = {
  trade: true,
  conversion: true,
  withdrawal: true,
  transfer: true,
  position_fill: true,
  profit_share: true,
  funding: true,
  option: true,
};

function isSubject(word: string | null): word is Subject {
  return word !== null && Object.hasOwn(subjects, word);
}

/** Which receipt an address asks for: by its entry, or by what it is of and the number of that. */
export function askedReceipt(address: URLSearchParams): Params<'receipt'> {
  const id = Number(address.get('id'));
  if (Number.isSafeInteger(id) && id > 0) return { id };
  const of = address.get('of');
  return { ...(isSubject(of) ? { of } : {}), number: Number(address.get('number')) };
}
