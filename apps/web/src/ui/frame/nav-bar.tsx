import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../actions/icon-button.tsx';
import { useGoBack } from './use-go-back.ts';

interface NavBarProps {
  title: string;
  /** That the title is of a text of the house, in the language that the text has. */
  written?: boolean;
  /** What the page adds at the end. */
  end?: ReactNode;
  /** Where the way back leads, where that is not the page before: out of a step, or up to the list of what is shown. */
  back?: () => void;
}

/** The head of a page below a tab: back, title, and what the page adds. */
export function NavBar({ title, written = false, end, back }: NavBarProps) {
  const { t } = useTranslation();
  const goBack = useGoBack('/');
  return (
    <header className="flex min-h-13 flex-wrap items-center gap-1">
      <IconButton label={t(($) => $.common.back)} onClick={back ?? goBack} className="-ml-2">
        <ChevronLeft size={24} aria-hidden />
      </IconButton>
      <h1 data-written={written || undefined} className="min-w-min flex-1 text-base leading-tight font-semibold">
        {title}
      </h1>
      {end !== undefined && <span className="ml-auto flex">{end}</span>}
    </header>
  );
}
