export { balanceFeed as feed } from '../data/me/me-feed.ts';
