import { home } from './home.ts';
import { shell } from './shell.ts';

export const first = { ...shell, ...home } as const;
export const parts = import.meta.glob(['./*.ts', '!./{catalogue,language,home,shell}.ts']);
