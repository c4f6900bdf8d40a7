/**
 * Records what an operator is about to do, before it is done. `operator`: who does it, 0 for nobody who is known (a failed
 * log-in, the command line of the machine). `second`: another operator who has agreed, 0 where none is asked. `action`: a
 * stable word of what is done. `subjectKind` and `subject`: what it is done to, such as `customer` and its id. `reason`:
 * in the operator's words, may be empty. `digest`: 32 hex digits of the details, which are kept elsewhere.
 */
export interface RecordOperatorAct {
  type: 'RecordOperatorAct';
  operator: number;
  second: number;
  action: string;
  subjectKind: string;
  subject: string;
  reason: string;
  digest: string;
}

/** Says that what an act announced was not done, and by which code why. An act fails once, within an hour. */
export interface RecordOperatorActFailure {
  type: 'RecordOperatorActFailure';
  act: number;
  code: string;
}

export type OperatorCommand = RecordOperatorAct | RecordOperatorActFailure;
