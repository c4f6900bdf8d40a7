import type { ReactNode } from 'react';
import { Logo } from '../ui/frame/logo.tsx';

/** In the place of a page that can't be there: what is the matter, and one way on. */
export function StandIn({ title, action }: { title: string; action: ReactNode }) {
  return (
    <div className="grid h-full min-h-80 place-content-center justify-items-center gap-5 px-6 text-center">
      <span className="opacity-60">
        <Logo size={40} />
      </span>
      <h1 className="max-w-72 text-base leading-snug font-semibold">{title}</h1>
      {action}
    </div>
  );
}
