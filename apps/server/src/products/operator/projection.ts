import type { EventRecord } from '@auric/exchange';
import type { Fold, Projection } from '../../engine/projector/projection.ts';
import { writeRow } from '../../engine/projector/rows.ts';

type Recorded = Extract<EventRecord, { type: 'OperatorActRecorded' }>;
type Failed = Extract<EventRecord, { type: 'OperatorActFailed' }>;
type Act = Omit<Recorded, 'type'> & { at: number; seq: number };

/** Every act of an operator, to be searched. */
export function operatorProjection(): Projection {
  let acts: Act[] = [];
  let failures: Failed[] = [];
  const fold: Fold<Recorded | Failed> = {
    OperatorActRecorded: ({ type: _type, ...act }, at, seq) => void acts.push({ ...act, at, seq }),
    OperatorActFailed: (failure) => void failures.push(failure),
  };
  return {
    tables: ['view.operator_act'],
    fold,
    unprojected: [],
    async write(client) {
      for (const act of acts) await writeRow(client, 'operator acts', actSql, cellsOf(act));
      for (const { act, code } of failures) await writeRow(client, 'failures of acts', failureSql, [act, code]);
      acts = [];
      failures = [];
    },
  };
}

function cellsOf(act: Act): (number | string)[] {
  const { at, seq, operator, second, action, subjectKind, subject, reason, digest } = act;
  return [act.act, seq, at, operator, second, action, subjectKind, subject, reason, digest];
}

const actSql = `
  insert into view.operator_act (act, seq, at, operator, second, action, subject_kind, subject, reason, digest)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`;

const failureSql = 'update view.operator_act set failed = $2 where act = $1';
