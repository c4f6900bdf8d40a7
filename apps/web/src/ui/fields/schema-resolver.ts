import { isErrorCode } from '@auric/api';
import type { FieldError, FieldErrors, FieldValues, Resolver } from 'react-hook-form';

interface Issue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

type Result<Output> = { readonly value: Output; readonly issues?: undefined } | { readonly issues: readonly Issue[] };

/** What every schema of the contract is, whichever library it is written with (https://standardschema.dev). */
export interface StandardSchema<Output> {
  readonly '~standard': { readonly validate: (value: unknown) => Result<Output> | Promise<Result<Output>> };
}

/** What a field says that was left empty; all else are codes of the contract. */
export const requiredCode = 'required';

/**
 * Checks a form by the schema that the server checks it by. What was left empty is not sent, so it is not checked
 * either: an optional field may stay empty. The error of a field is a code; its text is looked up when it is shown.
 */
export function schemaResolver<Values extends FieldValues, Output extends FieldValues>(
  schema: StandardSchema<Output>,
): Resolver<Values, unknown, Output> {
  return async (values) => {
    const typed = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
    const result = await schema['~standard'].validate(typed);
    if (result.issues === undefined) return { values: result.value, errors: {} };
    return { values: {}, errors: errorsOf(result.issues, typed) as FieldErrors<Values> };
  };
}

/** The first issue of each field; one that belongs to no field is the form's own. */
function errorsOf(issues: readonly Issue[], typed: Readonly<Record<string, unknown>>): Record<string, FieldError> {
  const errors: Record<string, FieldError> = {};
  for (const issue of issues) {
    const [first] = issue.path ?? [];
    const field = first === undefined ? 'root' : String(typeof first === 'object' ? first.key : first);
    const code = codeOf(issue, field !== 'root' && typed[field] === undefined);
    errors[field] ??= { type: code, message: code };
  }
  return errors;
}

function codeOf({ message }: Issue, empty: boolean): string {
  if (empty) return requiredCode;
  return isErrorCode(message) ? message : 'parameter_error';
}
