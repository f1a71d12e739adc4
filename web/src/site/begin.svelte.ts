// What a site does behind its first page: start the engine, and then keep everything for when there is no connection.
import { theEngine } from '../lib/engine';
import './local';
import { progress } from './progress.svelte';
import { updates } from './updates.svelte';

theEngine();
$effect.root(() => {
  $effect(() => {
    if (progress.state === 'ready' || progress.state === 'failed') void updates.register();
  });
});
