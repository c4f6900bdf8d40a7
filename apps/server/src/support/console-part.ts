import type { ConsolePart } from '../console/part.ts';
import type { Answers } from './answers.ts';

/**
 * What operators see and do of the chats: a case a chat, answers as acts, and its end as the decision. Pictures of customers
 * are seen through a link of a minute, and each look is an act.
 */
export function supportConsolePart({ answers }: { answers: Answers }): ConsolePart {
  const aboutChat = async (chat: number) => {
    const { customer } = await answers.find(chat);
    return { subject: { kind: 'customer', id: String(customer) }, reason: '' };
  };

  return {
    name: 'support',

    routes: {
      'support/answer': {
        act: 'support.answer',
        about: ({ chat }) => aboutChat(chat),
        run: (payload, operator) => answers.answer(operator.id, payload),
      },

      'support/upload': {
        act: 'support.upload',
        about: async ({ chat, file }) => ({ ...(await aboutChat(chat)), details: { chat, bytes: file.length } }),
        run: ({ file }) => answers.upload(file),
      },

      'support/picture': {
        look: ({ message }) => ({ act: 'support.look', subject: { kind: 'chat_message', id: String(message) } }),
        read: async ({ message }) => {
          const { address, expiresAt } = await answers.picture(message);
          return { address, expires_at: expiresAt };
        },
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
