import { ofForm } from '../../kernel/rejection.ts';

/** The refusals of loss budgets, in the order in which they are checked; those of stakes are of who takes them. */
export const lossBudgetRejections = {
  ...ofForm({
    amountInvalid: { code: 'loss_budget_invalid', field: 'amount' },
    periodInvalid: { code: 'loss_period_invalid', field: 'period' },
    daysInvalid: { code: 'cool_off_invalid', field: 'days' },
  }),
  customerNotFound: { code: 'customer_not_found', field: 'customer' },
  unchanged: { code: 'loss_budget_unchanged', field: 'amount' },
  notLonger: { code: 'cool_off_not_longer', field: 'days' },
} as const;
