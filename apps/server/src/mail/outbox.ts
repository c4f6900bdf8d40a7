import type { Language } from '@auric/api';

/** A message on its way to a person. */
export interface OutgoingMessage {
  /** An email address, or a mobile number with its plus sign. */
  recipient: string;
  /** What it is about: the purpose of a code, or the kind of a notice. */
  scene: string;
  /** The verification code that the text carries; empty in a notice. */
  code: string;
  text: string;
  lang: Language;
}

/** Where messages to people go. Live adapters send mail and SMS; the sandbox keeps what it would have sent. */
export interface Outbox {
  send(message: OutgoingMessage): Promise<void>;
}
