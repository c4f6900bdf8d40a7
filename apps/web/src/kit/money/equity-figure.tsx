import { Eye, EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { setPreference, useApp } from '../../data/app-store.ts';
import { useFiat } from '../../data/market/fiat.ts';
import { usdtScale } from '../../data/market/valuation.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { formatTime } from '../../locales/time-format.ts';
import { Approximately } from './approximately.tsx';
import { hiddenAmount, useHiddenAmounts } from './hidden-amounts.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';

const shownDecimals = 2;

/** The one large number of a screen, and the eye that hides amounts. What is less than a whole is read last. */
export function EquityFigure({ label, value }: { label: string; value: bigint | undefined }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const hidden = useHiddenAmounts();
  const { oldSince } = useFiat();
  const lang = useApp((state) => state.lang);
  const text = value === undefined ? '' : numbers.units(value, usdtScale, shownDecimals);
  // One character parts the decimals from the whole in every language.
  const whole = text.slice(0, -(shownDecimals + 1));
  return (
    <div>
      <p className="flex items-center text-sm text-text-2">
        {label}
        <IconButton
          label={hidden ? t(($) => $.portfolio.showAmounts) : t(($) => $.portfolio.hideAmounts)}
          aria-pressed={hidden}
          onClick={() => setPreference('hideAmounts', !hidden)}
          className="-my-2"
        >
          {hidden ? (
            <EyeOff size={18} strokeWidth={1.7} aria-hidden />
          ) : (
            <Eye size={18} strokeWidth={1.7} aria-hidden />
          )}
        </IconButton>
      </p>
      <p data-testid="equity" className="min-h-8.5 text-xl font-bold tracking-tight [overflow-wrap:anywhere]">
        {value === undefined ? (
          <span className="skeleton inline-block h-7 w-40" />
        ) : (
          <>
            {hidden ? (
              hiddenAmount
            ) : (
              <>
                {whole}
                <span className="text-lg text-text-2">{text.slice(whole.length)}</span>
              </>
            )}{' '}
            <span className="text-xs font-medium tracking-normal text-text-3">USDT</span>
          </>
        )}
      </p>
      <p data-testid="equity-fiat" className="min-h-5 text-sm text-text-2">
        {value !== undefined && <Approximately value={value} />}
        {oldSince !== null && (
          <span className="block text-xs text-text-3">
            {t(($) => $.portfolio.rateOf, { time: formatTime(oldSince, lang) })}
          </span>
        )}
      </p>
    </div>
  );
}
