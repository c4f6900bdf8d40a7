import type { ArticleItem, ContentPath, FaqSection, Language, NewsItem, WrittenText } from '@auric/api';
import { questionSections } from '@auric/api';
import type { HandlersOf } from '../edge/handler.ts';
import { pageWithin } from '../edge/page.ts';
import { Refusal } from '../edge/refusal.ts';
import { type ShelvedItem, type Shelves, textFor } from './shelf.ts';

/** The calls that show the texts of the house. `siteName` stands wherever a text says `{{siteName}}`. */
export function contentRoutes(shelves: Shelves, siteName: () => Promise<string>): HandlersOf<ContentPath> {
  async function words(): Promise<Words> {
    const name = await siteName();
    return (item, lang) => {
      const text = textFor(item, lang);
      const named = (part: string): string => part.replaceAll('{{siteName}}', name);
      return { ...text, title: named(text.title), summary: named(text.summary), body: named(text.body) };
    };
  }

  async function written(fits: (item: ShelvedItem) => boolean, lang: Language, field?: string): Promise<WrittenText> {
    const item = await shelves.find(fits);
    if (item === undefined) throw new Refusal('content_not_found', field);
    return writtenOf(item, (await words())(item, lang));
  }

  const page =
    (key: string) =>
    (_: unknown, { lang }: { lang: Language }) =>
      written((item) => item.kind === 'page' && item.key === key, lang);

  return {
    'news/index_pop': async (_, { lang }) => {
      const newest = byTime(await shelves.ofKind('announcement'))[0];
      return newest === undefined ? null : newsOf(newest, (await words())(newest, lang));
    },
    'news/list': async ({ c_id, ...paging }, { lang }) => {
      const items = c_id === 5 ? await shelves.ofKind('banner') : byTime(await shelves.ofKind('news'));
      const say = await words();
      const { data, ...rest } = pageWithin(items, paging);
      return { data: data.map((item) => newsOf(item, say(item, lang))), ...rest };
    },
    'news/detail': ({ id }, { lang }) => written((item) => item.id === id && newsKinds.has(item.kind), lang, 'id'),
    faq: async (_, { lang }) => {
      const say = await words();
      const questions = (await shelves.ofKind('question')).map((item) => ({ item, text: say(item, lang) }));
      return questionSections.map((section) => sectionOf(section, questions)).filter(hasQuestions);
    },
    contactus: page('contact'),
    aboutus: page('about'),
    operational_compliance: page('compliance'),
    article: ({ key }, { lang }) => written((item) => item.key === key && readByKey.has(item.kind), lang, 'key'),
    'article/list': async (_, { lang }) => {
      const say = await words();
      return (await shelves.ofKind('article')).map((item): ArticleItem => {
        const { title, summary, lang: in_ } = say(item, lang);
        return { key: item.key, title, summary, lang: in_ };
      });
    },
  };
}

type Said = ReturnType<typeof textFor>;
type Words = (item: ShelvedItem, lang: Language) => Said;

const newsKinds: ReadonlySet<string> = new Set(['news', 'banner', 'announcement']);
const readByKey: ReadonlySet<string> = new Set(['article', 'agreement', 'page']);

function byTime(items: readonly ShelvedItem[]): ShelvedItem[] {
  return items.toSorted((left, right) => right.publishedAt - left.publishedAt || right.id - left.id);
}

function newsOf({ id, path, publishedAt }: ShelvedItem, { title, summary, lang }: Said): NewsItem {
  return { id, title, summary, path, time: publishedAt, lang };
}

function writtenOf({ id, key, kind, publishedAt }: ShelvedItem, text: Said): WrittenText {
  const { title, summary, body, since, revision, lang } = text;
  const time = newsKinds.has(kind) ? publishedAt : since;
  return { id, key, kind, title, summary, content: body, time, revision, lang };
}

function sectionOf(section: FaqSection['section'], all: readonly { item: ShelvedItem; text: Said }[]): FaqSection {
  const own = all.filter(({ item }) => item.section === section);
  const questions = own.map(({ item, text: { title, body, lang } }) => ({ key: item.key, title, content: body, lang }));
  return { section, questions };
}

function hasQuestions({ questions }: FaqSection): boolean {
  return questions.length > 0;
}
