import { expect, test } from 'vitest';
import { describeUrl, unfitReason } from './server-check.ts';

const fit = {
  version: '180004',
  encoding: 'UTF8',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  standby: 'false',
  may_create: 'true',
};

test.each([
  [{}, undefined],
  [{ version: '150002' }, undefined],
  [{ version: '140011' }, 'it is Postgres 14, and 15 or later is needed'],
  [{ encoding: 'SQL_ASCII' }, 'its encoding is SQL_ASCII, and UTF8 is needed'],
  [{ standby: 'true' }, 'it is a standby, which takes no writes'],
  [{ may_create: 'false' }, 'its user may not create schemas in it'],
  [{ synchronous_commit: 'remote_apply' }, undefined],
  [{ full_page_writes: 'off' }, 'it runs with full_page_writes off, so that a crash could tear its pages'],
  [
    { synchronous_commit: 'off' },
    'it runs with synchronous_commit off, so that a crash would lose what was acknowledged',
  ],
  [{ fsync: 'off' }, 'it runs with fsync off, so that a crash would lose acknowledged orders'],
])('a server with %j is refused with: %s', (difference, reason) => {
  expect(unfitReason({ ...fit, ...difference })).toBe(reason);
});

test.each([
  ['postgresql://bob:secret@db.example:6432/exchange', 'db.example:6432/exchange'],
  ['postgresql://bob@localhost/exchange?host=%2Frun%2Fpg', '/run/pg/exchange'],
])('the place of %s is told without its password', (url, place) => {
  expect(describeUrl(url)).toBe(place);
});
