import { expect, it } from 'vitest';
import { wayWithPlace } from './place-way.ts';

const place = { name: 'Bund', address: '', at: { latitude: 31.2, longitude: 121.5 } };
const chosen = 'name=Bund&latitude=31.2&longitude=121.5';

it('leads back to the page that asked, with the place in the parameters it had', () => {
  expect(wayWithPlace('/pages/setting/setting?tab=2&name=old', place)).toBe(`/pages/setting/setting?tab=2&${chosen}`);
});

it('leads nowhere outside of the app, and not round in a circle', () => {
  for (const from of [
    null,
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/choose-location',
    '/pages/choose-location',
  ]) {
    expect(wayWithPlace(from, place)).toBe(`/open-location?${chosen}`);
  }
});
