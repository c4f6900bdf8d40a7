import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { RichText } from './rich-text.tsx';

const shown = (markdown: string): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <RichText markdown={markdown} />
    </MemoryRouter>,
  );

describe('a text of the house', () => {
  it('has headings, paragraphs, lists, emphasis and links', () => {
    const html = shown('## Two\n\nA **b** *c* [d](/pages/setting/fees)\n\n- one\n- two\n\n3. three');
    for (const part of ['<h2', '<strong', '<em>', 'href="/pages/setting/fees"', '<ul', '<ol start="3"'])
      expect(html).toContain(part);
    expect(html).not.toContain('target=');
  });

  it('opens other sites beside the app, which they can’t reach', () => {
    expect(shown('[x](https://example.com/)')).toContain('target="_blank" rel="noopener noreferrer"');
  });

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a handler', '<img src=x onerror=alert(1)>'],
    ['a handler between words', 'a <b onmouseover="alert(1)">b</b> c'],
    ['a drawing', '<svg onload=alert(1)><circle/></svg>'],
    ['a frame', '<iframe srcdoc="<script>alert(1)</script>"></iframe>'],
    ['a form', '<form action="//evil.example"><input></form>'],
    ['a script behind a link', '[x](javascript:alert(1))'],
    ['a script behind an encoded link', '[x](java&#115;cript:alert(1))'],
    ['data behind a link', '[x](data:text/html;base64,PHNjcmlwdD4=)'],
    ['a link that breaks out', '[x](https://a.example/"onclick="alert(1))'],
    ['a picture', '![x](https://evil.example/x.png)'],
    ['a picture with a script', '![x](javascript:alert(1))'],
    ['a link by reference', '[x][1]\n\n[1]: javascript:alert(1)'],
    ['a link by itself', '<javascript:alert(1)>'],
    ['a block of code', '```\n<script>alert(1)</script>\n```'],
    ['a table', '| <script> |\n|---|\n| <img src=x onerror=alert(1)> |'],
    ['a heading', '# <svg/onload=alert(1)>'],
  ])('shows of %s nothing but its letters', (_, markdown) => {
    const html = shown(markdown);
    const tags = [...html.matchAll(/<(\/?[a-z0-9]+)([^>]*)>/g)].map(([, name = '', rest = '']) => ({ name, rest }));
    const allowed = /^\/?(?:div|p|h2|h3|ul|ol|li|strong|em|a|blockquote|hr|br)$|^\/?(?:svg|path)$/;
    for (const { name, rest } of tags) {
      expect(name).toMatch(allowed);
      expect(rest).not.toMatch(/\son\w+=|javascript:|data:|srcdoc|evil\.example/);
      if (/svg|path/.test(name) && !name.startsWith('/')) expect(rest).toMatch(/lucide|d="/);
    }
  });
});
