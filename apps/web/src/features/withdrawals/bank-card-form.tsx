import type { DomesticCard, InternationalCard } from '@auric/api';
import { withdrawalEndpoints } from '@auric/api/withdrawal/endpoints';
import { useTranslation } from 'react-i18next';
import { api } from '../../data/client.ts';
import { ActForm } from '../../kit/form/act-form.tsx';
import { useActForm } from '../../kit/form/use-act-form.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useFormField } from '../../ui/fields/use-form-field.ts';
import { toast } from '../../ui/layers/toast-store.ts';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';
import { useBankCards, withdrawalsChanged } from './use-withdrawal-data.ts';

const home = ['real_name', 'card_number', 'bank_name', 'branch', 'province'] as const;
const abroad = [
  'real_name',
  'card_number',
  'bank_name',
  'branch',
  'opening_city',
  'bank_network',
  'swift_code',
  'phone',
  'aba_number',
  'cardholder_address',
  'bank_address',
] as const;
type FieldName = (typeof home)[number] | (typeof abroad)[number];

const kinds = {
  home: { fields: home, path: 'user/cash_save' },
  abroad: { fields: abroad, path: 'user/cash_save_international' },
} as const;

/** The bank card of the customer, to be entered or changed. */
export function BankCardForm({ kind }: { kind: keyof typeof kinds }) {
  const { data: cards, error, refetch } = useBankCards();
  if (cards === undefined && error !== null) return <ErrorState text={error.message} onRetry={() => void refetch()} />;
  if (cards === undefined) return <SkeletonRows rows={5} height="h-14" />;
  return <CardFields kind={kind} card={cards[kind]} />;
}

function CardFields({ kind, card }: { kind: keyof typeof kinds; card: DomesticCard | InternationalCard | null }) {
  const { t } = useTranslation();
  const { fields, path } = kinds[kind];
  const saved: Partial<Record<FieldName, string>> = card ?? {};
  const form = useActForm<Record<string, string>, Record<string, unknown>>({
    schema: withdrawalEndpoints[path].request,
    values: Object.fromEntries(fields.map((field) => [field, saved[field] ?? ''])),
    failed: t(($) => $.withdrawals.failed),
    act: async (values) => {
      await api.act(path, values as never);
      await withdrawalsChanged();
      toast(t(($) => $.withdrawals.saved));
    },
  });
  return (
    <ActForm form={form} act={t(($) => $.withdrawals.save)}>
      {fields.map((field) => (
        <CardField key={field} field={field} control={form.control} />
      ))}
    </ActForm>
  );
}

type Control = ReturnType<typeof useActForm<Record<string, string>, Record<string, unknown>>>['control'];

function CardField({ field, control }: { field: FieldName; control: Control }) {
  const { t } = useTranslation();
  const bound = useFormField(control, field);
  return <TextField label={t(($) => $.withdrawals[field])} autoComplete="off" {...bound} />;
}
