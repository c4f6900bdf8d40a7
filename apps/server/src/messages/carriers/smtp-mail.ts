import { createTransport } from 'nodemailer';
import { type Carrier, type Letter, Undeliverable } from './carrier.ts';
import { mailOf } from './mail-body.ts';
import { returnAddress } from './return-address.ts';

/** A server that works has greeted and taken a letter long before. */
const timeouts = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 15_000 } as const;

export interface SmtpMailOptions {
  /** `smtp://user:password@host:port`, or `smtps:` for TLS from the first byte. */
  readonly url: string;
  /** Who it is from: `Auric <no-reply@example.com>`. */
  readonly from: string;
  readonly siteName: string;
  /** Where the app is, for links; empty where nobody can be led there. */
  readonly origin: string;
  /** Where mail comes back to, and the key that marks it; empty to leave that to the sender's address. */
  readonly bounceAddress: string;
  readonly bounceKey: Buffer;
}

/** Sends mail through an SMTP server. */
export class SmtpMail implements Carrier {
  readonly #options: SmtpMailOptions;
  readonly #domain: string;
  readonly #transport: ReturnType<typeof createTransport>;

  constructor(options: SmtpMailOptions) {
    this.#options = options;
    this.#domain = /@([^>\s]+)>?\s*$/.exec(options.from)?.[1] ?? 'localhost';
    this.#transport = createTransport({
      url: options.url,
      ...timeouts,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async carry(letter: Letter): Promise<void> {
    const { from, bounceAddress, bounceKey } = this.#options;
    const { subject, text, html, unsubscribe } = mailOf(letter, this.#options);
    const sender = bounceAddress === '' ? undefined : returnAddress(bounceAddress, letter.id, bounceKey);
    try {
      await this.#transport.sendMail({
        from,
        to: letter.recipient,
        subject,
        text,
        html,
        // A reader's mailbox shows once what has one name, should it come twice.
        messageId: `<${letter.id}@${this.#domain}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribe === null ? {} : { 'List-Unsubscribe': `<${unsubscribe}>` }),
        },
        ...(sender === undefined ? {} : { envelope: { from: sender, to: letter.recipient } }),
      });
    } catch (error) {
      throw isFinal(error) ? new Undeliverable(reasonOf(error), { cause: error }) : error;
    }
  }
}

/** What the server says for ever of this recipient or letter; whatever it says of us, or before, may be mended. */
function isFinal(error: unknown): boolean {
  const { responseCode = 0, command = '' } = error as { responseCode?: number; command?: string };
  return responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : 'The mail server refused the letter.';
}
