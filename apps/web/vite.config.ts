import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkName, firstChunks, firstFiles } from './first-files-build.ts';
import { precompressed, preloadLetters } from './pages-build.ts';
import { serviceWorker } from './service-worker-build.ts';

const server = process.env['AURIC_SERVER'] ?? 'http://127.0.0.1:8080';

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
