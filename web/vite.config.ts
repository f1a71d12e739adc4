import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { runnerImport, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { prefetch } from './build/prefetch.ts';
import { creditsPlugin } from './build/credits.ts';
import { decks } from './build/decks.ts';
import { engine } from './build/engine.ts';
import { icons } from './build/icons.ts';
import { rules } from './build/rules.ts';
import { sentences } from './build/sentences.ts';

const service = process.env.TERRAE_SERVICE ?? 'http://127.0.0.1:8000';

/** What a game draws at build time for itself: `src/games/<game>/build.ts`, if there is one, gives a plugin. */
const GAMES = fileURLToPath(new URL('./src/games/', import.meta.url));
const ofGames = readdirSync(GAMES)
  .map((game) => `${GAMES}${game}/build.ts`)
  .filter(existsSync)
  .map(async (file) => (await runnerImport<{ default: () => Plugin }>(file)).module.default());

/** The parts of several pages. Their style sheets are all here: only within one file is their order certain. */
const SHARED =
  /node_modules\/(svelte|@fluent|@fontsource)|src\/(games\/\w+|games\/[\w-]+\/(look|cards)|routes\/(home|page)|tokens|base)\.css|src\/(api|lib)\/(?!Qr|sounds)|\0icon:/;

/** The cards of one game and their patterns, which its board, its cover and its atlas draw. */
const CARDS = /src\/games\/([\w-]+)\/(?:\w+Card|Patterns)\.(?:svelte|css)/;

export default defineConfig(({ command }) => ({
  // Files of the built app find each other wherever it is served; the service writes into the page where that is.
  base: command === 'build' ? './' : '/',
  plugins: [icons(), ...ofGames, decks(), engine(), rules(), sentences(), creditsPlugin(), prefetch(), svelte()],
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  worker: { format: 'es', plugins: () => [engine()] },
  build: {
    outDir: '../src/terrae/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Every file is a question of its own: what several pages share comes in one.
        codeSplitting: {
          groups: [
            { name: 'shared', test: SHARED },
            { name: (id) => `${CARDS.exec(id)![1]}-cards`, test: CARDS },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/api': { target: service, ws: true } },
    fs: { allow: ['..'] },
  },
  test: { environment: 'happy-dom', include: ['{src,build}/**/*.test.ts'], testTimeout: 60_000 },
}));
