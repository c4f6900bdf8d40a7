import type { Kysely } from 'kysely';
import type { Database } from '../../db/database.ts';
import { Refusal } from '../../edge/refusal.ts';
import type { AccessChange } from '../access-change.ts';
import type { Freeze } from '../freezes.ts';
import { securityHoldMs, type Standing } from '../standing.ts';
import type { Visitor } from '../visitor.ts';
import type { FreezeLinks } from './freeze-links.ts';

const byOwner: Freeze = { source: 'owner', reason: 'owner', trading: true, withdrawals: true };

export interface AccountFreezeParts {
  access: AccessChange;
  links: FreezeLinks;
  standing: Standing;
}

/**
 * The owner's own brake: by the link of a notice the account freezes at once, without a password that somebody else may
 * have changed. Nobody signs in, trades or takes anything out until an operator has made sure who is asking.
 */
export class AccountFreeze {
  readonly #parts: AccountFreezeParts;

  constructor(parts: AccountFreezeParts) {
    this.#parts = parts;
  }

  /** Freezes the account of a link. Refuses `freeze_link_invalid`. */
  async freeze(token: string, visitor: Visitor): Promise<void> {
    const { access, links, standing } = this.#parts;
    const customer = await links.customerOf(token);
    if (customer === null) throw new Refusal('freeze_link_invalid');
    const act = {
      visitor,
      kept: null,
      event: 'account_frozen',
      tale: { kind: 'account_frozen_by_owner', values: {} },
      first: () => standing.change(customer, { freeze: byOwner }),
    } as const;
    await access.make({ id: customer }, act, async (db) => {
      if (!(await links.use(token, db))) throw new Refusal('freeze_link_invalid');
    });
  }

  /** Opens a frozen account again, once an operator knows who is asking. Whoever froze it for a reason has a day more. */
  async thaw(customer: number, visitor: Visitor, meanwhile: (db: Kysely<Database>) => Promise<void>): Promise<void> {
    const { access, links, standing } = this.#parts;
    const act = {
      visitor,
      kept: null,
      event: 'account_unfrozen',
      tale: { kind: 'account_unfrozen', values: {} },
      first: () => standing.change(customer, { lift: 'owner', holdForMs: securityHoldMs.changed }),
    } as const;
    await access.make({ id: customer }, act, async (db) => {
      await links.forget(customer, db);
      await meanwhile(db);
    });
  }
}
