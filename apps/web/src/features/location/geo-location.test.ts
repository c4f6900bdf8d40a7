import { describe, expect, it } from 'vitest';
import { coordinatesText, mapLinks, parseCoordinate, readLocation, writeLocation } from './geo-location.ts';

const bund = { name: 'The Bund', address: 'Shanghai', at: { latitude: 31.2335, longitude: 121.4909 } };
const read = (text: string) => readLocation(new URLSearchParams(text));

describe('a place', () => {
  it.each([
    ['31.2335', 'latitude', 31.2335],
    [' -90 ', 'latitude', -90],
    ['−12,5', 'latitude', -12.5],
    ['180.0', 'longitude', 180],
    ['1.23456789', 'longitude', 1.234568],
    ['-0', 'latitude', 0],
    ['90.1', 'latitude', null],
    ['180.5', 'longitude', null],
    ['', 'latitude', null],
    ['1e1', 'latitude', null],
    ['12 34', 'latitude', null],
    ['north', 'latitude', null],
  ] as const)('reads %j as %s %j', (text, kind, value) => {
    expect(Object.is(parseCoordinate(text, kind), value)).toBe(true);
  });

  it('comes out of its address as it went in', () => {
    expect(readLocation(writeLocation(bund))).toEqual(bund);
    const named = { name: 'Office', address: 'France', at: null };
    expect(readLocation(writeLocation(named))).toEqual(named);
  });

  it('is none without a name or whole coordinates, or with what can not be one', () => {
    const wrong = ['', 'latitude=1', 'longitude=1&name=A', 'latitude=91&longitude=0', 'latitude=x&longitude=0'];
    expect(wrong.map(read)).toEqual([null, null, null, null, null]);
    expect(read(`name=${'x'.repeat(121)}`)).toBeNull();
    expect(read('name=a%0Ab')).toBeNull();
    expect(read('latitude=0&longitude=0')).toEqual({ name: '', address: '', at: { latitude: 0, longitude: 0 } });
  });

  it('is written and opened with nothing of its name left to be read as a command', () => {
    expect(coordinatesText(bund.at)).toBe('31.233500, 121.490900');
    expect(mapLinks(bund)).toEqual({
      device: 'geo:31.2335,121.4909?q=31.2335,121.4909(The%20Bund%2C%20Shanghai)',
      web: 'https://www.openstreetmap.org/?mlat=31.2335&mlon=121.4909#map=16/31.2335/121.4909',
    });
    expect(mapLinks({ name: 'A&b=c', address: '', at: null }).web).toBe(
      'https://www.openstreetmap.org/search?query=A%26b%3Dc',
    );
  });
});
