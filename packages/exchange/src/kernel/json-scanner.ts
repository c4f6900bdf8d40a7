const [quote, comma, minus, zero, nine, openList, closeList, backslash] = [34, 44, 45, 48, 57, 91, 93, 92];

/** Longer numbers are read by the language, digit by digit sums stay exact below this. */
const exactDigits = 15;

/**
 * Reads the JSON that this exchange wrote, value by value, knowing what comes next: several times as fast as JSON.parse.
 * It checks as it goes; where a text isn't exactly what the exchange would have written `failed` is set, and the
 * caller reads it the slow way.
 */
export class JsonScanner {
  text = '';
  at = 0;
  failed = false;

  start(text: string, at: number): void {
    this.text = text;
    this.at = at;
    this.failed = false;
  }

  /** Passes over a constant. */
  expect(constant: string): void {
    if (!this.text.startsWith(constant, this.at)) this.failed = true;
    this.at += constant.length;
  }

  int(): number {
    const text = this.text;
    let at = this.at;
    const isNegative = text.charCodeAt(at) === minus;
    if (isNegative) at++;
    const start = at;
    let value = 0;
    for (;;) {
      const code = text.charCodeAt(at);
      if (!(code >= zero && code <= nine)) break;
      value = value * 10 + (code - zero);
      at++;
    }
    if (at === start || at - start > exactDigits) return this.#longInt();
    this.at = at;
    return isNegative ? -value : value;
  }

  #longInt(): number {
    const start = this.at;
    let at = start;
    while (isNumberCode(this.text.charCodeAt(at))) at++;
    this.at = at;
    const value = at > start ? Number(this.text.slice(start, at)) : Number.NaN;
    if (!Number.isSafeInteger(value)) this.failed = true;
    return value;
  }

  /** A whole number in quotes, which have been passed on the left and are passed on the right. */
  amount(): bigint {
    const text = this.text;
    const start = this.at;
    let at = start;
    let value = 0;
    const isNegative = text.charCodeAt(at) === minus;
    if (isNegative) at++;
    for (;;) {
      const code = text.charCodeAt(at);
      if (!(code >= zero && code <= nine)) break;
      value = value * 10 + (code - zero);
      at++;
    }
    this.at = at + 1;
    if (text.charCodeAt(at) !== quote || at === start) {
      this.failed = true;
      return 0n;
    }
    if (value === 0) return 0n;
    if (at - start > exactDigits) return BigInt(text.slice(start, at));
    return BigInt(isNegative ? -value : value);
  }

  /** A string without escapes, its left quote passed, its right one passed by this. */
  plainText(): string {
    const text = this.text;
    let at = this.at;
    for (;;) {
      const code = text.charCodeAt(at);
      if (code === quote) break;
      if (code === backslash || !(code >= 32)) {
        this.failed = true;
        return '';
      }
      at++;
    }
    const value = text.slice(this.at, at);
    this.at = at + 1;
    return value;
  }

  /** One of these words, in quotes as above. */
  word(words: readonly string[]): string {
    const { text, at } = this;
    for (let i = 0; i < words.length; i++) {
      const word = words[i]!;
      const end = at + word.length;
      if (text.charCodeAt(end) === quote && text.charCodeAt(at) === word.charCodeAt(0) && text.startsWith(word, at)) {
        this.at = end + 1;
        return word;
      }
    }
    this.failed = true;
    return words[0]!;
  }

  flag(): boolean {
    const isTrue = this.text.startsWith('true', this.at);
    if (!isTrue && !this.text.startsWith('false', this.at)) this.failed = true;
    this.at += isTrue ? 4 : 5;
    return isTrue;
  }

  ints(): number[] {
    const values: number[] = [];
    if (this.text.charCodeAt(this.at) !== openList) this.failed = true;
    if (this.text.charCodeAt(this.at + 1) === closeList) {
      this.at += 2;
      return values;
    }
    for (;;) {
      this.at++;
      values.push(this.int());
      if (this.failed || this.text.charCodeAt(this.at) !== comma) break;
    }
    if (this.text.charCodeAt(this.at) !== closeList) this.failed = true;
    this.at++;
    return values;
  }
}

function isNumberCode(code: number): boolean {
  return (code >= zero && code <= nine) || code === minus;
}
