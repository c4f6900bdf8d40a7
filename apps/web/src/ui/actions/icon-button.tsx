import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link } from 'react-router';

const look = 'inline-grid size-11 shrink-0 place-items-center rounded-control text-text-2';

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What a screen reader says: an icon has no words. */
  label: string;
  children: ReactNode;
}

/** An icon that can be pressed, in the 44 pixels that a finger needs. */
export function IconButton({ label, className = '', children, ...rest }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} title={label} className={`${look} ${className}`} {...rest}>
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
    <Link to={to} aria-label={label} title={label} className={`${look} ${className}`}>
      {children}
    </Link>
  );
}
