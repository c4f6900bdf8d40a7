import { describe, expect, test } from 'vitest';
import { failureOf } from './failure.mjs';

describe('a step that failed is told in one sentence', () => {
  test.each([
    ['npm error code ENOSPC\nnpm error network timeout', 'the disk is full'],
    ['npm error code ENOTFOUND', 'can’t be reached'],
    ['npm error code EACCES', 'may not write here'],
    ['npm error code EUSAGE', 'don’t agree'],
  ])('%j', (output, sentence) => {
    const { message } = failureOf('Installing the packages', output);
    expect(message).toMatch(/^Installing the packages failed: [^\n]*\.$/);
    expect(message).toContain(sentence);
  });

  test('what nobody expected is shown as it ended', () => {
    const output = Array.from({ length: 50 }, (_, line) => `line ${line}`).join('\n');
    const { message } = failureOf('Building', output);
    expect(message).toContain('line 49');
    expect(message).not.toContain('line 19\n');
  });
});
