import type { MessageTopic } from '@auric/api';

/**
 * What stands for a name in a text: `text` as it is, `count` a whole number, `time` a moment (ms), `amount` a decimal
 * and its currency, `texts` words in several languages of which the reader gets theirs.
 */
export type ValueForms = {
  text: string;
  count: number;
  time: number;
  amount: { amount: string; currency: string };
  texts: Readonly<Record<string, string>>;
};

interface Told {
  readonly topic: MessageTopic;
  /** Whether there is a letter by mail. */
  readonly mail: boolean;
  /** Whether it goes by SMS to those who have a mobile number and no mail address. */
  readonly sms: boolean;
  /** Whether it stands among the site messages. */
  readonly site: boolean;
  readonly values: Readonly<Record<string, keyof ValueForms>>;
  /** The page where the reader goes on, `{{name}}` for a value; null for none. */
  readonly path: string | null;
}

type Values = Told['values'];

/** What touches who may get in: always told, wherever the owner can be reached. */
const security = <const V extends Values>(values: V) =>
  ({ topic: 'security', mail: true, sms: true, site: true, values, path: '/pages/setting/security' }) as const;

/** What changes the account itself: always told, as what touches the way in. */
const account = <const V extends Values, const P extends string>(path: P, values: V) =>
  ({ topic: 'account', mail: true, sms: true, site: true, values, path }) as const;

const money = <const V extends Values>(values: V) =>
  ({ topic: 'money', mail: true, sms: false, site: true, values, path: '/pages/fund/assets_all_record' }) as const;

/** What happened to a position: always told; the reader goes on to the receipt of what it says. */
const position = {
  ...money({ market: 'text', side: 'texts', quantity: 'amount', price: 'amount', result: 'amount', fill: 'text' }),
  path: '/pages/transaction/receipt?of=position_fill&number={{fill}}',
} as const;

/** What became of a trade that is copied: always told, without a letter. */
const copying = <const V extends Values>(values: V) =>
  ({ ...money(values), mail: false, path: '/pages/copytrade/my' }) as const;

/** What is told to whom by which channel: the one table. */
export const told = {
  welcome: { ...account('/pages/setting/security', {}), mail: false, sms: false },
  new_device: security({}),
  password_changed: security({}),
  password_reset: security({}),
  pay_password_changed: security({}),
  device_logged_out: security({}),
  logins_guessed: security({}),
  codes_guessed: security({}),
  factors_guessed: security({}),
  recovery_codes_renewed: security({}),
  recovery_asked: security({}),
  recovery_refused: security({ reason: 'texts' }),
  account_frozen_by_owner: security({}),
  pay_password_set: security({}),
  mail_bound: security({}),
  mobile_bound: security({}),
  factor_added: security({}),
  factor_removed: security({}),
  factor_lost: security({ until: 'time' }),
  recovery_code_used: security({ left: 'count' }),
  mail_changed: security({}),
  mobile_changed: security({}),
  mail_bounced: { ...security({}), mail: false, sms: false },
  hold_started: security({ until: 'time' }),
  hold_ended: security({}),
  account_frozen: account('/pages/kefu/index', { reason: 'texts' }),
  account_unfrozen: account('/pages/setting/security', {}),
  account_closed: account('/pages/kefu/index', {}),
  identity_approved: account('/pages/setting/real_mark', { level: 'count' }),
  identity_refused: account('/pages/setting/real_mark', { reason: 'texts' }),
  adjustment: account('/pages/fund/assets_all_record', { amount: 'amount', reason: 'texts' }),
  deposit_credited: money({ amount: 'amount' }),
  deposit_rejected: money({ amount: 'amount', reason: 'texts' }),
  withdrawal_requested: money({ amount: 'amount' }),
  withdrawal_approved: money({ amount: 'amount' }),
  withdrawal_sent: money({ amount: 'amount' }),
  withdrawal_completed: money({ amount: 'amount' }),
  withdrawal_rejected: money({ amount: 'amount', reason: 'texts' }),
  withdrawal_canceled: money({ amount: 'amount' }),
  transfer_received: { ...money({ amount: 'amount', sender: 'text' }), path: '/pages/fund/transfer_history' },
  recurring_failed: { ...money({ coin: 'text', reason: 'texts' }), path: '/pages/fund/convert?mode=recurring' },
  recurring_ended: { ...money({ coin: 'text' }), path: '/pages/fund/convert?mode=recurring' },
  referral_paid: { ...money({}), mail: false, path: '/pages/setting/share' },
  position_liquidated_part: position,
  position_liquidated: position,
  position_deleveraged: position,
  stop_filled: {
    ...position,
    values: { ...position.values, what: 'texts' },
    mail: false,
  },
  funding_from_margin: {
    ...money({ market: 'text', side: 'texts', amount: 'amount', payment: 'text' }),
    path: '/pages/transaction/receipt?of=funding&number={{payment}}',
  },
  margin_call: {
    ...money({ market: 'text', side: 'texts', mark: 'amount', liquidation: 'amount' }),
    path: '/pages/transaction/contract_order',
  },
  option_void: {
    ...money({ market: 'text', amount: 'amount', reason: 'texts', option: 'text' }),
    mail: false,
    path: '/pages/transaction/receipt?of=option&number={{option}}',
  },
  copy_cut: copying({ name: 'text', market: 'text', lots: 'amount', wanted: 'amount', reason: 'texts' }),
  copy_skipped: copying({ name: 'text', market: 'text', wanted: 'amount', reason: 'texts' }),
  copy_margin_added: copying({ name: 'text', market: 'text', amount: 'amount' }),
  follow_stopped: { ...money({ name: 'text', result: 'amount' }), path: '/pages/copytrade/my' },
  follow_lead_closed: { ...money({ name: 'text', result: 'amount' }), path: '/pages/copytrade/my' },
  profit_share_paid: {
    ...money({ name: 'text', amount: 'amount', gained: 'amount', share: 'text' }),
    mail: false,
    path: '/pages/transaction/receipt?of=profit_share&number={{share}}',
  },
  profit_share_received: {
    ...money({ amount: 'amount', share: 'text' }),
    mail: false,
    path: '/pages/transaction/receipt?of=profit_share&number={{share}}',
  },
  loss_budget_used: account('/pages/setting/loss_budget', { lost: 'amount', until: 'time' }),
  order_filled: {
    topic: 'trading',
    mail: true,
    sms: false,
    site: true,
    values: { market: 'text', quantity: 'amount', price: 'amount' },
    path: '/pages/transaction/index',
  },
  support_answer: { topic: 'support', mail: true, sms: false, site: false, values: {}, path: '/pages/kefu/index' },
  announcement: {
    topic: 'news',
    mail: true,
    sms: false,
    site: true,
    values: { title: 'texts', text: 'texts' },
    path: null,
  },
} as const satisfies Record<string, Told>;

export type MessageKind = keyof typeof told;
export const messageKinds = Object.keys(told) as MessageKind[];

/** What a kind's text must be given. */
export type ValuesOf<K extends MessageKind> = {
  readonly [N in keyof (typeof told)[K]['values']]: (typeof told)[K]['values'][N] extends keyof ValueForms
    ? ValueForms[(typeof told)[K]['values'][N]]
    : never;
};

/** The row of a kind. */
export function toldOf(kind: MessageKind): Told {
  return told[kind];
}

/** A kind that was stored, or null where this release doesn't know it. */
export function messageKindOf(text: string): MessageKind | null {
  return text in told && Object.hasOwn(told, text) ? (text as MessageKind) : null;
}
