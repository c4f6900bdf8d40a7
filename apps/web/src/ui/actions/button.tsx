import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link, type To } from 'react-router';

/**
 * `primary` is gold and stands once on a screen; `buy` and `sell` carry the colours of the sides; `danger` ends
 * something; `link` is a word that can be pressed.
 */
export type ButtonLook = 'primary' | 'buy' | 'sell' | 'plain' | 'quiet' | 'danger' | 'link';

/** `tight` for buttons that share a row with others. */
export type ButtonSize = 'regular' | 'tight';

const looks: Readonly<Record<ButtonLook, string>> = {
  primary: 'bg-gold text-on-gold',
  buy: 'bg-up text-on-up',
  sell: 'bg-down text-on-down',
  plain: 'bg-surface-3 text-text-1',
  quiet: 'bg-transparent text-text-2',
  danger: 'border border-line bg-surface-1 text-bad',
  link: 'bg-transparent text-gold-text',
};

const sizes: Readonly<Record<ButtonSize, string>> = { regular: 'px-4', tight: 'px-2' };

const shape =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-control py-2 text-center text-sm font-semibold ' +
  'leading-tight transition-[filter,opacity] active:brightness-95 [overflow-wrap:anywhere]';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: ButtonLook;
  size?: ButtonSize;
  children: ReactNode;
}

/** A button whose text may be the reason why it is disabled, so a disabled one stays readable. */
export function Button({
  look = 'plain',
  size = 'regular',
  className = '',
  type = 'button',
  disabled,
  ...rest
}: ButtonProps) {
  const colours = disabled ? 'bg-surface-3 text-text-2' : looks[look];
  return (
    <button type={type} disabled={disabled} className={`${shape} ${sizes[size]} ${colours} ${className}`} {...rest} />
  );
}

export function ButtonLink({
  look = 'plain',
  size = 'regular',
  className = '',
  to,
  children,
}: {
  look?: ButtonLook;
  size?: ButtonSize;
  className?: string;
  to: To;
  children: ReactNode;
}) {
  return (
    <Link to={to} className={`${shape} ${sizes[size]} ${looks[look]} ${className}`}>
      {children}
    </Link>
  );
}
