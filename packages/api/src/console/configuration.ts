import * as z from 'zod/mini';
import { listOf, paging } from '../values/list.ts';
import { time } from '../values/scalars.ts';
import { consoleCall } from './call.ts';
import { operatorName, proposed, reason } from './values.ts';

/** What is configured, as its part names it: `market_rules/1`, `fee_schedule`, `country_table`. */
const subject = z.string().check(z.regex(/^[a-z][a-z_]{1,31}(?:\/[A-Za-z0-9_-]{1,32})?$/));

/**
 * How a field is typed and shown. `rate` is a fraction such as 0.001, `amount` a decimal of `unit`, `duration` whole
 * milliseconds, `rows` a table with the fields of `columns`,
 * `countries` a list of two letters of ISO 3166 each.
 */
const fieldKinds = ['integer', 'amount', 'rate', 'duration', 'choice', 'choices', 'countries', 'flag', 'text'] as const;
const plainField = {
  name: z.string(),
  label: z.string(),
  kind: z.enum(fieldKinds),
  unit: z.string(),
  /** The bounds, as decimals; empty for none. */
  least: z.string(),
  most: z.string(),
  choices: z.array(z.string()),
  /** What it does, in one sentence. */
  help: z.string(),
};
const column = z.object(plainField);
const field = z.union([column, z.object({ ...plainField, kind: z.literal('rows'), columns: z.array(column) })]);
export type ConfigurationField = z.output<typeof field>;

const cell = z.union([z.string().check(z.maxLength(500)), z.boolean(), z.array(z.string().check(z.maxLength(64)))]);
const rowOfCells = z.record(z.string(), cell);
const value = z.union([cell, z.array(rowOfCells).check(z.maxLength(300))]);
/** The values by the names of the fields: decimals and whole numbers as text, tables as lists of rows. */
const values = z.record(z.string(), value);
export type ConfigurationValues = z.output<typeof values>;

const thing = z.object({
  subject: z.string(),
  /** The kind of thing, which says how it is grouped: `market_rules`. */
  group: z.string(),
  title: z.string(),
  /** What is in force, in a few words; empty where that takes more. */
  summary: z.string(),
  fields: z.array(field),
  values,
  upcoming: z.array(z.object({ effective_at: z.int(), values })),
});
export type ConfiguredThing = z.output<typeof thing>;

const change = z.object({
  at: z.int(),
  effective_at: z.int(),
  seq: z.int(),
  /** Null for what the house began with. */
  operator: z.nullable(operatorName),
  second: z.nullable(operatorName),
  reason: z.string(),
  values,
  before: z.nullable(values),
});
export type ConfigurationChange = z.output<typeof change>;

export const configurationCalls = {
  configuration: consoleCall({
    method: 'GET',
    access: 'operator',
    summary: 'Everything that is configured while the house runs: what is in force, and what is announced.',
    request: z.object({}),
    response: z.array(thing),
  }),
  'configuration/history': consoleCall({
    method: 'GET',
    access: 'operator',
    summary: 'How one thing came to be as it is, newest first.',
    request: z.object({ subject, ...paging }),
    response: listOf(change),
  }),
  'configuration/change': consoleCall({
    method: 'POST',
    access: 'operator',
    summary: 'Proposes new values from a time on; another operator confirms them, and customers see them announced.',
    request: z.object({ subject, values, effective_at: time, reason }),
    response: proposed,
  }),
};
