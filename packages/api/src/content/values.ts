import * as z from 'zod/mini';
import { languages } from '../languages.ts';

/** What the texts of the house are: each kind has its own place in the app. */
export const contentKinds = ['news', 'banner', 'announcement', 'question', 'article', 'page', 'agreement'] as const;
export type ContentKind = (typeof contentKinds)[number];

/** The sections of the questions, in their order. */
export const questionSections = [
  'start',
  'security',
  'identity',
  'trading',
  'futures',
  'fees',
  'money',
  'sandbox',
] as const;
export type QuestionSection = (typeof questionSections)[number];

/** What the customer agrees to when registering. */
export const agreementKeys = ['terms', 'privacy', 'risk'] as const;

/** The name of a text in addresses: `order-types`. */
export const contentKey = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9-]{1,47}$/), z.describe('The name of a text: small letters, digits and hyphens.'));

const lang = z
  .enum(languages)
  .check(z.describe('The language that it is written in: English, where it lacks the one that was asked for.'));

const markdown = z.string().check(z.describe('Markdown: headings, paragraphs, lists, emphasis, links; never HTML.'));

export const newsItem = z.object({
  id: z.int(),
  title: z.string(),
  summary: z.string(),
  path: z.string().check(z.describe('The page that it leads to; empty where that is the text itself.')),
  time: z.int(),
  lang,
});

export type NewsItem = z.output<typeof newsItem>;

export const writtenText = z.object({
  id: z.int(),
  key: z.string(),
  kind: z.enum(contentKinds),
  title: z.string(),
  summary: z.string(),
  content: markdown,
  time: z.int().check(z.describe('Since when this text holds; of news, when they came out.')),
  revision: z.int().check(z.describe('Which text of its language this is, from 1.')),
  lang,
});

export type WrittenText = z.output<typeof writtenText>;

export const articleItem = z.object({ key: z.string(), title: z.string(), summary: z.string(), lang });

export type ArticleItem = z.output<typeof articleItem>;

export const faqSection = z.object({
  section: z.enum(questionSections),
  questions: z.array(z.object({ key: z.string(), title: z.string(), content: markdown, lang })),
});

export type FaqSection = z.output<typeof faqSection>;
