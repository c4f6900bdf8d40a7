import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Market } from '../../data/market/market.ts';
import { markFavourite, onFavouriteRefused, useFavourites } from '../../data/me/favourites.ts';
import { useFailureText } from '../../ui/states/failure-text.ts';
import { toast } from '../../ui/layers/toast-store.ts';

/** The favourites, the name of a market's star and what pressing it does. A refusal says why the star went back. */
export function useFavouriteToggle() {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const favourites = useFavourites();
  useEffect(() => onFavouriteRefused((failure) => toast(failureText(failure))), [failureText]);
  return {
    favourites,
    labelOf: (market: Market) =>
      favourites.has(market.id)
        ? t(($) => $.markets.removeFavourite, { symbol: market.symbol })
        : t(($) => $.markets.addFavourite, { symbol: market.symbol }),
    toggle: (market: Market) => markFavourite(market.id, !favourites.has(market.id)),
  };
}
