import { formatDecimal, languageTags, parseDecimal, type Language } from '@auric/api';
import { useApp } from '../data/app-store.ts';

/** The finest scale that a decimal of the wire can have. */
const finestScale = 18;
/** Of a rate in ppm that is written as a percentage. */
const ratePercentScale = 4;
const thousand = 10n ** BigInt(finestScale + 3);
const million = 10n ** BigInt(finestScale + 6);

export type Sign = 'up' | 'down' | 'flat';

/** The minus is the typographic one, as wide as the plus. */
const signMarks: Readonly<Record<Sign, string>> = { up: '+', down: '−', flat: '' };

/** Whether a signed decimal of the wire is above, below or at zero. */
export function signOf(text: string): Sign {
  if (!/[1-9]/.test(text)) return 'flat';
  return text.startsWith('-') ? 'down' : 'up';
}

/**
 * Numbers as the reader's language writes them. Everything takes decimals as text and stays exact: `Intl` formats
 * decimal strings without going through a double.
 */
export class NumberFormats {
  readonly #tag: string;
  readonly #formats = new Map<string, Intl.NumberFormat>();
  #percentSign: string | undefined;

  constructor(lang: Language) {
    this.#tag = languageTags[lang];
  }

  /** A decimal with a fixed number of decimals; what is finer is cut off, never rounded up. */
  fixed(text: string, decimals: number): string {
    return this.#format(decimals, decimals, true).format(cut(text, decimals));
  }

  /** A decimal with as many decimals as it has, at most `decimals`. */
  plain(text: string, decimals: number): string {
    return this.#format(0, decimals, true).format(cut(text, decimals));
  }

  /** Whole smallest units, as `fixed`. */
  units(value: bigint | number, scale: number, decimals = scale): string {
    return this.fixed(formatDecimal(value, scale), decimals);
  }

  /** A signed decimal of a currency, with its mark and its decimals as the language has them: $1,234.50, ¥152,300. */
  money(text: string, currency: string): string {
    return this.#kept(`money ${currency}`, { style: 'currency', currency }).format(text);
  }

  /** Volumes and counts: K above 1,000, M above 1,000,000, with two decimals rounded down; else four decimals. */
  compact(text: string): string {
    const value = parseDecimal(cut(text, finestScale), finestScale);
    if (value === null) return text;
    if (value > million) return `${this.fixed(formatDecimal(value / 1_000_000n, finestScale), 2)}M`;
    if (value > thousand) return `${this.fixed(formatDecimal(value / 1000n, finestScale), 2)}K`;
    return this.#format(4, 4, false).format(cut(text, 4));
  }

  /** A signed decimal as `fixed`, with the sign of what is shown: a loss of less than the last decimal has none. */
  signed(text: string, decimals: number): string {
    const digits = cut(text.replace('-', ''), decimals);
    const sign = /[1-9]/.test(digits) ? signOf(text) : 'flat';
    return `${signMarks[sign]}${this.fixed(digits, decimals)}`;
  }

  /** A signed percentage with its sign: +1.82%, −0.64%. */
  percent(text: string): string {
    return `${signMarks[signOf(text)]}${this.share(text.replace('-', ''), 2)}`;
  }

  /**
   * A share or a rate in percent, with its sign where and as the language puts it: 0.1%, in French 0,1 %. At most `decimals`
   * and at least `least` decimals are shown.
   */
  share(text: string, decimals: number, least = decimals): string {
    this.#percentSign ??= new Intl.NumberFormat(this.#tag, { style: 'percent', numberingSystem: 'latn' })
      .format(0)
      .replace('0', '');
    return `${this.#format(least, decimals, true).format(cut(text, decimals))}${this.#percentSign}`;
  }

  /** A rate in ppm as a percentage, exactly: 0.10%, 0.045%, 0.0001%. */
  rate(ppm: number): string {
    return this.share(formatDecimal(ppm, ratePercentScale), ratePercentScale, 2);
  }

  /** What a customer loses, in ppm, as a percentage with two decimals: rounded up, so that nothing seems to cost nothing. */
  loss(ppm: number): string {
    return this.share(formatDecimal(Math.ceil(ppm / 100), 2), 2);
  }

  #format(least: number, most: number, grouping: boolean): { format(value: string): string } {
    return this.#kept(`${least} ${most} ${grouping}`, {
      minimumFractionDigits: least,
      maximumFractionDigits: most,
      useGrouping: grouping,
    });
  }

  #kept(key: string, options: Intl.NumberFormatOptions): { format(value: string): string } {
    let format = this.#formats.get(key);
    if (format === undefined) {
      format = new Intl.NumberFormat(this.#tag, { numberingSystem: 'latn', roundingMode: 'trunc', ...options });
      this.#formats.set(key, format);
    }
    return format as unknown as { format(value: string): string };
  }
}

function cut(text: string, decimals: number): string {
  const point = text.indexOf('.');
  return point < 0 || text.length - point - 1 <= decimals
    ? text
    : text.slice(0, point + (decimals > 0 ? decimals + 1 : 0));
}

const made = new Map<Language, NumberFormats>();

/** The number formats of a language, one for all: what is expensive about them is made once. */
function formatsOf(lang: Language): NumberFormats {
  let numbers = made.get(lang);
  if (numbers === undefined) {
    numbers = new NumberFormats(lang);
    made.set(lang, numbers);
  }
  return numbers;
}

/** The number formats of the language that is shown. */
export function useNumbers(): NumberFormats {
  return formatsOf(useApp((state) => state.lang));
}

/** The same where no screen asks: news is told from outside of them. */
export function currentNumbers(): NumberFormats {
  return formatsOf(useApp.getState().lang);
}
