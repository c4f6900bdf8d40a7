import { useTranslation } from 'react-i18next';
import { useState, type ReactNode } from 'react';
import { Sheet } from '../../ui/layers/sheet.tsx';
import { DepositDetails } from './deposit-details.tsx';
import type { Deposit } from './use-deposits.ts';

/** The details of a deposit in a sheet; `latest` are the deposits as they are now, so that an open sheet stays true. */
export function useDepositSheet(latest: readonly Deposit[]): { open: (deposit: Deposit) => void; sheet: ReactNode } {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<Deposit | null>(null);
  const [isOpen, setOpen] = useState(false);
  const shown =
    chosen === null ? null : (latest.find(({ kind, id }) => kind === chosen.kind && id === chosen.id) ?? chosen);
  const open = (deposit: Deposit) => {
    setChosen(deposit);
    setOpen(true);
  };
  const sheet = (
    <Sheet title={t(($) => $.deposits.details)} open={isOpen} onOpenChange={setOpen} fit>
      {shown !== null && <DepositDetails deposit={shown} onDone={() => setOpen(false)} />}
    </Sheet>
  );
  return { open, sheet };
}
