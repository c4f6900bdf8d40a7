/** The state of an address that a form leads to for its code: the way back leads to that form. */
export const askedByForm = { askedByForm: true } as const;

export function isAskedByForm(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'askedByForm' in state;
}
