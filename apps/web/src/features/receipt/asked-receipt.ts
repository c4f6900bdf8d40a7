import type { Params } from '@auric/api';

const subjects = ['trade', 'conversion', 'withdrawal', 'transfer', 'position_fill', 'funding', 'option'] as const;

/** Which receipt an address asks for: by its entry, or by what it is of and the number of that. */
export function askedReceipt(address: URLSearchParams): Params<'receipt'> {
  const id = Number(address.get('id'));
  if (Number.isSafeInteger(id) && id > 0) return { id };
  const of = subjects.find((subject) => subject === address.get('of'));
  return { ...(of === undefined ? {} : { of }), number: Number(address.get('number')) };
}
