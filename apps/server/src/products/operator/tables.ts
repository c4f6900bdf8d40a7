/**
 * One row for each act of an operator; `operator` and `second` are 0 for nobody. `failed`: why it was not done, empty where
 * nothing was heard of that.
 */
export interface OperatorActTable {
  act: number;
  seq: number;
  at: number;
  operator: number;
  second: number;
  action: string;
  subject_kind: string;
  subject: string;
  reason: string;
  digest: string;
  failed: string;
}

export interface OperatorTables {
  'view.operator_act': OperatorActTable;
}
