import { spoken } from '../kit/spoken.ts';

/** What an act was, in the past tense. */
const words: Readonly<Record<string, string>> = {
  'session.login': 'Signed in',
  'session.refused': 'Was refused at the door',
  'session.logout': 'Signed out',
  'session.lock': 'Locked the console',
  'session.unlock': 'Unlocked the console',
  'session.end': 'Ended a session of their own',
  'session.password': 'Changed the own password',
  'session.factor_set': 'Set up a second factor',
  'session.recovery_code': 'Used a recovery code',
  'session.recovery_codes': 'Made new recovery codes',
  'operator.add': 'Added an operator',
  'operator.roles': 'Changed roles',
  'operator.disable': 'Disabled an operator',
  'operator.enable': 'Enabled an operator',
  'operator.reset_factor': 'Reset a second factor',
  'case.claim': 'Claimed a case',
  'case.release': 'Released a case',
  'case.note': 'Wrote a note',
  'case.decide': 'Decided a case',
  'proposal.made': 'Asked for something',
  'customer.freeze': 'Froze a customer',
  'customer.unfreeze': 'Lifted a freeze',
  'customer.end_sessions': 'Signed a customer out',
  'customer.adjust': 'Adjusted a balance',
  'deposit.look': 'Looked at a voucher',
  confirm_deposit: 'Confirmed a payment by hand',
  reject_deposit: 'Rejected a payment by hand',
  assign_deposit: 'Said whose an arrival is',
  'house.fund': 'Recorded capital',
  'reconciliation.bank': 'Stated a bank balance',
  'configuration.change': 'Changed the configuration',
  'content.create': 'Added a text',
  'content.publish': 'Published a text',
  'content.show': 'Showed or hid a text',
  'content.decline': 'Kept a text as it is',
  'audit.export': 'Saved the audit',
  'identity.look': 'Looked at papers',
};

/** What an act was, in words; one that is new here by its name. */
export function actWords(act: string): string {
  return words[act] ?? spoken(act);
}
