import type { Scene } from '@auric/api';
import { Refusal } from '../../edge/refusal.ts';
import type { CodeChecking } from '../code-checking.ts';
import type { CheckedCode } from '../codes.ts';
import type { Customer } from '../directory.ts';
import type { Identifier } from '../identifier.ts';
import type { Visitor } from '../visitor.ts';

/** Where a customer can be reached: the email address before the mobile number. */
export function contactsOf({ email, mobile, area_code }: Customer): Identifier[] {
  return [
    ...(email === null ? [] : [{ type: 'email', email } as const]),
    ...(mobile === null ? [] : [{ type: 'mobile', mobile, areaCode: area_code ?? '' } as const]),
  ];
}

/**
 * Checks a code that a customer had sent to an own address, whichever of them it was. Refuses `contact_required` where
 * there is none, and what `CodeChecking` refuses.
 */
export async function checkOwnCode(
  checking: CodeChecking,
  { customer, scene, code, visitor }: { customer: Customer; scene: Scene; code: string; visitor: Visitor },
): Promise<CheckedCode> {
  let refusal = new Refusal('contact_required');
  for (const contact of contactsOf(customer)) {
    try {
      return (await checking.check(contact, scene, code, visitor)).checked;
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'code_expired') throw error;
      refusal = error;
    }
  }
  throw refusal;
}
