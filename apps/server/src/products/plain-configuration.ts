import type { ConfigurationValues } from '@auric/api/console/configuration';
import type { Command } from '@auric/exchange';
import type { Kysely } from 'kysely';
import { ConsoleRefusal } from '../console/edge/console-refusal.ts';
import type { ConfigurationSource } from '../console/part.ts';
import type { Database } from '../db/database.ts';
import type { ExchangeClient } from '../edge/exchange-client.ts';
import { requestKeyOf } from '../edge/request-key.ts';
import { type ConfiguredTableName, configuredHistory } from './configured.ts';
import { type ConfiguredField, readValue, shownField, shownValue, type Unit } from './configured-fields.ts';

/** A thing whose fields are whole numbers, each said by the keys `K` of its command. */
export interface PlainThing<K extends string = string> {
  readonly subject: string;
  readonly group: string;
  readonly title: string;
  readonly summary?: string;
  readonly fields: readonly (ConfiguredField & { readonly key: K })[];
  readonly unit: Unit;
  /** What holds, as the exchange has it by the keys of the fields; null while nothing does. */
  readonly now: object | null;
  /** What is announced, the next first; `effectiveAt` in ms. */
  readonly upcoming: readonly ({ readonly effectiveAt: number } & object)[];
  /** The name of a field that can't be what it is beside the others, null where all can. */
  wrong?(numbers: Readonly<Record<K, bigint>>): string | null;
  command(numbers: Readonly<Record<K, bigint>>, effectiveAt: number): Command;
}

interface Parts {
  readonly db: Kysely<Database>;
  readonly client: ExchangeClient;
  readonly table: ConfiguredTableName;
  readonly owns: (subject: string) => boolean;
  readonly things: () => Promise<readonly PlainThing[]>;
}

/** A configuration of plain things: what holds is the exchange's word, how it came about stands in a read model. */
export function plainConfiguration({ db, client, table, owns, things }: Parts): ConfigurationSource {
  async function thingOf(subject: string): Promise<PlainThing> {
    const thing = (await things()).find((one) => one.subject === subject);
    if (thing === undefined) throw new ConsoleRefusal('configuration_unknown', 'subject');
    return thing;
  }

  return {
    owns,

    things: async () =>
      (await things()).map((thing) => ({
        subject: thing.subject,
        group: thing.group,
        title: thing.title,
        summary: thing.summary ?? '',
        fields: thing.fields.map((field) => shownField(field, thing.unit)),
        values: thing.now === null ? {} : shownOf(thing, thing.now),
        upcoming: thing.upcoming.map((then) => ({
          effective_at: then.effectiveAt,
          values: shownOf(thing, then),
        })),
      })),

    async history(subject, page) {
      const thing = await thingOf(subject);
      return configuredHistory(db, table, { subject, ...page }, (_, stored) => shownOf(thing, stored));
    },

    async check(subject, values) {
      numbersOf(await thingOf(subject), values);
    },

    async change(subject, values, effectiveAt, act) {
      const thing = await thingOf(subject);
      await configure(client, thing.command(numbersOf(thing, values), effectiveAt), act);
    },
  };
}

/** Has the exchange set what two operators have agreed on in an act; refuses (`act_not_possible`) what it refuses. */
export async function configure(client: ExchangeClient, command: Command, act: number): Promise<void> {
  const reply = await client.port.execute({ command, requestKey: requestKeyOf(0, `act-${act}`, command) });
  if (!reply.ok) throw new ConsoleRefusal('act_not_possible', undefined, { reason: reply.rejection.code });
}

function shownOf({ fields, unit }: PlainThing, stored: object): ConfigurationValues {
  const values = stored as Readonly<Record<string, unknown>>;
  return Object.fromEntries(fields.map((field) => [field.name, shownValue(field, unit, values[field.key])]));
}

function numbersOf(thing: PlainThing, values: ConfigurationValues): Record<string, bigint> {
  const { fields, unit } = thing;
  const numbers = Object.fromEntries(fields.map((field) => [field.key, readValue(field, unit, values)]));
  const wrong = thing.wrong?.(numbers) ?? null;
  if (wrong !== null) throw new ConsoleRefusal('configuration_value', wrong);
  return numbers;
}
