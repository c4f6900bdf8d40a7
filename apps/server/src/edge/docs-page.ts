import type { Endpoint } from '@auric/api';

interface Schema {
  title?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  description?: string;
  pattern?: string;
  default?: unknown;
  examples?: unknown[];
}

interface Operation {
  parameters?: { name: string; required: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

const style = `
  :root { color-scheme: light dark; --ink: #1d2129; --soft: #667085; --line: #e4e7ec; --back: #fff; --code: #f5f6f8; --gold: #9a6b00 }
  @media (prefers-color-scheme: dark) { :root { --ink: #e6e8ec; --soft: #98a2b3; --line: #2a2f3a; --back: #12151c; --code: #1b202a; --gold: #e0b04b } }
  body { margin: 0 auto; max-width: 62rem; padding: 2rem 1rem 6rem; background: var(--back); color: var(--ink); font: 16px/1.55 system-ui, sans-serif }
  h1 { font-size: 1.7rem } h2 { margin-top: 3rem; text-transform: capitalize; border-bottom: 1px solid var(--line); padding-bottom: .3rem }
  h3 { font: 600 1rem ui-monospace, monospace; margin: 2.2rem 0 .3rem } h3 b { color: var(--gold) }
  td:first-child { white-space: nowrap } a { color: var(--gold) } p { margin: .3rem 0 } .soft { color: var(--soft); font-size: .875rem }
  table { border-collapse: collapse; width: 100%; margin: .6rem 0; font-size: .9rem }
  th { text-align: left; font-weight: 500; color: var(--soft) } th, td { border-bottom: 1px solid var(--line); padding: .3rem .8rem .3rem 0; vertical-align: top }
  code, pre { font: .85rem/1.5 ui-monospace, monospace; background: var(--code); border-radius: 4px; overflow-wrap: anywhere }
  code { padding: .1rem .3rem } pre { padding: .7rem .9rem; overflow-x: auto } nav a { margin-right: 1rem; white-space: nowrap }
`;

/** Prose with the names between backticks set as code. */
function prose(text: string): string {
  return escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** A schema in one line, as a trader's programmer would say it. */
function typeText(schema: Schema): string {
  if (schema.title !== undefined) return schema.title;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return [...new Set(choices.map(typeText))].join(' | ');
  if (schema.items !== undefined) return `${typeText(schema.items)}[]`;
  if (schema.type === 'string' && schema.examples !== undefined) return `string, as "${String(schema.examples[0])}"`;
  return [schema.type ?? 'any'].flat().join(' | ');
}

/** The answer as indented pseudo-JSON. */
function shapeText(schema: Schema, indent = ''): string {
  if (schema.properties !== undefined) {
    const inner = Object.entries(schema.properties).map(
      ([name, property]) =>
        `${indent}  ${name}${schema.required?.includes(name) === false ? '?' : ''}: ${shapeText(property, `${indent}  `)}`,
    );
    return inner.length === 0 ? '{}' : `{\n${inner.join('\n')}\n${indent}}`;
  }
  if (schema.items !== undefined && schema.items.properties !== undefined)
    return `[${shapeText(schema.items, indent)}]`;
  return typeText(schema);
}

function parameterRows(operation: Operation): string {
  const body = operation.requestBody?.content['application/json']?.schema;
  const parameters =
    operation.parameters ??
    Object.entries(body?.properties ?? {}).map(([name, schema]) => ({
      name,
      required: body?.required?.includes(name) ?? false,
      schema,
    }));
  return parameters
    .filter(({ name }) => name !== 'lang')
    .map(({ name, required, schema }) => {
      const fallback =
        schema.default === undefined ? '' : `default <code>${escapeHtml(JSON.stringify(schema.default))}</code>`;
      const note = [schema.description === undefined ? '' : prose(schema.description), fallback].join(' ');
      const need = required ? 'required' : 'optional';
      return `<tr><td><code>${name}</code></td><td>${escapeHtml(typeText(schema))}</td><td>${need}</td><td>${note}</td></tr>`;
    })
    .join('');
}

function section(path: string, endpoint: Endpoint, operation: Operation): string {
  const answer = operation.responses['200']?.content?.['application/json']?.schema.oneOf?.[0]?.properties?.['message'];
  const line = operation.responses['200']?.content?.['text/csv']?.schema;
  const rows = parameterRows(operation);
  const access = endpoint.auth === 'customer' ? 'Needs a session.' : 'Open to everyone.';
  return `<h3 id="${path}"><b>${endpoint.methods.join(' or ')}</b> /api/${path}</h3>
<p>${prose(endpoint.summary)} <span class="soft">${access}</span></p>
${rows === '' ? '' : `<table><tr><th>parameter</th><th>value</th><td></td><td></td></tr>${rows}</table>`}
<pre tabindex="0">${line === undefined ? `message: ${escapeHtml(answer === undefined ? 'any' : shapeText(answer))}` : `text/csv, each line: ${escapeHtml(shapeText(line))}`}</pre>`;
}

/** The codes of failures with their English texts; `{{name}}` stands for a number of `detail`. */
function errorSection(errors: Readonly<Record<string, string>>): string {
  const rows = Object.entries(errors).map(
    ([code, text]) => `<tr><td><code>${code}</code></td><td>${escapeHtml(text)}</td></tr>`,
  );
  return `<h2 id="errors">Errors</h2><p>Codes are stable; texts come in the language of <code>lang</code>.</p>
<table><tr><th>code</th><th>text</th></tr>${rows.join('')}</table>`;
}

/** The reference of the API as one plain page, made from the same document that machines read. */
export function docsPage(
  siteName: string,
  document: Record<string, unknown>,
  listed: readonly (readonly [string, Endpoint])[],
  errors: Readonly<Record<string, string>>,
): string {
  const paths = document['paths'] as Record<string, Record<string, Operation>>;
  const { description } = document['info'] as { description: string };
  const names = [...new Set(listed.map(([, endpoint]) => endpoint.section))];
  const parts = names.map((name) => {
    const calls = listed.filter(([, endpoint]) => endpoint.section === name);
    const texts = calls.map(([path, endpoint]) => {
      const operation = paths[`/${path}`]?.[endpoint.methods[0].toLowerCase()];
      return operation === undefined ? '' : section(path, endpoint, operation);
    });
    return `<h2 id="${name}">${name}</h2>${texts.join('\n')}`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(siteName)} API</title>
<style>${style}</style></head><body><h1>${escapeHtml(siteName)} API</h1>
<p>${prose(description)} For machines: <a href="/api/openapi.json">openapi.json</a>.</p>
<nav>${names.map((name) => `<a href="#${name}">${name}</a>`).join(' ')} <a href="#errors">errors</a></nav>
${parts.join('\n')}
${errorSection(errors)}</body></html>`;
}
