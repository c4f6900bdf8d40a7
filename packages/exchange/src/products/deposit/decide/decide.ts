import type { Deciders } from '../../../kernel/product.ts';
import type { DepositCommand } from '../commands.ts';
import type { DepositEvent } from '../events.ts';
import { assignDeposit, confirmDeposit, recordDeposit, undoDeposit } from './arrivals.ts';
import type { DepositDesk } from './desk.ts';
import { cancelRequest, confirmRequest, rejectRequest, requestDeposit } from './requests.ts';

export function decidersOf(desk: DepositDesk): Deciders<DepositCommand, DepositEvent> {
  return {
    RecordDeposit: (context, command) => recordDeposit(desk, context, command),
    ConfirmDeposit: (context, command) => confirmDeposit(desk, context, command),
    UndoDeposit: (context, command) => undoDeposit(desk, context, command),
    AssignDeposit: (context, command) => assignDeposit(desk, context, command),
    RequestDeposit: (context, command) => requestDeposit(desk, context, command),
    CancelDepositRequest: (context, command) => cancelRequest(desk, context, command),
    RejectDepositRequest: (context, command) => rejectRequest(desk, context, command),
    ConfirmDepositRequest: (context, command) => confirmRequest(desk, context, command),
  };
}
