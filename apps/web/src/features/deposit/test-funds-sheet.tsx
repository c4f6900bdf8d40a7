import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCoins } from '../../data/market/use-market-data.ts';
import { useConnection } from '../../data/use-connection.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Choice } from '../../ui/fields/choice.tsx';
import { Sheet } from '../../ui/layers/sheet.tsx';
import { useTestFunds } from './use-test-funds.ts';

const amounts = ['100', '1000', '5000', '10000'] as const;
type Amount = (typeof amounts)[number];

/** Test money of the sandbox, at once. */
export function TestFundsSheet({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const connection = useConnection();
  const { data: currencies } = useCoins();
  const [amount, setAmount] = useState<Amount>('1000');
  const { ask, pending } = useTestFunds(() => onOpenChange(false));
  const usdt = currencies?.find((currency) => currency.code === 'USDT');
  const reason = connection === 'online' ? null : t(($) => $.reasons[connection]);
  return (
    <Sheet title={t(($) => $.deposits.testFunds)} open={open} onOpenChange={onOpenChange} fit>
      <p className="text-sm text-text-2">{t(($) => $.deposits.testFundsText)}</p>
      <p className="mt-4 mb-1.5 text-xs text-text-3">USDT</p>
      <Choice<Amount>
        label={t(($) => $.deposits.amount)}
        value={amount}
        onChange={setAmount}
        options={amounts.map((value) => ({ value, label: numbers.plain(value, 0) }))}
      />
      <Button
        look="primary"
        disabled={reason !== null || pending || usdt === undefined}
        onClick={() => usdt !== undefined && ask({ currency: usdt.id, amount })}
        className="mt-5 mb-4 w-full"
      >
        {reason ?? t(($) => $.deposits.testFunds)}
      </Button>
    </Sheet>
  );
}
