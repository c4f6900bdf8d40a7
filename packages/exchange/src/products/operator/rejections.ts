import { ofForm } from '../../kernel/rejection.ts';

/** The refusals of operators' acts, in the order in which they are checked. */
export const operatorRejections = {
  ...ofForm({
    operatorInvalid: { code: 'operator_invalid', field: 'operator' },
    secondInvalid: { code: 'second_operator_invalid', field: 'second' },
    actionInvalid: { code: 'operator_action_invalid', field: 'action' },
    subjectInvalid: { code: 'operator_subject_invalid', field: 'subject' },
    reasonInvalid: { code: 'operator_reason_invalid', field: 'reason' },
    digestInvalid: { code: 'operator_digest_invalid', field: 'digest' },
    failureInvalid: { code: 'operator_failure_invalid', field: 'code' },
  }),
  actNotFound: { code: 'operator_act_not_found', field: 'act' },
  actAlreadyFailed: { code: 'operator_act_already_failed', field: 'act' },
} as const;
