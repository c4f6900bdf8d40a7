import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Writes what compresses well beside itself as `.br` and `.gz`: the server sends those, and compresses nothing itself. */
export function precompressed(): Plugin {
  return {
    name: 'auric-precompressed',
    apply: 'build',
    async writeBundle({ dir = 'dist' }, bundle) {
      const texts = Object.keys(bundle).filter((name) => /\.(?:js|css|html|svg)$/.test(name));
      for (const file of texts.map((name) => join(dir, name))) {
        const text = await readFile(file);
        const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        await writeFile(`${file}.br`, await promisify(brotliCompress)(text, { params }));
        await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }));
      }
    },
  };
}

/** Asks for the Latin letters and the digits at once, not only when the styles have named them: no text changes its width. */
export function preloadLetters(): Plugin {
  let base = '/';
  return {
    name: 'auric-preload-letters',
    apply: 'build',
    configResolved(config) {
      ({ base } = config);
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((name) => /inter-latin-wght-normal[^/]*\.woff2$/.test(name))
          .map((name) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `${base}${name}` },
            injectTo: 'head' as const,
          })),
    },
  };
}
