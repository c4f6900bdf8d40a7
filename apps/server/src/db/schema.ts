import type { ChainTables } from '../chains/tables.ts';
import type { ConsoleTables } from '../console/tables.ts';
import type { ContentTables } from '../content/tables.ts';
import type { CopyingTables } from '../copying/tables.ts';
import type { JournalTables } from '../engine/journal/tables.ts';
import type { ProjectorTables } from '../engine/projector/tables.ts';
import type { FiatTables } from '../fiat/tables.ts';
import type { IdentityTables } from '../identity/tables.ts';
import type { MessageTables } from '../messages/tables.ts';
import type { FilesTables } from '../files/tables.ts';
import type { PeopleTables } from '../people/tables.ts';
import type { ReceiptTables } from '../receipts/tables.ts';
import type { ReconciliationTables } from '../reconciliation/tables.ts';
import type { SupportTables } from '../support/tables.ts';
import type { ProductTables } from '../products/index.ts';

/** Every table by its qualified name: `journal.*` and `view.*` belong to the engine, the others to the services. */
export type Database = JournalTables &
  ProjectorTables &
  ProductTables &
  PeopleTables &
  ContentTables &
  CopyingTables &
  MessageTables &
  FilesTables &
  SupportTables &
  IdentityTables &
  ConsoleTables &
  FiatTables &
  ReceiptTables &
  ReconciliationTables &
  ChainTables;
