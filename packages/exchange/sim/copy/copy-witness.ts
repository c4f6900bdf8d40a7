import { type Command, type EventRecord, type Exchange, type Frame, postingsOf } from '../../src/index.ts';
import { expectSame } from '../expect-same.ts';
import { NaiveLedger } from '../oracle/naive-ledger.ts';
import type { WorldWitness } from '../witnessed-simulation.ts';
import { abroad, closed, customers, frozen, million, treasury, unknown, usdt } from './copy-listing.ts';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

/** Who leads by the rules: for what, since when, and until when. */
interface Seen {
  sharePpm: number;
  readonly firstAt: number;
  openedAt: number;
  closedAt: number;
}

interface Terms {
  readonly from: number;
  readonly balanceLeast: bigint;
  readonly shareMostPpm: number;
}

/**
 * "A lead trader: identity Lv1, ≥ 100 USDT in the contract account; applies with a profit share of 0–20 %; accepted by rule, not by
 * a person": who leads is reckoned from the commands and the rules alone, every refusal with it.
 */
export class CopyWitness implements WorldWitness {
  readonly #ledger = new NaiveLedger();
  readonly #leads = new Map<number, Seen>();
  readonly #terms: Terms[] = [{ from: 0, balanceLeast: 100n * million, shareMostPpm: 200_000 }];
  #offered = { isOn: true, without: '' };

  get balances(): WorldWitness['balances'] {
    return this.#ledger.balances;
  }

  saw({ events }: Frame): void {
    for (const event of events) this.#see(event);
  }

  answered(command: Command, at: number, code: string | null): void {
    switch (command.type) {
      case 'BecomeLead':
        return this.#became(command, at, code);
      case 'ChangeLeadShare':
        return this.#changed(command, at, code);
      case 'CloseLead': {
        const seen = this.#leading(command.customer);
        expectSame('To stop leading', code, seen === undefined ? 'not_a_lead' : null);
        if (seen !== undefined) seen.closedAt = at;
        return;
      }
      case 'SetLeadTerms': {
        const isSound = command.balanceLeast >= 0n && command.shareMostPpm <= 1_000_000;
        expectSame('Terms', code, isSound ? null : 'lead_terms_invalid');
        if (isSound) this.#terms.push({ ...command, from: Math.max(command.effectiveAt, at) });
        return;
      }
      default:
    }
  }

  /** Everybody leads who does by the rules, and nobody else. */
  broken(exchange: Exchange): string | null {
    const views = exchange.query({ type: 'leads' });
    const byRules = [...this.#leads].toSorted(([left], [right]) => left - right);
    const seen = views.map((view) => [view.lead, view.sharePpm, view.firstAt, view.openedAt, view.closedAt].join());
    const wanted = byRules.map(([lead, { sharePpm, firstAt, openedAt, closedAt }]) =>
      [lead, sharePpm, firstAt, openedAt, closedAt].join(),
    );
    return seen.join(' ') === wanted.join(' ') ? null : `Leads are ${seen.join(' ')}, by the rules ${wanted.join(' ')}`;
  }

  #became({ customer, sharePpm }: Of<'BecomeLead'>, at: number, code: string | null): void {
    expectSame(`For ${customer} to lead`, code, this.#refusal(customer, sharePpm, at));
    if (code !== null) return;
    const { firstAt } = this.#leads.get(customer) ?? { firstAt: at };
    this.#leads.set(customer, { sharePpm, firstAt, openedAt: at, closedAt: 0 });
  }

  #changed({ customer, sharePpm }: Of<'ChangeLeadShare'>, at: number, code: string | null): void {
    const seen = this.#leading(customer);
    expectSame(`For ${customer} to ask for another share`, code, this.#refusalOfShare(customer, sharePpm, at));
    if (code === null) seen!.sharePpm = sharePpm;
  }

  /** The first refusal, in the order: form, lead, rights, identity, terms, balance. */
  #refusal(customer: number, sharePpm: number, at: number): string | null {
    if (!isShare(sharePpm)) return 'share_invalid';
    if (this.#leading(customer) !== undefined) return 'already_a_lead';
    const barred = this.#barred(customer);
    if (barred !== null) return barred;
    if (customer === unknown) return 'identity_required';
    const { balanceLeast, shareMostPpm } = this.#termsAt(at);
    if (sharePpm > shareMostPpm) return 'lead_share_too_high';
    const { available, held } = this.#ledger.balance(customer, 'perpetual', usdt);
    return available + held < balanceLeast ? 'lead_balance_too_low' : null;
  }

  #refusalOfShare(customer: number, sharePpm: number, at: number): string | null {
    if (!isShare(sharePpm)) return 'share_invalid';
    const seen = this.#leading(customer);
    if (seen === undefined) return 'not_a_lead';
    const barred = this.#barred(customer);
    if (barred !== null) return barred;
    if (sharePpm > this.#termsAt(at).shareMostPpm) return 'lead_share_too_high';
    return seen.sharePpm === sharePpm ? 'lead_share_unchanged' : null;
  }

  #leading(customer: number): Seen | undefined {
    const seen = this.#leads.get(customer);
    return seen?.closedAt === 0 ? seen : undefined;
  }

  /** What was said for the latest time that has come; of what was said for one time, the last. */
  #termsAt(at: number): Terms {
    let found = this.#terms[0]!;
    for (const terms of this.#terms) if (terms.from <= at && terms.from >= found.from) found = terms;
    return found;
  }

  #barred(customer: number): string | null {
    if (customer === treasury || ![...customers, closed, abroad, frozen, unknown].includes(customer))
      return 'customer_not_found';
    if (customer === closed) return 'account_closed';
    if (customer === frozen) return 'account_frozen';
    const { isOn, without } = this.#offered;
    if (!isOn) return 'not_offered';
    return customer === abroad && without.includes('XX') ? 'not_available_in_country' : null;
  }

  #see(event: EventRecord): void {
    if (event.type === 'AvailabilitySet') this.#offered = { isOn: event.isOn, without: event.countries };
    postingsOf(event, (customer, kind, asset, available, held) =>
      this.#ledger.post(customer, kind, asset, available, held),
    );
  }
}

function isShare(sharePpm: number): boolean {
  return Number.isInteger(sharePpm) && sharePpm >= 0 && sharePpm <= 1_000_000;
}
