import { ChevronDown } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/fields/text-field.tsx';

/** Most people have no invitation: its field is behind a button, unless there is something in it. */
export function InvitationField(props: Omit<ComponentProps<typeof TextField>, 'label'> & { value: string }) {
  const { t } = useTranslation();
  const label = t(($) => $.session.invitation);
  const [asked, setAsked] = useState(false);
  if (!asked && props.value === '' && props.error === undefined) {
    return (
      <button
        type="button"
        aria-expanded={false}
        onClick={() => setAsked(true)}
        className="flex min-h-11 items-center gap-1 self-start text-sm text-text-2"
      >
        {label}
        <ChevronDown size={16} aria-hidden className="text-text-3" />
      </button>
    );
  }
  return (
    <TextField
      label={label}
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      autoFocus={asked}
      {...props}
    />
  );
}
