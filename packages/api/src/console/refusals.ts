import type { ErrorCode } from '../errors/codes.ts';

/**
 * What only the console says, in its one language. Refusals that customers can meet too keep their code and text of
 * `errors`.
 */
export const consoleRefusals = {
  session_locked: 'The console is locked. Enter your password and a code to go on.',
  session_not_ready: 'Finish signing in first.',
  not_permitted: 'Your roles do not allow this.',
  origin_refused: 'This request did not come from the console.',
  operator_login_failed: 'Name or password is wrong.',
  operator_code_wrong: 'The code is wrong, or it was used already.',
  operator_locked: 'Too many wrong attempts. Try again in {{retry_in}}.',
  operator_unknown: 'There is no such operator.',
  operator_name_taken: 'Another operator has this name.',
  operator_self: 'This has to be done by another operator.',
  last_admin: 'This is the last admin who can sign in.',
  factor_set_already: 'A second factor is set up already.',
  case_unknown: 'There is no such case.',
  case_not_claimable: 'Somebody else has this case, or it is decided.',
  case_not_claimed: 'Claim the case first.',
  case_own: 'Two different people have to decide this, and you were the first.',
  decision_unknown: 'This queue knows no such decision.',
  decision_differs: 'The first operator said something else here.',
  queue_unknown: 'There is no such queue.',
  deposit_unknown: 'There is no such deposit.',
  customer_unknown: 'There is no such customer.',
  nothing_to_change: 'This is as it should be already.',
  configuration_unknown: 'There is no such setting.',
  configuration_value: 'This value is not possible here.',
  effective_time_past: 'The time has passed.',
  house_account_unknown: 'The house has no such account.',
  content_unknown: 'There is no such text.',
  content_key_taken: 'Another text has this key.',
  content_form:
    'Only headings (## and ###), paragraphs, lists, emphasis and links to our pages, https or mail are possible.',
  content_changed: 'Somebody has written this text meanwhile. Look at their text first.',
  content_not_proposed: 'No release proposes another text here.',
  act_not_possible: 'The exchange refused this: {{reason}}.',
} as const;

export type ConsoleRefusalCode = keyof typeof consoleRefusals;

/** Every code that a call of the console can answer with. */
export type ConsoleCode = ConsoleRefusalCode | ErrorCode;
