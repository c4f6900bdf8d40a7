import type { MenuEntry, MenuEntryId, MenuGroup } from '@auric/api';
import type { Offer } from '@auric/exchange';

/** One row an entry, in the order of the table; `path` is null until it has a page. */
const rows: readonly (readonly [id: MenuEntryId, group: MenuGroup, path: string | null])[] = [
  ['spot', 'trade', '/pages/transaction/index'],
  ['convert', 'trade', '/pages/fund/convert'],
  ['contract', 'trade', '/pages/transaction/contract'],
  ['options', 'trade', '/pages/transaction/seconds'],
  ['stocks', 'trade', '/pages/transaction/index2'],
  ['superLeverage', 'trade', '/pages/transaction/super_leverage'],
  ['copy', 'trade', '/pages/copytrade/copy'],
  ['earn', 'earn', null],
  ['savings', 'earn', null],
  ['dual', 'earn', null],
  ['defi', 'earn', null],
  ['cloudMining', 'earn', null],
  ['ieo', 'earn', null],
  ['deposit', 'funds', '/pages/fund/select?to=receive'],
  ['withdraw', 'funds', null],
  ['transfer', 'funds', '/pages/fund/transfer'],
  ['bills', 'funds', '/pages/fund/assets_all_record'],
  ['p2p', 'funds', null],
  ['loans', 'funds', null],
  ['nft', 'discover', null],
  ['coupons', 'discover', null],
  ['game', 'discover', null],
  ['invite', 'discover', '/pages/setting/share'],
  ['creditScore', 'discover', null],
  ['chat', 'discover', null],
  ['messages', 'help', '/pages/site_message/message-center'],
  ['service', 'help', '/pages/kefu/index'],
  ['faq', 'help', '/pages/common/faq'],
  ['about', 'help', '/pages/common/aboutus'],
  ['contact', 'help', '/pages/common/contactus'],
  ['compliance', 'help', '/pages/setting/operational_compliance'],
  ['settings', 'help', '/pages/setting/setting'],
];

/** What is begun behind an entry, where the house may not offer it to everybody. */
const offerOf: Partial<Record<MenuEntryId, Offer>> = {
  spot: 'spot',
  convert: 'convert',
  contract: 'perpetual',
  options: 'option',
  stocks: 'stock',
  superLeverage: 'high_leverage',
  copy: 'copy_trading',
  savings: 'savings',
  dual: 'dual_investment',
  defi: 'flexible_savings',
  cloudMining: 'cloud_mining',
  ieo: 'ieo',
  p2p: 'p2p',
  loans: 'loan',
  nft: 'nft',
};

/** What stands on home itself, in its order. */
const front: readonly MenuEntryId[] = ['deposit', 'convert', 'copy', 'earn', 'ieo', 'nft', 'p2p', 'loans', 'invite'];

/** The entries of home. */
export function menuOf(): MenuEntry[] {
  return rows.map(([id, group, path]) => ({
    id,
    group,
    path: path ?? '',
    offer: offerOf[id] ?? '',
    front: front.indexOf(id) + 1,
  }));
}
