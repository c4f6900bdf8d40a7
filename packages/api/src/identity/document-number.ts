/** The documents that prove who somebody is, by the ids of the wire. */
export const documentTypes = { 1: 'card', 2: 'passport', 3: 'licence' } as const;
export type DocumentType = (typeof documentTypes)[keyof typeof documentTypes];

/** A number as it is compared: capital letters and digits, whatever stood between them. */
export function plainNumber(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '');
}

/** What a number looks like, where its issuer says so; `holds` where it carries check digits. */
interface NumberForm {
  readonly form: RegExp;
  readonly holds?: (number: string) => boolean;
}

const anyDocument: NumberForm = { form: /^(?=.*[0-9])[0-9A-Z]{5,20}$/ };
/** ICAO Doc 9303: nine signs at most. */
const passport: NumberForm = { form: /^(?=.*[0-9])[0-9A-Z]{6,9}$/ };

/** Identity cards by the country that issues them. */
const cards: Readonly<Record<string, NumberForm>> = {
  CN: { form: /^[0-9]{17}[0-9X]$/, holds: isChinese },
  HK: { form: /^[A-Z]{1,2}[0-9]{6}[0-9A]$/, holds: isHongKong },
  TH: { form: /^[1-8][0-9]{12}$/, holds: isThai },
  ES: { form: /^[0-9XYZ][0-9]{7}[A-Z]$/, holds: isSpanish },
  KR: { form: /^[0-9]{13}$/ },
  ID: { form: /^[0-9]{16}$/ },
  VN: { form: /^(?:[0-9]{9}|[0-9]{12})$/ },
};

/** Whether the number of a document can be one, by what its country says of its form and check digits. */
export function isDocumentNumber(type: DocumentType, country: string, text: string): boolean {
  const { form, holds } =
    type === 'passport' ? passport : type === 'card' ? (cards[country] ?? anyDocument) : anyDocument;
  const number = plainNumber(text);
  return form.test(number) && (holds?.(number) ?? true);
}

/** The day of birth that a number says by itself, as `1990-03-07`; null where it says none. */
export function birthDateIn(type: DocumentType, country: string, text: string): string | null {
  const number = plainNumber(text);
  if (type !== 'card' || country !== 'CN' || !/^[0-9]{17}[0-9X]$/.test(number)) return null;
  return `${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`;
}

/** GB 11643-1999: weighted digits modulo 11, and a day that exists. */
function isChinese(number: string): boolean {
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
  const sum = weights.reduce((total, weight, at) => total + weight * Number(number[at]), 0);
  const day = `${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`;
  return '10X98765432'[sum % 11] === number[17] && isDay(day);
}

/** Letters count from 10; a card of one letter has a space before it, which counts 36. */
function isHongKong(number: string): boolean {
  const signs = number.length === 8 ? ` ${number}` : number;
  const valueOf = (sign: string): number => (sign === ' ' ? 36 : Number.parseInt(sign, 36));
  const sum = Array.from(signs.slice(0, 8)).reduce((total, sign, at) => total + valueOf(sign) * (9 - at), 0);
  return (sum + valueOf(signs[8] ?? '')) % 11 === 0;
}

function isThai(number: string): boolean {
  const sum = Array.from(number.slice(0, 12)).reduce((total, digit, at) => total + Number(digit) * (13 - at), 0);
  return (11 - (sum % 11)) % 10 === Number(number[12]);
}

/** DNI and NIE: the letter is the number modulo 23. */
function isSpanish(number: string): boolean {
  const digits = number.slice(0, 8).replace(/^[XYZ]/, (letter) => String('XYZ'.indexOf(letter)));
  return 'TRWAGMYFPDXBNJZSQVHLCKE'[Number(digits) % 23] === number[8];
}

/** Whether a day stands in the calendar. */
export function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** The whole years between a day of birth and a moment, by the calendar of UTC. */
export function ageAt(birthDate: string, at: number): number {
  const today = new Date(at).toISOString().slice(0, 10);
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
