import { languages, loadErrorTexts, type Language } from '@auric/api';
import { describe, expect, it } from 'vitest';
import table from '../../../../docs/terms.tsv?raw';
import { catalogueIn } from './catalogues.ts';
import { leavesOf } from './leaves.ts';

const [heads = [], ...rows] = table
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'));
const terms = new Map(
  rows.map(([term = '', ...words]) => [term, new Map(heads.slice(1).map((lang, at) => [lang, words[at] ?? '']))]),
);

/** The labels that are nothing but a term of docs/terms.tsv. */
const labels: Readonly<Record<string, readonly string[]>> = {
  marketsTab: ['tabs.markets'],
  financeTab: ['tabs.finance'],
  cancel: ['common.cancel'],
  retry: ['common.retry'],
  loading: ['common.loading'],
  noMoreData: ['common.noMore'],
  copyText: ['parts.copy'],
  favorites: ['common.favourites'],
  account: ['settings.account'],
  priceColors: ['settings.colours'],
  simulatedMarket: ['ribbon.market'],
  offline: ['reasons.offline'],
  logIn: ['common.login'],
  register: ['common.register'],
  logOut: ['session.logout'],
  verificationCode: ['session.code'],
  areaCode: ['session.areaCode'],
  devices: ['settings.devices'],
  pair: ['markets.pair'],
  limit: ['trade.limit'],
  market: ['trade.market'],
  stopLimit: ['trade.stopLimit'],
  stopMarket: ['trade.stopMarket'],
  takeProfit: ['trade.takeProfit'],
  takeProfitLimit: ['trade.takeProfitLimit'],
  takeProfitMarket: ['trade.takeProfitMarket'],
  trailingStop: ['trade.trailingStop'],
  oco: ['trade.oco'],
  triggerPrice: ['trade.trigger'],
  stopLimitPrice: ['trade.stopPrice'],
  trailingDelta: ['trade.trailing'],
  timeInForce: ['trade.timeInForce'],
  gtc: ['trade.gtc'],
  ioc: ['trade.ioc'],
  fok: ['trade.fok'],
  postOnly: ['trade.postOnly'],
  quantity: ['trade.amount'],
  total: ['trade.total'],
  orderBook: ['trade.book'],
  depth: ['parts.depth'],
  depthGrouping: ['trade.grouping'],
  tickSize: ['marketPage.tick'],
  spread: ['trade.spread'],
  asks: ['trade.asks'],
  bids: ['trade.bids'],
  marketTrades: ['trade.trades'],
  openOrders: ['trade.openOrders'],
  orderHistory: ['trade.history'],
  fills: ['orders.fills'],
  fee: ['trade.fee', 'bills.fee', 'sending.fee'],
  maker: ['orders.maker'],
  taker: ['orders.taker'],
  averagePrice: ['trade.averagePrice'],
  lastPrice: ['markets.price'],
  change24h: ['markets.change'],
  turnover24h: ['markets.volume'],
  orderNew: ['orderStates.new'],
  orderPartiallyFilled: ['orderStates.partially_filled'],
  orderFilled: ['orderStates.filled'],
  orderCanceled: ['orderStates.canceled'],
  orderRejected: ['orderStates.rejected'],
  orderExpired: ['orderStates.expired'],
  orderPending: ['orderStates.pending'],
  orderTriggered: ['orderStates.triggered'],
  cancelOrder: ['trade.cancelOrder'],
  priceBand: ['marketPage.priceBand'],
  indexPrice: ['marketPage.indexPrice'],
  futures: ['home.entries.contract', 'marketKinds.perpetual', 'content.sections.futures', 'fees.futures'],
  superLeverage: ['home.entries.superLeverage', 'leverageQuiz.title'],
  long: ['positions.long'],
  short: ['positions.short'],
  leverage: ['positions.leverage'],
  isolated: ['positions.isolated'],
  cross: ['positions.cross'],
  lots: ['positions.lots', 'insights.lots'],
  margin: ['positions.margin'],
  initialMargin: ['positions.initialMargin'],
  maintenanceMargin: ['futuresAccount.maintenance', 'fees.maintenance'],
  entryPrice: ['positions.entryPrice'],
  markPrice: ['positions.markPrice', 'insights.markPrice'],
  liquidationPrice: ['positions.liquidationPrice'],
  reduceOnly: ['positions.reduceOnly'],
  fundingFee: ['positions.fundingFee'],
  insuranceFund: ['insights.insurance'],
  autoDeleveraging: ['positions.closedBy.deleveraging'],
  riskRate: ['futuresAccount.riskRate'],
  options: ['home.entries.options'],
  stocks: ['home.entries.stocks', 'marketKinds.stock'],
  halted: ['stock.states.halted'],
  copyTrading: ['home.entries.copy', 'copyTrading.title'],
  leadTrader: ['copyTrading.lead'],
  follow: ['copyTrading.follow'],
  profitShare: ['copyTrading.share'],
  drawdown: ['copyTrading.drawdown'],
  accuracy: ['copyTrading.winRate'],
  roi: ['copyTrading.roi'],
  earn: ['home.entries.earn', 'home.groups.earn'],
  savings: ['home.entries.savings'],
  cloudMining: ['home.entries.cloudMining'],
  ieo: ['home.entries.ieo'],
  dualInvestment: ['home.entries.dual'],
  loans: ['home.entries.loans'],
  coupon: ['home.entries.coupons'],
  creditScore: ['home.entries.creditScore'],
  convert: ['home.entries.convert', 'convert.title'],
  chatRoom: ['home.entries.chat'],
  customerService: ['home.entries.service'],
  miniGame: ['home.entries.game'],
  inviteFriends: ['home.entries.invite', 'invite.title'],
  faq: ['home.entries.faq'],
  news: ['content.news'],
  aboutUs: ['home.entries.about'],
  contactUs: ['home.entries.contact'],
  compliance: ['home.entries.compliance'],
  messageCenter: ['home.entries.messages'],
  pnl: ['assets.curves.profit'],
  unrealizedPnl: ['assets.unrealized', 'positions.unrealized'],
  realizedPnl: ['assets.realized', 'positions.realized'],
  available: ['common.available'],
  held: ['common.frozen', 'amendOrder.held'],
  equity: ['portfolio.equity'],
  coin: ['transfer.currency', 'bills.coin', 'withdrawals.coin'],
  fundingAccount: ['accountKinds.funding'],
  marginAccount: ['accountKinds.margin'],
  deposit: ['common.deposit', 'home.entries.deposit', 'deposits.title'],
  withdraw: ['home.entries.withdraw', 'withdrawals.title'],
  transfer: ['common.transfer', 'home.entries.transfer'],
  payPassword: ['security.payPassword', 'withdrawals.payPassword'],
  withdrawalWhitelist: ['withdrawals.whitelist'],
  identityInVerification: ['deposits.states.pending', 'withdrawals.states.under_review'],
  invitationCode: ['invite.code'],
  share: ['invite.share'],
  network: ['deposits.network', 'withdrawals.network'],
  address: ['withdrawals.address'],
  addressBook: ['withdrawals.book'],
  memo: ['deposits.memo', 'withdrawals.memo'],
  confirmations: ['deposits.confirmations'],
  networkFee: ['withdrawals.fee'],
  minimum: ['withdrawals.minimum'],
  userTransfer: ['sending.title'],
  bills: ['bills.title', 'assets.bills', 'home.entries.bills'],
};

