import type { Screening } from '../identity/screening.ts';

/** Invented persons, so that an operator can see what a match looks like. */
const persons: Readonly<Record<string, string>> = {
  'viktor sandbox': 'Sandbox sanctions list',
  'sandbox person': 'Sandbox list of political persons',
  张三测试: 'Sandbox sanctions list',
};

/** The lists of the sandbox: by name alone, whatever else is said of the person. */
export const screeningList: Screening = {
  listsNaming({ name }) {
    const list = persons[name.toLowerCase()];
    return Promise.resolve(list === undefined ? [] : [list]);
  },
};
