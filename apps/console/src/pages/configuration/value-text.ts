import { countryName } from '../../kit/country-name.ts';
import { grouped } from '../../kit/grouped.ts';
import { configuration as texts } from '../../texts/configuration.ts';
import { type FieldValue, type PlainField, rowsOf } from './field-value.ts';

const units = [
  { ms: 86_400_000, one: 'day', many: 'days' },
  { ms: 3_600_000, one: 'hour', many: 'hours' },
  { ms: 60_000, one: 'minute', many: 'minutes' },
  { ms: 1_000, one: 'second', many: 'seconds' },
  { ms: 1, one: 'ms', many: 'ms' },
] as const;

/** The value of a field as it is read: rates as percentages, lengths of time in their largest whole unit. */
export function valueText(
  { kind, unit }: Pick<PlainField, 'unit'> & { kind: string },
  value: FieldValue | undefined,
): string {
  if (value === undefined || value === '') return texts.nil;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value !== 'string') {
    const words = value.filter((each) => typeof each === 'string');
    if (words.length > 0) return words.map(kind === 'countries' ? countryName : String).join(', ');
    if (kind === 'countries') return texts.noneListed;
    return kind === 'rows' ? texts.rows(rowsOf(value).length) : texts.nil;
  }
  if (kind === 'rate') return percentOf(value);
  if (kind === 'duration') return durationOf(value);
  const text = kind === 'amount' || kind === 'integer' ? grouped(value) : value;
  return unit === '' ? text : `${text} ${unit}`;
}

/** A fraction as a percentage, exactly: `0.001` is `0.1%`. */
export function percentOf(fraction: string): string {
  const [, sign = '', whole = '', decimals = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(fraction) ?? [];
  if (whole === '') return fraction;
  const digits = decimals.padEnd(2, '0');
  const percent = `${whole}${digits.slice(0, 2)}`.replace(/^0+(?=\d)/, '');
  const rest = digits.slice(2).replace(/0+$/, '');
  return `${sign}${percent}${rest === '' ? '' : `.${rest}`}%`;
}

/** Milliseconds in the largest unit that they are whole in. */
export function durationOf(text: string): string {
  const ms = Number(text);
  const unit = units.find((each) => ms >= each.ms && ms % each.ms === 0);
  if (unit === undefined) return text;
  const count = ms / unit.ms;
  return `${count} ${count === 1 ? unit.one : unit.many}`;
}
