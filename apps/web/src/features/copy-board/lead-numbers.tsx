import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import type { Lead } from '../../data/copy/lead.ts';
import { settlementAsset } from '../../data/positions/position.ts';
import { Fact, Facts } from '../../kit/detail/facts.tsx';
import { signOf, useNumbers } from '../../locales/number-format.ts';
import { formatDayCount } from '../../locales/time-format.ts';
import { arrows, ChangeText, signColours } from '../../ui/drawings/change-pill.tsx';
import { useFollowersText } from './use-followers-text.ts';

const shareDecimals = 2;
const usdtDecimals = 2;

/** What a lead trader and their copiers came to, each number with what it is made of. */
export function LeadNumbers({ lead }: { lead: Lead }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const lang = useApp((state) => state.lang);
  const followersText = useFollowersText();
  const { copierReturn, copiersCounted, winRate, pnl } = lead;
  const sign = signOf(pnl);
  return (
    <Facts>
      <Fact
        label={
          <Meaning of={t(($) => $.copyTrading.copierReturn)}>{t(($) => $.copyTrading.meaning.copierReturn)}</Meaning>
        }
        strong
        testId="lead-copier-return"
        {...(copierReturn !== null && { note: t(($) => $.copyTrading.ofCopiers, { count: copiersCounted }) })}
      >
        {copierReturn === null ? t(($) => $.copyTrading.noCopiers) : <ChangeText change={copierReturn} />}
      </Fact>
      <Fact
        label={<Meaning of={t(($) => $.copyTrading.roi)}>{t(($) => $.copyTrading.meaning.roi)}</Meaning>}
        testId="lead-roi"
      >
        {lead.roi === null ? '—' : <ChangeText change={lead.roi} />}
      </Fact>
      <Fact label={<Meaning of={t(($) => $.copyTrading.pnl)}>{t(($) => $.copyTrading.meaning.pnl)}</Meaning>}>
        <span className={signColours[sign]}>
          <span aria-hidden className="mr-1 text-[0.8em]">
            {arrows[sign]}
          </span>
          {numbers.signed(pnl, usdtDecimals)} {settlementAsset}
        </span>
      </Fact>
      <Fact label={<Meaning of={t(($) => $.copyTrading.drawdown)}>{t(($) => $.copyTrading.meaning.drawdown)}</Meaning>}>
        {numbers.share(lead.drawdown, shareDecimals)}
      </Fact>
      <Fact
        label={
          <Meaning of={t(($) => $.copyTrading.winRate)}>
            {t(($) => $.copyTrading.profitable, { number: lead.profitable, all: lead.closed })}
          </Meaning>
        }
      >
        {winRate === null ? '—' : numbers.share(winRate, shareDecimals)}
      </Fact>
      <Fact
        label={<Meaning of={t(($) => $.copyTrading.followers)}>{t(($) => $.copyTrading.meaning.followers)}</Meaning>}
      >
        {followersText(lead)}
      </Fact>
      <Fact label={<Meaning of={t(($) => $.copyTrading.share)}>{t(($) => $.copyTrading.meaning.share)}</Meaning>}>
        {numbers.share(lead.share, shareDecimals, 0)}
      </Fact>
      <Fact label={<Meaning of={t(($) => $.copyTrading.leading)}>{t(($) => $.copyTrading.meaning.leading)}</Meaning>}>
        {formatDayCount(lead.days, lang)}
      </Fact>
    </Facts>
  );
}

/** The name of a number, and what it is made of. */
function Meaning({ of, children }: { of: string; children: string }) {
  return (
    <>
      {of}
      <span className="block text-2xs text-text-3">{children}</span>
    </>
  );
}
