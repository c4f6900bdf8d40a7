import type { Message } from '@auric/api';
import { KeyRound, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import { formatTime } from '../../locales/time-format.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';

export type Passkey = Message<'factor/state'>['passkeys'][number];

interface PasskeyListProps {
  passkeys: readonly Passkey[];
  onRename: (passkey: Passkey) => void;
  onRemove: (passkey: Passkey) => void;
}

/** The passkeys of the account, each with when it was used last. */
export function PasskeyList({ passkeys, onRename, onRemove }: PasskeyListProps) {
  const { t } = useTranslation();
  const lang = useApp((state) => state.lang);
  if (passkeys.length === 0) return <EmptyState icon={KeyRound} text={t(($) => $.security.noPasskeys)} />;
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface-1">
      {passkeys.map((passkey) => (
        <li key={passkey.id} className="flex min-h-16 items-center gap-3 py-2 pr-1 pl-4">
          <KeyRound size={20} strokeWidth={1.75} aria-hidden className="shrink-0 text-text-2" />
          <span className="min-w-0 flex-1">
            <span className="block text-sm font-medium [overflow-wrap:anywhere]">{passkey.name}</span>
            <span className="block text-xs text-text-3">
              {passkey.last_used_at === null
                ? t(($) => $.security.notUsed)
                : t(($) => $.security.lastUsed, { time: formatTime(passkey.last_used_at, lang) })}
            </span>
          </span>
          <IconButton
            label={t(($) => $.joined.labelled, { what: t(($) => $.security.rename), which: passkey.name })}
            onClick={() => onRename(passkey)}
          >
            <Pencil size={18} aria-hidden />
          </IconButton>
          <IconButton
            label={t(($) => $.joined.labelled, { what: t(($) => $.security.remove), which: passkey.name })}
            onClick={() => onRemove(passkey)}
          >
            <Trash2 size={18} aria-hidden />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
