// An incomplete language can be chosen: it shows its share, and English where it says nothing yet.
import { flushSync, mount } from 'svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import Tools from './Tools.svelte';
import rules from 'virtual:rules';
import Rules from '../routes/Rules.svelte';
import { LANGUAGES, t, words } from './words.svelte';

vi.mock('virtual:sentences', async (original) => {
  const { default: languages } = await original<{ default: typeof LANGUAGES }>();
  const lunar = { name: 'Lunar', share: 43, load: async () => ({ default: ['web-you = Ulla\n'] }) };
  return { default: { ...languages, 'x-moon': lunar } };
});

describe('an incomplete language', () => {
  beforeAll(() => words.load('x-moon'));

  it('says what it can, and the rest in English', () => {
    expect(words.language).toBe('x-moon');
    expect(t('web-you')).toBe('Ulla');
    expect(t('web-play-now')).toBe('Play now');
  });
  it('is listed with its share, the others by their names alone', () => {
    const target = document.createElement('div');
    mount(Tools, { target });
    flushSync();
    const options = [...target.querySelectorAll('option')].map((option) => option.textContent);
    expect(options).toContain('Lunar (43%)');
    expect(options).toContain('Deutsch');
    expect(options).toContain('English');
  });
  it('shows the English rules until its own are written', async () => {
    const [game, pages] = Object.entries(rules)[0]!;
    const target = document.createElement('div');
    mount(Rules, { target, props: { game } });
    const english = (await pages.en!()).default;
    await vi.waitFor(() => expect(target.querySelector('h1')?.innerHTML).toContain(english[0]!.title));
  });
});
