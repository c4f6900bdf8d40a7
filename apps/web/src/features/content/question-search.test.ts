import type { FaqSection } from '@auric/api';
import { expect, it } from 'vitest';
import { findQuestions } from './question-search.ts';

const question = (key: string, title: string, content: string) => ({ key, title, content, lang: 'en' as const });
const sections: FaqSection[] = [
  { section: 'fees', questions: [question('a', 'What does a trade cost?', 'A fee.')] },
  { section: 'money', questions: [question('b', 'Ví của tôi ở đâu?', 'Số dư'), question('c', 'Frozen?', 'An order.')] },
];
const found = (query: string) =>
  findQuestions(sections, query).flatMap(({ questions }) => questions.map(({ key }) => key));

it('finds words of titles and answers, whatever their case, accents and order', () => {
  expect(found('FEE cost')).toEqual(['a']);
  expect(found('so du')).toEqual(['b']);
  expect(found('order')).toEqual(['c']);
});

it('shows all where nothing is looked for, and no empty sections', () => {
  expect(findQuestions(sections, ' ')).toEqual(sections);
  expect(findQuestions(sections, 'nothing')).toEqual([]);
  expect(findQuestions(sections, 'frozen').map(({ section }) => section)).toEqual(['money']);
});
