export const stockBillKinds = ['split', 'dividend'] as const;
