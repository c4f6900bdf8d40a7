import { registerPath, rowOf } from '../../routes.ts';

const areaPath = '/pages/common/area';

/** The list of area codes, and the way back from it. */
export function areaCodesFrom(path: string): string {
  return `${areaPath}?${new URLSearchParams({ from: path })}`;
}

/** Where the choice of a code leads: to the page it was asked for, as far as that is one of this app. */
export function wayBackFromAreas(from: string | null): string {
  const path = from?.split('?')[0] ?? '';
  return from !== null && path !== areaPath && rowOf(path) !== undefined ? from : registerPath;
}
