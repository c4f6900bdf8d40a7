import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../ui/actions/button.tsx';
import { ConfirmDialog } from '../ui/layers/confirm-dialog.tsx';
import { MoneyField } from '../ui/fields/money-field.tsx';
import { Sheet } from '../ui/layers/sheet.tsx';
import { Part, Parts } from './part.tsx';

function Question({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      title={t(($) => $.trade.cancelAll)}
      confirm={t(($) => $.trade.cancelOrder)}
      look="sell"
      open={open}
      onOpenChange={onOpenChange}
      onConfirm={() => onOpenChange(false)}
    >
      {t(($) => $.moneyAct.newText)}
    </ConfirmDialog>
  );
}

export function Overlays() {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const [pending, setPending] = useState(false);
  return (
    <Parts title="Overlays">
      <Part name="confirm-dialog">
        <Button onClick={() => setAsking(true)}>{t(($) => $.trade.cancelAll)}</Button>
        <Question open={asking} onOpenChange={setAsking} />
        <Button onClick={() => setPending(true)}>{t(($) => $.common.loading)}</Button>
        <ConfirmDialog
          title={t(($) => $.common.transfer)}
          confirm={t(($) => $.common.transfer)}
          open={pending}
          pending={pending}
          onOpenChange={setPending}
          onConfirm={() => setPending(false)}
        >
          {t(($) => $.common.loading)}
        </ConfirmDialog>
      </Part>
      <Part name="sheet">
        <SampleSheet label={t(($) => $.common.transfer)} />
        <SampleSheet label={t(($) => $.common.more)} fit />
      </Part>
    </Parts>
  );
}

/** With what sheets have in them: a field with its keypad, a question over the sheet, a link away. */
function SampleSheet({ label, fit = false }: { label: string; fit?: boolean }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  const [amount, setAmount] = useState('');
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      <Sheet title={label} open={open} onOpenChange={setOpen} fit={fit}>
        <div className="flex flex-col gap-3 pb-4">
          <MoneyField
            label={t(($) => $.transfer.amount)}
            value={amount}
            onChange={setAmount}
            decimals={6}
            unit="USDT"
            hint={t(($) => $.transfer.free)}
          />
          <Button onClick={() => setAsking(true)}>{t(($) => $.trade.cancelAll)}</Button>
          <ButtonLink to="/" look="quiet">
            {t(($) => $.errors.goHome)}
          </ButtonLink>
        </div>
        <Question open={asking} onOpenChange={setAsking} />
      </Sheet>
    </>
  );
}
