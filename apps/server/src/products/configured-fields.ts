import { formatDecimal, parseDecimal } from '@auric/api';
import type { ConfigurationField, ConfigurationValues } from '@auric/api/console/configuration';
import { ConsoleRefusal } from '../console/edge/console-refusal.ts';

const ppmDecimals = 6;

/** A field of a configuration: how it is shown, and how its text becomes what a command takes. */
export interface ConfiguredField {
  readonly name: string;
  /** Its name in the command and in the event. */
  readonly key: string;
  readonly label: string;
  readonly help: string;
  readonly kind: 'integer' | 'amount' | 'rate' | 'duration';
  readonly least: bigint;
  readonly most: bigint;
  /** What its amounts are of, where that isn't the unit of the thing. */
  readonly unit?: Unit;
}

/** How a field's whole number is written: the decimals and the unit of amounts are the asset's. */
export interface Unit {
  readonly code: string;
  readonly decimals: number;
}

/** What is counted in USDT, with six decimals. */
export const usdtUnit: Unit = { code: 'USDT', decimals: 6 };

export function shownField(field: ConfiguredField, unit: Unit): ConfigurationField {
  const { name, label, help, kind, least, most } = field;
  const decimals = decimalsOf(field, unit);
  return {
    name,
    label,
    help,
    kind,
    unit: kind === 'amount' ? (field.unit ?? unit).code : '',
    least: formatDecimal(least, decimals),
    most: formatDecimal(most, decimals),
    choices: [],
  };
}

/** The text of a stored whole number. */
export function shownValue(field: ConfiguredField, unit: Unit, stored: unknown): string {
  return formatDecimal(BigInt(stored as number | string), decimalsOf(field, unit));
}

/** Reads a value; refuses (`configuration_value`, naming the field) what the field can't be. */
export function readValue(field: ConfiguredField, unit: Unit, values: ConfigurationValues): bigint {
  const text = values[field.name];
  const read = typeof text === 'string' ? parseDecimal(text, decimalsOf(field, unit)) : null;
  if (read === null || read < field.least || read > field.most)
    throw new ConsoleRefusal('configuration_value', field.name);
  return read;
}

function decimalsOf({ kind, unit: own }: ConfiguredField, unit: Unit): number {
  if (kind === 'amount') return (own ?? unit).decimals;
  return kind === 'rate' ? ppmDecimals : 0;
}
