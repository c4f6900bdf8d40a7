/** How the wire calls the way to a bank card. */
export const bankNetwork = 'BANK';
