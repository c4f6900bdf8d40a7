import type { Currency } from '@auric/api';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../ui/fields/choice.tsx';
import { useAddressChoice } from '../../ui/lists/use-address-choice.ts';
import { AddressCard } from './address-card.tsx';
import { LatestDeposits } from './latest-deposits.tsx';
import { OtherWays } from './other-ways.tsx';

/** Where a coin is sent: the network first, its address, and what has come. */
export function ReceiveView({ coin }: { coin: Currency }) {
  const { t } = useTranslation();
  const names = coin.networks.map(({ subName }) => subName);
  const [network, choose] = useAddressChoice('network', [names[0] ?? '', ...names.slice(1)]);
  return (
    <div className="flex flex-col gap-5 pb-6">
      <div>
        <p className="mb-1.5 text-xs text-text-3">{t(($) => $.deposits.network)}</p>
        <Choice
          label={t(($) => $.deposits.network)}
          value={network}
          onChange={choose}
          options={names.map((name) => ({ value: name, label: name }))}
        />
      </div>
      <AddressCard key={network} coin={coin} network={network} />
      <section aria-labelledby="latest-deposits">
        <h2 id="latest-deposits" className="text-sm font-semibold">
          {t(($) => $.deposits.arrivals)}
        </h2>
        <LatestDeposits currency={coin.id} />
      </section>
      <OtherWays coin={coin} network={network} />
    </div>
  );
}
