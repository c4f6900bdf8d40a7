import type { ConsolePart } from '../part.ts';

/** How a letter that went stands, in words. */
const states: Readonly<Record<string, string>> = {
  waiting: 'on its way',
  sent: 'sent',
  failed: 'could not be sent',
  bounced: 'came back',
};

/** What a customer was told, and how. */
export const messages: ConsolePart = {
  name: 'messages',
  title: 'Messages',
  timeline: {
    told: ({ title, shown, mail, sms }) => {
      const letters = [
        ['mail', mail],
        ['SMS', sms],
      ].flatMap(([way, state]) =>
        state === '' ? [] : [`by ${String(way)} (${states[String(state)] ?? String(state)})`],
      );
      const ways = [...(shown === true ? ['in the app'] : []), ...letters];
      return `Told “${String(title)}”${ways.length === 0 ? '' : ` ${ways.join(', ')}`}`;
    },
  },
};
