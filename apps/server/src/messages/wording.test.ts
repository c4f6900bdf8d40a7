import { languages } from '@auric/api';
import { expect, it } from 'vitest';
import { recoveryFaultTexts } from '../people/factors/recovery-faults.ts';
import { wordsOf } from './wording.ts';

it.each(languages)('says in %s why access is refused, in that language and no other', (lang) => {
  const reason = recoveryFaultTexts.more_needed;
  const { text } = wordsOf('recovery_refused', { reason }, lang);
  expect(text).toContain(reason[lang]);
  for (const other of languages) if (other !== lang) expect(text).not.toContain(reason[other]);
});

it('leaves what an earlier release told in words of its own as it was told', () => {
  expect(wordsOf('recovery_refused', { reason: 'The photo is not readable.' }, 'th').text).toContain('not readable');
});
