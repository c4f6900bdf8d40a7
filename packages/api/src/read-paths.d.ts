import type { Endpoints, Path } from './endpoints.ts';
/** The calls that are made by GET. */
export type ReadPath = {
  [P in Path]: Endpoints[P]['methods'][0] extends 'GET' ? P : never;
}[Path];
