import { copyTradingEndpoints } from '@auric/api/copy-trading/endpoints';
import { useTranslation } from 'react-i18next';
import type { Lead } from '../../data/copy/lead.ts';
import { becomeLead, changeLead } from '../../data/copy/lead-acts.ts';
import { ActForm } from '../../kit/form/act-form.tsx';
import { TextArea } from '../../kit/form/text-area.tsx';
import { useActForm } from '../../kit/form/use-act-form.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useFormField } from '../../ui/fields/use-form-field.ts';
import { toast } from '../../ui/layers/toast-store.ts';

/** The finest share is a hundredth of a percent. */
const shareDecimals = 2;
const profileMost = 300;

interface LeadFormProps {
  /** What is said so far; null for somebody who never led. */
  lead: Lead | null;
  shareMost: string;
}

/** Name, profile and share of who wants to lead, or leads already. */
export function LeadForm({ lead, shareMost }: LeadFormProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const leads = lead !== null && lead.isOpen;
  const form = useActForm({
    schema: copyTradingEndpoints[leads ? 'follow/profile' : 'follow/become'].request,
    values: { name: lead?.name ?? '', profile: lead?.profile ?? '', share: lead?.share ?? '' },
    failed: leads ? t(($) => $.copyTrading.notSaved) : t(($) => $.copyTrading.notBecome),
    act: async (said) => {
      await (leads ? changeLead(said) : becomeLead(said));
      toast(leads ? t(($) => $.copyTrading.saved) : t(($) => $.copyTrading.became));
    },
  });
  const name = useFormField(form.control, 'name');
  const profile = useFormField(form.control, 'profile');
  const share = useFormField(form.control, 'share');
  return (
    <ActForm form={form} act={leads ? t(($) => $.copyTrading.save) : t(($) => $.copyTrading.become)}>
      <TextField label={t(($) => $.copyTrading.name)} autoComplete="off" {...name} />
      <TextArea
        {...profile}
        label={t(($) => $.copyTrading.profile)}
        hint={t(($) => $.copyTrading.profileHint)}
        most={profileMost}
      />
      <MoneyField
        {...share}
        label={t(($) => $.copyTrading.share)}
        hint={t(($) => $.copyTrading.shareHint, { most: numbers.share(shareMost, shareDecimals, 0) })}
        decimals={shareDecimals}
        unit="%"
      />
      {leads && <p className="text-xs text-text-3">{t(($) => $.copyTrading.shareNote)}</p>}
    </ActForm>
  );
}
