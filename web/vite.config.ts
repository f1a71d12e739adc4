import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { decks } from './build/decks.ts';
import { icons } from './build/icons.ts';
import { rules } from './build/rules.ts';
import { world } from './build/world.ts';

const service = process.env.TERRAE_SERVICE ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [icons(), world(), decks(), rules(), svelte()],
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  build: {
    outDir: '../src/terrae/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
  },
  server: {
    proxy: { '/api': { target: service, ws: true } },
    fs: { allow: ['..'] },
  },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
});
