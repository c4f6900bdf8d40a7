import { agreementKeys } from '@auric/api';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

/** What one agrees to by registering; what was typed is still there on the way back. */
export function AgreementLinks() {
  const { t } = useTranslation();
  return (
    <div className="mt-4 text-center text-xs text-text-2">
      <p>{t(($) => $.content.agree)}</p>
      <ul className="flex flex-wrap justify-center gap-x-4">
        {agreementKeys.map((key) => (
          <li key={key}>
            <Link
              to={`/pages/common/article?key=${key}`}
              className="inline-flex min-h-11 items-center font-semibold text-gold-text"
            >
              {t(($) => $.content[key])}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
