export { balanceFeed as feed } from '../data/me/balance-feed.ts';
