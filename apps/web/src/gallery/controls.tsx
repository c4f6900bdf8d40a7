import { Bell, Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge, CountBadge } from '../ui/states/badge.tsx';
import { Button, ButtonLink } from '../ui/actions/button.tsx';
import { ChangePill, ChangeText } from '../ui/drawings/change-pill.tsx';
import { Choice } from '../ui/fields/choice.tsx';
import { CoinIcon } from '../kit/market/coin-icon.tsx';
import { CopyButton } from '../ui/actions/copy-button.tsx';
import { IconButton } from '../ui/actions/icon-button.tsx';
import { PercentSlider } from '../ui/fields/percent-slider.tsx';
import { StarButton } from '../kit/market/star-button.tsx';
import { SwipeTabs } from '../ui/lists/swipe-tabs.tsx';
import { Switch } from '../ui/fields/switch.tsx';
import { Part, Parts } from './part.tsx';

const address = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';

function Buttons() {
  const { t } = useTranslation();
  return (
    <Part name="button">
      <Button look="primary">{t(($) => $.common.register)}</Button>
      <div className="grid grid-cols-2 gap-2">
        <Button look="buy">{t(($) => $.trade.buyAsset, { asset: 'BTC' })}</Button>
        <Button look="sell">{t(($) => $.trade.sellAsset, { asset: 'BTC' })}</Button>
        <Button>{t(($) => $.common.transfer)}</Button>
        <Button look="quiet">{t(($) => $.common.cancel)}</Button>
        <Button look="buy" disabled>
          {t(($) => $.reasons.minimum, { amount: '0.0001', asset: 'BTC' })}
        </Button>
        <ButtonLink to="/">{t(($) => $.errors.goHome)}</ButtonLink>
      </div>
    </Part>
  );
}

function Choices() {
  const { t } = useTranslation();
  const [side, setSide] = useState<'buy' | 'sell'>('buy');
  const [list, setList] = useState<'hot' | 'gainers' | 'losers'>('hot');
  return (
    <Part name="choice">
      <Choice
        label={t(($) => $.trade.orderType)}
        value={side}
        onChange={setSide}
        options={(['buy', 'sell'] as const).map((value) => ({ value, label: t(($) => $.trade[value]) }))}
        chosenClass={side === 'buy' ? 'bg-up text-on-up' : 'bg-down text-on-down'}
      />
      {(['segmented', 'underline', 'chips'] as const).map((look) => (
        <Choice
          key={look}
          look={look}
          label={t(($) => $.tabs.markets)}
          value={list}
          onChange={setList}
          options={(['hot', 'gainers', 'losers'] as const).map((value) => ({ value, label: t(($) => $.home[value]) }))}
        />
      ))}
    </Part>
  );
}

function Tabs() {
  const { t } = useTranslation();
  const [tab, setTab] = useState<'spot' | 'perpetual' | 'option' | 'earn'>('spot');
  return (
    <Part name="swipe-tabs">
      <SwipeTabs
        label={t(($) => $.assets.accounts)}
        value={tab}
        onChange={setTab}
        tabs={(['spot', 'perpetual', 'option', 'earn'] as const).map((value) => ({
          value,
          label: t(($) => $.accountKinds[value]),
          panel: <p className="py-8 text-center text-sm text-text-2">{t(($) => $.accountKinds[value])}</p>,
        }))}
      />
    </Part>
  );
}

function Marks() {
  const { t } = useTranslation();
  return (
    <>
      <Part name="badge">
        <div className="flex flex-wrap items-center gap-2">
          <Badge>{t(($) => $.trade.limit)}</Badge>
          <Badge look="gold">{t(($) => $.orderStates.pending)}</Badge>
          <Badge look="up">{t(($) => $.trade.buy)}</Badge>
          <Badge look="down">{t(($) => $.trade.sell)}</Badge>
          <Badge look="good">{t(($) => $.orderStates.filled)}</Badge>
          <Badge look="bad">{t(($) => $.orderStates.rejected)}</Badge>
          <span className="flex items-center gap-1">
            <CountBadge count={3} />
            <CountBadge count={120} />
          </span>
        </div>
      </Part>
      <Part name="change-pill">
        <div className="flex flex-wrap items-center gap-3">
          {['1.82', '-0.64', '0'].map((change) => (
            <ChangePill key={change} change={change} />
          ))}
          <ChangeText change="12.4" />
          <ChangeText change="-3.05" />
        </div>
      </Part>
      <Part name="coin-icon">
        <div className="flex items-center gap-2">
          {['BTC', 'ETH', 'SOL', 'USDT', 'XRP'].map((code) => (
            <CoinIcon key={code} code={code} />
          ))}
        </div>
      </Part>
    </>
  );
}

function SmallControls() {
  const { t } = useTranslation();
  const [marked, setMarked] = useState(true);
  const [on, setOn] = useState(true);
  const [percent, setPercent] = useState(50);
  return (
    <>
      <Part name="icon-button">
        <div className="flex flex-wrap items-center gap-2">
          <IconButton label={t(($) => $.common.search)}>
            <Search size={20} aria-hidden />
          </IconButton>
          <IconButton label={`${t(($) => $.outbox.title)}: 7`} className="relative">
            <Bell size={20} aria-hidden />
            <span className="absolute top-1 right-0.5">
              <CountBadge count={7} />
            </span>
          </IconButton>
          <StarButton label={t(($) => $.common.favourites)} marked={marked} onToggle={() => setMarked(!marked)} />
          <Switch label={t(($) => $.assets.hideSmall)} checked={on} onChange={setOn} />
        </div>
      </Part>
      <Part name="copy-button">
        <p className="flex items-center gap-2 rounded-control bg-surface-2 pl-3">
          <span className="min-w-0 flex-1 py-2 font-mono text-xs break-all text-text-2">{address}</span>
          <CopyButton text={address} what={t(($) => $.outbox.address)} />
        </p>
      </Part>
      <Part name="percent-slider">
        <PercentSlider label={t(($) => $.trade.percentOfBalance)} value={percent} onChange={setPercent} side="buy" />
        <PercentSlider label={t(($) => $.trade.sell)} value={25} onChange={setPercent} side="sell" disabled />
      </Part>
    </>
  );
}

export function Controls() {
  return (
    <Parts title="Controls">
      <Buttons />
      <Choices />
      <Tabs />
      <SmallControls />
      <Marks />
    </Parts>
  );
}
