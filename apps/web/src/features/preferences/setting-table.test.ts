import { expect, it } from 'vitest';
import { routes, rowOf } from '../../routes.ts';
import { settingEntryAt, settingIndexPath, settingTable } from './setting-table.ts';

const entries = Object.values(settingTable).flatMap((group) => group.entries);

it('leads to pages for customers that there are', () => {
  for (const { to, below } of entries) {
    for (const path of [to, ...below]) expect(rowOf(path)?.auth, path).toBe('customer');
  }
});

it('has every page of an account once, as an entry or below one', () => {
  const own = routes.filter(({ path, auth }) => auth === 'customer' && /^\/pages\/(setting|site_message)\//.test(path));
  const listed = entries.flatMap(({ to, below }) => [to, ...below]);
  expect(listed.toSorted()).toEqual(own.map(({ path }) => path).toSorted());
});

it('knows the entry of a page, of one below it, and of what is in none', () => {
  expect(settingEntryAt('/pages/setting/security')).toBe('/pages/setting/security');
  expect(settingEntryAt('/pages/setting/totp')).toBe('/pages/setting/security');
  expect(settingEntryAt('/pages/site_message/message-detail')).toBe('/pages/site_message/message-center');
  expect(settingEntryAt('/pages/setting/fees')).toBe(settingIndexPath);
});
