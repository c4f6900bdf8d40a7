import { spoken } from '../../kit/spoken.ts';
import type { ConsolePart } from '../part.ts';

/** What became of the cases about a customer. */
export const cases: ConsolePart = {
  name: 'cases',
  title: 'Cases',
  timeline: {
    opened: ({ queue }) => `Case opened in ${spoken(String(queue)).toLowerCase()}`,
    decided: ({ queue, decision }) =>
      `Case in ${spoken(String(queue)).toLowerCase()} decided: ${spoken(String(decision)).toLowerCase()}`,
    withdrawn: ({ queue }) => `Case in ${spoken(String(queue)).toLowerCase()} withdrawn`,
  },
};
