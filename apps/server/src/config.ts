import { resolve } from 'node:path';
import { languages } from '@auric/api';
import type { Field, Values } from './config-fields.ts';
import { oneOf, optional, origins, readFields, seconds, text, whole, wholeUsdt } from './config-fields.ts';
import { StartRefused } from './start-refused.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

const site = {
  mode: oneOf('MODE', ['sandbox', 'live'], 'sandbox'),
  name: text('SITE_NAME', 'Auric', 40),
  defaultLanguage: oneOf('DEFAULT_LANG', languages, 'en'),
  /** Other sites that the app may show within a page of its own. */
  webViewOrigins: origins('WEB_VIEW_HOSTS'),
};

const operation = {
  /** Keys codes and challenges; without one a sandbox makes its own in the data folder. */
  secret: text('AURIC_SECRET', '', 1000),
  /** Seal papers and second factors, the newest first; without one a sandbox makes its own in the data folder. */
  sealingKeys: text('AURIC_SEALING_KEY', '', 4000),
  /** A standby waits beside the leader of the same database and takes the lead when that is gone. */
  role: oneOf('ROLE', ['leader', 'standby'], 'leader'),
  logLevel: oneOf('LOG_LEVEL', logLevels, 'info'),
};

const network = {
  /** Only this machine by default: the sandbox's outbox shows everybody's codes. */
  host: text('HOST', '127.0.0.1'),
  port: whole('PORT', 8080, 0, 65_535),
  /** Prometheus has a listener of its own; without a port there is none. */
  metricsHost: text('METRICS_HOST', '127.0.0.1'),
  metricsPort: optional(whole('METRICS_PORT', 0, 0, 65_535)),
  /** The addresses under which browsers reach the site, where a proxy stands before it; checked on every socket. */
  publicOrigins: origins('PUBLIC_URL'),
  /** How many proxies before the server add to X-Forwarded-For; 0 ignores the header, which anybody can send. */
  trustedProxies: whole('TRUSTED_PROXIES', 0, 0, 10),
};

const storage = {
  dataFolder: text('AURIC_DATA', './data', 1000),
  databaseUrl: text('DATABASE_URL', '', 2000),
  connections: whole('DATABASE_CONNECTIONS', 10, 2, 1000),
  /** Older batches of the journal move into compressed segments; 0 keeps all as they were written. */
  journalArchiveDays: whole('JOURNAL_ARCHIVE_DAYS', 7, 0, 3_650),
  /** Where segments are copied into files as well; empty for nowhere. */
  journalExportFolder: text('JOURNAL_EXPORT_FOLDER', '', 1000),
  /** With less free on a disk of ours, no new orders are taken. */
  diskFreeMinMb: whole('DISK_FREE_MIN_MB', 512, 0, 1_000_000),
};

const files = {
  /** Where uploaded files lie: a bucket of a service that speaks S3, or without one a folder below the data folder. */
  s3Bucket: text('FILES_S3_BUCKET', ''),
  /** The address of the service; empty for Amazon's own. */
  s3Endpoint: text('FILES_S3_ENDPOINT', '', 1000),
  s3Region: text('FILES_S3_REGION', 'us-east-1'),
  s3AccessKey: text('FILES_S3_ACCESS_KEY', ''),
  s3SecretKey: text('FILES_S3_SECRET_KEY', ''),
};

const journal = {
  /** Under load, at least so long between two commits: Postgres works for each as long, however much is in it. */
  commitPauseMs: whole('JOURNAL_COMMIT_PAUSE_MS', 2, 0, 100),
  /** How many request ids of a day are remembered, at about a hundred bytes each, before new ones are refused. */
  requestIdsPerDay: whole('REQUEST_IDS_PER_DAY', 4_000_000, 1000, 100_000_000),
};

