import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { IconButton } from './icon-button.tsx';

/** The head of a page below a tab: back, title, and what the page adds. */
export function NavBar({ title, end }: { title: string; end?: ReactNode }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const location = useLocation();
  // Somebody who came by a link has no page before this one in the app.
  const back = () => (location.key === 'default' ? navigate('/', { replace: true }) : navigate(-1));
  return (
    <header className="flex min-h-13 flex-wrap items-center gap-1">
      <IconButton label={t(($) => $.common.back)} onClick={back} className="-ml-2">
        <ChevronLeft size={24} aria-hidden />
      </IconButton>
      <h1 className="min-w-min flex-1 text-base leading-tight font-semibold">{title}</h1>
      {end !== undefined && <span className="ml-auto flex">{end}</span>}
    </header>
  );
}
