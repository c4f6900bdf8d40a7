import { describe, expect, it } from 'vitest';
import { cacheOf, outdated, strategyOf } from './strategy.ts';

const origin = 'https://auric.example';
const files = ['/', '/early.js', '/assets/index-a1.js'];

describe('the strategy for a request', () => {
  it.each([
    { what: 'the page', url: '/', mode: 'navigate', strategy: 'network-first' },
    { what: 'the page with a search', url: '/?utm_source=x', mode: 'navigate', strategy: 'network-first' },
    { what: 'a hashed file', url: '/assets/index-a1.js', strategy: 'cache-first' },
    { what: 'a hashed file that was not foreseen', url: '/assets/chart-b2.js', strategy: 'cache-first' },
    { what: 'a file beside the page', url: '/early.js', strategy: 'network-first' },
    { what: 'a call', url: '/api/wallet/list', strategy: 'network' },
    { what: 'a call that pretends to be a file', url: '/api/assets/x.js', strategy: 'network' },
    { what: 'the socket, polling', url: '/socket.io/?transport=polling', strategy: 'network' },
    { what: 'the reference of the API', url: '/docs', mode: 'navigate', strategy: 'network' },
    { what: 'a document of the API', url: '/api/docs', mode: 'navigate', strategy: 'network' },
    { what: 'the worker itself', url: '/service-worker.js', strategy: 'network' },
    { what: 'a probe', url: '/readyz', strategy: 'network' },
    { what: 'a file of another site', url: 'https://other.example/assets/a.js', strategy: 'network' },
    { what: 'something sent', url: '/assets/index-a1.js', method: 'POST', strategy: 'network' },
  ])('$what: $strategy', ({ url, mode = 'cors', method = 'GET', strategy }) => {
    expect(strategyOf({ method, mode, url: new URL(url, origin).href }, origin, files)).toBe(strategy);
  });
});

describe('caches', () => {
  it('of other versions go, those of other things stay', () => {
    const all = [cacheOf('1'), cacheOf('2'), 'somebody-elses'];
    expect(outdated(all, '2')).toEqual([cacheOf('1')]);
  });
});
