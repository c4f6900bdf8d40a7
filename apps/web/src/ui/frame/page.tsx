import type { ReactNode } from 'react';

/** The column of a page: gutters of 16, a comfortable width where the window is wide. */
export function Page({ children, wide = false }: { children: ReactNode; wide?: boolean }) {
  return <div className={`mx-auto w-full px-4 pb-6 ${wide ? 'max-w-4xl' : 'max-w-xl'}`}>{children}</div>;
}
