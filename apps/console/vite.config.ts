import { precompressed, preloadLetters } from '@auric/web/pages-build.ts';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = process.env['AURIC_SERVER'] ?? 'http://127.0.0.1:8080';

/** The server hands the build out under `/console`; the dev server hands its calls to a running server. */
export default defineConfig({
  base: '/console/',
  plugins: [react(), tailwindcss(), preloadLetters(), precompressed()],
  build: {
    outDir: 'dist',
    target: 'es2022',
    sourcemap: false,
    // A data: URL would need an exception in the content security policy.
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/console/api': { target: server, changeOrigin: false } },
  },
});
