import { texts } from '../texts.ts';
import type { Letter } from './carrier.ts';

export interface MailBody {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where the reader stops such letters; null where they can't. */
  readonly unsubscribe: string | null;
}

const settingsPath = '/pages/setting/notifications';

/** A letter as mail: the same sentences as text and as HTML, with the ways on and what proves that it is ours. */
export function mailOf(letter: Letter, { siteName, origin }: { siteName: string; origin: string }): MailBody {
  const words = texts[letter.lang].mail;
  const to = (path: string): string => `${origin}/#${path}`;
  const links = [
    ...(letter.path === null ? [] : [{ words: words.open, address: to(letter.path) }]),
    ...(letter.freezePath === '' ? [] : [{ words: words.freeze, address: to(letter.freezePath) }]),
  ].filter(() => origin !== '');
  const notes = [
    ...(letter.phrase === '' ? [] : [`${words.phrase}: ${letter.phrase}`]),
    ...(letter.optional ? [words.stop] : []),
  ];
  const text = [letter.text, ...links.map((link) => `${link.words}:\n${link.address}`), ...notes, siteName];
  return {
    subject: `[${siteName}] ${letter.title}`.replaceAll(/[\r\n]+/g, ' '),
    text: text.join('\n\n'),
    html: htmlOf({ ...letter, links, notes, siteName }),
    unsubscribe: letter.optional && origin !== '' ? to(settingsPath) : null,
  };
}

interface Parts extends Pick<Letter, 'title' | 'text' | 'lang'> {
  readonly links: readonly { words: string; address: string }[];
  readonly notes: readonly string[];
  readonly siteName: string;
}

function htmlOf({ title, text, lang, links, notes, siteName }: Parts): string {
  const paragraph = (words: string, style: string): string =>
    `<p style="margin:0 0 16px;${style}">${escaped(words).replaceAll('\n', '<br>')}</p>`;
  const body = [
    `<h1 style="margin:0 0 16px;font-size:20px">${escaped(title)}</h1>`,
    paragraph(text, 'font-size:16px;line-height:1.5'),
    ...links.map(
      ({ words, address }) =>
        `<p style="margin:0 0 16px"><a href="${escaped(address)}" style="color:#8a6500;font-weight:600">${escaped(words)}</a></p>`,
    ),
    ...notes.map((note) => paragraph(note, 'font-size:13px;color:#5b6270')),
    paragraph(siteName, 'font-size:13px;color:#5b6270'),
  ];
  return `<!doctype html><html lang="${lang}"><meta charset="utf-8"><body style="margin:0;padding:24px;max-width:560px;font-family:system-ui,sans-serif;color:#181a20;background:#fff">${body.join('')}</body></html>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '');
}
