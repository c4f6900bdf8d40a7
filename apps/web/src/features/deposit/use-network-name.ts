import { bankNetwork } from '@auric/api/addresses/network';
import { useTranslation } from 'react-i18next';

/** What a network is called: a bank's way has a word of the language, chains have their own names. */
export function useNetworkName(): (network: string) => string {
  const { t } = useTranslation();
  return (network) => (network === bankNetwork ? t(($) => $.deposits.bank) : network);
}
