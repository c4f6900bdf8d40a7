/** Digits of other scripts that keyboards and messages use, by their zero: Arabic, Persian, Devanagari, Thai. */
const otherZeros = [0x660, 0x6f0, 0x966, 0xe50] as const;

function latinDigit(sign: string): string {
  const point = sign.codePointAt(0) ?? 0;
  const zero = otherZeros.find((start) => point >= start && point <= start + 9);
  return zero === undefined ? sign : String(point - zero);
}

/**
 * The digits of a verification code after a change of its field. A whole message may be pasted: a run of just as many
 * digits as the code has wins over other numbers in it; gaps inside of a code, as in `123 456`, are taken out.
 */
export function codeDigits(typed: string, length: number): string {
  const text = typed.normalize('NFKC').replace(/\p{Nd}/gu, latinDigit);
  const closed = text.replace(/(?<=\d)[\s-](?=\d)/g, '');
  const runs = [...(text.match(/\d+/g) ?? []), ...(closed.match(/\d+/g) ?? [])];
  const exact = runs.find((run) => run.length === length);
  return exact ?? text.replace(/\D/g, '').slice(0, length);
}
