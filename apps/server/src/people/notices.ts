import { isLanguage, type Language } from '@auric/api';
import type { Allowances } from './allowance.ts';
import type { Afterwards } from './afterwards.ts';
import { contactOf, type Customer } from './directory.ts';
import { type NoticeKind, noticeText } from '../mail/mail-texts.ts';
import type { Outbox } from '../mail/outbox.ts';

const onceADay = { atOnce: 1, backEveryMs: 86_400_000 };

export type Attack = Extract<NoticeKind, 'logins_guessed' | 'codes_guessed'>;

/** Tells customers, where they can be reached, what happened to the access to their account. */
export class Notices {
  readonly #outbox: Outbox;
  readonly #allowances: Allowances;
  readonly #afterwards: Afterwards;
  readonly #fallback: Language;

  constructor(outbox: Outbox, allowances: Allowances, afterwards: Afterwards, fallback: Language) {
    this.#outbox = outbox;
    this.#allowances = allowances;
    this.#afterwards = afterwards;
    this.#fallback = fallback;
  }

  /** Sends a notice in the language that the customer last used. */
  tell(customer: Customer, kind: NoticeKind): void {
    this.#afterwards.run(() => this.#send(customer, kind));
  }

  /** Tells of strangers who try to get in, once a day. */
  tellOfAttack(customer: Customer, kind: Attack): void {
    this.#afterwards.run(async () => {
      const { within } = await this.#allowances.take(`notice/${kind}/${customer.id}`, onceADay);
      if (within) await this.#send(customer, kind);
    });
  }

  async #send(customer: Customer, kind: NoticeKind): Promise<void> {
    const recipient = contactOf(customer);
    if (recipient === null) return;
    const lang = isLanguage(customer.lang) ? customer.lang : this.#fallback;
    await this.#outbox.send({ recipient, scene: kind, code: '', text: noticeText(kind, lang), lang });
  }
}
