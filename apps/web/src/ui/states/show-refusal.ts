import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';

interface Refusal {
  readonly code?: string | undefined;
  readonly field?: string | undefined;
  readonly message: string;
}

/** Puts the server's refusal to the field it is about and the focus into it; false where it is about none of them. */
export function showRefusal<Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  refusal: Refusal,
  fields: readonly FieldPath<Values>[],
): boolean {
  const field = fields.find((each) => each === refusal.field);
  if (field === undefined) return false;
  setError(field, { type: refusal.code ?? 'parameter_error', message: refusal.message }, { shouldFocus: true });
  return true;
}
