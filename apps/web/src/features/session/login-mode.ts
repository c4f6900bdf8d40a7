import { loginPath } from '../../routes.ts';

const modeParameter = 'mode';

/** What the login page is for: signing in, or setting a new password for a forgotten one. */
export type LoginMode = 'login' | 'forget';

export function loginModeOf(search: URLSearchParams): LoginMode {
  return search.get(modeParameter) === 'forget' ? 'forget' : 'login';
}

/** The address of the form for a forgotten password; the way back that login was given stays in it. */
export function forgetModeOf(search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.set(modeParameter, 'forget');
  return `${loginPath}?${parameters}`;
}

/** From there to login again. */
export function loginModeFrom(search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(modeParameter);
  const rest = parameters.toString();
  return rest === '' ? loginPath : `${loginPath}?${rest}`;
}
