import { home } from './home.ts';
import { shell } from './shell.ts';

/** What is said on every page and on the first one. */
export const first = { ...shell, ...home } as const;
/** What the other pages say: a file each, which comes with them. */
export const parts = import.meta.glob(['./*.ts', '!./{catalogue,language,home,shell}.ts']);
