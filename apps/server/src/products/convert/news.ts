import { type ErrorTexts, isErrorCode, type Language, languages, loadErrorTexts } from '@auric/api';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { News, NewsSpan } from '../../messages/journal-news.ts';
import type { Tale } from '../../messages/telling.ts';
import type { SubjectParts } from '../product-row.ts';

type Told = Tale<'recurring_failed'> | Tale<'recurring_ended'>;

/** Tells of turns of recurring buys that could not be taken, and that the last one was. They leave no bill. */
export async function convertNews({ catalog }: SubjectParts): Promise<News> {
  const texts = await Promise.all(languages.map(async (lang) => [lang, await loadErrorTexts(lang)] as const));
  return {
    async of(trx, { frames }) {
      const runs = await runsIn(trx, frames);
      const tales = runs.map(async (run): Promise<Told[]> => {
        const { code } = await catalog.asset(run.to_asset, 'currency');
        const of = { customer: run.customer, key: `recurring/${run.plan}/${run.id}` } as const;
        const failed: Told = { ...of, kind: 'recurring_failed', values: { coin: code, reason: reasonOf(texts, run) } };
        const ended: Told = { ...of, key: `${of.key}/end`, kind: 'recurring_ended', values: { coin: code } };
        return [...(run.conversion === 0 ? [failed] : []), ...(run.is_last ? [ended] : [])];
      });
      return (await Promise.all(tales)).flat();
    },
  };
}

function runsIn(trx: Kysely<Database>, { after, upTo }: NewsSpan) {
  return trx
    .selectFrom('view.recurring_runs as run')
    .innerJoin('view.recurring_buys as buy', 'buy.id', 'run.plan')
    .select(['run.plan', 'run.id', 'run.customer', 'run.conversion', 'run.reason', 'run.is_last', 'buy.to_asset'])
    .where('run.seq', '>', after)
    .where('run.seq', '<=', upTo)
    .where((eb) => eb.or([eb('run.conversion', '=', 0), eb('run.is_last', '=', true)]))
    .orderBy('run.seq')
    .execute();
}

/** Why a turn could not be taken, in all languages: the sentence of the refusal, as a customer would have met it. */
function reasonOf(
  texts: readonly (readonly [Language, ErrorTexts])[],
  { reason }: { reason: string },
): Record<string, string> {
  const code = isErrorCode(reason) ? reason : 'unavailable';
  return Object.fromEntries(texts.map(([lang, sentences]) => [lang, sentences[code]]));
}
