import { useTranslation } from 'react-i18next';
import { Badge, type BadgeLook } from '../../ui/states/badge.tsx';
import type { Deposit } from './use-deposits.ts';

const looks: Readonly<Record<Deposit['state'], BadgeLook>> = {
  pending: 'gold',
  confirming: 'gold',
  credited: 'good',
  rejected: 'bad',
  canceled: 'plain',
  undone: 'bad',
};

/** Where a deposit stands, in a word. */
export function DepositStateBadge({ state }: { state: Deposit['state'] }) {
  const { t } = useTranslation();
  return <Badge look={looks[state]}>{t(($) => $.deposits.states[state])}</Badge>;
}
