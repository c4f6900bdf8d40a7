import { describe, expect, it } from 'vitest';
import { faultOf } from './text-form.ts';

const sound = { title: 'Fees explained', summary: 'Who pays.', body: '## Rates\n\nSee [all](/pages/setting/fees).' };

describe('the form of a text', () => {
  it('takes headings, lists, emphasis and links', () => {
    const body = '## Two\n\n### Three\n\n- **one**\n- *two*\n\n1. first\n\n> said\n\n[us](https://example.com/x)';
    expect(faultOf({ ...sound, body })).toBeNull();
  });

  it.each([
    ['HTML', 'Hello <b>you</b>'],
    ['a script', '<script>alert(1)</script>'],
    ['a picture', '![x](https://example.com/x.png)'],
    ['code', '`x`'],
    ['a block of code', '```\nx\n```'],
    ['a table', '| a |\n|---|\n| b |'],
    ['the heading of the page', '# One'],
    ['a script behind a link', '[x](javascript:alert(1))'],
    ['data behind a link', '[x](data:text/html,x)'],
    ['a page that is none of the app’s', '[x](//example.com)'],
    ['a site without https', '[x](http://example.com)'],
    ['HTML within a link', '[<img src=x onerror=alert(1)>](/pages/setting/fees)'],
    ['a mark that turns what follows', 'safe \u202Eexe.txt'],
    ['a control character', 'a\u0000b'],
  ])('refuses %s', (_, body) => {
    expect(faultOf({ ...sound, body })).toEqual({ field: 'body', reason: 'form' });
  });

  it('refuses a title that is empty, too long or of several lines', () => {
    expect(faultOf({ ...sound, title: ' ' })).toEqual({ field: 'title', reason: 'empty' });
    expect(faultOf({ ...sound, title: 'x'.repeat(121) })).toEqual({ field: 'title', reason: 'long' });
    expect(faultOf({ ...sound, title: 'a\nb' })).toEqual({ field: 'title', reason: 'form' });
    expect(faultOf({ ...sound, title: '<b>' })).toEqual({ field: 'title', reason: 'form' });
  });

  it('lets a banner have no more than its lines, and nothing be empty', () => {
    expect(faultOf({ ...sound, body: '' })).toBeNull();
    expect(faultOf({ ...sound, summary: '', body: '' })).toEqual({ field: 'body', reason: 'empty' });
  });
});
