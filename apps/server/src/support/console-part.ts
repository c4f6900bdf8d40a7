import type { ConsolePart } from '../console/part.ts';
import type { Answers } from './answers.ts';

/** What operators see and do of the chats: a case a chat, answers as acts, and its end as the decision. */
export function supportConsolePart(answers: Answers): ConsolePart {
  return {
    name: 'support',

    routes: {
      'support/answer': {
        act: 'support.answer',
        about: async ({ chat }) => {
          const { customer } = await answers.find(chat);
          return { subject: { kind: 'customer', id: String(customer) }, reason: '' };
        },
        run: (payload, operator) => answers.answer(operator.id, payload),
      },
    },

    queues: [
      {
        name: 'support',
        decisions: ['close'],
        fourEyes: false,
        describe: (ref) => answers.view(Number(ref)),
        decide: ({ ref }) => answers.close(Number(ref)),
      },
    ],
  };
}
