import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunkName, firstChunks, firstFiles } from './first-files-build.ts';
import { serviceWorker } from './service-worker-build.ts';

const server = process.env['AURIC_SERVER'] ?? 'http://127.0.0.1:8080';

/** Writes what compresses well beside itself as `.br` and `.gz`: the server sends those, and compresses nothing itself. */
function precompressed(): Plugin {
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
function preloadLetters(): Plugin {
  return {
    name: 'auric-preload-letters',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((name) => /inter-latin-wght-normal[^/]*\.woff2$/.test(name))
          .map((name) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${name}` },
            injectTo: 'head' as const,
          })),
    },
  };
}

/** The dev server hands the API and the sockets to a running server; the build goes where that server looks for it. */
export default defineConfig({
  plugins: [react(), tailwindcss(), preloadLetters(), firstFiles(), serviceWorker(), precompressed()],
  build: {
    outDir: 'dist',
    target: 'es2022',
    sourcemap: false,
    // A data: URL would need an exception in the content security policy.
    assetsInlineLimit: 0,
    // A style of one line would be one more file to wait for.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: firstChunks(import.meta.dirname), chunkFileNames: chunkName },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/api': { target: server, changeOrigin: false },
      '/socket.io': { target: server, ws: true, changeOrigin: false },
    },
  },
});
