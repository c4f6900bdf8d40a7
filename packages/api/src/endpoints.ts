import type * as z from 'zod/mini';
import { binaryOptionEndpoints } from './binary-option/endpoints.ts';
import { optionExportEndpoints } from './binary-option/exports.ts';
import { currencyEndpoints } from './account/currencies.ts';
import { fiatEndpoints } from './account/fiat.ts';
import { conversionEndpoints } from './convert/conversions.ts';
import { convertEndpoints } from './convert/convert.ts';
import { copyTradingEndpoints } from './copy-trading/endpoints.ts';
import { recurringEndpoints } from './convert/recurring.ts';
import { customerTransferEndpoints } from './customer-transfer/endpoints.ts';
import { referralEndpoints } from './referral/endpoints.ts';
import { contentEndpoints } from './content/endpoints.ts';
import { sandboxEndpoints } from './site/sandbox.ts';
import { ownTransferEndpoints } from './account/own-transfers.ts';
import { statementEndpoints } from './account/statements.ts';
import { walletEndpoints } from './account/wallet.ts';
import { depositEndpoints } from './deposit/endpoints.ts';
import { fileEndpoints } from './files/endpoints.ts';
import { identityEndpoints } from './identity/endpoints.ts';
import { marketDataEndpoints } from './market-data/endpoints.ts';
import { notificationEndpoints } from './messages/notifications.ts';
import { siteMessageEndpoints } from './messages/site-messages.ts';
import { kefuEndpoints } from './support/kefu.ts';
import { codeEndpoints } from './people/codes.ts';
import { contactEndpoints } from './people/contacts.ts';
import { factorEndpoints } from './people/factors.ts';
import { profileEndpoints } from './people/profile.ts';
import { agreementEndpoints } from './people/agreements.ts';
import { closingEndpoints } from './people/closing.ts';
import { ownDataEndpoints } from './people/own-data.ts';
import { registrationEndpoints } from './people/registration.ts';
import { sessionEndpoints } from './people/sessions.ts';
import { menuEndpoints } from './site/menu.ts';
import { offerEndpoints } from './site/offers.ts';
import { siteEndpoints } from './site/settings.ts';
import { feeEndpoints } from './spot/fees.ts';
import { exportEndpoints } from './spot/exports.ts';
import { manageEndpoints } from './spot/manage.ts';
import { tradeEndpoints } from './spot/trade.ts';
import { withdrawalEndpoints } from './withdrawal/endpoints.ts';
import { contractExportEndpoints } from './perpetual/exports.ts';
import { ownPositionEndpoints } from './perpetual/own.ts';
import { lossBudgetEndpoints } from './loss-budget/endpoints.ts';
import { publicContractEndpoints } from './perpetual/public.ts';
import { positionEndpoints } from './perpetual/trade.ts';
import { stockEndpoints } from './stock/endpoints.ts';
import { receiptEndpoints } from './receipts/endpoints.ts';
import { together, type Together } from './together.ts';

/** The calls of the house and of every product: a new product adds its row here. */
const tables = [
  siteEndpoints,
  menuEndpoints,
  offerEndpoints,
  contentEndpoints,
  siteMessageEndpoints,
  notificationEndpoints,
  kefuEndpoints,
  codeEndpoints,
  registrationEndpoints,
  sessionEndpoints,
  profileEndpoints,
  fileEndpoints,
  identityEndpoints,
  agreementEndpoints,
  ownDataEndpoints,
  closingEndpoints,
  factorEndpoints,
  contactEndpoints,
  currencyEndpoints,
  walletEndpoints,
  fiatEndpoints,
  statementEndpoints,
  receiptEndpoints,
  ownTransferEndpoints,
  depositEndpoints,
  withdrawalEndpoints,
  convertEndpoints,
  conversionEndpoints,
  recurringEndpoints,
  customerTransferEndpoints,
  referralEndpoints,
  binaryOptionEndpoints,
  copyTradingEndpoints,
  optionExportEndpoints,
  lossBudgetEndpoints,
  marketDataEndpoints,
  tradeEndpoints,
  manageEndpoints,
  exportEndpoints,
  feeEndpoints,
  publicContractEndpoints,
  positionEndpoints,
  ownPositionEndpoints,
  contractExportEndpoints,
  stockEndpoints,
  sandboxEndpoints,
] as const;

export type Endpoints = Together<(typeof tables)[number]>;

/** Every call of the wire, by its path below `/api/`. */
export const endpoints = together(tables);

export type Path = keyof Endpoints;
export type SandboxPath = keyof typeof sandboxEndpoints;
export type ContentPath = keyof typeof contentEndpoints;
export type MessagePath = keyof typeof siteMessageEndpoints | keyof typeof notificationEndpoints;
export type KefuPath = keyof typeof kefuEndpoints;
export type ReceiptPath = keyof typeof receiptEndpoints;
export type MarketDataPath = keyof typeof marketDataEndpoints;

/** The calls that answer with a file. */
export type FilePath = CsvPath | JsonFilePath;
/** Of these, the ones whose file has a line for each record. */
export type CsvPath = { [P in Path]: Endpoints[P] extends { file: 'csv' } ? P : never }[Path];
/** And the ones whose file is one JSON document. */
export type JsonFilePath = { [P in Path]: Endpoints[P] extends { file: 'json' } ? P : never }[Path];

/** The calls that take a file. */
export type UploadPath = { [P in Path]: Endpoints[P] extends { upload: true } ? P : never }[Path];

/** What a client sends: numbers and booleans may be numbers and booleans or their text. */
export type Params<P extends Path> = z.input<Endpoints[P]['request']>;
/** What the server works with after validation. */
export type Payload<P extends Path> = z.output<Endpoints[P]['request']>;
/** The `message` of a good answer; of a file one line. */
export type Message<P extends Path> = z.output<Endpoints[P]['response']>;
