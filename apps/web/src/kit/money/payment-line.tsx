import type { ReactNode } from 'react';
import { CoinIcon } from '../market/coin-icon.tsx';

interface PaymentLineProps {
  /** The coin that came or went. */
  code: string;
  /** How much, with its coin. */
  amount: string;
  /** Where it stands: a badge. */
  state: ReactNode;
  /** By which way, and when. */
  about: ReactNode;
  /** How far what is on its way has come. */
  progress?: ReactNode;
  /** What it is known by in the document. */
  known: Readonly<Record<`data-${string}`, string>>;
  onOpen: () => void;
}

/** What came from outside or goes there, in a line that opens its details. */
export function PaymentLine({ code, amount, state, about, progress, known, onOpen }: PaymentLineProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      {...known}
      onClick={onOpen}
      className="flex min-h-16 w-full items-center gap-3 py-2 text-left"
    >
      <CoinIcon code={code} size={36} />
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold [overflow-wrap:anywhere]">{amount}</span>
        <span className="ml-auto">{state}</span>
        <span className="flex w-full flex-wrap justify-between gap-x-3 text-xs text-text-3">
          <span>{about}</span>
          {progress !== undefined && <span className="ml-auto text-right text-gold-text">{progress}</span>}
        </span>
      </span>
    </button>
  );
}
