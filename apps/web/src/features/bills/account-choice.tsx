import { useTranslation } from 'react-i18next';
import { usePortfolio } from '../../data/portfolio/use-portfolio.ts';
import { Choice } from '../../ui/fields/choice.tsx';
import { billAccounts, type BillAccount } from './bill-filter.ts';

/** The two that everybody has. */
const everybodys: ReadonlySet<BillAccount> = new Set(['funding', 'spot']);

interface AccountChoiceProps {
  value: BillAccount;
  onChange: (account: BillAccount) => void;
}

/** Whose bills are shown: the accounts that everybody has, those that hold something, and the one that was asked for. */
export function AccountChoice({ value, onChange }: AccountChoiceProps) {
  const { t } = useTranslation();
  const { portfolio } = usePortfolio();
  const holding = new Set(portfolio?.accounts.filter(({ holdings }) => holdings.length > 0).map(({ kind }) => kind));
  const shown = billAccounts.filter((kind) => kind === value || everybodys.has(kind) || holding.has(kind));
  return (
    <Choice<BillAccount>
      look="underline"
      label={t(($) => $.bills.account)}
      value={value}
      onChange={onChange}
      options={shown.map((kind) => ({ value: kind, label: t(($) => $.accountKinds[kind]) }))}
      className="mb-2"
    />
  );
}
