import { Eye, EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { setPreference, useApp } from '../data/app-store.ts';
import { usdtScale } from '../data/market/valuation.ts';
import { useNumbers } from '../locales/number-format.ts';
import { IconButton } from './icon-button.tsx';

/** What stands where an amount is hidden. */
export const hiddenAmount = '••••••';

/** The one large number of a screen, and the eye that hides amounts. */
export function EquityFigure({ label, value }: { label: string; value: bigint | undefined }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const hidden = useApp((state) => state.preferences.hideAmounts);
  return (
    <div>
      <p className="flex items-center text-xs text-text-2">
        {label}
        <IconButton
          label={hidden ? t(($) => $.home.showAmounts) : t(($) => $.home.hideAmounts)}
          aria-pressed={hidden}
          onClick={() => setPreference('hideAmounts', !hidden)}
          className="-my-2"
        >
          {hidden ? <EyeOff size={16} aria-hidden /> : <Eye size={16} aria-hidden />}
        </IconButton>
      </p>
      <p data-testid="equity" className="min-h-9 text-xl font-bold tracking-tight">
        {value === undefined ? (
          <span className="skeleton inline-block h-7 w-40" />
        ) : (
          <>
            {hidden ? hiddenAmount : numbers.units(value, usdtScale, 2)}{' '}
            <span className="text-xs font-medium tracking-normal text-text-3">USDT</span>
          </>
        )}
      </p>
    </div>
  );
}
