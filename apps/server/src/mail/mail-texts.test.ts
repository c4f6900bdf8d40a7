import { languages } from '@auric/api';
import { expect, it } from 'vitest';
import { codeText, noticeKinds, noticeText } from './mail-texts.ts';

it.each(languages)('every notice has a text of its own in %s', (lang) => {
  const texts = noticeKinds.map((kind) => noticeText(kind, lang));
  expect(new Set(texts).size).toBe(noticeKinds.length);
  for (const [index, text] of texts.entries()) {
    expect(text.length).toBeGreaterThan(15);
    if (lang !== 'en') expect(text).not.toBe(noticeText(noticeKinds[index]!, 'en'));
  }
});

it.each(languages)('a code stands in its sentence as it is in %s', (lang) => {
  expect(codeText('012345', lang)).toContain('012345');
  expect(codeText('012345', lang)).not.toContain('{');
});
