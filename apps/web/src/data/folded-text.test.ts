import { expect, it } from 'vitest';
import { foldedText } from './folded-text.ts';

it('forgets case and accents, also the stroke that Unicode takes for a letter of its own, and wide letters', () => {
  expect(['Éthéréum', 'Đồng', 'ＢＴＣ', 'เหรียญ'].map(foldedText)).toEqual(['ethereum', 'dong', 'btc', 'เหรียญ']);
});
