import type { Kysely } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { ExchangeClient } from '../../edge/exchange-client.ts';
import { nameOf, operatorNames } from '../cases/case-rows.ts';
import { freshViews } from '../fresh-views.ts';
import { ConsoleRefusal } from '../edge/console-refusal.ts';
import { tellConsole } from '../live/console-events.ts';
import type { ConfigurationSource, ConsolePart } from '../part.ts';
import type { ConsoleRoutesOf } from '../route.ts';

type Path = 'configuration' | 'configuration/history' | 'configuration/change';

/** What is configured while the house runs, of all parts: seen, followed back, and changed by two people from a time on. */
export function configurationRoutes(
  parts: readonly ConsolePart[],
  db: Kysely<Database>,
  client: ExchangeClient,
  now: () => number,
): ConsoleRoutesOf<Path> {
  const sources = parts.flatMap(({ configuration }) => configuration ?? []);

  function sourceOf(subject: string): ConfigurationSource {
    const source = sources.find((one) => one.owns(subject));
    if (source === undefined) throw new ConsoleRefusal('configuration_unknown', 'subject');
    return source;
  }

  return {
    configuration: {
      read: async () => {
        await freshViews(client);
        return (await Promise.all(sources.map((source) => source.things()))).flat();
      },
    },

    'configuration/history': {
      read: async ({ subject, page, limit, before }) => {
        await freshViews(client);
        const { changes, total } = await sourceOf(subject).history(subject, { page, limit, before });
        const made = await actsBefore(
          db,
          subject,
          changes.map(({ seq }) => seq),
        );
        const data = changes.map((change) => ({ ...change, ...(made.get(change.seq) ?? nobody) }));
        return { data, page, limit, total, has_more: page * limit < total };
      },
    },

    'configuration/change': {
      act: 'configuration.change',
      about: ({ subject, reason }) => ({ subject: { kind: 'configuration', id: subject }, reason }),
      async check({ subject, values, effective_at }) {
        if (effective_at !== 0 && effective_at <= now())
          throw new ConsoleRefusal('effective_time_past', 'effective_at');
        await sourceOf(subject).check(subject, values, effective_at);
      },
      async describe({ subject, values, effective_at }) {
        const thing = (await sourceOf(subject).things()).find((one) => one.subject === subject);
        return { subject, title: thing?.title ?? subject, values, before: thing?.values ?? {}, effective_at };
      },
      async confirmed({ subject, values, effective_at }, _, act) {
        await sourceOf(subject).change(subject, values, effective_at, act);
        await tellConsole(db, { type: 'configuration' });
      },
    },
  };
}

const nobody = { operator: null, second: null, reason: '' };

/** Who changed a subject: the act in the journal that each change follows, and no other change before it. */
async function actsBefore(db: Kysely<Database>, subject: string, seqs: readonly number[]) {
  const acts = await db
    .selectFrom('view.operator_act')
    .select(['seq', 'operator', 'second', 'reason'])
    .where('subject_kind', '=', 'configuration')
    .where('subject', '=', subject)
    .where('action', '=', 'configuration.change')
    .where('failed', '=', '')
    .orderBy('act')
    .execute();
  const names = await operatorNames(db);
  const rising = seqs.toSorted((left, right) => left - right);
  return new Map(
    rising.flatMap((seq, index) => {
      const act = acts.findLast((one) => one.seq < seq && one.seq > (rising[index - 1] ?? 0));
      if (act === undefined) return [];
      const second = act.second === 0 ? null : nameOf(names, act.second);
      return [[seq, { operator: nameOf(names, act.operator), second, reason: act.reason }] as const];
    }),
  );
}
