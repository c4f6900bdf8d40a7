import { useTranslation } from 'react-i18next';
import { useNavigate, useLocation } from 'react-router';
import { loginWayBackTo } from '../routes.ts';
import type { Market } from './market/market.ts';
import { useFavourites, useSignedIn, useToggleFavourite } from './me/use-own-data.ts';

const none: ReadonlySet<number> = new Set();

/** The favourites and the way to change one: a guest is led to login, because favourites belong to an account. */
export function useFavouriteToggle() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const signedIn = useSignedIn();
  const { data: favourites = none } = useFavourites();
  const { mutate } = useToggleFavourite();
  return {
    favourites,
    labelOf: (market: Market) =>
      favourites.has(market.id)
        ? t(($) => $.markets.removeFavourite, { symbol: market.symbol })
        : t(($) => $.markets.addFavourite, { symbol: market.symbol }),
    toggle: (market: Market) => {
      if (!signedIn) void navigate(loginWayBackTo(pathname + search));
      else mutate({ market: market.id, marked: !favourites.has(market.id) });
    },
  };
}
