export const convertBillKinds = ['convert_out', 'convert_in'] as const;
