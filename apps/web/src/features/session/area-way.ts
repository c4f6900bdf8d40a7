import { rowOf } from '../../routes.ts';

/** The parameter of an address that carries an area code, there and back. */
export const areaParameter = 'area';

const areaPath = '/pages/common/area';
const registerPath = '/pages/common/register';

/** The list of area codes, with the one that is chosen now, and the way back from it. */
export function areaCodesFrom(path: string, chosen: string): string {
  return `${areaPath}?${new URLSearchParams({ [areaParameter]: chosen, from: path })}`;
}

/** Where a chosen code leads: back to the page it was asked for, as far as that is one of this app. */
export function wayBackWithArea(from: string | null, code: string): string {
  const [path = '', search = ''] = (from ?? '').split('?');
  const known = rowOf(path) !== undefined && path !== areaPath;
  const parameters = new URLSearchParams(known ? search : '');
  parameters.set(areaParameter, code);
  return `${known ? path : registerPath}?${parameters}`;
}
