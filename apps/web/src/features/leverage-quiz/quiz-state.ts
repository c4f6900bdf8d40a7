/** What was chosen, question by question, and what the server last said of it. */
export interface QuizState {
  /** From 1; null where nothing was chosen yet. */
  chosen: readonly (number | null)[];
  verdicts: readonly ('right' | 'wrong' | null)[];
}

/** A quiz that nobody has answered. */
export function newQuiz(size: number): QuizState {
  return { chosen: Array.from({ length: size }, () => null), verdicts: Array.from({ length: size }, () => null) };
}

/** Chooses an answer; what was said of the one before doesn't hold for it. */
export function choose({ chosen, verdicts }: QuizState, question: number, choice: number): QuizState {
  return {
    chosen: chosen.with(question, choice),
    verdicts: chosen[question] === choice ? verdicts : verdicts.with(question, null),
  };
}

/** Puts the server's word to each question; `wrong` counts them from 1. */
export function judged(state: QuizState, wrong: readonly number[]): QuizState {
  return { ...state, verdicts: state.chosen.map((_, at) => (wrong.includes(at + 1) ? 'wrong' : 'right')) };
}

/** The answers to send; null while one is missing. */
export function answersOf({ chosen }: QuizState): number[] | null {
  const answers = chosen.filter((choice) => choice !== null);
  return answers.length === chosen.length ? answers : null;
}
