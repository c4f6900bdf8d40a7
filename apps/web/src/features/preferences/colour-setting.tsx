import { ChartCandlestick } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import { ChangeText } from '../../ui/drawings/change-pill.tsx';
import { PickerSheet } from '../../ui/layers/picker-sheet.tsx';
import { choosePriceColours, priceColours, priceColoursOf, updownOf, type PriceColours } from './price-colours.ts';
import { SettingButton } from './setting-group.tsx';

/** A rise and a fall in these colours, whichever the page has. */
function Preview({ colours }: { colours: PriceColours }) {
  const theme = document.documentElement.dataset['theme'];
  return (
    <span
      aria-hidden
      data-theme={theme}
      data-updown={updownOf(colours)}
      className="flex flex-wrap justify-end gap-x-3 text-xs"
    >
      <ChangeText change="1.82" />
      <ChangeText change="-0.64" />
    </span>
  );
}

/** Which colours rising and falling prices have; every choice shows itself. */
export function ColourSetting() {
  const { t } = useTranslation();
  const preferences = useApp((state) => state.preferences);
  const [open, setOpen] = useState(false);
  const chosen = priceColoursOf(preferences);
  return (
    <>
      <SettingButton
        icon={ChartCandlestick}
        label={t(($) => $.settings.colours)}
        value={
          <>
            <span className="sr-only">{t(($) => $.settings[chosen])}</span>
            <Preview colours={chosen} />
          </>
        }
        onClick={() => setOpen(true)}
      />
      <PickerSheet<PriceColours>
        label={t(($) => $.settings.colours)}
        value={chosen}
        onChange={choosePriceColours}
        options={priceColours.map((value) => ({
          value,
          label: t(($) => $.settings[value]),
          note: <Preview colours={value} />,
        }))}
        hint={t(($) => $.settings.colourBlindHint)}
        open={open}
        onOpenChange={setOpen}
      />
    </>
  );
}
