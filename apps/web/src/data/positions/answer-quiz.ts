import type { Message } from '@auric/api';
import { api } from '../client.ts';
import { contractKeys } from '../keys/contract-keys.ts';
import { queryClient } from '../query-client.ts';

/** Answers the quiz on high leverage, a choice from 1 for each question; what was passed changes the account. */
export async function answerQuiz(choices: readonly number[]): Promise<Message<'lever/quiz'>> {
  const result = await api.act('lever/quiz', { answers: choices.join(',') });
  if (result.passed) await queryClient.invalidateQueries({ queryKey: contractKeys.own });
  return result;
}
