// The atlas: every card of every game is named, told and found, in every language of ours.
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { games } from '../games';
import { LANGUAGES, t, words } from '../lib/words.svelte';
import { atlasOf, withAtlas } from '../lib/atlases';
import { finds, plain, textOf } from './atlas';
import AtlasPage from './Atlas.svelte';
import AtlasCardPage from './AtlasCard.svelte';
import Learn from './Learn.svelte';
import Rules from './Rules.svelte';
import Why from './Why.svelte';

const languages = Object.keys(LANGUAGES);
const names = Object.keys(games);
/** A message that nobody says is shown by its name. */
const unsaid = new RegExp(`^(web|${names.join('|')})-[\\w-]+$`);

let page: ReturnType<typeof mount> | undefined;
afterEach(async () => {
  if (page) await unmount(page);
  page = undefined;
  history.replaceState(null, '', '/');
});
async function shown(component: Component<any>, props: Record<string, unknown>, query = ''): Promise<HTMLElement> {
  history.replaceState(null, '', `/${query}`);
  window.dispatchEvent(new PopStateEvent('popstate'));
  if (page) await unmount(page);
  const target = document.createElement('div');
  page = mount(component, { target, props });
  await vi.waitFor(() => expect(target.querySelector('main:not([aria-busy])')).not.toBeNull());
  flushSync();
  return target;
}
const cardsOn = (target: HTMLElement): string[] =>
  [...target.querySelectorAll('.cards a')].map((link) => link.getAttribute('href')!.split('/').at(-1)!);

describe('looking for words', () => {
  it.each([
    ['Łąka kośna', 'laka KOŚNA'],
    ['Gewächshaus', 'gewachs'],
    ['Straßenküche', 'strassenkuche'],
    ['Épicerie du coin', 'epicerie'],
    ['Les œufs', 'oeufs'],
    ['Přádelna', 'pradelna'],
    ['Fâneață', 'faneata'],
    ['Molí d’aigua', "d'aigua"],
    ['one two', ' two  one '],
    ['anything', ''],
  ])('%s is found by "%s"', (text, wanted) => expect(finds(text, wanted)).toBe(true));
  it('asks for every word, and for numbers as a whole', () => {
    expect(finds('one two', 'one three')).toBe(false);
    expect(finds('threat 16', '6')).toBe(false);
    expect(finds('threat 16', '16')).toBe(true);
  });
  it('marks are dropped, letters kept', () => expect(plain('Čučoriedie')).toBe('cucoriedie'));
});

describe.each(names)('the atlas of %s', (game) => {
  it.each(languages)('has a name, a text and facts for every card in %s', async (language) => {
    await words.load(language);
    const atlas = (await atlasOf(game))!;
    const cards = atlas.cards();
    const groups = atlas.groups().map(({ id }) => id);
    const said = (text: string): void => expect(text).not.toMatch(unsaid);
    expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
    for (const card of cards) {
      expect(groups).toContain(card.group);
      const world = t(`${game}-atlas-${card.id}`);
      const facts = atlas.factsOf(card.id);
      for (const text of [card.name, card.note, world, atlas.kindOf(card.id), ...card.keywords]) said(text);
      for (const { label, text } of facts) [label, text ?? 'x'].forEach(said);
      for (const other of facts.flatMap((fact) => fact.cards ?? [])) expect(cards.map(({ id }) => id)).toContain(other);
      expect(finds(textOf(card, world), card.name)).toBe(true);
    }
    for (const { label } of atlas.filters().flatMap(({ choices }) => choices)) said(label);
  });
  it('lets every choice of a filter through to something', async () => {
    const atlas = (await atlasOf(game))!;
    const tags = new Set(atlas.cards().flatMap((card) => card.tags));
    for (const { id } of atlas.filters().flatMap(({ choices }) => choices)) expect([...tags]).toContain(id);
  });
  it('shows for its thoughts cards that there are, and says them all', async () => {
    await words.load('en');
    const atlas = (await atlasOf(game))!;
    const ids = atlas.cards().map(({ id }) => id);
    expect(atlas.thoughts.flat().filter((card) => !ids.includes(card))).toEqual([]);
    const page = await shown(Why, { game });
    expect(page.querySelectorAll('.thoughts section')).toHaveLength(atlas.thoughts.length);
    expect(page.textContent).not.toContain(`${game}-why`);
  });
  it('draws every card and tells what it does', async () => {
    await words.load('en');
    const { cards, Picture, InGame } = (await atlasOf(game))!;
    for (const { id } of cards()) {
      const target = document.createElement('div');
      const mounted = [mount(Picture, { target, props: { card: id, width: '99px' } })];
      expect(target.querySelector('.card')).not.toBeNull();
      target.replaceChildren();
      mounted.push(mount(InGame, { target, props: { card: id } }));
      expect(target.textContent!.trim()).not.toMatch(/^$|-atlas-/);
      await Promise.all(mounted.map((one) => unmount(one)));
    }
  }, 60_000);
  it('has a page for a card, with the next one and with what it stands for', async () => {
    await words.load('en');
    const [first, second] = (await atlasOf(game))!.cards();
    const page = await shown(AtlasCardPage, { game, card: first!.id });
    expect(page.querySelector('h1')!.textContent).toBe(first!.name);
    expect(page.querySelector('.meaning p')!.textContent).toBe(t(`${game}-atlas-${first!.id}`));
    expect(page.querySelector('.trail .before')).toBeNull();
    expect(page.querySelector('.trail .after')!.getAttribute('href')).toBe(`/learn/${game}/atlas/${second!.id}`);
    expect(document.title).toContain(first!.name);
  });
  it('is reached from where one learns the game and from its rules', async () => {
    await words.load('en');
    for (const [component, props] of [
      [Learn, {}],
      [Rules, { game }],
    ] as [Component<any>, object][]) {
      history.replaceState(null, '', '/');
      const target = document.createElement('div');
      const mounted = mount(component, { target, props });
      await vi.waitFor(() => expect(target.querySelector(`a[href="/learn/${game}/atlas"]`)).not.toBeNull());
      expect(target.querySelector(`a[href="/learn/${game}/why"]`)).not.toBeNull();
      await unmount(mounted);
    }
  });
});

