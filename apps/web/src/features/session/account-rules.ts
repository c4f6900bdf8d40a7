import type { IdentifierType } from '@auric/api';

export const leastPasswordLength = 7;

/** What is wrong with a field, as a key of the catalogue's session texts. */
export type FieldProblem =
  | 'required'
  | 'accountFormat'
  | 'emailFormat'
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
