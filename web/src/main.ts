import 'virtual:fonts.css';
import './tokens.css';
import './base.css';
import './skeleton.css';
import { mount } from 'svelte';
import { askAhead } from './api/prefetch';
import App from './App.svelte';
import { games } from './games';
import { isSite } from './lib/home';
import { matches, place } from './lib/router.svelte';
import { requestedLanguage, words } from './lib/words.svelte';
import { routes } from './routes';

// The page is on its way while its words are, and so are its table and board.
void askAhead(place.path, location.hash)
  ?.then(({ table }) => games[table.game]?.board())
  .catch(() => {});
void routes.find(({ path }) => matches(path, place.path))?.load();
await words.load(requestedLanguage());
mount(App, { target: document.body });
// The first page comes before the engine.
if (isSite) requestAnimationFrame(() => setTimeout(() => void import('./site/begin.svelte')));
