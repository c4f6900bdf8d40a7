/** How the console names what is set of the ways out. */
export const identityLimitsSubject = 'identity_limits';

const outflowPattern = /^outflow_limit\/\d{1,9}$/;

export function outflowSubject(asset: number): string {
  return `outflow_limit/${asset}`;
}

export function isExitSubject(subject: string): boolean {
  return subject === identityLimitsSubject || outflowPattern.test(subject);
}
