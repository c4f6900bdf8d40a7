import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { errorCodes, houseCodes, isErrorCode, languages } from '@auric/api';
import { productRejections } from '@auric/exchange';
import { describe, expect, it } from 'vitest';
import { Catalogues } from './catalogues.ts';
import { failureBody } from './envelope.ts';

/** Every `code: '…'` in the sources of the exchange, the kernel's refusals included. */
function writtenCodes(): string[] {
  const folder = fileURLToPath(new URL('../../../../packages/exchange/src', import.meta.url));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const codes = files.flatMap((file) =>
    [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/\bcode: '([a-z_]+)'/g)].map((match) => match[1] ?? ''),
  );
  // Tables of events declare a field named code, whose kind is text.
  return [...new Set(codes)].filter((code) => code !== 'text');
}

describe('the texts of refusals', () => {
  it('cover every refusal of the exchange, or say that only the house can meet it', () => {
    const tables: Record<string, { code: string }>[] = Object.values(productRejections);
    const declared = tables.flatMap((table) => Object.values(table).map(({ code }) => code));
    const codes = [...new Set([...declared, ...writtenCodes()])];
    expect(codes.length).toBeGreaterThan(40);
    expect(codes.filter((code) => !isErrorCode(code) && !(houseCodes as readonly string[]).includes(code))).toEqual([]);
  });

  it('keep no text for a refusal that the exchange has given up', () => {
    const written = new Set(writtenCodes());
    const first = errorCodes.indexOf('request_id_reused');
    expect([...errorCodes.slice(first), ...houseCodes].filter((code) => !written.has(code))).toEqual([]);
  });

  it('put the numbers of the detail in their places, in every language', async () => {
    const catalogues = await Catalogues.load();
    for (const lang of languages) {
      const text = catalogues.text(lang, 'notional_too_small', { min_notional: '5', currency: 'USDT' });
      expect(text).toContain('5');
      expect(text).toContain('USDT');
      expect(text).not.toContain('{');
    }
  });

  it('make the envelope that the session and identity rules ask for', async () => {
    const catalogues = await Catalogues.load();
    expect(JSON.parse(failureBody(catalogues, 'en', { code: 'login_required' }))).toEqual({
      type: '999',
      code: 'login_required',
      message: 'Please login first',
    });
    expect(JSON.parse(failureBody(catalogues, 'zh', { code: 'identity_required' })).type).toBe('998');
    expect(JSON.parse(failureBody(catalogues, 'en', { code: 'parameter_error', field: 'amount' }))).toEqual({
      type: 'error',
      code: 'parameter_error',
      message: 'Parameter error',
      field: 'amount',
    });
  });
});
