import type { FiatCode } from '@auric/api';

/** `rate_e8`: 1e-8 of the currency for one USDT, digits; `read_at` in Unix ms. */
export interface FiatRateTable {
  code: FiatCode;
  rate_e8: string;
  read_at: number;
}

export interface FiatTables {
  'fiat.rate': FiatRateTable;
}
