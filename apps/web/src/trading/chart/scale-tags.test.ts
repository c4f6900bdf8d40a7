import { expect, it } from 'vitest';
import { scaleTags, tagHeightOf } from './scale-tags.ts';

const tagged = (...ys: number[]) => ys.map((y) => ({ y, thing: y }));

it('gives each order its tag, and one to those that would lie on each other', () => {
  expect(scaleTags(tagged(100, 20, 108, 60), 200, 16, null)).toEqual([
    { y: 20, things: [20], beyond: null },
    { y: 60, things: [60], beyond: null },
    { y: 100, things: [100, 108], beyond: null },
  ]);
});

it('keeps what is out of sight at the edges, apart from what is in sight', () => {
  expect(scaleTags(tagged(-500, -3, 4, 250), 200, 16, null)).toEqual([
    { y: 8, things: [-500, -3], beyond: 'above' },
    { y: 24, things: [4], beyond: null },
    { y: 192, things: [250], beyond: 'below' },
  ]);
});

it('puts no tag on the label of the last price, but beside it', () => {
  const taken = { from: 90, to: 130 };
  expect(scaleTags(tagged(95), 200, 16, taken)[0]?.y).toBe(82);
  expect(scaleTags(tagged(125), 200, 16, taken)[0]?.y).toBe(138);
  expect(scaleTags(tagged(80), 200, 16, taken)[0]?.y).toBe(80);
  expect(scaleTags(tagged(195), 200, 16, { from: 170, to: 198 })[0]?.y).toBe(162);
});

it('makes a tag higher where the letters are larger', () => {
  expect([11, 18].map(tagHeightOf)).toEqual([16, 26]);
  expect(scaleTags(tagged(100, 120), 200, 26, null)).toEqual([{ y: 100, things: [100, 120], beyond: null }]);
});
