import type { Postings } from '../../../kernel/product.ts';
import { systemAccounts, usdtAsset } from '../../../kernel/vocabulary.ts';
import type { ConvertEvent } from '../events.ts';

const { convert, treasury } = systemAccounts;

/** The convert account trades from its spot balance, which each conversion leaves as it found it; its income is in funding. */
export const convertPostings: Postings<ConvertEvent> = {
  ConversionFunded({ customer, asset, amount }, post) {
    post(customer, 'funding', asset, -amount, 0n);
    post(convert, 'spot', asset, amount, 0n);
  },
  Converted({ customer, to, get, quoteAsset, change, income, rest }, post) {
    post(convert, 'spot', to, -get - rest, 0n);
    post(customer, 'funding', to, get, 0n);
    if (rest !== 0n) post(convert, 'funding', to, rest, 0n);
    if (change + income !== 0n) post(convert, 'spot', quoteAsset, -change - income, 0n);
    if (change !== 0n) post(customer, 'funding', quoteAsset, change, 0n);
    if (income !== 0n) post(convert, 'funding', quoteAsset, income, 0n);
  },
  DustConverted({ customer, asset, amount, paid }, post) {
    post(customer, 'funding', asset, -amount, 0n);
    post(treasury, 'funding', asset, amount, 0n);
    post(treasury, 'funding', usdtAsset, -paid, 0n);
    post(customer, 'funding', usdtAsset, paid, 0n);
  },
};
