import * as z from 'zod/mini';
import { text } from '../values/scalars.ts';

/** Digits of a card or account, with the spaces and dashes that people put between them. */
const cardNumber = text(6, 42).check(z.regex(/^[A-Za-z0-9][A-Za-z0-9 -]*$/, { error: 'card_number_invalid' }));
const line = text(2, 100);

/** Of a card at home: everything is needed. */
export const domesticCard = {
  real_name: line,
  card_number: cardNumber,
  bank_name: line,
  branch: line,
  province: line,
};

/** Of a card abroad: everything is needed. */
export const internationalCard = {
  real_name: line,
  card_number: cardNumber,
  bank_name: line,
  branch: line,
  opening_city: line,
  bank_network: text(2, 40),
  swift_code: z
    .string()
    .check(z.regex(/^[A-Za-z]{6}[A-Za-z0-9]{2}(?:[A-Za-z0-9]{3})?$/, { error: 'swift_code_invalid' })),
  phone: z.string().check(z.regex(/^\+?[0-9][0-9 -]{4,23}$/, { error: 'mobile_format' })),
  aba_number: z.string().check(z.regex(/^[0-9]{9}$/, { error: 'aba_number_invalid' })),
  cardholder_address: text(5, 200),
  bank_address: text(5, 200),
};

const saved = { id: z.int(), usable_at: z.int() };

export const savedDomesticCard = z.object({ ...saved, ...domesticCard });
export const savedInternationalCard = z.object({ ...saved, ...internationalCard });
export type DomesticCard = z.output<typeof savedDomesticCard>;
export type InternationalCard = z.output<typeof savedInternationalCard>;
