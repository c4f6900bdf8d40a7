import { useMutation } from '@tanstack/react-query';
import { Snowflake } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { api, endSessionBy } from '../../data/client.ts';
import { FormAlert } from '../../kit/form/form-alert.tsx';
import { DonePage } from '../../kit/detail/done-page.tsx';
import { SettingPage } from '../../kit/detail/setting-page.tsx';
import { Button, ButtonLink } from '../../ui/actions/button.tsx';
import { useFailureText } from '../../ui/states/failure-text.ts';
import type { ApiError } from '../../data/http/envelope.ts';

const thawPath = '/pages/common/recover?kind=frozen_account';

/** Where the link of a notice leads. Opening it changes nothing, so that no mail scanner freezes anybody. */
export default function FreezePage() {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const [search] = useSearchParams();
  const freeze = useMutation({
    mutationFn: () => endSessionBy(() => api.act('session/freeze', { token: search.get('token') ?? '' })),
  });
  const { isSuccess: done, error } = freeze;
  if (done) {
    return (
      <SettingPage title={t(($) => $.security.freezeTitle)}>
        <DonePage
          mark={{ icon: Snowflake, tone: 'bad' }}
          title={t(($) => $.security.frozen)}
          way={t(($) => $.security.recoverFrozen)}
          next={<ButtonLink to={thawPath}>{t(($) => $.security.thaw)}</ButtonLink>}
        />
      </SettingPage>
    );
  }
  return (
    <SettingPage title={t(($) => $.security.freezeTitle)}>
      <div className="flex flex-col items-center gap-4 py-6 text-center">
        <span aria-hidden className="grid size-14 place-items-center rounded-full bg-bad/12 text-bad">
          <Snowflake size={30} />
        </span>
        <p className="text-sm text-text-2">{t(($) => $.security.freezeAsk)}</p>
        <FormAlert text={error === null ? '' : failureText(error as ApiError)} />
        <Button look="danger" disabled={freeze.isPending} onClick={() => freeze.mutate()} className="w-full">
          {t(($) => $.security.freezeNow)}
        </Button>
      </div>
    </SettingPage>
  );
}
