import type { LucideIcon } from 'lucide-react';
import { ChevronRight } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Switch } from '../../ui/fields/switch.tsx';

/** Settings that belong together, in a card under their name. */
export function SettingGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 px-1 text-xs font-semibold text-text-3">
        {title}
      </h2>
      <div className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface-1">
        {children}
      </div>
    </section>
  );
}

interface SettingLineProps {
  icon: LucideIcon;
  label: string;
  hint?: string;
  /** What is chosen now. */
  value?: ReactNode;
}

/** Icon, name and what is chosen: a long name breaks first, and where letters are large the value goes to a line of its own. */
export function SettingLine({ icon: Icon, label, hint, value }: SettingLineProps) {
  return (
    <span className="flex min-h-13 flex-1 items-center gap-3 py-2">
      <Icon size={20} strokeWidth={1.75} aria-hidden className="shrink-0 text-text-2" />
      <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="max-w-full flex-[1_1_5rem] text-sm font-medium break-words text-text-1">
          {label}
          {hint !== undefined && <span className="block text-xs font-normal text-text-3">{hint}</span>}
        </span>
        {value !== undefined && (
          <span className="ml-auto min-w-0 text-right text-sm [overflow-wrap:anywhere] text-text-2">{value}</span>
        )}
      </span>
    </span>
  );
}

const row = 'flex w-full items-center gap-1 px-4 text-left';
const more = <ChevronRight size={18} aria-hidden className="-mr-1 shrink-0 text-text-3" />;

/** A setting that shows and chooses in a sheet. */
export function SettingButton({ onClick, ...line }: SettingLineProps & { onClick: () => void }) {
  return (
    <button type="button" aria-haspopup="dialog" onClick={onClick} className={`${row} focus-visible:-outline-offset-2`}>
      <SettingLine {...line} />
      {more}
    </button>
  );
}

/** A way to another page of the app, or with `href` to another document. */
export function SettingLink({
  to,
  href,
  ...line
}: SettingLineProps & ({ to: string; href?: never } | { href: string; to?: never })) {
  const className = `${row} focus-visible:-outline-offset-2`;
  const content = (
    <>
      <SettingLine {...line} />
      {more}
    </>
  );
  if (to === undefined) {
    return (
      <a href={href} target="_blank" rel="noreferrer" className={className}>
        {content}
      </a>
    );
  }
  return (
    <Link to={to} className={className}>
      {content}
    </Link>
  );
}

/** What is only to be read. */
export function SettingFact(line: SettingLineProps) {
  return (
    <p className={row}>
      <SettingLine {...line} />
    </p>
  );
}

interface SettingSwitchProps extends Omit<SettingLineProps, 'value'> {
  checked: boolean;
  onChange: (on: boolean) => void;
}

/** A setting that is on or off; the whole row is its label. */
export function SettingSwitch({ checked, onChange, ...line }: SettingSwitchProps) {
  return (
    <div className="px-4 [&>label>span:first-child]:flex [&>label>span:first-child]:flex-1">
      <Switch label={<SettingLine {...line} />} checked={checked} onChange={onChange} />
    </div>
  );
}
