import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { runnerImport, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { brotli } from './build/brotli.ts';
import { compiled } from './build/compiled.ts';
import { creditsPlugin } from './build/credits.ts';
import { decks } from './build/decks.ts';
import { engine } from './build/engine.ts';
import { fonts } from './build/fonts.ts';
import { icons } from './build/icons.ts';
import { precache } from './build/precache.ts';
import { rules } from './build/rules.ts';
import { sentences } from './build/sentences.ts';
import { comesWithTheStart, SHARED } from './build/styles.ts';

const service = process.env.TERRAE_SERVICE ?? 'http://127.0.0.1:8000';

/** What a game draws at build time for itself: `src/games/<game>/build.ts`, if there is one, gives a plugin. */
const GAMES = fileURLToPath(new URL('./src/games/', import.meta.url));
const ofGames = readdirSync(GAMES)
  .map((game) => `${GAMES}${game}/build.ts`)
  .filter(existsSync)
  .map(async (file) => (await runnerImport<{ default: () => Plugin }>(file)).module.default());

/** What every page and every card is made of, with the page where people begin; each brings what it imports. */
const START =
  /node_modules\/(svelte|@fluent)|src\/(main\.ts|App\.svelte|routes\/(index\.ts|Home\.svelte|TopBar\.svelte)|lib\/(rich|talk\/ledger)\.ts)$|\0icon:ph\/ticket$/;
/** What tables, replays and lessons share, the style of a table's own parts, and the icons of several of its files. */
const PLAY =
  /src\/(api|lib)\/(?!Qr|lessons|sounds|coach\/|puzzles|atlas|push|PushSwitch|shuffle|sha256|engine)|src\/routes\/(Nowhere|(Table|TableNotice|TableTalk|ShuffleCheck|AfterGame|Between|PlayAgain)\.svelte\?.*type=style)|\0icon:.*\/(cards-three-fill|coins-fill|dots-three-bold|eye|eye-slash|laurel-crown|minus-bold|notebook|trash|shield-check|stack-fill|warning-fill)$/;
/** The cards of one game and their patterns, which its board, its cover and its atlas draw. */
const CARDS = RegExp(String.raw`src/games/([\w-]+)/(?:\w+Card|Patterns|Legend|Does|reading|${SHARED})\.(?:svelte|ts)$`);

/** Tests that replace a module for all that runs beside them. */
const ALONE = ['src/games/index.test.ts', 'src/lib/languages.test.ts'];

export default defineConfig(({ command }) => ({
  // Files of the built app find each other wherever it is served; the service writes into the page where that is.
  base: command === 'build' ? './' : '/',
  plugins: [
    icons(),
    ...ofGames,
    decks(),
    engine(),
    fonts(),
    rules(),
    sentences(),
    creditsPlugin(),
    compiled(),
    precache(),
    brotli(),
    svelte(),
  ],
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  worker: { format: 'es', plugins: () => [engine()] },
  build: {
    outDir: '../src/terrae/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      // What runs without a page lies beside the page: from there it may serve all of the app.
      input: { index: 'index.html', sw: 'src/sw.ts' },
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        // Every file is a question of its own: what several pages share comes in one.
        codeSplitting: {
          groups: [
            { name: 'start', test: (id) => START.test(id) || comesWithTheStart(id), priority: 2 },
            { name: 'play', test: PLAY, priority: 1 },
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
  // Files of tests share a process, which puts away what each leaves behind: half the processor's time was spent on
  // loading everything anew for each. Those that replace a module have one of their own.
  test: {
    environment: 'happy-dom',
    setupFiles: ['./dev/putAway.ts'],
    testTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: { name: 'together', include: ['{src,build}/**/*.test.ts'], exclude: ALONE, isolate: false },
      },
      { extends: true, test: { name: 'alone', include: ALONE } },
    ],
  },
}));
