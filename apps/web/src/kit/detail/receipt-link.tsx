import type { Params } from '@auric/api';
import { Link } from 'react-router';

interface ReceiptLinkProps {
  /** The entry of the bills, or what was settled and its number. */
  of: Params<'receipt'>;
  children: string;
  className?: string;
}

/** From a line of a history to the receipt of what it says. */
export function ReceiptLink({ of, children, className = '' }: ReceiptLinkProps) {
  const asked = Object.entries(of).map(([name, value]) => [name, String(value)]);
  return (
    <Link
      to={`/pages/transaction/receipt?${new URLSearchParams(asked).toString()}`}
      className={`inline-flex min-h-11 items-center text-xs font-medium text-gold-text underline ${className}`}
    >
      {children}
    </Link>
  );
}
