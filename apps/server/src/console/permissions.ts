import { type ConsoleEndpoints, type ConsolePath, consoleEndpoints } from '@auric/api/console';
import { type Role, roles } from '@auric/api/console/values';

/** The calls that need a role; all others are about the own session. */
type GuardedPath = {
  [P in ConsolePath]: ConsoleEndpoints[P]['access'] extends 'operator' ? P : never;
}[ConsolePath];

const everybody = roles;
const people = ['support', 'compliance', 'finance'] as const;

/**
 * Which roles may call what: each has what its work needs and no more. An admin keeps operators and settings, and sees
 * no customer. Types refuse a call without a row, and so does the start of the server.
 */
export const callRoles: Readonly<Record<GuardedPath, readonly Role[]>> = {
  'session/stay': everybody,
  'session/list': everybody,
  'session/end': everybody,
  'session/recovery_codes': everybody,

  operators: ['admin'],
  'operators/add': ['admin'],
  'operators/roles': ['admin'],
  'operators/disable': ['admin'],
  'operators/enable': ['admin'],
  'operators/reset_factor': ['admin'],

  // Whoever may look at a queue may work in it; which one that is, the rows below say.
  queues: everybody,
  cases: everybody,
  'cases/one': everybody,
  'cases/next': everybody,
  'cases/claim': everybody,
  'cases/release': everybody,
  'cases/note': everybody,
  'cases/decide': everybody,

  customers: people,
  'customers/one': people,
  'customers/timeline': people,
  // Whoever is told first that an account was broken into has to be able to stop it; lifting it is another matter.
  'customers/freeze': ['support', 'compliance'],
  'customers/unfreeze': ['compliance'],
  'customers/end_sessions': ['support', 'compliance'],
  'customers/adjust': ['finance'],

  'identity/paper': ['compliance'],

  audit: ['compliance', 'admin'],
  'audit/csv': ['compliance', 'admin'],
  'audit/acts': ['compliance', 'admin'],

  configuration: ['compliance', 'finance', 'admin'],
  'configuration/history': ['compliance', 'finance', 'admin'],
  'configuration/change': ['finance', 'admin'],

  // What a customer writes is read in the queue; only who works there answers.
  'support/answer': ['support'],
  'support/upload': ['support'],
  'support/picture': ['support'],
  // What the house says is read by all who answer for it.
  content: everybody,
  'content/one': everybody,
  'content/history': everybody,
  'content/create': ['compliance', 'admin'],
  'content/publish': ['compliance', 'admin'],
  'content/show': ['compliance', 'admin'],
  'content/decline': ['compliance', 'admin'],

  treasury: ['finance', 'compliance'],
  reconciliation: ['finance', 'compliance'],
  'treasury/fund': ['finance'],
  'treasury/withdraw_option_pool': ['finance'],
  'reconciliation/bank': ['finance'],

  'stock/days': ['finance', 'compliance'],
  'stock/cancel_session': ['finance'],
  'stock/split': ['finance'],
  'stock/dividend': ['finance'],
  'stock/cancel_action': ['finance'],

  'deposits/voucher': ['finance', 'compliance'],
  'deposits/unassigned': ['support', 'finance', 'compliance'],
  'deposits/assign': ['finance'],

  health: everybody,
};

/** Who may look at the cases of a queue, and who may decide them. */
interface QueueRoles {
  readonly look: readonly Role[];
  readonly decide: readonly Role[];
}

/** A part's queue has its row here. Who may see and confirm a proposal is said by the call that it proposes. */
export const queueRoles = {
  proposals: { look: everybody, decide: everybody },
  identity: { look: ['compliance'], decide: ['compliance'] },
  lost_factor: { look: ['support', 'compliance'], decide: ['compliance'] },
  frozen_account: { look: ['support', 'compliance'], decide: ['compliance'] },
  support: { look: ['support'], decide: ['support'] },
  // Money that came in is credited by who answers for the house's accounts.
  deposit_request: { look: ['finance', 'compliance'], decide: ['finance'] },
  // Why books and chains differ is known by who answers for the money.
  reconciliation: { look: ['finance', 'compliance'], decide: ['finance'] },
  deposit_claim: { look: ['support', 'finance'], decide: ['support', 'finance'] },
  withdrawals: { look: ['support', 'compliance', 'finance'], decide: ['compliance', 'finance'] },
  large_withdrawals: { look: ['compliance', 'finance'], decide: ['compliance', 'finance'] },
  bank_payouts: { look: ['finance'], decide: ['finance'] },
  unknown_withdrawals: { look: ['compliance', 'finance'], decide: ['finance'] },
} as const satisfies Readonly<Record<string, QueueRoles>>;

export type QueueName = keyof typeof queueRoles;

export function isAllowed(path: ConsolePath, held: readonly Role[]): boolean {
  const allowed: readonly Role[] | undefined = callRoles[path as GuardedPath];
  return allowed?.some((role) => held.includes(role)) === true;
}

/** The calls that somebody of these roles may make, for the console's own menus. */
export function callsOf(held: readonly Role[]): string[] {
  return Object.keys(callRoles).filter((path) => isAllowed(path as GuardedPath, held));
}

/** The queues that somebody of these roles may look at. */
export function queuesOf(held: readonly Role[]): QueueName[] {
  const names = Object.keys(queueRoles) as QueueName[];
  return names.filter((name) => queueRoles[name].look.some((role) => held.includes(role)));
}

export function rolesOfQueue(name: QueueName): QueueRoles {
  return queueRoles[name];
}

/** The calls that have no row, and the rows that have no call: the server doesn't start with any. */
export function permissionGaps(): string[] {
  const guarded = Object.entries(consoleEndpoints).filter(([, { access }]) => access === 'operator');
  const paths = new Set(guarded.map(([path]) => path));
  const rows = new Set(Object.keys(callRoles));
  return [...[...paths].filter((path) => !rows.has(path)), ...[...rows].filter((row) => !paths.has(row))];
}