const limits = {
  requestsPerAddressPerMinute: whole('REQUESTS_PER_ADDRESS_PER_MINUTE', 1200, 1),
  requestsPerCustomerPerMinute: whole('REQUESTS_PER_CUSTOMER_PER_MINUTE', 1200, 1),
  ordersPerCustomerPerSecond: whole('ORDERS_PER_CUSTOMER_PER_SECOND', 50, 1),
  registrationsPerAddressPerHour: whole('REGISTRATIONS_PER_ADDRESS_PER_HOUR', 60, 1),
  loginsPerAddressPerMinute: whole('LOGINS_PER_ADDRESS_PER_MINUTE', 30, 1),
  codesPerAddressPerHour: whole('CODES_PER_ADDRESS_PER_HOUR', 30, 1),
  exportsPerCustomerPerHour: whole('EXPORTS_PER_CUSTOMER_PER_HOUR', 30, 1),
  /** How many rows a file of a customer's records may have. */
  exportRowsMax: whole('EXPORT_ROWS_MAX', 100_000, 1, 1_000_000),
  uploadsPerCustomerPerMinute: whole('UPLOADS_PER_CUSTOMER_PER_MINUTE', 20, 1),
  uploadsPerCustomerPerDay: whole('UPLOADS_PER_CUSTOMER_PER_DAY', 100, 1),
  filesPerAddressPerMinute: whole('FILES_PER_ADDRESS_PER_MINUTE', 6000, 1),
  connectionsPerAddress: whole('CONNECTIONS_PER_ADDRESS', 256, 1),
  /** How long a client may take for the head of a request, and for all of it. */
  requestHeadMs: seconds('REQUEST_HEAD_SECONDS', 10),
  requestMs: seconds('REQUEST_SECONDS', 30),
  socketsPerAddress: whole('SOCKETS_PER_ADDRESS', 50, 1),
  bodyBytesMax: whole('BODY_BYTES_MAX', 65_536, 1024, 10_485_760),
};

const codes = {
  lifeMs: seconds('CODE_LIFE_SECONDS', 600),
  betweenMs: seconds('CODE_BETWEEN_SECONDS', 60, 0),
  tries: whole('CODE_TRIES', 5, 1, 100),
  sendsPerHour: whole('CODE_SENDS_PER_HOUR', 10, 1),
  /** Wrong codes for one account, whatever codes they were for; each counts until it is forgotten. */
  failuresOfStrangers: whole('CODE_FAILURES_OF_STRANGERS', 60, 1),
  failuresOfNetwork: whole('CODE_FAILURES_OF_NETWORK', 5, 1),
  failuresOfDevices: whole('CODE_FAILURES_OF_DEVICES', 20, 1),
  failureForgottenMs: seconds('CODE_FAILURE_FORGOTTEN_SECONDS', 86_400),
};

const factors = {
  /** Wrong codes of authenticator apps for one account; each counts until it is forgotten. */
  failuresOfStrangers: whole('FACTOR_FAILURES_OF_STRANGERS', 10, 1),
  failuresOfNetwork: whole('FACTOR_FAILURES_OF_NETWORK', 5, 1),
  failuresOfDevices: whole('FACTOR_FAILURES_OF_DEVICES', 10, 1),
  failureForgottenMs: seconds('FACTOR_FAILURE_FORGOTTEN_SECONDS', 86_400),
};

const login = {
  freeFailuresPerAccount: whole('LOGIN_FREE_FAILURES_PER_ACCOUNT', 5, 1),
  freeFailuresPerAddress: whole('LOGIN_FREE_FAILURES_PER_ADDRESS', 50, 1),
  firstDelayMs: seconds('LOGIN_FIRST_DELAY_SECONDS', 30),
  longestDelayMs: seconds('LOGIN_LONGEST_DELAY_SECONDS', 3600),
  /** How long a failure of strangers at one name counts. */
  failureForgottenMs: seconds('LOGIN_FAILURE_FORGOTTEN_SECONDS', 600),
  /** The least work for a login or a code beyond what is free, in zero bits; it grows to 32 times as much. */
  proofOfWorkBits: whole('PROOF_OF_WORK_BITS', 16, 1, 24),
  sessionLifeMs: seconds('SESSION_LIFE_SECONDS', 30 * 86_400),
  historyKeptDays: whole('LOGIN_HISTORY_DAYS', 365, 1, 36_500),
  sessionLifeMaxMs: seconds('SESSION_LIFE_MAX_SECONDS', 90 * 86_400),
  sessionsPerCustomer: whole('SESSIONS_PER_CUSTOMER', 20, 1, 1_000),
};

