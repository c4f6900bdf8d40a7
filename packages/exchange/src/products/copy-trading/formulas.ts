export { closingLots, copyLots, type CopySize, lotsWithin } from './formulas/copy-lots.ts';
export { nextSettlement, shareDue } from './formulas/profit-share.ts';