/** What sentences of the server have to call by its term. */
const sentences: Readonly<
  Record<string, readonly ('trailing_delta_invalid' | 'trigger_price_invalid' | 'index_unavailable' | 'code_wrong')[]>
> = {
  trailingDelta: ['trailing_delta_invalid'],
  triggerPrice: ['trigger_price_invalid'],
  indexPrice: ['index_unavailable'],
  verificationCode: ['code_wrong'],
};

/** Words that are no term and written alike in English, by language. */
const alike: Readonly<Partial<Record<Language, readonly string[]>>> = {
  zh: ['DeFi', 'NFT'],
  hk: ['DeFi', 'NFT'],
  jp: ['DeFi', 'NFT'],
  kor: ['DeFi', 'NFT'],
  vi: ['DeFi', 'NFT', 'Email', 'Juneteenth'],
  th: ['DeFi', 'NFT'],
  id: [
    'DeFi',
    'NFT',
    'Email',
    'Vol {{volume}}',
    'Info',
    'Interval',
    'Sandbox',
    'Open interest',
    'Volume',
    'Bid',
    'Ask',
    'Slippage',
    'Bollinger Bands',
    'Status',
    'Filter',
    'Trading',
    'Spot',
    'Juneteenth',
  ],
  spa: ['DeFi', 'NFT', 'Info', 'Trading', 'Spot', 'Juneteenth'],
  fra: [
    'Article',
    'Articles',
    'DeFi',
    'NFT',
    'Volume',
    'Trading',
    'Slippage',
    'Spot',
    'Max',
    'Mobile',
    'Notifications',
    'Services',
    'Actions',
    'Type',
    'Latitude',
    'Longitude',
    'Version',
    'Juneteenth',
    'Memorial Day',
    'Multiple',
    'lots',
    '{{lots}} lots',
  ],
};

