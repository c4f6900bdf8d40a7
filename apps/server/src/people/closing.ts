import { parseDecimal } from '@auric/api';
import { dustLimitUsdt } from '@auric/api/people/closing';
import type { ExchangePort } from '../engine/port/port.ts';
import { refusalOf } from '../edge/failures.ts';
import type { AccessChange } from './access-change.ts';
import type { Confirmation, SignedIn } from './confirmation.ts';
import type { GivenFactor } from './factors/second-factor.ts';

const usdtDecimals = 6;

export interface ClosingParts {
  port: ExchangePort;
  access: AccessChange;
  confirmation: Confirmation;
  now: () => number;
}

/** Ends an account at its owner's wish. */
export class Closing {
  readonly #parts: ClosingParts;

  constructor(parts: ClosingParts) {
    this.#parts = parts;
  }

  /**
   * The exchange closes first, durably; then the register does, and every session ends. What a crash leaves between is
   * completed when it is asked for again, because an account that is closed there can only be closed here. Refuses as
   * the exchange does: `account_not_empty`, `account_frozen`.
   */
  async close(
    who: SignedIn,
    { login_password, give_up_dust, ...given }: { login_password: string; give_up_dust: boolean } & GivenFactor,
  ): Promise<void> {
    const { access, confirmation, now } = this.#parts;
    const customer = await confirmation.byPassword(who, login_password, given);
    const act = {
      visitor: who.visitor,
      kept: null,
      event: 'account_closed',
      tale: { kind: 'account_closed', values: {} },
      first: () => this.#closeInExchange(customer.id, give_up_dust),
    } as const;
    await access.make(customer, act, async (db) => {
      await db.updateTable('people.customer').set({ closed_at: now() }).where('id', '=', customer.id).execute();
    });
  }

  async #closeInExchange(customer: number, givesUpDust: boolean): Promise<void> {
    const dustLimitE6 = givesUpDust ? (parseDecimal(dustLimitUsdt, usdtDecimals) ?? 0n) : 0n;
    const reply = await this.#parts.port.execute({ command: { type: 'CloseCustomer', customer, dustLimitE6 } });
    if (reply.ok || reply.rejection.code === 'account_closed') return;
    throw refusalOf(reply.rejection, {});
  }
}
