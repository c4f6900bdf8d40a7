import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/actions/button.tsx';
import { CopyButton } from '../../ui/actions/copy-button.tsx';
import { Banner } from '../../ui/states/banner.tsx';

/** Recovery codes, the one time that they are shown. */
export function RecoveryCodeList({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { t } = useTranslation();
  const title = t(($) => $.security.recoveryCodes);
  return (
    <section aria-label={title} className="flex flex-col gap-4">
      <Banner look="warning">{t(($) => $.security.codesIntro)}</Banner>
      <div className="rounded-card border border-line bg-surface-1 p-4">
        <div className="flex items-center justify-between">
          <h2 className="text-sm font-semibold">{title}</h2>
          <CopyButton text={codes.join('\n')} what={title} />
        </div>
        <ol className="mt-2 grid grid-cols-2 gap-x-6 gap-y-2 font-mono text-sm max-[20rem]:grid-cols-1">
          {codes.map((code) => (
            <li key={code} className="whitespace-nowrap">
              {code}
            </li>
          ))}
        </ol>
      </div>
      <Button look="primary" onClick={onKept} className="w-full">
        {t(($) => $.security.codesKept)}
      </Button>
    </section>
  );
}
