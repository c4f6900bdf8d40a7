import { homeAlias, rowOf } from '../../routes.ts';

/** The path within the app of an address of the history; null where it is another document. */
export function pathOfHash(address: string | null, here: string): string | null {
  if (address === null) return null;
  const [document, hash = ''] = address.split('#');
  return document === here.split('#')[0] ? hash || homeAlias : null;
}

/** Whether the way on leads to the page below: then it is the way back, and the page does not stand there twice. */
export function leadsBack(target: string, below: string | null): boolean {
  if (below === null) return false;
  const home = rowOf(homeAlias);
  return target === below || (rowOf(target) === home && rowOf(below) === home);
}
