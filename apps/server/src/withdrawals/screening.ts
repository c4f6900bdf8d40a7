/** Who stands on lists of addresses that nothing may be sent to: a service outside, or the sandbox's own list. */
export interface AddressScreening {
  /** The names of the lists on which an address of a network stands; none for most. */
  listsNaming(address: { readonly network: string; readonly destination: string }): Promise<string[]>;
}
