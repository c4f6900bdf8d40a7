import type { ButtonHTMLAttributes, ReactNode } from 'react';

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What a screen reader says: an icon has no words. */
  label: string;
  children: ReactNode;
}

/** An icon that can be pressed, in the 44 pixels that a finger needs. */
export function IconButton({ label, className = '', children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={`inline-grid size-11 shrink-0 place-items-center rounded-control text-text-2 ${className}`}
      {...rest}
    >
      {children}
    </button>
  );
}
