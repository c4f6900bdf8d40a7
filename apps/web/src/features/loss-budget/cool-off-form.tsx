import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../data/client.ts';
import { ApiError } from '../../data/http/envelope.ts';
import { keepLossBudget } from '../../data/me/loss-budget.ts';
import { Button } from '../../ui/actions/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx';
import { toast } from '../../ui/layers/toast-store.ts';
import { useFailureText } from '../../ui/states/failure-text.ts';

const lengths = ['1', '3', '7', '14', '30', '90', '365'] as const;
type Days = (typeof lengths)[number];

/** Takes a break of some days, after a question: it can't be taken back. */
export function CoolOffForm() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const failureText = useFailureText();
  const [days, setDays] = useState<Days>('1');
  const [asked, setAsked] = useState(false);
  const [pending, setPending] = useState(false);
  const text = (each: Days): string => t(($) => $.lossBudget.days, { count: Number(each) });
  const begin = async () => {
    setPending(true);
    try {
      keepLossBudget(client, await api.act('user/cool_off', { days: Number(days) }));
      toast(t(($) => $.lossBudget.saved));
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      toast(failureText(failure));
    } finally {
      setPending(false);
      setAsked(false);
    }
  };
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-text-2">{t(($) => $.lossBudget.breakNote)}</p>
      <SelectField
        label={t(($) => $.lossBudget.length)}
        value={days}
        options={lengths.map((each) => ({ value: each, label: text(each) }))}
        onChange={setDays}
      />
      <Button onClick={() => setAsked(true)} className="w-full">
        {t(($) => $.lossBudget.start)}
      </Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={t(($) => $.lossBudget.ask, { days: text(days) })}
        confirm={t(($) => $.lossBudget.start)}
        pending={pending}
        onConfirm={() => void begin()}
      >
        {t(($) => $.lossBudget.breakNote)}
      </ConfirmDialog>
    </div>
  );
}
