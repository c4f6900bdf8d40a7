/** The questions in the order that the server knows them by; their texts are `leverageQuiz.questions.<question>`. */
export const questions = ['mark', 'distance', 'size', 'funding', 'adl'] as const;
export type Question = (typeof questions)[number];

/** The choices of each, in the order that the server counts them by, from 1. */
export const choices = ['one', 'two', 'three'] as const;
