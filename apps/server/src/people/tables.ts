import type { LoginEvent, RecoveryKind, RecoveryState } from '@auric/api';
import type { FreezeReason } from '@auric/exchange';
import type { ColumnType, Generated } from 'kysely';
import type { FreezeSource } from './freezes.ts';
import type { StandingChangeKind } from './standing-changes.ts';

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
  hold_until: Generated<number>;
  /** Two letters of ISO 3166 as the papers say, empty until then. */
  country: Generated<string>;
  standing_version: Generated<number>;
  /** The newest version that the exchange is known to hold. */
  standing_acknowledged: Generated<number>;
  opened: Generated<boolean>;
  /** Since when the account is closed; 0 while it is open. */
  closed_at: Generated<number>;
  /** The language that the customer last used: that of notices. */
  lang: Generated<string>;
  /** Counts every change of how the customer signs in. */
  access_version: Generated<number>;
  pay_password_hash: Generated<string | null>;
  /** The words that every genuine mail to the customer carries; empty where none are set. */
  anti_phishing: Generated<string>;
  created_at: number;
}

/** `token_hash` is SHA-256 of the 256-bit token, which is stored nowhere. */
export interface SessionTable {
  id: string;
  token_hash: Buffer;
  customer: number;
  device: string;
  address: string;
  created_at: number;
  last_seen_at: number;
  expires_at: number;
}

/** The code that one requester had sent to one address for one purpose; `code_hash` is keyed with the server's secret. */
export interface CodeTable {
  address: string;
  scene: string;
  requester: string;
  code_hash: Buffer;
  tries: number;
  sent_at: number;
  expires_at: number;
}

/** What a subject has used up: until `spent_until` its acts count, each for a while. */
export interface AllowanceTable {
  subject: string;
  spent_until: number;
}

/** A device that a customer has logged in on: by the digest of its mark, and by where and what it was. */
export interface DeviceTable {
  customer: number;
  mark_hash: Buffer;
  network: string;
  device: string;
  last_at: number;
}

/** Messages that a sandbox keeps instead of sending them. */
export interface OutboxTable {
  id: Generated<number>;
  recipient: string;
  channel: string;
  scene: string;
  code: string;
  text: string;
  /** The page that freezes the account, and the words by which a genuine mail is known; empty where there are none. */
  freeze_path: string;
  phrase: string;
  at: number;
}

/** Failures in a row of one subject, and until when it must wait. */
export interface LockoutTable {
  subject: string;
  failures: number;
  last_at: number;
  locked_until: number;
}

export interface LoginTable {
  id: Generated<number>;
  customer: number;
  at: number;
  address: string;
  device: string;
  success: boolean;
  event: Generated<LoginEvent>;
}

/** The secret of an authenticator app; until `confirmed_at` it is only being set up. No code of `last_step` or before is good. */
export interface TotpTable {
  subject: string;
  sealed: Buffer;
  last_step: Generated<number>;
  confirmed_at: number | null;
  created_at: number;
}

/** A code that stands in once for a lost factor. */
export interface RecoveryCodeTable {
  subject: string;
  code_hash: Buffer;
  created_at: number;
}

/** That a customer has agreed to a version of an agreement, where and in which language it was read. */
export interface ConsentTable {
  customer: number;
  agreement: string;
  version: number;
  at: number;
  address: string;
  device: string;
  lang: string;
}

/** A passkey (WebAuthn credential): its public key, and how often it says that it was used. */
export interface PasskeyTable {
  id: string;
  customer: number;
  name: string;
  public_key: Buffer;
  counter: number;
  /** How browsers reach it, with commas between. */
  transports: string;
  synced: boolean;
  created_at: number;
  last_used_at: number | null;
}

/** A challenge that a passkey is to answer once; `purpose` says what for, and whose session or browser may answer. */
export interface ChallengeTable {
  challenge_hash: Buffer;
  purpose: string;
  expires_at: number;
}

/** A link that freezes the account of its customer. */
export interface FreezeLinkTable {
  token_hash: Buffer;
  customer: number;
  expires_at: number;
}

/** What somebody who can't sign in asks an operator for. */
export interface RecoveryRequestTable {
  id: Generated<number>;
  customer: number;
  kind: RecoveryKind;
  state: Generated<RecoveryState>;
  note: string;
  address: string;
  device: string;
  /** Whether the customer had signed in on such a device before. */
  familiar: boolean;
  reason: Generated<string>;
  asked_at: number;
  decided_at: number | null;
}

/** A market that a customer has marked. */
export interface FavouriteTable {
  customer: number;
  market: number;
  created_at: number;
}

export interface SettingTable {
  keyword: string;
  value: string;
}

/** What one source has frozen, and why; the customer's row has what all of them come to. */
export interface FreezeTable {
  customer: number;
  source: FreezeSource;
  reason: FreezeReason;
  trading: boolean;
  withdrawals: boolean;
  at: number;
}

/** What changed of a standing, and how; the kind says which values there are. */
export interface StandingChangeTable {
  id: Generated<number>;
  customer: number;
  at: number;
  kind: StandingChangeKind;
  vals: ColumnType<Record<string, string | number>, string, never>;
}

/** A payment out that its customer has confirmed, by its request id; `digest` is of its body. */
export interface ConfirmedPaymentTable {
  customer: number;
  request_id: string;
  digest: string;
  at: number;
}

export interface PeopleTables {
  'people.customer': CustomerTable;
  'people.session': SessionTable;
  'people.code': CodeTable;
  'people.allowance': AllowanceTable;
  'people.device': DeviceTable;
  'people.freeze': FreezeTable;
  'people.outbox': OutboxTable;
  'people.lockout': LockoutTable;
  'people.login': LoginTable;
  'people.totp': TotpTable;
  'people.recovery_code': RecoveryCodeTable;
  'people.consent': ConsentTable;
  'people.passkey': PasskeyTable;
  'people.challenge': ChallengeTable;
  'people.freeze_link': FreezeLinkTable;
  'people.recovery_request': RecoveryRequestTable;
  'people.favourite': FavouriteTable;
  'people.setting': SettingTable;
  'people.standing_change': StandingChangeTable;
  'people.confirmed_payment': ConfirmedPaymentTable;
}