/** The operators' console. */
const operators = {
  /** Unused for so long, a console locks and asks for password and second factor. */
  idleMs: seconds('CONSOLE_IDLE_SECONDS', 900),
  /** A session ends after so long, whatever is done. */
  sessionMs: seconds('CONSOLE_SESSION_SECONDS', 43_200),
  /** How long the second factor may follow the password. */
  signInMs: seconds('CONSOLE_SIGN_IN_SECONDS', 600),
  /** A claimed case that nobody decides is free again after so long. */
  claimMs: seconds('CONSOLE_CLAIM_SECONDS', 1_800),
  requestsPerMinute: whole('CONSOLE_REQUESTS_PER_MINUTE', 600, 1),
  /** What all corrections of 24 hours may be worth. */
  adjustmentsUsdt: wholeUsdt('CONSOLE_ADJUSTMENTS_USDT', 100_000n),
};

const identity = {
  /** Whether two operators have to decide alike on papers. */
  fourEyes: oneOf('IDENTITY_FOUR_EYES', ['no', 'yes'], 'no'),
};

const spot = {
  makerFeePpm: whole('SPOT_MAKER_FEE_PPM', 1_000, 0, 10_000),
  takerFeePpm: whole('SPOT_TAKER_FEE_PPM', 1_000, 0, 10_000),
  minNotionalUsdt: wholeUsdt('SPOT_MIN_NOTIONAL_USDT', 5n),
  maxNotionalUsdt: wholeUsdt('SPOT_MAX_NOTIONAL_USDT', 1_000_000n),
  priceBandPpm: whole('SPOT_PRICE_BAND_PPM', 200_000, 1_000, 999_999),
  collarPpm: whole('SPOT_COLLAR_PPM', 50_000, 1_000, 999_999),
  /** How far a book's middle may be from the index where it is the reference of a market order. */
  referenceClampPpm: whole('SPOT_REFERENCE_CLAMP_PPM', 20_000, 1_000, 999_999),
  /** How far the market may have moved against an order since its customer saw the price. */
  priceMovedPpm: whole('SPOT_PRICE_MOVED_PPM', 5_000, 0, 999_999),
  /** Orders are taken on an index that is no older and stands on no fewer sources. */
  indexAgeMaxMs: seconds('SPOT_INDEX_AGE_MAX_SECONDS', 10),
  indexSourcesMin: whole('SPOT_INDEX_SOURCES_MIN', 2, 1, 64),
  openOrdersMax: whole('SPOT_OPEN_ORDERS_MAX', 200, 1, 10_000),
};

/** Where the index comes from in live trading; the market of a sandbox is simulated. */
const feed = {
  /** The public exchanges that are listened to, by name, with commas between. */
  exchanges: text('FEED_EXCHANGES', ''),
};

/** Mail by SMTP; without a server the sandbox keeps it. */
const mail = {
  url: text('MAIL_URL', '', 1000),
  from: text('MAIL_FROM', '', 200),
  /** Where mail comes back to that could not be delivered, and the secret of whatever hands it on to us. */
  bounceAddress: text('MAIL_BOUNCE_ADDRESS', '', 200),
  bounceSecret: text('MAIL_BOUNCE_SECRET', '', 1000),
};

/** SMS by a provider's call; without one the sandbox keeps them. */
const sms = {
  url: text('SMS_URL', '', 1000),
  secret: text('SMS_SECRET', '', 1000),
};

/** What currencies are worth, for all values that are shown in them. */
const fiat = {
  /** Addresses of public lists with rows of `currency_code` and `rate`, the first that answers soundly; empty in a sandbox. */
  urls: text('FIAT_RATES_URL', '', 2000),
  /** How long one of them may take. */
  deadlineMs: seconds('FIAT_RATES_DEADLINE_SECONDS', 10),
  /** A rate is read anew when it is older. */
  refreshMs: seconds('FIAT_RATES_REFRESH_SECONDS', 86_400),
  /** A rate that is further from the last one is not taken. */
  jumpPpm: whole('FIAT_RATES_JUMP_PPM', 200_000, 1_000, 999_999),
};

/** How long site messages stay: those that were read, and those that nobody has. */
const messages = {
  keptDays: whole('MESSAGES_KEPT_DAYS', 365, 30, 36_500),
  unreadKeptDays: whole('MESSAGES_UNREAD_KEPT_DAYS', 1_095, 30, 36_500),
};

/** When customer service is there: the first days of the week, and full hours in UTC. */
const support = {
  days: whole('SUPPORT_DAYS', 7, 1, 7),
  openHour: whole('SUPPORT_OPEN_HOUR', 0, 0, 23),
  closeHour: whole('SUPPORT_CLOSE_HOUR', 24, 1, 24),
};

