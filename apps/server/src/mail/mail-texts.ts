import type { Language } from '@auric/api';
import { texts as en } from './messages/en.ts';
import { texts as fra } from './messages/fra.ts';
import { texts as hk } from './messages/hk.ts';
import { texts as id } from './messages/id.ts';
import { texts as jp } from './messages/jp.ts';
import { texts as kor } from './messages/kor.ts';
import { texts as spa } from './messages/spa.ts';
import { texts as th } from './messages/th.ts';
import { texts as vi } from './messages/vi.ts';
import { texts as zh } from './messages/zh.ts';

/** What a customer is told about the access to the account without having asked. */
export const noticeKinds = [
  'new_device',
  'password_changed',
  'password_reset',
  'device_logged_out',
  'logins_guessed',
  'codes_guessed',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** The sentences of a language: one that carries a verification code at `{{code}}`, and one a notice. */
export type MailTexts = Readonly<Record<'code' | NoticeKind, string>>;

const texts: Readonly<Record<Language, MailTexts>> = { zh, en, hk, th, jp, kor, fra, spa, vi, id };

/** The sentence that carries a verification code. */
export function codeText(code: string, lang: Language): string {
  return texts[lang].code.replace('{{code}}', code);
}

/** The sentences of a notice. */
export function noticeText(kind: NoticeKind, lang: Language): string {
  return texts[lang][kind];
}
