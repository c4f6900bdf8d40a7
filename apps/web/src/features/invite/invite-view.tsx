import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import { api } from '../../data/client.ts';
import { convertKeys } from '../../data/keys/convert-keys.ts';
import { Fact, Facts } from '../../kit/detail/facts.tsx';
import { useNumbers } from '../../locales/number-format.ts';
import { Button } from '../../ui/actions/button.tsx';
import { CopyButton } from '../../ui/actions/copy-button.tsx';
import { saveFile } from '../../ui/actions/save-file.ts';
import { QrCode } from '../../ui/drawings/qr-code.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';
import { InvitedList } from './invited-list.tsx';
import { PaymentList } from './payment-list.tsx';
import { drawPoster } from './poster.ts';

const usdtScale = 6;

/** The own code and link, to be handed on; what came of it; and the conditions. */
export function InviteView() {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const site = useApp((state) => state.site_name);
  const { data, error, refetch } = useQuery({
    queryKey: convertKeys.referral,
    queryFn: ({ signal }) => api.read('referral/statistics', {}, { loader: false, signal }),
  });
  if (data === undefined)
    return error === null ? (
      <SkeletonRows rows={6} />
    ) : (
      <ErrorState text={error.message} onRetry={() => void refetch()} />
    );
  const { extension_code: code, invited, rates, paid_usdt, due_usdt } = data;
  const link = `${location.origin}${location.pathname}#/pages/common/register?code=${code}`;
  const percent = (ratio: string): string => numbers.share(String(Math.round(Number(ratio) * 10_000) / 100), 2, 0);
  const title = t(($) => $.invite.title);
  const poster = async (): Promise<void> =>
    saveFile({ name: `${code}.png`, content: await drawPoster({ site, title, code, link }) });
  const canShare = 'share' in navigator;
  const share = async (): Promise<void> => {
    const text = t(($) => $.invite.shareText, { site, code });
    // Whoever closes the sheet of the browser shares nothing: that is no failure.
    await navigator.share({ title, text, url: link }).catch(() => undefined);
  };
  return (
    <div className="flex flex-col gap-4 pt-2 pb-6">
      <div className="flex flex-col items-center gap-4 rounded-card border border-line bg-surface-1 p-4">
        <QrCode text={link} />
        <div className="flex w-full items-center gap-2">
          <div className="min-w-0 flex-1">
            <p className="text-xs text-text-3">{t(($) => $.invite.code)}</p>
            <p data-testid="invitation-code" className="text-xl font-semibold break-all select-all">
              {code}
            </p>
          </div>
          <CopyButton text={code} what={t(($) => $.invite.code)} />
        </div>
        <div className="flex w-full items-center gap-2 border-t border-line pt-3">
          <div className="min-w-0 flex-1">
            <p className="text-xs text-text-3">{t(($) => $.invite.link)}</p>
            <p className="text-sm break-all select-all">{link}</p>
          </div>
          <CopyButton text={link} what={t(($) => $.invite.link)} />
        </div>
        <div className="grid w-full grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-2">
          {canShare && (
            <Button look="primary" onClick={() => void share()}>
              {t(($) => $.invite.share)}
            </Button>
          )}
          <Button onClick={() => void poster()}>{t(($) => $.invite.save)}</Button>
        </div>
      </div>
      <Facts>
        <Fact label={t(($) => $.invite.direct)}>{numbers.plain(String(invited.direct), 0)}</Fact>
        <Fact label={t(($) => $.invite.second)}>{numbers.plain(String(invited.second), 0)}</Fact>
        <Fact label={t(($) => $.invite.paid)}>{`${numbers.plain(paid_usdt, usdtScale)} USDT`}</Fact>
        <Fact label={t(($) => $.invite.due)}>{`${numbers.plain(due_usdt, usdtScale)} USDT`}</Fact>
      </Facts>
      <p className="text-sm text-text-2">
        {t(($) => $.invite.terms, {
          direct: percent(rates.direct),
          second: percent(rates.second),
          days: numbers.plain(String(rates.days), 0),
        })}{' '}
        {t(($) => $.invite.rules)}
      </p>
      <InvitedList />
      <PaymentList />
    </div>
  );
}
