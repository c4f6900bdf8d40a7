import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import { CoinChoice } from '../../features/deposit/coin-choice.tsx';
import { TestFundsSheet } from '../../features/deposit/test-funds-sheet.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { NavBar } from '../../ui/frame/nav-bar.tsx';
import { Page } from '../../ui/frame/page.tsx';
import { useAddressChoice } from '../../ui/lists/use-address-choice.ts';

/** What a sandbox also gives without any chain. */
function TestFunds() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <section className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card bg-surface-1 p-3">
      <p className="min-w-[min(12rem,100%)] flex-1 text-sm text-text-2">{t(($) => $.deposits.testFundsText)}</p>
      <Button look="primary" size="tight" onClick={() => setOpen(true)}>
        {t(($) => $.deposits.testFunds)}
      </Button>
      <TestFundsSheet open={open} onOpenChange={setOpen} />
    </section>
  );
}

/** Which coin comes, or goes. */
export default function SelectPage() {
  const { t } = useTranslation();
  const sandbox = useApp((state) => state.sandbox);
  const [to] = useAddressChoice('to', ['receive', 'withdraw']);
  return (
    <Page>
      <NavBar title={t(($) => $.deposits.select)} />
      {sandbox && to === 'receive' && <TestFunds />}
      <CoinChoice to={`/pages/fund/${to}`} />
    </Page>
  );
}
