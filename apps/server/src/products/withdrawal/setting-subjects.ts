/** How the console names what is set of withdrawals. */
export const reviewSubject = 'withdrawal_review';

const termsPattern = /^withdrawal_terms\/(\d{1,9})-([A-Z0-9]{2,12})$/;

export function termsSubject(asset: number, network: string): string {
  return `withdrawal_terms/${asset}-${network}`;
}

export function isWithdrawalSubject(subject: string): boolean {
  return subject === reviewSubject || termsPattern.test(subject);
}
