import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { MoneyField } from '../ui/money-field.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { Part, Parts } from './part.tsx';

export function Overlays() {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const [open, setOpen] = useState(false);
  const [amount, setAmount] = useState('');
  return (
    <Parts title="Overlays">
      <Part name="confirm-dialog">
        <Button onClick={() => setAsking(true)}>{t(($) => $.trade.cancelAll)}</Button>
        <ConfirmDialog
          title={t(($) => $.trade.cancelAll)}
          confirm={t(($) => $.trade.cancelOrder)}
          look="sell"
          open={asking}
          onOpenChange={setAsking}
          onConfirm={() => setAsking(false)}
        >
          {t(($) => $.trade.outcomeUnknown)}
        </ConfirmDialog>
      </Part>
      <Part name="sheet">
        <Button onClick={() => setOpen(true)}>{t(($) => $.assets.transfer)}</Button>
        <Sheet title={t(($) => $.assets.transfer)} open={open} onOpenChange={setOpen}>
          <MoneyField
            label={t(($) => $.transfer.amount)}
            value={amount}
            onChange={setAmount}
            decimals={6}
            unit="USDT"
            hint={t(($) => $.transfer.free)}
          />
        </Sheet>
      </Part>
    </Parts>
  );
}