describe('the page of the atlas', () => {
  const game = withAtlas()[0]!;

  it('shows all cards in their groups', async () => {
    await words.load('en');
    const atlas = (await atlasOf(game))!;
    expect(cardsOn(await shown(AtlasPage, { game }))).toEqual(atlas.cards().map(({ id }) => id));
  });
  it('shows what is looked for, tells how many, and keeps it in the address', async () => {
    await words.load('en');
    const atlas = (await atlasOf(game))!;
    const wanted = atlas.cards()[3]!;
    const page = await shown(AtlasPage, { game });
    const input = page.querySelector('input')!;
    input.value = wanted.name.toUpperCase();
    input.dispatchEvent(new Event('input', { bubbles: true }));
    flushSync();
    expect(cardsOn(page)).toContain(wanted.id);
    expect(cardsOn(page).length).toBeLessThan(atlas.cards().length);
    expect(page.querySelector('[role=status]')!.textContent).toContain(`${cardsOn(page).length} of`);
    expect(new URLSearchParams(location.search).get('q')).toBe(wanted.name.toUpperCase());
  });
  it('opens with what the address asks for; choices of two kinds must both be met', async () => {
    await words.load('en');
    const atlas = (await atlasOf(game))!;
    const [first, second] = atlas.filters().map(({ choices }) => choices[0]!.id) as [string, string];
    const both = atlas.cards().filter(({ tags }) => tags.includes(first) && tags.includes(second));
    const page = await shown(AtlasPage, { game }, `?show=${first},${second}`);
    expect(cardsOn(page)).toEqual(both.map(({ id }) => id));
    expect(page.querySelectorAll('[aria-pressed=true]')).toHaveLength(2);
    page.querySelector<HTMLElement>('[aria-pressed=true]')!.click();
    flushSync();
    expect(cardsOn(page).length).toBeGreaterThan(both.length);
  });
  it('says that nothing is found, and shows all again', async () => {
    await words.load('en');
    const page = await shown(AtlasPage, { game }, '?q=xyzzy');
    expect(cardsOn(page)).toEqual([]);
    page.querySelector<HTMLElement>('.none button')!.click();
    flushSync();
    expect(cardsOn(page).length).toBeGreaterThan(0);
    expect(location.search).toBe('');
  });
  it('says that there is no such card, or no such game', async () => {
    await words.load('en');
    expect((await shown(AtlasCardPage, { game, card: 'xyzzy' })).textContent).toContain(t('web-atlas-missing'));
    for (const component of [AtlasPage, AtlasCardPage, Why]) {
      expect((await shown(component, { game: 'xyzzy', card: 'x' })).textContent).toContain(t('web-nowhere'));
    }
  });
});