/** A node of Bitcoin Core with a wallet that watches; without one the chain is simulated. */
const bitcoin = {
  nodeUrl: text('BITCOIN_NODE_URL', '', 1000),
  /** The extended public key of the account whose addresses customers pay to. */
  xpub: text('BITCOIN_XPUB', ''),
  /** The compressed public key of the hot wallet. */
  hotKey: text('BITCOIN_HOT_KEY', ''),
};

/** A node of Ethereum; without one the chain is simulated. */
const ethereum = {
  nodeUrl: text('ETHEREUM_NODE_URL', '', 1000),
  chainId: whole('ETHEREUM_CHAIN_ID', 1, 1),
  /** The extended public key of the account whose addresses customers pay to. */
  xpub: text('ETHEREUM_XPUB', ''),
  hotWallet: text('ETHEREUM_HOT_WALLET', ''),
  usdtContract: text('ETHEREUM_USDT_CONTRACT', '0xdAC17F958D2ee523a2206206994597C13D831ec7'),
};

/** A node of TRON; without one the chain is simulated. */
const tron = {
  nodeUrl: text('TRON_NODE_URL', '', 1000),
  /** Where the same node answers of what is final, if not there. */
  solidityUrl: text('TRON_SOLIDITY_URL', '', 1000),
  apiKey: text('TRON_API_KEY', '', 1000),
  /** The extended public key of the account whose addresses customers pay to. */
  xpub: text('TRON_XPUB', ''),
  hotWallet: text('TRON_HOT_WALLET', ''),
  usdtContract: text('TRON_USDT_CONTRACT', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'),
  /** The most that one transaction may burn for energy, in TRX. */
  feeLimitTrx: whole('TRON_FEE_LIMIT_TRX', 50, 1),
};

/** The comparison of the books with the chains. */
const reconciliation = {
  /** What a difference may be worth before it stops the withdrawals of an asset. */
  boundUsdt: wholeUsdt('RECONCILIATION_BOUND_USDT', 100n),
};

/** The service that has the private keys. */
const withdrawals = {
  /** What of each asset stays in the hot wallet of each chain, in USDT: what would leave less waits for a person to fill it. */
  hotWalletLowUsdt: wholeUsdt('HOT_WALLET_LOW_USDT', 0n),
};

const signer = {
  url: text('SIGNER_URL', '', 1000),
  secret: text('SIGNER_SECRET', '', 1000),
};

const sandbox = {
  startingUsdt: wholeUsdt('SANDBOX_STARTING_USDT', 10_000n),
  faucetUsdtPerMinute: wholeUsdt('SANDBOX_FAUCET_USDT_PER_MINUTE', 10_000n),
  historyDays: whole('SANDBOX_HISTORY_DAYS', 90, 1, 365),
  /** How long the records of its own people are kept; 0 for ever. */
  recordsDays: whole('SANDBOX_RECORDS_DAYS', 14, 0, 3_650),
  seed: whole('SANDBOX_SEED', 2026, 0, 4_294_967_295),
  backgroundCustomers: whole('SANDBOX_BACKGROUND_CUSTOMERS', 24, 0, 1_000),
};

const areas = {
  site,
  operation,
  network,
  storage,
  files,
  journal,
  limits,
  codes,
  factors,
  login,
  console: operators,
  identity,
  spot,
  feed,
  mail,
  sms,
  fiat,
  messages,
  support,
  bitcoin,
  ethereum,
  tron,
  signer,
  withdrawals,
  reconciliation,
  sandbox,
};

/** What the operator decides, read once at the start. Times in ms, rates in ppm, amounts in whole USDT. */
export type Config = { readonly [A in keyof typeof areas]: Readonly<Values<(typeof areas)[A]>> };

/** Every environment variable that is understood, by area. */
export const configVariables: Record<string, string[]> = Object.fromEntries(
  Object.entries(areas).map(([area, fields]) => [
    area,
    Object.values<Field<unknown>>(fields).map((field) => field.env),
  ]),
);

/** Reads the configuration; refuses with everything that is wrong in one sentence. Paths become absolute. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const problems: string[] = [];
  const read = Object.fromEntries(
    Object.entries(areas).map(([area, fields]) => [area, readFields(fields, environment, problems)]),
  ) as unknown as Config;
  if (problems.length > 0) throw new StartRefused(`The configuration is not valid: ${problems.join('; ')}.`);
  return { ...read, storage: { ...read.storage, dataFolder: resolve(read.storage.dataFolder) } };
}
