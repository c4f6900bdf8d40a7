import type { Language } from '@auric/api';

/** A verification code on its way to a person. */
export interface CodeMessage {
  recipient: string;
  channel: 'email' | 'sms';
  scene: string;
  code: string;
  lang: Language;
}

/** Where messages to people go. Live adapters send mail and SMS; the sandbox keeps what it would have sent. */
export interface Outbox {
  send(message: CodeMessage): Promise<void>;
}
