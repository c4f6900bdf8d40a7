import { describe, expect, it } from 'vitest';
import { leadsBack, pathOfHash } from './way-on.ts';

describe('the way on from a page that was only passed through', () => {
  it('is the way back where the page below is the one to go to, so that nothing stands twice in the history', () => {
    expect(leadsBack('/pages/transaction/index?match=1', '/pages/transaction/index?match=1')).toBe(true);
    expect(leadsBack('/', '/pages/index/index')).toBe(true);
    expect(leadsBack('/pages/index/index', '/')).toBe(true);
  });

  it('is no way back to any other page, nor out of the app', () => {
    expect(leadsBack('/pages/fund/assets', '/pages/transaction/index')).toBe(false);
    expect(leadsBack('/pages/transaction/index?match=2', '/pages/transaction/index?match=1')).toBe(false);
    expect(leadsBack('/', null)).toBe(false);
  });
});

it('a page is what its hash says, within this app', () => {
  expect(pathOfHash('http://app/#/pages/fund/assets?kind=spot', 'http://app/#/')).toBe('/pages/fund/assets?kind=spot');
  expect(pathOfHash('http://app/', 'http://app/#/pages/fund/assets')).toBe('/');
  expect(pathOfHash('http://app/api/docs', 'http://app/#/')).toBeNull();
  expect(pathOfHash('http://other/#/', 'http://app/#/')).toBeNull();
  expect(pathOfHash(null, 'http://app/#/')).toBeNull();
});
