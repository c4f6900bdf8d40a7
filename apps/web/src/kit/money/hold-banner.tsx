import type { Message } from '@auric/api';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import { formatTime } from '../../locales/time-format.ts';
import { Banner } from '../../ui/states/banner.tsx';

type Hold = Pick<Message<'wallet/get_info'>, 'hold_until' | 'hold_reason'>;

/** What holds every way out of the house, and until when; nothing where nothing does. */
export function HoldBanner({ hold_until: until, hold_reason: heldBy }: Hold) {
  const { t } = useTranslation();
  const lang = useApp((state) => state.lang);
  if (until === 0) return null;
  return (
    <Banner look="warning">
      {heldBy !== '' && <b className="block font-semibold">{t(($) => $.security.events[heldBy])}</b>}
      {t(($) => $.exits.hold, { time: formatTime(until, lang) })}
    </Banner>
  );
}

/** Why nothing may leave now, for the button of an exit; null where nothing holds it. */
export function useHoldReason(until: number): string | null {
  const { t } = useTranslation();
  const lang = useApp((state) => state.lang);
  return until === 0 ? null : t(($) => $.exits.held, { time: formatTime(until, lang) });
}
