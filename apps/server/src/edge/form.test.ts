import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readForm, readJson } from './form.ts';

describe('forms', () => {
  it('reads what URLSearchParams wrote', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' })), (values) => {
        const { values: read, repeated } = readForm(new URLSearchParams(values).toString());
        expect(Object.entries(read)).toEqual(Object.entries(values));
        expect(repeated).toBeNull();
      }),
    );
  });

  it('D42 names a repeated parameter', () => {
    expect(readForm('amount=1&type=buy&amount=2').repeated).toBe('amount');
    expect(readForm('a=1&%61=2').repeated).toBe('a');
  });

  it('D42 takes __proto__ for a name like any other', () => {
    const { values } = readForm('__proto__=x&constructor=y&amount=1');
    expect(Object.getPrototypeOf(values)).toBeNull();
    expect(values['amount']).toBe('1');
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });
});

describe('JSON bodies', () => {
  it('D42 names a key that is written twice, also in disguise', () => {
    expect(readJson('{"amount":"1","amount":"2"}')?.repeated).toBe('amount');
    expect(readJson('{"amount":"1","\\u0061mount":"2"}')?.repeated).toBe('amount');
    expect(readJson('{"a":"}\\",","b":{"a":1,"a":2},"c":[{"a":1}]}')?.repeated).toBeNull();
    expect(readJson('{"a":{"x":1},"a":2}')?.repeated).toBe('a');
  });

  it('D42 never lets a body change a prototype', () => {
    const read = readJson('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}');
    expect(read).not.toBeNull();
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    expect(Object.getPrototypeOf(read?.values)).toBeNull();
  });

  it('agrees with JSON.parse on every object', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (values) => {
        const read = readJson(JSON.stringify(values));
        expect(read?.repeated).toBeNull();
        expect(Object.keys(read?.values ?? {})).toEqual(Object.keys(values));
      }),
    );
  });

  it.each(['[]', '"text"', 'null', '1', '{', 'NaN', '{"a":01}'])('refuses %s', (text) => {
    expect(readJson(text)).toBeNull();
  });
});
