import type { Config } from '../config.ts';
import { networkOf } from '../edge/network.ts';
import type { Allowances } from './allowance.ts';
import type { Customer } from './directory.ts';
import type { KnownDevices } from './known-devices.ts';
import type { Lockout, Subject } from './lockout.ts';
import type { Notices } from './notices.ts';
import type { SlowLane } from './slow-lane.ts';
import { markDigest, type Visitor } from './visitor.ts';

export interface LoginGuardParts {
  devices: KnownDevices;
  lockout: Lockout;
  allowances: Allowances;
  lane: SlowLane;
  notices: Notices;
  rules: Config['login'];
}

/** An attempt that was let in, counted as a failure until `succeeded` takes that back. */
export interface Attempt {
  /** False where the customer never logged in on a device like this one. */
  readonly familiar: boolean;
  succeeded(): Promise<void>;
}

/**
 * Slows down whoever guesses passwords. A device that logged in before waits for its own failures only. Strangers wait
 * by their address; a name that many have failed at costs them work, but is never closed to its owner.
 */
export class LoginGuard {
  readonly #parts: LoginGuardParts;

  constructor(parts: LoginGuardParts) {
    this.#parts = parts;
  }

  /** Lets an attempt to log in as `name` in; refuses `login_locked` or `proof_of_work_required`. */
  async admit(name: string, customer: Customer | null, visitor: Visitor): Promise<Attempt> {
    const { devices, lockout, allowances } = this.#parts;
    const { own, familiar } = await devices.look(customer?.id ?? null, visitor);
    if (own && customer !== null) {
      const device: Subject = `device/${customer.id}/${markDigest(visitor.mark).toString('hex')}`;
      await lockout.attempt(device);
      return { familiar, succeeded: () => lockout.forgive(device) };
    }
    const address: Subject = `address/${networkOf(visitor.address)}`;
    await lockout.attempt(address);
    await this.#enterLane(name, customer, visitor);
    const succeeded = async (): Promise<void> => {
      await allowances.forget(laneOf(name));
      await lockout.takeBack(address);
    };
    return { familiar, succeeded };
  }

  async #enterLane(name: string, customer: Customer | null, { proof }: Visitor): Promise<void> {
    const { lane, notices, rules } = this.#parts;
    const rule = { atOnce: rules.freeFailuresPerAccount, backEveryMs: rules.failureForgottenMs };
    await lane.enter(laneOf(name), rule, proof, () => {
      if (customer !== null) notices.tellOfAttack(customer.id, 'logins_guessed');
    });
  }
}

function laneOf(name: string): string {
  return `login/${name}`;
}
