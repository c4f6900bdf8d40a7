import { useTranslation } from 'react-i18next';
import { useOffers } from '../../data/me/offers.ts';
import type { OptionOffers } from '../../data/seconds/use-options.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { stakeDecimals, type StakeFault } from './ticket-draft.ts';

/** Why nobody can buy here whatever they write: the market is paused, options are off, or not offered in the country. */
export function useWhyClosed({ is_open: isOpen }: Pick<OptionOffers[number], 'is_open'>): string | null {
  const { t } = useTranslation();
  const offered = useOffers()('option');
  if (offered !== 'yes') return offered === 'off' ? t(($) => $.reasons.off) : t(($) => $.reasons.elsewhere);
  return isOpen ? null : t(($) => $.seconds.paused);
}

/** Why what is written on the ticket can't be sent, in words. */
export function useFaultText({ min, max }: Pick<OptionOffers[number], 'min' | 'max'>): (fault: StakeFault) => string {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const bound = (amount: string) => ({ amount: numbers.plain(amount, stakeDecimals), asset: 'USDT' });
  return (fault) => {
    switch (fault) {
      case 'enterAmount':
        return t(($) => $.reasons.enterAmount);
      case 'minimum':
        return t(($) => $.reasons.minimum, bound(min));
      case 'maximum':
        return t(($) => $.reasons.maximum, bound(max));
      case 'insufficient':
        return t(($) => $.reasons.insufficient, { asset: 'USDT' });
    }
  };
}
