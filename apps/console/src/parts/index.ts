import { acts } from './acts/acts.ts';
import { bills } from './bills/bills.ts';
import { cases } from './cases/cases.ts';
import { content } from './content/content.ts';
import { conversions } from './conversions/conversions.ts';
import { copies } from './copies/copies.ts';
import { deposits } from './deposits/deposits.ts';
import { futures } from './futures/futures.ts';
import { identity } from './identity/identity.ts';
import { logins } from './logins/logins.ts';
import { lossBudget } from './loss-budget/loss-budget.ts';
import { messages } from './messages/messages.ts';
import { options } from './options/options.ts';
import { orders } from './orders/orders.ts';
import type { ConsolePart } from './part.ts';
import { proposals } from './proposals/proposals.ts';
import { reconciliation } from './reconciliation/reconciliation.ts';
import { recovery } from './recovery/recovery.ts';
import { standing } from './standing/standing.ts';
import { support } from './support/support.ts';
import { transfers } from './transfers/transfers.ts';
import { withdrawals } from './withdrawals/withdrawals.ts';

/** The registry: one row a part. */
export const parts: readonly ConsolePart[] = [
  proposals,
  identity,
  recovery,
  reconciliation,
  deposits,
  support,
  withdrawals,
  acts,
  cases,
  standing,
  messages,
  logins,
  orders,
  futures,
  options,
  copies,
  conversions,
  transfers,
  lossBudget,
  bills,
  content,
];
