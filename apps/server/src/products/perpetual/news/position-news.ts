import { paymentIdsOf } from '../../../db/payment-id.ts';
import type { Catalog } from '../../../edge/catalog.ts';
import type { News } from '../../../messages/journal-news.ts';
import type { Tale } from '../../../messages/telling.ts';
import type { NewsParts } from '../../product-row.ts';
import { type Closing, closingsIn } from './closings.ts';
import { fundingTales } from './funding-news.ts';
import { MarginCalls } from './margin-calls.ts';
import { closedWords, stopWords } from './told-words.ts';

type Told = Tale<'position_liquidated' | 'position_liquidated_part' | 'position_deleveraged' | 'stop_filled'>;

const hourMs = 3_600_000;

/**
 * Tells of positions what their customer didn't do at that moment: that they were liquidated or deleveraged, what their stops closed,
 * funding that their margin paid, and that the mark is near their liquidation. Steps of one position are told once an hour at most, and its end with all of them.
 */
export function perpetualNews(parts: NewsParts): News {
  const { catalog } = parts;
  const calls = new MarginCalls(parts);
  return {
    async of(trx, { frames }) {
      const span = paymentIdsOf(frames);
      const closings = await closingsIn(trx, span);
      const positions = [...Map.groupBy(closings, ({ position }) => position).values()];
      const told = await Promise.all(positions.map((closed) => talesOf(catalog, closed, span.after)));
      return [...told.flat(), ...(await fundingTales(catalog, trx, span)), ...(await calls.tales(trx))];
    },
  };
}

/** What is told of one position: by all that was closed of it without its customer until now, of which what is above `after` is new. */
async function talesOf(catalog: Catalog, closings: readonly Closing[], after: number): Promise<Told[]> {
  const by = Map.groupBy(closings, ({ cause, order }) => (cause === 'stopped' ? `stop ${order}` : cause));
  const tales = [...by.values()].map(async (all): Promise<Told[]> => {
    const fresh = all.filter(({ id }) => id > after);
    const last = fresh.at(-1);
    if (last === undefined) return [];
    if (last.cause === 'stopped') return stopTales(catalog, all, last);
    const isEnd = last.cause === 'liquidated' && last.isLast;
    const values = await closedWords(catalog, isEnd ? all : fresh);
    return [{ customer: last.customer, kind: kindOf(last), key: keyOf(last), values }];
  });
  return (await Promise.all(tales)).flat();
}

function kindOf({ cause, isLast }: Closing): Exclude<Told['kind'], 'stop_filled'> {
  if (cause === 'deleveraged') return 'position_deleveraged';
  return isLast ? 'position_liquidated' : 'position_liquidated_part';
}

function keyOf({ cause, isLast, position, at }: Closing): string {
  const fact = `position/${position}/${cause}`;
  return cause === 'liquidated' && isLast ? fact : `${fact}/${Math.floor(at / hourMs)}`;
}

/** One that is not over yet is told with all that it closes. */
async function stopTales(catalog: Catalog, closings: readonly Closing[], last: Closing): Promise<Told[]> {
  const { customer, order, stop, isStopOver } = last;
  if (!isStopOver || stop === null) return [];
  const values = { ...(await closedWords(catalog, closings)), what: stopWords[stop] };
  return [{ customer, kind: 'stop_filled', key: `order/${order}/stopped`, values }];
}
