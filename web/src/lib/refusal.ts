import { Refusal } from '../api/http';
import { t } from './words.svelte';

/** Why the service did not do it, for people. Any other error is one of ours and goes on its way. */
export function whyNot(error: unknown): string {
  if (!(error instanceof Refusal)) throw error;
  if (error.code === 'offline') return t('web-offline');
  return t('web-refused', { why: error.sentence, rule: error.rule || 'none' });
}
