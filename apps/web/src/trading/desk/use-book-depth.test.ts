import { describe, expect, it } from 'vitest';
import { depthFor } from './use-book-depth.ts';

describe('the depth of the book on a wide window', () => {
  it.each([
    [600, 8],
    [768, 9],
    [900, 12],
    [1080, 16],
    [2160, 20],
  ])('is, at a height of %i pixels, %i rows of each side', (height, rows) => {
    expect(depthFor(1280, height)).toBe(rows);
  });

  it.each([
    [768, 8],
    [1366, 11],
  ])('is, over the own orders and at a height of %i pixels, %i rows of each side', (height, rows) => {
    expect(depthFor(1024, height)).toBe(rows);
  });
});
