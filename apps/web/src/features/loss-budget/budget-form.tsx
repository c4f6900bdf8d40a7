import { lossBudgetEndpoints } from '@auric/api/loss-budget/endpoints';
import type { LossBudget } from '@auric/api';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../data/client.ts';
import { keepLossBudget } from '../../data/me/loss-budget.ts';
import { ActForm } from '../../kit/form/act-form.tsx';
import { useActForm } from '../../kit/form/use-act-form.ts';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { useFormField } from '../../ui/fields/use-form-field.ts';
import { toast } from '../../ui/layers/toast-store.ts';

const periods = ['day', 'week', 'month'] as const;
const usdtDecimals = 6;

/** Sets the budget; 0 ends it. */
export function BudgetForm({ budget }: { budget: LossBudget }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const form = useActForm({
    schema: lossBudgetEndpoints['user/set_loss_budget'].request,
    values: { amount: budget.amount === '0' ? '' : budget.amount, period: budget.period },
    failed: t(($) => $.lossBudget.notSet),
    act: async (values) => {
      keepLossBudget(client, await api.act('user/set_loss_budget', values));
      toast(t(($) => $.lossBudget.saved));
    },
  });
  const amount = useFormField(form.control, 'amount');
  const period = useFormField(form.control, 'period');
  return (
    <ActForm form={form} act={t(($) => $.lossBudget.set)}>
      <MoneyField {...amount} label={t(($) => $.lossBudget.amount)} decimals={usdtDecimals} unit="USDT" />
      <SelectField
        label={t(($) => $.lossBudget.period)}
        value={period.value}
        options={periods.map((each) => ({ value: each, label: t(($) => $.lossBudget.periods[each]) }))}
        onChange={period.onChange}
      />
      <p className="text-xs text-text-3">{t(($) => $.lossBudget.tighter)}</p>
    </ActForm>
  );
}
