import { decimalOfTyped } from '../../data/decimal-input.ts';
import type { StandardSchema } from './schema-resolver.ts';

/** A schema whose amounts are read as they were typed: `5.` is 5, as the server takes it. `names`: the fields that hold amounts. */
export function typedAmounts<Output>(schema: StandardSchema<Output>, names: readonly string[]): StandardSchema<Output> {
  const read = ([name, value]: [string, unknown]): [string, unknown] =>
    names.includes(name) && typeof value === 'string' ? [name, decimalOfTyped(value) ?? value] : [name, value];
  const validate = (value: unknown) =>
    schema['~standard'].validate(Object.fromEntries(Object.entries(value as object).map(read)));
  return { '~standard': { validate } };
}
