/**
 * The text of a TypeScript file with comments, and on demand the insides of strings, blanked out. Lines and columns
 * stay where they are. A hand-written scanner because TypeScript 7 has no JavaScript API: it knows strings, templates,
 * comments and regular expressions, which is all that the rules need.
 */
export function codeOnly(text: string, { keepStrings = false } = {}): string {
  const scanner = new Scanner(text, keepStrings);
  return scanner.scan();
}

/** What a regular expression follows and a division doesn't; `</` and `/>` belong to the tags of JSX. */
const beforeRegularExpression = /(?:^|[(,=:[!&|?{};+\-*%~^>]|\b(?:return|typeof|case|in|of|delete|void|throw))\s*$/;

class Scanner {
  readonly #text: string;
  readonly #keepStrings: boolean;
  #out = '';
  #at = 0;

  constructor(text: string, keepStrings: boolean) {
    this.#text = text;
    this.#keepStrings = keepStrings;
  }

  scan(): string {
    while (this.#at < this.#text.length) this.#next();
    return this.#out;
  }

  #next(): void {
    const two = this.#text.slice(this.#at, this.#at + 2);
    const one = two.charAt(0);
    if (two === '//') this.#blankUntil(this.#find('\n', 2));
    else if (two === '/*') this.#blankUntil(this.#find('*/', 2) + 2);
    else if (one === "'" || one === '"') this.#string(one);
    else if (one === '`') this.#template();
    else if (one === '/' && two !== '/>' && beforeRegularExpression.test(this.#out.slice(-20)))
      this.#regularExpression();
    else this.#copy(1);
  }

  #string(quote: string): void {
    this.#copy(1);
    const start = this.#at;
    while (this.#at < this.#text.length && !['\n', quote].includes(this.#text.charAt(this.#at))) this.#skip();
    this.#emitString(start);
    this.#copy(1);
  }

  /** The code in `${…}` is scanned like any other, nested templates included. */
  #template(): void {
    this.#copy(1);
    let start = this.#at;
    while (this.#at < this.#text.length && this.#text.charAt(this.#at) !== '`') {
      if (!this.#text.startsWith('${', this.#at)) {
        this.#skip();
        continue;
      }
      this.#emitString(start);
      this.#copy(2);
      for (let depth = 1; depth > 0 && this.#at < this.#text.length;) {
        const one = this.#text.charAt(this.#at);
        depth += one === '{' ? 1 : one === '}' ? -1 : 0;
        this.#next();
      }
      start = this.#at;
    }
    this.#emitString(start);
    this.#copy(1);
  }

  #regularExpression(): void {
    this.#copy(1);
    const start = this.#at;
    for (let inClass = false; this.#at < this.#text.length;) {
      const one = this.#text.charAt(this.#at);
      if (one === '\n' || (one === '/' && !inClass)) break;
      if (one === '[') inClass = true;
      if (one === ']') inClass = false;
      this.#skip();
    }
    this.#emitString(start);
    this.#copy(1);
  }

  #skip(): void {
    this.#at += this.#text.charAt(this.#at) === '\\' ? 2 : 1;
  }

  #copy(count: number): void {
    this.#out += this.#text.slice(this.#at, this.#at + count);
    this.#at += count;
  }

  #find(what: string, from: number): number {
    const found = this.#text.indexOf(what, this.#at + from);
    return found < 0 ? this.#text.length : found;
  }

  #blankUntil(end: number): void {
    this.#out += blank(this.#text.slice(this.#at, end));
    this.#at = end;
  }

  #emitString(start: number): void {
    const inside = this.#text.slice(start, this.#at);
    this.#out += this.#keepStrings ? inside : blank(inside);
  }
}

function blank(text: string): string {
  return text.replaceAll(/[^\n]/g, ' ');
}
