import type { Payload } from '@auric/api';
import { chainOfNetwork } from '@auric/api/addresses/network';
import type { Command } from '@auric/exchange';
import { readAmount } from '../../edge/amounts.ts';
import { Refusal } from '../../edge/refusal.ts';
import type { RouteParts } from '../product-row.ts';
import type { WalletAddresses } from './address-book.ts';
import type { BankCards } from './bank-cards.ts';
import { networkOf } from './networks.ts';

type Body = Omit<Payload<'wallet/out'>, 'pay_password' | 'code' | 'passkey' | 'request_id'>;

interface RequestParts extends Pick<RouteParts, 'catalog' | 'chains' | 'client'> {
  readonly book: WalletAddresses;
  readonly cards: BankCards;
}

interface Asked {
  readonly command: Extract<Command, { type: 'RequestWithdrawal' }>;
  readonly fields: Readonly<Record<string, string>>;
}

/** The command of a withdrawal as it is asked for: an address of the book has its number there, and so has a card. */
export async function withdrawalRequest({ catalog }: RequestParts, customer: number, body: Body): Promise<Asked> {
  const { wallet_id, card_id } = body;
  const asset = await catalog.asset(body.currency, 'currency');
  const amount = readAmount(body.number, asset.scale, 'number');
  if (amount === 0n) throw new Refusal('amount_not_positive', 'number');
  const address = wallet_id ?? card_id;
  if (address === undefined || (wallet_id !== undefined && card_id !== undefined))
    throw new Refusal('destination_required', 'wallet_id');
  return {
    command: { type: 'RequestWithdrawal', customer, asset: asset.asset, address, amount },
    fields: { amount: 'number', asset: 'currency', address: wallet_id === undefined ? 'card_id' : 'wallet_id' },
  };
}

/**
 * Refuses what looking shows: another's address, another network, more than there is. Whether it may leave is decided by the
 * exchange alone; but a code that is good once isn't used up for what can't be.
 */
export async function refuseImpossible(
  parts: RequestParts,
  { customer, asset, amount }: Asked['command'],
  body: Body,
): Promise<void> {
  await requireDestination(parts, customer, body);
  const { value: balances } = await parts.client.port.query({ type: 'balances', customer });
  const own = balances.find((one) => one.kind === 'funding' && one.asset === asset);
  if ((own?.available ?? 0n) < amount) throw new Refusal('insufficient_balance', 'number');
}

async function requireDestination(parts: RequestParts, customer: number, body: Body): Promise<void> {
  const { catalog, book, cards, chains } = parts;
  const { wallet_id, card_id, currency, network } = body;
  const asset = await catalog.asset(currency, 'currency');
  if (card_id !== undefined) {
    if (asset.code !== 'USDT') throw new Refusal('bank_card_only_usdt', 'currency');
    const own = await Promise.all([cards.current(customer, 'domestic'), cards.current(customer, 'international')]);
    if (own.every((card) => card?.address !== card_id)) throw new Refusal('address_not_found', 'card_id');
    return;
  }
  const known = await book.one(customer, wallet_id!, 'wallet_id');
  // An address is of one network; whoever names another one means something else.
  const named = networkOf(asset, network ?? known.network);
  if (named !== known.network) throw new Refusal('network_not_offered', 'network');
  const chain = chainOfNetwork(known.network);
  const owner = chain === null ? null : (chains.get(chain)?.addresses.ownerOf(known.address) ?? null);
  if (owner === customer) throw new Refusal('transfer_to_oneself', 'wallet_id');
}
