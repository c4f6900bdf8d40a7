import { ApiError } from '@auric/web/src/data/http/envelope.ts';
import { queryClient } from '@auric/web/src/data/query-client.ts';
import { randomId } from '@auric/web/src/data/random-id.ts';
import { smallPicture } from '@auric/web/src/data/small-picture.ts';
import { create } from 'zustand';
import { api } from '../../data/api.ts';
import { queryKeys } from '../../data/query-keys.ts';

/** An answer that the case doesn't show yet. */
interface OutgoingAnswer {
  /** The same on every try. */
  readonly requestId: string;
  readonly chat: number;
  readonly text: string;
  readonly picture: Blob | null;
  /** The address of the picture since it was uploaded. */
  readonly file: string | null;
  readonly at: number;
  readonly failure: ApiError | null;
  /** The line that the server made of it; null while it is on its way. */
  readonly written: number | null;
}

/** Answers on their way: they go on when the operator turns to another case. */
export const useAnswers = create<{ answers: readonly OutgoingAnswer[] }>(() => ({ answers: [] }));

/** Answers in a chat. */
export function sendAnswer(caseId: number, said: Pick<OutgoingAnswer, 'chat' | 'text' | 'picture'>): void {
  const unsent = { file: null, failure: null, written: null };
  const answer: OutgoingAnswer = { ...said, ...unsent, requestId: randomId(), at: Date.now() };
  useAnswers.setState(({ answers }) => ({ answers: [...answers, answer] }));
  void deliver(caseId, answer);
}

/** Sends again what did not go. */
export function retryAnswer(caseId: number, requestId: string): void {
  const answer = useAnswers.getState().answers.find((each) => each.requestId === requestId);
  if (answer === undefined || answer.failure === null) return;
  change(requestId, { failure: null });
  void deliver(caseId, answer);
}

async function deliver(caseId: number, answer: OutgoingAnswer): Promise<void> {
  const { requestId, chat, text } = answer;
  try {
    const file = await uploaded(answer);
    const said = { chat, text, request_id: requestId, ...(file !== null && { file }) };
    const line = await api.act('support/answer', said, { loader: false });
    change(requestId, { written: line.id });
    await queryClient.invalidateQueries({ queryKey: queryKeys.case(caseId) });
    useAnswers.setState(({ answers }) => ({ answers: answers.filter((each) => each.requestId !== requestId) }));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    change(requestId, { failure: error });
  }
}

/** The picture goes up once, however often its answer is sent. */
async function uploaded({ requestId, chat, picture, file }: OutgoingAnswer): Promise<string | null> {
  if (picture === null || file !== null) return file;
  const address = await api.upload('support/upload', { chat }, await smallPicture(picture), { loader: false });
  change(requestId, { file: address });
  return address;
}

function change(requestId: string, to: Partial<Pick<OutgoingAnswer, 'failure' | 'file' | 'written'>>): void {
  useAnswers.setState(({ answers }) => ({
    answers: answers.map((each) => (each.requestId === requestId ? { ...each, ...to } : each)),
  }));
}
