import type { Language } from '@auric/api';

export type Medium = 'mail' | 'sms';

/** A message on its way to a person, in the words that they will read. */
export interface Letter {
  /** The same on every try, so that whoever gets it twice shows it once. */
  readonly id: string;
  readonly medium: Medium;
  /** An email address, or a mobile number with its plus sign. */
  readonly recipient: string;
  /** What it is about: the purpose of a code, or the kind of a message. */
  readonly scene: string;
  /** The verification code that the text carries; empty in all else. */
  readonly code: string;
  readonly title: string;
  readonly text: string;
  /** A page of the app where the reader goes on, as the part of an address behind the origin; null for none. */
  readonly path: string | null;
  /** The page where the owner freezes the account at once; empty for none. */
  readonly freezePath: string;
  /** What the customer agreed with us to know our mail by; empty for none. */
  readonly phrase: string;
  /** Whether the reader may switch such letters off. */
  readonly optional: boolean;
  readonly lang: Language;
}

/** What brings letters to people: a mail server, an SMS provider, or the sandbox's outbox. */
export interface Carrier {
  /**
   * Comes back when the provider has taken the letter. Throws `Undeliverable` where trying again is of no use; whatever
   * else it throws may pass. Ends when the signal says so.
   */
  carry(letter: Letter, signal: AbortSignal): Promise<void>;
}

/** The provider will never take this letter: the number or mailbox doesn't exist. */
export class Undeliverable extends Error {}

export type Carriers = Readonly<Record<Medium, Carrier>>;

/** Longer than a provider that works needs; whoever waits longer tries again later. */
const deadlineMs = 20_000;

/** Hands a letter to the carrier of its medium, and gives up at the deadline whatever the carrier does. */
export async function carryLetter(carriers: Carriers, letter: Letter, timeoutMs = deadlineMs): Promise<void> {
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`The carrier of ${letter.medium} took longer than ${timeoutMs} ms.`));
      ending.abort();
    }, timeoutMs);
  });
  try {
    await Promise.race([carriers[letter.medium].carry(letter, ending.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
