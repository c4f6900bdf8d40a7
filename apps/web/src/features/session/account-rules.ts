import type { IdentifierType } from '@auric/api';

export const leastPasswordLength = 7;

/** What is wrong with a field, as a key of the catalogue's session texts. */
export type FieldProblem =
  | 'required'
  | 'accountFormat'
  | 'emailFormat'
  | 'emailOrMobileFormat'
  | 'mobileFormat'
  | 'passwordShort'
  | 'passwordsDiffer'
  | 'codeFormat';

export interface Registration {
  type: IdentifierType;
  user_string: string;
  area_code: string;
  code: string;
  password: string;
  re_password: string;
  extension_code: string;
}

export type RegistrationProblems = Partial<Record<keyof Registration, FieldProblem>>;

const identifierFormats: Readonly<Record<IdentifierType, { pattern: RegExp; problem: FieldProblem }>> = {
  // 6 to 18 letters or digits, at least one letter: digits alone would be a mobile number.
  account: { pattern: /^(?=.*[A-Za-z])[A-Za-z0-9]{6,18}$/, problem: 'accountFormat' },
  email: { pattern: /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/, problem: 'emailFormat' },
  mobile: { pattern: /^[0-9]{5,15}$/, problem: 'mobileFormat' },
};

export function identifierProblem(type: IdentifierType, value: string): FieldProblem | undefined {
  if (value === '') return 'required';
  const { pattern, problem } = identifierFormats[type];
  return pattern.test(value) ? undefined : problem;
}

/** What a customer can mend before the server is asked; the server checks all of it again. */
export function registrationProblems(form: Registration): RegistrationProblems {
  const problems: RegistrationProblems = {};
  const identifier = identifierProblem(form.type, form.user_string);
  if (identifier !== undefined) problems.user_string = identifier;
  if (form.type !== 'account' && !/^[0-9]{6}$/.test(form.code)) problems.code = 'codeFormat';
  if (form.password.length < leastPasswordLength) problems.password = 'passwordShort';
  if (form.re_password !== form.password) problems.re_password = 'passwordsDiffer';
  return problems;
}

export interface PasswordReset {
  account: string;
  area_code: string;
  code: string;
  password: string;
  repassword: string;
}

export type ResetProblems = Partial<Record<keyof PasswordReset, FieldProblem>>;

/** Where the code for a forgotten password goes: only an email address has an @. */
export function channelOf(account: string): 'email' | 'mobile' {
  return account.includes('@') ? 'email' : 'mobile';
}

export function recipientProblem(account: string): FieldProblem | undefined {
  const problem = identifierProblem(channelOf(account), account);
  return problem === undefined || problem === 'required' ? problem : 'emailOrMobileFormat';
}

export function resetProblems(form: PasswordReset): ResetProblems {
  const problems: ResetProblems = {};
  const recipient = recipientProblem(form.account);
  if (recipient !== undefined) problems.account = recipient;
  if (!/^[0-9]{6}$/.test(form.code)) problems.code = 'codeFormat';
  return { ...problems, ...newPasswordProblems(form) };
}

/** A password that is set anew is typed twice. */
export function newPasswordProblems(form: {
  password: string;
  repassword: string;
}): Partial<Record<'password' | 'repassword', FieldProblem>> {
  const problems: Partial<Record<'password' | 'repassword', FieldProblem>> = {};
  if (form.password.length < leastPasswordLength) problems.password = 'passwordShort';
  if (form.repassword !== form.password) problems.repassword = 'passwordsDiffer';
  return problems;
}
