import { expect, it } from 'vitest';
import { wayWithLocation } from './location-way.ts';

const location = { name: 'Bund', address: '', at: { latitude: 31.2, longitude: 121.5 } };
const chosen = 'name=Bund&latitude=31.2&longitude=121.5';

it('leads back to the page that asked, with the location in the parameters it had', () => {
  expect(wayWithLocation('/pages/setting/setting?tab=2&name=old', location)).toBe(
    `/pages/setting/setting?tab=2&${chosen}`,
  );
});

it('leads nowhere outside of the app, and not round in a circle', () => {
  for (const from of [
    null,
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/choose-location',
    '/pages/choose-location',
  ]) {
    expect(wayWithLocation(from, location)).toBe(`/open-location?${chosen}`);
  }
});
