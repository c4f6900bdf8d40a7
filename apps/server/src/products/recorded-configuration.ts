import type { ConfigurationValues } from '@auric/api/console/configuration';
import type { Command } from '@auric/exchange';
import type { Kysely } from 'kysely';
import { ConsoleRefusal } from '../console/edge/console-refusal.ts';
import type { ConfigurationSource } from '../console/part.ts';
import type { Database } from '../db/database.ts';
import type { ExchangeClient } from '../edge/exchange-client.ts';
import { configuredHistory, configuredNow, type ConfiguredTableName, type ShownAs } from './configured.ts';
import { type ConfiguredField, readValue, shownField, shownValue, usdtUnit } from './configured-fields.ts';
import { configure } from './plain-configuration.ts';

type Stored = Readonly<Record<string, unknown>>;

/** A thing whose events have lists in them: how many fields it has depends on how long these are. Amounts are in USDT. */
export interface RecordedThing {
  readonly subject: string;
  readonly group: string;
  readonly title: string;
  /** What a form asks for now. */
  readonly fields: readonly ConfiguredField[];
  /** What holds before anybody has set it. */
  readonly otherwise?: ConfigurationValues;
  /** The name of a field that can't be what it is beside the others, null where all can. */
  wrong?(numbers: ReadonlyMap<string, bigint>): string | null;
  /** `numbers`: the whole numbers of the fields, by their names. */
  command(numbers: ReadonlyMap<string, bigint>, effectiveAt: number): Command;
}

interface Parts {
  readonly db: Kysely<Database>;
  readonly client: ExchangeClient;
  readonly table: ConfiguredTableName;
  readonly owns: (subject: string) => boolean;
  readonly things: () => Promise<readonly RecordedThing[]>;
  /** The fields of what an event set, and what it said of one of them. */
  readonly fieldsOf: (subject: string, stored: Stored) => readonly ConfiguredField[];
  readonly storedOf: (field: ConfiguredField, stored: Stored) => unknown;
}

/** A configuration of such things: what holds, what is announced and how it came about stand in a read model of their events. */
export function recordedConfiguration({ db, client, table, owns, things, ...parts }: Parts): ConfigurationSource {
  const shown: ShownAs = (subject, stored) =>
    Object.fromEntries(
      parts
        .fieldsOf(subject, stored)
        .map((field) => [field.name, shownValue(field, usdtUnit, parts.storedOf(field, stored))]),
    );

  async function numbersOf(
    subject: string,
    values: ConfigurationValues,
  ): Promise<{ thing: RecordedThing; numbers: Map<string, bigint> }> {
    const thing = (await things()).find((one) => one.subject === subject);
    if (thing === undefined) throw new ConsoleRefusal('configuration_unknown', 'subject');
    const numbers = new Map(thing.fields.map((field) => [field.name, readValue(field, usdtUnit, values)]));
    const wrong = thing.wrong?.(numbers) ?? null;
    if (wrong !== null) throw new ConsoleRefusal('configuration_value', wrong);
    return { thing, numbers };
  }

  return {
    owns,

    async things() {
      const now = await configuredNow(db, table, shown);
      return (await things()).map(({ subject, group, title, fields, otherwise = {} }) => ({
        subject,
        group,
        title,
        summary: '',
        fields: fields.map((field) => shownField(field, usdtUnit)),
        values: now.get(subject)?.values ?? otherwise,
        upcoming: now.get(subject)?.upcoming ?? [],
      }));
    },

    history: (subject, page) => configuredHistory(db, table, { subject, ...page }, shown),

    async check(subject, values) {
      await numbersOf(subject, values);
    },

    async change(subject, values, effectiveAt, act) {
      const { thing, numbers } = await numbersOf(subject, values);
      await configure(client, thing.command(numbers, effectiveAt), act);
    },
  };
}
