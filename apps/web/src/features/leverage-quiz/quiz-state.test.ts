import { expect, it } from 'vitest';
import { answersOf, choose, judged, newQuiz } from './quiz-state.ts';

const answered = [2, 1, 3].reduce((state, choice, at) => choose(state, at, choice), newQuiz(3));

it('has answers to send once every question has one', () => {
  expect(answersOf(choose(newQuiz(3), 1, 2))).toBeNull();
  expect(answersOf(answered)).toEqual([2, 1, 3]);
});

it('says of each question what the server said', () => {
  expect(judged(answered, [2]).verdicts).toEqual(['right', 'wrong', 'right']);
  expect(judged(answered, []).verdicts).toEqual(['right', 'right', 'right']);
});

it('forgets what was said of an answer when another one is chosen, and only then', () => {
  const state = judged(answered, [2]);
  expect(choose(state, 1, 3).verdicts).toEqual(['right', null, 'right']);
  expect(choose(state, 1, 1).verdicts).toEqual(['right', 'wrong', 'right']);
});
