import '@fontsource-variable/bricolage-grotesque/standard.css';
import '@fontsource-variable/figtree/index.css';
import '@fontsource-variable/newsreader/opsz.css';
import '@fontsource-variable/newsreader/opsz-italic.css';
import './tokens.css';
import './base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { wishedLanguage, words } from './lib/words.svelte';

await words.load(wishedLanguage());
mount(App, { target: document.body });
