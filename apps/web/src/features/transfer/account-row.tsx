import { accountKindWords, type AccountKindWord } from '@auric/api';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PickerSheet } from '../../ui/layers/picker-sheet.tsx';
import { accountIcons } from './account-icons.ts';

interface AccountRowProps {
  label: string;
  value: AccountKindWord;
  /** What an account has of the coin. */
  availableOf: (kind: AccountKindWord) => string;
  onChange: (kind: AccountKindWord) => void;
}

/** One side of a transfer; it opens the list of accounts, each with what it has of the coin. */
export function AccountRow({ label, value, availableOf, onChange }: AccountRowProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const Icon = accountIcons[value];
  const options = accountKindWords.map((kind) => {
    const KindIcon = accountIcons[kind];
    const mark = <KindIcon size={20} strokeWidth={1.7} aria-hidden className="shrink-0 text-text-2" />;
    return { value: kind, label: t(($) => $.accountKinds[kind]), note: availableOf(kind), mark };
  });
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        className="flex min-h-17 w-full items-center gap-3 px-4 py-3 text-left"
      >
        <span className="grid size-[36px] shrink-0 place-items-center rounded-full bg-surface-3 text-text-2">
          <Icon size={18} strokeWidth={1.7} aria-hidden />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block text-xs text-text-3">{label}</span>
          <span className="block text-base font-semibold [overflow-wrap:anywhere]">
            {t(($) => $.accountKinds[value])}
          </span>
        </span>
        <ChevronDown size={18} aria-hidden className="shrink-0 text-text-3" />
      </button>
      <PickerSheet
        label={label}
        value={value}
        options={options}
        onChange={onChange}
        open={open}
        onOpenChange={setOpen}
      />
    </>
  );
}
