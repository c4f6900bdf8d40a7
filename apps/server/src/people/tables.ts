import type { ColumnType, Generated } from 'kysely';

/** bigint in SQL, a safe integer in JavaScript (db/database.ts). */
type BigintColumn = ColumnType<number, number | bigint | string, number | bigint | string>;

/** `account`, `email` and `mobile` are how a customer signs in; each is unique, in its canonical form. */
export interface CustomerTable {
  id: ColumnType<number, never, never>;
  account: string | null;
  email: string | null;
  mobile: string | null;
  area_code: string | null;
  password_hash: string;
  nickname: Generated<string>;
  signature: Generated<string>;
  head_portrait: Generated<string>;
  extension_code: string;
  referrer: ColumnType<number | null, number | null, never>;
  credit_score: Generated<number>;
  identity_state: Generated<string>;
  identity_level: Generated<number>;
  identity_reason: Generated<string>;
  trading_freeze: Generated<string>;
  withdrawal_freeze: Generated<string>;
  hold_until: DefaultedBigint;
  standing_version: DefaultedBigint;
  /** The newest version that the exchange is known to hold. */
  standing_acknowledged: DefaultedBigint;
  opened: Generated<boolean>;
  created_at: BigintColumn;
}

/** `token_hash` is SHA-256 of the 256-bit token, which is stored nowhere. */
export interface SessionTable {
  id: string;
  token_hash: Buffer;
  customer: BigintColumn;
  device: string;
  address: string;
  created_at: BigintColumn;
  last_seen_at: BigintColumn;
  expires_at: BigintColumn;
}

/** One living code for each recipient and purpose; `sends` counts those since `window_at`. */
export interface CodeTable {
  recipient: string;
  scene: string;
  code_hash: Buffer;
  tries: number;
  sent_at: BigintColumn;
  expires_at: BigintColumn;
  window_at: BigintColumn;
  sends: number;
}

/** Messages that a sandbox keeps instead of sending them. */
export interface OutboxTable {
  id: DefaultedBigint;
  recipient: string;
  channel: string;
  scene: string;
  code: string;
  text: string;
  at: BigintColumn;
}

/** Failures in a row of one subject (an account or an address), and until when it must wait. */
export interface LockoutTable {
  subject: string;
  failures: number;
  last_at: BigintColumn;
  locked_until: BigintColumn;
}

export interface LoginTable {
  id: DefaultedBigint;
  customer: BigintColumn;
  at: BigintColumn;
  address: string;
  device: string;
  success: boolean;
}

/** A market that a customer has marked. */
export interface FavouriteTable {
  customer: BigintColumn;
  market: number;
  created_at: BigintColumn;
}

export interface SettingTable {
  keyword: string;
  value: string;
}

/** Funds handed out by the sandbox faucet, in 1e-6 USDT of the index at that moment. */
export interface FaucetTable {
  customer: BigintColumn;
  at: BigintColumn;
  request_key: string;
  worth_e6: BigintColumn;
}

export interface PeopleTables {
  'people.customer': CustomerTable;
  'people.session': SessionTable;
  'people.code': CodeTable;
  'people.outbox': OutboxTable;
  'people.lockout': LockoutTable;
  'people.login': LoginTable;
  'people.favourite': FavouriteTable;
  'people.setting': SettingTable;
  'people.faucet': FaucetTable;
}
