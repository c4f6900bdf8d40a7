import { describe, expect, it } from 'vitest';
import { flowPosition } from './flow-position.ts';

const steps = (...done: boolean[]) => done.map((each, index) => ({ id: String(index + 1), done: each }));

describe('the step that is shown', () => {
  it.each([
    { what: 'begins with the first', done: [false, false, false], asked: null, shown: 0 },
    { what: 'resumes with the first that is not done', done: [true, false, false], asked: null, shown: 1 },
    { what: 'is the one asked for, to change what is done', done: [true, true, false], asked: '1', shown: 0 },
    { what: 'is never beyond what is not done', done: [true, false, false], asked: '3', shown: 1 },
    { what: 'is not one that there isn’t', done: [true, false, false], asked: '9', shown: 1 },
    { what: 'is the last when all is done', done: [true, true, true], asked: null, shown: 2 },
  ])('$what', ({ done, asked, shown }) => {
    expect(flowPosition(steps(...done), asked)).toBe(shown);
  });

  it('is none of no steps', () => {
    expect(flowPosition([], '1')).toBe(-1);
  });
});
