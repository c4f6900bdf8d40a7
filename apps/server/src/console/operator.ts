import type { Role } from '@auric/api/console/values';

/** Who calls: an operator who is signed in, with the console not locked. */
export interface Operator {
  readonly id: number;
  readonly name: string;
  readonly roles: readonly Role[];
  readonly session: string;
  readonly address: string;
}
