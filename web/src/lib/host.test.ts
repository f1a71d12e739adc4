import { describe, expect, it } from 'vitest';
import { games } from '../games';
import { botFor, mixtureOf, strengthsOf } from './host';

const offered = { bots: ['altruist', 'greedy', 'random', 'tips'], strengths: { altruist: ['easy', 'normal', 'hard'] } };

describe('who plays along at once', () => {
  it('is the bot that was chosen, as strong as was chosen if it can be', () => {
    expect(botFor('terra', 1, offered, { bot: 'altruist', strength: 'easy' })).toBe('altruist[strength=easy]');
    expect(botFor('terra', 1, offered, { bot: 'greedy', strength: 'easy' })).toBe('greedy');
    expect(strengthsOf('terra', offered, 'altruist')).toEqual(['easy', 'normal', 'hard']);
    expect(strengthsOf('terra', offered, 'greedy')).toEqual([]);
  });

  it.each(Object.keys(games))('is a mixture of each strength, of which the service may lack some: %s', (game) => {
    const { bots, mixes } = games[game]!;
    expect(strengthsOf(game, offered, '')).toEqual(['easy', 'normal', 'hard']);
    for (const strength of strengthsOf(game, offered, '')) {
      const mix = mixes?.[strength] ?? bots;
      const known = { ...offered, bots: mix.flat().map((bot) => bot.split('[')[0]!) };
      const seats = mix.map((_, i) => botFor(game, i + 1, known, { bot: '', strength }));
      seats.forEach((bot, i) => expect([mix[i]].flat()).toContain(bot));
      expect(botFor(game, 1, { ...offered, bots: ['random'] }, { bot: '', strength })).toBe('random');
    }
  });

  it('is the usual mixture when nobody says', () => {
    expect(botFor('terra', 4, offered)).toBe(games.terra!.bots[3]);
  });

  it('is decided by lot where the mixture names several, and nobody sits there twice', () => {
    const lot = games.terra!.bots[2] as string[];
    const known = { ...offered, bots: lot.map((bot) => bot.split('[')[0]!) };
    const found = new Set(Array.from({ length: 200 }, () => botFor('terra', 3, known)));
    expect([...found].sort()).toEqual([...lot].sort());
    expect(botFor('terra', 5, known, undefined, lot.slice(1))).toBe(lot[0]);
  });

  it.each(Object.keys(games))('is nobody thrice at one table, however many play and however strong: %s', (game) => {
    const { bots, mixes = {} } = games[game]!;
    const all = [bots, ...Object.values(mixes)].flat(2).map((bot) => bot.split('[')[0]!);
    for (const strength of strengthsOf(game, offered, '')) {
      const seated: string[] = [];
      for (let seat = 1; seat <= bots.length; seat++)
        seated.push(botFor(game, seat, { ...offered, bots: all }, { bot: '', strength }, seated));
      for (const bot of seated) expect(seated.filter((other) => other === bot).length).toBeLessThan(3);
    }
  });

  it('is told before: of the usual table a helper that talks, a bluffer and one more by lot', () => {
    expect(mixtureOf('terra', 4, 'normal')).toEqual(['helper[strength=normal]', 'bluffer[strength=normal]', '']);
  });
});
