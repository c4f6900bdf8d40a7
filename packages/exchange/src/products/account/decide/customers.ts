import type { Rejection } from '../../../kernel/rejection.ts';
import { firstCustomerId, freezeReasons } from '../../../kernel/vocabulary.ts';
import { customerIdMax } from '../../../ledger/ledger.ts';
import { isSystemAccount } from '../../../ledger/system-accounts.ts';
import type { OpenCustomer, SetCustomerStanding } from '../commands.ts';
import { accountRejections as refuse } from '../rejections.ts';
import { type AccountContext, type AccountDesk, isId } from './desk.ts';
import { notOffered } from './rights.ts';

const countryPattern = /^[A-Z]{2}$/;

/** Opens accounts, where the house takes customers from; its own accounts are nowhere. */
export function openCustomer(desk: AccountDesk, context: AccountContext, command: OpenCustomer): Rejection | null {
  const { customer, country = '' } = command;
  if (!isId(customer, customerIdMax)) return refuse.customerInvalid;
  if (customer < firstCustomerId && !isSystemAccount(customer)) return refuse.customerInvalid;
  if (!isCountry(country)) return refuse.countryInvalid;
  if (desk.state.customerSlots.get(customer) >= 0) return refuse.customerExists;
  const barred = customer < firstCustomerId ? null : notOffered(desk.ports, 'registration', country);
  if (barred) return barred;

  context.emit({ type: 'CustomerOpened', customer, country });
  return null;
}

/** Takes what the register of people says, unless something newer is known. */
export function setStanding(
  { state }: AccountDesk,
  context: AccountContext,
  command: SetCustomerStanding,
): Rejection | null {
  const { type: _type, ...standing } = command;
  const malformed = formOf(command);
  if (malformed) return malformed;
  const slot = state.customerSlots.get(command.customer);
  if (slot < 0) return refuse.customerNotFound;
  if (command.version <= state.customers.columns.version[slot]!) return refuse.standingOutdated;

  context.emit({ type: 'StandingSet', ...standing });
  return null;
}

function formOf(command: SetCustomerStanding): Rejection | null {
  const { version, identityLevel, tradingFreeze, withdrawalFreeze, holdUntil, country } = command;
  if (!isId(version, Number.MAX_SAFE_INTEGER)) return refuse.standingInvalid;
  if (!(identityLevel === 0 || identityLevel === 1 || identityLevel === 2)) return refuse.standingInvalid;
  if (!Number.isSafeInteger(holdUntil) || holdUntil < 0) return refuse.standingInvalid;
  if (!freezeReasons.includes(tradingFreeze) || !freezeReasons.includes(withdrawalFreeze))
    return refuse.standingInvalid;
  return isCountry(country) ? null : refuse.countryInvalid;
}

/** Two letters, or nothing where the country isn't known. */
function isCountry(text: string): boolean {
  return text === '' || countryPattern.test(text);
}
