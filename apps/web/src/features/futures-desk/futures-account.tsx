import { useTranslation } from 'react-i18next';
import { useOwnFutures } from '../../data/futures/use-own-futures.ts';
import { Fact, Facts } from '../../kit/detail/facts.tsx';
import { useNumbers } from '../../locales/number-format.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';

/** The account that futures live by, at the mark. */
export function FuturesAccount() {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { data: own } = useOwnFutures();
  const money = (text: string | undefined) => (text === undefined ? undefined : `${numbers.plain(text, 2)} USDT`);
  const account = own?.account;
  return (
    <div className="py-2">
      <Facts>
        <Fact label={t(($) => $.futures.marginBalance)}>{money(account?.margin_balance)}</Fact>
        <Fact label={t(($) => $.trade.available)}>{money(account?.available)}</Fact>
        <Fact label={t(($) => $.positions.unrealized)}>{account && `${numbers.signed(account.profits, 2)} USDT`}</Fact>
        <Fact label={t(($) => $.futures.maintenance)}>{money(account?.maintenance)}</Fact>
        {account?.risk_rate != null && (
          <Fact label={t(($) => $.futures.riskRate)}>{numbers.share(account.risk_rate, 2)}</Fact>
        )}
      </Facts>
      <div className="mt-3 grid">
        <ButtonLink to="/pages/fund/transfer">{t(($) => $.common.transfer)}</ButtonLink>
      </div>
    </div>
  );
}
