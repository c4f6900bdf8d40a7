import type { ConfigurationField, ConfigurationValues } from '@auric/api/console/configuration';

export type PlainField = Exclude<ConfigurationField, { kind: 'rows' }>;
export type RowsField = Extract<ConfigurationField, { kind: 'rows' }>;
export type FieldValue = ConfigurationValues[string];

/** Whether a field is a table. */
export function isRows(field: ConfigurationField): field is RowsField {
  return field.kind === 'rows';
}

/** The rows of a table's value; none where it isn't one. */
export function rowsOf(value: FieldValue | undefined): readonly Record<string, string | boolean | string[]>[] {
  if (!Array.isArray(value)) return [];
  return value.filter((row): row is Record<string, string | boolean | string[]> => typeof row === 'object');
}

/** What a field begins with that has no value yet. */
export function emptyValue({ kind, choices }: PlainField): string | boolean | string[] {
  if (kind === 'flag') return false;
  if (kind === 'choices' || kind === 'countries') return [];
  return kind === 'choice' ? (choices[0] ?? '') : '';
}
