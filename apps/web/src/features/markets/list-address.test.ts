import { describe, expect, it } from 'vitest';
import { addressOf, readChoices, type ListChoices } from './list-address.ts';

const usual: ListChoices = { category: 'spot', sort: null, query: '' };

describe('the address of a list of markets', () => {
  it('is empty for the usual choices', () => {
    expect(addressOf(usual).toString()).toBe('');
    expect(readChoices(new URLSearchParams())).toEqual(usual);
  });

  it.each<ListChoices>([
    { category: 'favourites', sort: { key: 'change', ascending: true }, query: 'bit coin&' },
    { category: 'quote:BTC', sort: { key: 'pair', ascending: false }, query: '' },
  ])('gives the choices back', (choices) => {
    expect(readChoices(new URLSearchParams(addressOf(choices).toString()))).toEqual(choices);
  });

  it('takes no notice of what nobody can have chosen', () => {
    expect(readChoices(new URLSearchParams('view=%3Cb%3E&sort=price.up'))).toEqual(usual);
    expect(readChoices(new URLSearchParams('sort=id.asc'))).toEqual(usual);
  });
});
