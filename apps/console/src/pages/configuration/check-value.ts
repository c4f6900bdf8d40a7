import { parseDecimal } from '@auric/api';
import type { ConfigurationField, ConfigurationValues } from '@auric/api/console/configuration';
import { configuration as texts } from '../../texts/configuration.ts';
import { type FieldValue, isRows, type PlainField, rowsOf } from './field-value.ts';

const finest = 18;

/** Why a value can't be, in a sentence; null where it can. The server has the last word. */
export function checkValue(field: PlainField, value: FieldValue | undefined): string | null {
  const { kind, least, most } = field;
  if (kind !== 'integer' && kind !== 'amount' && kind !== 'rate' && kind !== 'duration') return null;
  if (typeof value !== 'string') return texts.number;
  const wholeOnly = kind === 'integer' || kind === 'duration';
  if (!(wholeOnly ? /^-?\d+$/ : /^-?\d+(?:\.\d+)?$/).test(value)) return wholeOnly ? texts.whole : texts.number;
  const number = unitsOf(value);
  const below = least !== '' && number < unitsOf(least);
  const above = most !== '' && number > unitsOf(most);
  return below || above ? texts.between(least, most) : null;
}

function unitsOf(text: string): bigint {
  const units = parseDecimal(text.replace(/^-/, ''), finest) ?? 0n;
  return text.startsWith('-') ? -units : units;
}

/** Whether all values of a thing can be, those in its tables too. */
export function areAllPossible(fields: readonly ConfigurationField[], values: ConfigurationValues): boolean {
  return fields.every((field) => {
    const value = values[field.name];
    if (!isRows(field)) return checkValue(field, value) === null;
    return rowsOf(value).every((row) => field.columns.every((column) => checkValue(column, row[column.name]) === null));
  });
}
