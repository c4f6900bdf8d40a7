import { describe, expect, it } from 'vitest';
import { randomId } from './random-id.ts';

describe('randomId', () => {
  it('has 32 letters and digits unless asked otherwise', () => {
    expect(randomId()).toMatch(/^[A-Za-z0-9]{32}$/);
    expect(randomId(8)).toMatch(/^[A-Za-z0-9]{8}$/);
    expect(randomId(10, 'u')).toMatch(/^u[A-Za-z0-9]{10}$/);
  });

  it('does not repeat', () => {
    expect(new Set(Array.from({ length: 1000 }, () => randomId())).size).toBe(1000);
  });
});
