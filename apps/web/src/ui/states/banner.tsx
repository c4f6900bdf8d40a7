import { CircleAlert, Info, TriangleAlert, X, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../actions/icon-button.tsx';

export type BannerLook = 'info' | 'warning' | 'error';

const looks: Readonly<Record<BannerLook, { icon: LucideIcon; colour: string; box: string }>> = {
  info: { icon: Info, colour: 'text-text-2', box: 'border-line bg-surface-1' },
  warning: { icon: TriangleAlert, colour: 'text-gold-text', box: 'border-transparent bg-gold-soft' },
  error: { icon: CircleAlert, colour: 'text-bad', box: 'border-transparent bg-bad/12' },
};

interface BannerProps {
  look?: BannerLook;
  children: ReactNode;
  /** One thing that can be done about it. */
  action?: ReactNode;
  /** Without it the banner stays as long as what it says holds. */
  onClose?: () => void;
}

/** Something that stays to be known on this screen; what is over in a moment is a toast. */
export function Banner({ look = 'info', children, action, onClose }: BannerProps) {
  const { t } = useTranslation();
  const { icon: Icon, colour, box } = looks[look];
  return (
    <div
      role={look === 'error' ? 'alert' : 'note'}
      className={`flex min-h-11 items-start gap-3 rounded-card border pl-3 ${onClose === undefined ? 'pr-3' : ''} ${box}`}
    >
      <Icon size={18} aria-hidden className={`mt-3 shrink-0 ${colour}`} />
      <div className="min-w-0 flex-1 py-3 text-sm">
        {children}
        {action !== undefined && <div className="mt-2">{action}</div>}
      </div>
      {onClose !== undefined && (
        <IconButton label={t(($) => $.common.close)} onClick={onClose}>
          <X size={18} aria-hidden />
        </IconButton>
      )}
    </div>
  );
}
