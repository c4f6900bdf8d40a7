import type { EntryValues } from '@auric/api/console/values';
import { spoken } from '../../kit/spoken.ts';
import type { ConsolePart } from '../part.ts';

const from = ({ device, address }: EntryValues): string =>
  [device, address].filter((part) => part !== '' && part !== undefined).join(', ');

/** Where a customer signed in, and what happened to the access. */
export const logins: ConsolePart = {
  name: 'logins',
  title: 'Access',
  timeline: {
    login: (values) => `${values['success'] === true ? 'Signed in' : 'Failed to sign in'} from ${from(values)}`,
  },
  otherEntry: (kind) => (values) => `${spoken(kind)} from ${from(values)}`,
};
