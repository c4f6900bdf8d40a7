import type { ConfigurationField, ConfigurationValues } from '@auric/api/console/configuration';
import { configuration as texts } from '../../texts/configuration.ts';
import { type FieldValue, isRows, type RowsField, rowsOf } from './field-value.ts';
import { valueText } from './value-text.ts';

/** One field that differs, before and after as they are read. */
export interface Difference {
  label: string;
  before: string;
  after: string;
}

/** What differs between two values of a thing, in the order of its fields; of tables row by row. */
export function differencesOf(
  fields: readonly ConfigurationField[],
  before: ConfigurationValues,
  after: ConfigurationValues,
): Difference[] {
  return fields.flatMap((field): Difference[] => {
    const [old, fresh] = [before[field.name], after[field.name]];
    if (isAlike(old, fresh)) return [];
    if (isRows(field)) return rowDifferences(field, old, fresh);
    return [{ label: field.label, before: valueText(field, old), after: valueText(field, fresh) }];
  });
}

function isAlike(a: unknown, b: unknown): boolean {
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
}

/** The same value whatever order its names came in. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value ?? null;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, each]) => [name, sorted(each)]),
  );
}

type Row = ReturnType<typeof rowsOf>[number];

/** A row is known by its first column; one that is only in one of the two was added or removed. */
function rowDifferences(field: RowsField, old: FieldValue | undefined, fresh: FieldValue | undefined): Difference[] {
  const before = keyed(field, rowsOf(old));
  const after = keyed(field, rowsOf(fresh));
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key): Difference[] => {
    const [was, is] = [before.get(key), after.get(key)];
    const label = `${field.label} · ${key}`;
    if (was === undefined && is !== undefined) return [{ label, before: texts.nil, after: texts.added }];
    if (is === undefined && was !== undefined) return [{ label, before: texts.removed, after: texts.nil }];
    if (was === undefined || is === undefined) return [];
    return field.columns.flatMap((column) => {
      const pair = [was[column.name], is[column.name]] as const;
      if (isAlike(...pair)) return [];
      return [
        {
          label: `${label} · ${column.label}`,
          before: valueText(column, pair[0]),
          after: valueText(column, pair[1]),
        },
      ];
    });
  });
}

function keyed({ columns }: RowsField, rows: readonly Row[]): Map<string, Row> {
  const [first] = columns;
  return new Map(
    rows.map((row, index) => [first === undefined ? String(index + 1) : valueText(first, row[first.name]), row]),
  );
}
