import * as z from 'zod/mini';
import { whole } from '../values/scalars.ts';
import { type AccountKindWord, accountKindWords } from './kind-words.ts';

/** Older words of clients for the same accounts. */
const formerWords = { legal: 'funding', change: 'spot', lever: 'perpetual', micro: 'option' } as const;

const word = z.pipe(
  z.enum([...accountKindWords, 'legal', 'change', 'lever', 'micro']),
  z.transform((value): AccountKindWord =>
    value in formerWords ? formerWords[value as keyof typeof formerWords] : (value as AccountKindWord),
  ),
);

const number = z.pipe(
  whole(1, accountKindWords.length),
  z.transform((value): AccountKindWord => accountKindWords[value - 1] ?? 'funding'),
);

/** An account by its id 1 to 7 or its word. */
export const accountKind = z
  .union([word, number])
  .check(z.meta({ title: `account: 1 to 7, or ${accountKindWords.join(', ')}` }));

export const balance = z.object({
  currency: z.int(),
  currency_name: z.string(),
  available: z.string(),
  freeze: z.string(),
  usdt_value: z.string(),
});

export type WireBalance = z.output<typeof balance>;
