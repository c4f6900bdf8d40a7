export const tradeBillKinds = ['trade', 'fee'] as const;
