import type { AddressScreening } from '../withdrawals/screening.ts';

/** Addresses that nobody has a key to, so that an operator can see what a match looks like. */
const addresses: Readonly<Record<string, string>> = {
  '0x000000000000000000000000000000000000dEaD': 'Sandbox sanctions list',
  '1BitcoinEaterAddressDontSendf59kuE': 'Sandbox sanctions list',
};

/** The list of the sandbox. */
export const addressList: AddressScreening = {
  listsNaming({ destination }) {
    const list = Object.hasOwn(addresses, destination) ? addresses[destination] : undefined;
    return Promise.resolve(list === undefined ? [] : [list]);
  },
};