/** Labels that stand beside each other: two that read alike are one too many. */
const beside: readonly (readonly string[])[] = [
  ['tabs.home', 'tabs.markets', 'tabs.trade', 'tabs.finance', 'tabs.assets'],
  ['limit', 'market', 'stopLimit', 'stopMarket', 'takeProfitLimit', 'takeProfitMarket', 'trailingStop', 'oco'].map(
    (key) => `trade.${key}`,
  ),
  ['price', 'stopPrice', 'trigger', 'trailing', 'amount', 'total', 'fee', 'available'].map((key) => `trade.${key}`),
  ['gtc', 'ioc', 'fok', 'postOnly'].map((key) => `trade.${key}`),
  ['spread', 'sum', 'grouping', 'price', 'amount', 'total'].map((key) => `trade.${key}`),
  ['indexPrice', 'tick', 'lot', 'minOrder', 'maxOrder', 'priceBand', 'makerFee', 'takerFee'].map(
    (key) => `marketPage.${key}`,
  ),
];

/** Groups of which every text stands on one screen. */
const groups = ['home.entries', 'orderStates', 'accountKinds', 'marketKinds', 'orderNews', 'closeReasons'];

/** A soft hyphen and a space that doesn't break are the layout's, not the word's. */
const shown = (text: string | undefined): string =>
  (text ?? '').replaceAll('\u00ad', '').replaceAll(/[\u00a0\u202f]/g, ' ');

describe.each(languages)('the words of %s', (lang) => {
  it('are those of docs/terms.tsv', async () => {
    const texts = leavesOf(await catalogueIn(lang));
    const said = Object.values(labels).flatMap((keys) => keys.map((key) => [key, shown(texts.get(key))]));
    const approved = Object.entries(labels).flatMap(([term, keys]) => keys.map((key) => [key, wordOf(term, lang)]));
    expect(Object.fromEntries(said)).toEqual(Object.fromEntries(approved));
  });

  it('are the same in the sentences of the server', async () => {
    const texts = await loadErrorTexts(lang);
    for (const [term, codes] of Object.entries(sentences)) {
      for (const code of codes) expect(texts[code].toLowerCase(), code).toContain(wordOf(term, lang).toLowerCase());
    }
  });

  it('leave no English but what is written alike', async () => {
    const english = leavesOf(await catalogueIn('en'));
    const texts = leavesOf(await catalogueIn(lang));
    const international = new Set(
      [...terms.values()].filter((words) => words.get('en') === words.get(lang)).map((words) => words.get('en')),
    );
    const left = [...texts].filter(([key, text]) => {
      const isWord = /\p{L}{3}/u.test(text.replaceAll(/\{\{\w+\}\}/g, ''));
      return isWord && english.get(key) === text && !international.has(text) && alike[lang]?.includes(text) !== true;
    });
    expect(lang === 'en' ? [] : left).toEqual([]);
  });

  it('tell apart what stands side by side', async () => {
    const texts = leavesOf(await catalogueIn(lang));
    const inGroups = groups.map((group) => [...texts.keys()].filter((key) => key.startsWith(`${group}.`)));
    for (const keys of [...beside, ...inGroups]) {
      const said = keys.map((key) => texts.get(key));
      expect(said.filter((text, at) => text === undefined || said.indexOf(text) !== at)).toEqual([]);
    }
  });
});

function wordOf(term: string, lang: Language): string {
  return shown(terms.get(term)?.get(lang) ?? `no term ${term}`);
}
