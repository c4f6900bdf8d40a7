import { useTranslation } from 'react-i18next';
import { contractKeys } from '../../data/keys/contract-keys.ts';
import { readPositionFills } from '../../data/positions/read-lists.ts';
import { RecordList } from '../../kit/record/record-list.tsx';
import { usePaged } from '../../kit/record/use-paged.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { PositionFillCard } from './position-fill-line.tsx';

/** The trades of one position, the newest first. */
export function PositionFills({ position }: { position: number }) {
  const { t } = useTranslation();
  const paged = usePaged({
    key: [...contractKeys.fills, { position }],
    read: (page) => readPositionFills({ position_id: position }, page),
  });
  return (
    <RecordList
      label={t(($) => $.positions.life)}
      paged={paged}
      keyOf={({ id }) => id}
      card={(fill) => <PositionFillCard fill={fill} />}
      columns={null}
      empty={<EmptyState text={t(($) => $.orders.noFills)} />}
    />
  );
}
