import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import { defineConfig } from 'vitest/config'
import { serviceWorker } from './worker.ts'

const server = 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte(), svelteTesting(), serviceWorker()],
  build: {
    outDir: '../src/carson/server/static',
    emptyOutDir: true,
    // Fonts and the icon sheet stay files: the Content-Security-Policy allows data: for images only.
    assetsInlineLimit: 0,
    rolldownOptions: { input: ['index.html', 'offline.html'] },
  },
  server: {
    proxy: {
      '/api': server,
      '/schema': server,
      '/ws': { target: server, ws: true },
    },
  },
  // One jsdom for all files: starting it takes longer than most tests. Tests undo what they change.
  test: { environment: 'jsdom', isolate: false, testTimeout: 20_000, setupFiles: ['./vitest-setup.ts'] },
})
