import { useTranslation } from 'react-i18next';
import { api } from '../../data/client.ts';
import { depositKeys } from '../../data/keys/deposit-keys.ts';
import { RecordList } from '../../kit/record/record-list.tsx';
import { usePaged } from '../../kit/record/use-paged.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { DepositLine } from './deposit-line.tsx';
import { useDepositSheet } from './deposit-sheet.tsx';
import type { Deposit } from './use-deposits.ts';

/** A deposit by its place among all: lists read on below the last one. */
interface Row {
  id: number;
  deposit: Deposit;
}

/** All deposits of the customer, the newest first. */
export function DepositList() {
  const { t } = useTranslation();
  const paged = usePaged<Row>({
    key: [...depositKeys.deposits, 'all'],
    read: async ({ signal, ...asked }) => {
      const page = await api.read('recharge/log', asked, { loader: false, signal });
      return { ...page, data: page.data.map((deposit) => ({ id: deposit.place, deposit })) };
    },
  });
  const { open, sheet } = useDepositSheet(paged.rows?.map(({ deposit }) => deposit) ?? []);
  return (
    <>
      <RecordList
        label={t(($) => $.deposits.deposits)}
        paged={paged}
        flat
        keyOf={({ id }) => id}
        columns={null}
        card={({ deposit }) => <DepositLine deposit={deposit} onOpen={open} />}
        empty={
          <EmptyState
            text={t(($) => $.deposits.empty)}
            action={
              <ButtonLink to="/pages/fund/select?to=receive" look="primary">
                {t(($) => $.deposits.title)}
              </ButtonLink>
            }
          />
        }
      />
      {sheet}
    </>
  );
}
