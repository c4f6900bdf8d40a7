import * as z from 'zod/mini';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { listOf, paging } from '../values/list.ts';
import { id, whole } from '../values/scalars.ts';
import { articleItem, contentKey, faqSection, newsItem, writtenText } from './values.ts';

const reading = {
  methods: ['GET'],
  auth: 'guest',
  allowance: 'read',
  section: 'content',
} as const satisfies Partial<Endpoint>;

/** What `c_id` of `news/list` may be. */
export const newsCategories = { news: 4, banner: 5 } as const;

/** A call that answers with one text of the house. */
function page(summary: string) {
  return endpoint({ ...reading, summary, request: z.object({}), response: writtenText });
}

export const contentEndpoints = {
  'news/index_pop': endpoint({
    ...reading,
    summary: 'The announcement that home shows as a card until it is dismissed; null where there is none.',
    request: z.object({}),
    response: z.nullable(newsItem),
  }),
  'news/list': endpoint({
    ...reading,
    summary: 'News, the newest first, or the banners of home in their order.',
    request: z.object({
      c_id: whole(newsCategories.news, newsCategories.banner).check(z.describe('4 for news, 5 for banners.')),
      page: paging.page,
      limit: paging.limit,
    }),
    response: listOf(newsItem),
  }),
  'news/detail': endpoint({
    ...reading,
    summary: 'The text of a piece of news, a banner or an announcement.',
    request: z.object({ id }),
    response: writtenText,
  }),
  faq: endpoint({
    ...reading,
    summary: 'The questions that are asked most, in sections.',
    request: z.object({}),
    response: z.array(faqSection),
  }),
  contactus: page('How to reach the house.'),
  aboutus: page('Who the house is.'),
  operational_compliance: page('By which rules the house runs.'),
  article: endpoint({
    ...reading,
    summary: 'An article or an agreement (`terms`, `privacy`, `risk`) by its key.',
    request: z.object({ key: contentKey }),
    response: writtenText,
  }),
  'article/list': endpoint({
    ...reading,
    summary: 'The articles there are to read.',
    request: z.object({}),
    response: z.array(articleItem),
  }),
};
