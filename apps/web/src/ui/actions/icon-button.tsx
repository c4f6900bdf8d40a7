import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link } from 'react-router';

const shape = 'inline-grid shrink-0 place-items-center';

const sizes = { finger: 'size-11', row: 'size-[44px]' } as const;

interface IconLook {
  /** `row` keeps its pixels where letters are large: a row of a table has no more room. */
  size?: keyof typeof sizes;
  /** Something is chosen behind it. */
  active?: boolean;
  round?: boolean;
}

function lookOf({ size = 'finger', active = false, round = false }: IconLook): string {
  const corners = round ? 'rounded-full' : 'rounded-control';
  return `${shape} ${sizes[size]} ${corners} ${active ? 'text-gold-text' : 'text-text-2'}`;
}

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, IconLook {
  /** What a screen reader says: an icon has no words. */
  label: string;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

/** An icon that can be pressed, in the 44 pixels that a finger needs. */
export function IconButton({
  label,
  size = 'finger',
  active = false,
  round = false,
  className = '',
  children,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={`${lookOf({ size, active, round })} ${className}`}
      {...rest}
    >
      {children}
    </button>
  );
}

interface IconLinkProps {
  to: string;
  label: string;
  className?: string;
  children: ReactNode;
}

/** An icon that leads somewhere, of the same size. */
export function IconLink({ to, label, className = '', children }: IconLinkProps) {
  return (
    <Link to={to} aria-label={label} title={label} className={`${lookOf({})} ${className}`}>
      {children}
    </Link>
  );
}
