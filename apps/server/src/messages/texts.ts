import type { Language } from '@auric/api';
import { texts as en } from './texts/en.ts';
import { texts as fra } from './texts/fra.ts';
import { texts as hk } from './texts/hk.ts';
import { texts as id } from './texts/id.ts';
import { texts as jp } from './texts/jp.ts';
import { texts as kor } from './texts/kor.ts';
import { texts as spa } from './texts/spa.ts';
import { texts as th } from './texts/th.ts';
import { texts as vi } from './texts/vi.ts';
import { texts as zh } from './texts/zh.ts';
import type { MessageKind } from './told.ts';

/** A title and its sentences; `{{name}}` stands for a value. */
type TitleAndText = readonly [title: string, text: string];

/** What a language says: the sentence with a verification code, the words around a mail, and each kind of message. */
export interface MessageTexts {
  readonly code: TitleAndText;
  readonly mail: { readonly open: string; readonly freeze: string; readonly phrase: string; readonly stop: string };
  readonly kinds: Readonly<Record<MessageKind, TitleAndText>>;
}

export const texts: Readonly<Record<Language, MessageTexts>> = { zh, en, hk, th, jp, kor, fra, spa, vi, id };
