import { readFileSync } from 'node:fs';

/** The release that this is, such as 0.16.0. */
export const release: string = (
  JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }
).version;
