import { formatDecimal, type Language, type Profile } from '@auric/api';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import type { ExchangePort } from '../engine/port/port.ts';
import type { SecondFactor } from './factors/second-factor.ts';
import { type Fault, reasonText } from '../identity/refusal-reasons.ts';

const feeDecimals = 6;
/** Of the volume, which is in units of USDT. */
const volumeDecimals = 6;

export interface ProfileParts {
  readonly db: Kysely<Database>;
  readonly port: ExchangePort;
  readonly secondFactor: SecondFactor;
}

/** What a customer sees of the own account. */
export async function profileOf(
  { db, port, secondFactor }: ProfileParts,
  { customer, lang }: { customer: number; lang: Language },
): Promise<Profile> {
  const row = await db.selectFrom('people.customer').selectAll().where('id', '=', customer).executeTakeFirstOrThrow();
  const { value: tier } = await port.query({ type: 'feeTier', customer });
  return {
    id: row.id,
    account: row.account ?? '',
    email: row.email ?? '',
    mobile: row.mobile ?? '',
    area_code: row.area_code ?? '',
    nickname: row.nickname,
    signature: row.signature,
    head_portrait: row.head_portrait,
    extension_code: row.extension_code,
    credit_score: row.credit_score,
    identity: {
      state: row.identity_state as Profile['identity']['state'],
      level: row.identity_level,
      reason: reasonText(row.identity_reason as Fault, lang),
    },
    has_pay_password: row.pay_password_hash !== null,
    second_factors: await secondFactor.methodsOf(customer),
    fees: {
      ...ratesShape(tier),
      volume: formatDecimal(tier.volume, volumeDecimals),
      upcoming: tier.upcoming.map((rates) => ({ ...ratesShape(rates), from: rates.effectiveAt })),
    },
    withdrawal_hold_until: row.hold_until,
    created_at: row.created_at,
  };
}

function ratesShape({ makerPpm, takerPpm }: { makerPpm: number; takerPpm: number }) {
  return { maker: formatDecimal(makerPpm, feeDecimals), taker: formatDecimal(takerPpm, feeDecimals) };
}
