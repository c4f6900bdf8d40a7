export { inboxFeed as feed } from '../data/me/inbox-feed.ts';
