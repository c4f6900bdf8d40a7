import { actWords } from '../../texts/act-words.ts';
import type { ConsolePart, EntrySentence } from '../part.ts';

/** What operators did about a customer; every act has the same values, so one sentence is enough for all. */
const sentence =
  (act: string): EntrySentence =>
  ({ reason, failed }) => {
    const said = reason === '' || reason === undefined ? '' : `: “${reason}”`;
    return `${actWords(act)}${said}${failed === true || (typeof failed === 'string' && failed !== '') ? ' (failed)' : ''}`;
  };

export const acts: ConsolePart = { name: 'acts', title: 'Operators', otherEntry: sentence };
