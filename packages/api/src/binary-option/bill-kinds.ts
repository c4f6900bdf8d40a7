export const binaryOptionBillKinds = ['option_won', 'option_lost'] as const;
