import { useTranslation } from 'react-i18next';
import { useGoBack } from '../../ui/frame/use-go-back.ts';
import { toast } from '../../ui/layers/toast-store.ts';

/** What ends the page of a setting: says that it is saved, and leads back to the security of the account. */
export function useSaved(): () => void {
  const { t } = useTranslation();
  const goBack = useGoBack('/pages/setting/security');
  return () => {
    toast(t(($) => $.security.saved));
    goBack();
  };
}
