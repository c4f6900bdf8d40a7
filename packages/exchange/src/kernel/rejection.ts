/** A refusal as a value: its stable code, the field at fault and what the customer needs to know to do better. */
export interface Rejection {
  readonly code: string;
  readonly field?: string;
  readonly detail?: Readonly<Record<string, string | number>>;
  /** The command itself is wrong, whatever the state: its request id is not taken. */
  readonly isForm?: true;
}

/**
 * Marks refusals as of form. Only guards that read no state may return them, so that the same command gets the same
 * answer again though nothing remembers it; they stand first in every ladder.
 */
export function ofForm<const T extends Readonly<Record<string, Rejection>>>(
  rejections: T,
): { readonly [K in keyof T]: T[K] & { readonly isForm: true } } {
  const rows = Object.entries(rejections).map(([name, rejection]) => [name, { ...rejection, isForm: true }]);
  return Object.fromEntries(rows) as { readonly [K in keyof T]: T[K] & { readonly isForm: true } };
}
