import type { HandlersOf } from '../../edge/handler.ts';
import type { RouteParts } from '../product-row.ts';
import { entriesOf } from './bill-entries.ts';
import { billsOf } from './bills.ts';
import { billsFile } from './exports.ts';
import { ownTransfersOf } from './own-transfers.ts';
import { statementFile } from './statement-file.ts';
import { statementOf } from './statement.ts';

export type HistoryPath =
  | 'wallet/legal_log'
  | 'wallet/entries'
  | 'wallet/hzhistory'
  | 'wallet/statement'
  | 'export/bills'
  | 'export/statement';

/** The calls about what has changed what a customer owns, all from the read models. */
export function historyRoutes(parts: RouteParts): HandlersOf<HistoryPath> {
  const { client, catalog, db, now, billSubjectsOf } = parts;
  return {
    'wallet/legal_log': async (filter, { customer }) => {
      await client.freshModels(customer);
      return billsOf(db, catalog, customer, filter);
    },

    'wallet/entries': async (filter, { customer }) => {
      await client.freshModels(customer);
      return entriesOf({ db, catalog, subjectsOf: billSubjectsOf }, customer, filter);
    },

    'wallet/hzhistory': async (filter, { customer }) => {
      await client.freshModels(customer);
      return ownTransfersOf(db, catalog, customer, filter);
    },

    'wallet/statement': async ({ month }, { customer }) => {
      await client.freshModels(customer);
      return statementOf({ db, catalog, now: now() }, customer, month);
    },

    'export/statement': ({ month }, { customer }) => statementFile(parts, customer, month),

    'export/bills': (payload, { customer }) => billsFile(parts, payload, customer),
  };
}
