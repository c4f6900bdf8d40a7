import type { Projection } from '../../engine/projector/projection.ts';

/** Conversions make bills; quotes, recurring buys and terms are read from memory so far. */
export function convertProjection(): Projection {
  return {
    tables: [],
    fold: {},
    unprojected: [
      'ConvertQuoted',
      'RecurringBuyStarted',
      'RecurringBuyRan',
      'RecurringBuyStopped',
      'ConvertTermsSet',
      'ConvertTermsAnnounced',
    ],
  };
}
