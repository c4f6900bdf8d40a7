import type { FaqSection } from '@auric/api';
import { foldedText } from '../../data/folded-text.ts';

/** The sections with those of their questions that have every word of a search, in title or answer. */
export function findQuestions(sections: readonly FaqSection[], query: string): FaqSection[] {
  const words = foldedText(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...sections];
  return sections
    .map(({ section, questions }) => ({ section, questions: questions.filter((question) => hasAll(question, words)) }))
    .filter(({ questions }) => questions.length > 0);
}

function hasAll({ title, content }: { title: string; content: string }, words: readonly string[]): boolean {
  const text = foldedText(`${title} ${content}`);
  return words.every((word) => text.includes(word));
}
