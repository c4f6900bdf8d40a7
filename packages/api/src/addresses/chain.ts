/** The chains by which coins come and go. A network of the wire (`ERC20`) is an asset's way on one of them. */
export const chains = ['bitcoin', 'ethereum', 'tron'] as const;
export type Chain = (typeof chains)[number];
