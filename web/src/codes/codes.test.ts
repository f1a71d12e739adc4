import { afterEach, describe, expect, it } from 'vitest';
import { asLine, bytesIn, inPicture, keep, kept, Parts, rowOf, textsIn } from './codes';

const RECORD = {
  game: 'terra',
  options: { teams: false },
  players: [
    { name: 'A', kind: 'human' },
    { name: 'T', kind: 'bot:tips' },
  ],
  start: 0,
  setup: { pile: ['G1'] },
  moves: [
    [0, 'G1'],
    [1, 'pass'],
  ],
  result: { outcome: 'success', scores: [3, 5] },
};

afterEach(() => localStorage.clear());

describe('a row', () => {
  it('says how a game ended', () => {
    const row = rowOf(['x'], RECORD);
    expect(row).toMatchObject({ game: 'terra', people: ['A'], bots: 1, moves: 2, held: true, scores: [3, 5] });
    expect(rowOf(['x'], { ...RECORD, result: { outcome: 'loss' } })).toMatchObject({ held: false, scores: [] });
    expect(rowOf(['x'], { ...RECORD, result: null }).held).toBeNull();
  });
  it('knows the same deal again, whoever played it and whatever they did', () => {
    const { deal } = rowOf(['x'], RECORD);
    expect(rowOf(['y'], { ...RECORD, moves: [], players: [] }).deal).toBe(deal);
    expect(rowOf(['y'], { ...RECORD, setup: { pile: ['G2'] } }).deal).not.toBe(deal);
    expect(rowOf(['y'], { ...RECORD, options: { teams: true } }).deal).not.toBe(deal);
  });
});

describe('texts', () => {
  it('in parts wait for each other, in any order', () => {
    const parts = new Parts();
    expect(parts.add('TERRAE1:ABC.')).toEqual(['TERRAE1:ABC.']);
    expect(parts.add('TERRAE1/2/2/0000000A:B.')).toEqual({ found: 1, of: 2 });
    expect(parts.add('TERRAE1/2/2/0000000A:B.')).toEqual({ found: 1, of: 2 });
    expect(parts.add('TERRAE1/1/2/0000000B:A.')).toEqual({ found: 1, of: 2 });
    expect(parts.add('TERRAE1/1/2/0000000A:A.')).toEqual(['TERRAE1/1/2/0000000A:A.', 'TERRAE1/2/2/0000000A:B.']);
  });
  it('in parts that never end are not all remembered', () => {
    const parts = new Parts();
    const part = (n: number): string => `TERRAE1/1/2/${n.toString(16).toUpperCase().padStart(8, '0')}:A.`;
    for (let n = 0; n < 1000; n++) parts.add(part(n));
    expect(parts.add(part(0).replace('/1/2/', '/2/2/'))).toEqual({ found: 1, of: 2 });
    expect(parts.add(part(999).replace('/1/2/', '/2/2/'))).toHaveLength(2);
  });
  it('are the same on a line and in a picture', () => {
    expect(inPicture('TERRAE1:A_B.')).toBe('TERRAE1:A B.');
    expect(asLine(' TERRAE1:A B.\r')).toBe('TERRAE1:A_B.');
    expect(textsIn('a\r\n\n b \n')).toEqual(['a', 'b']);
    expect(bytesIn('TERRAE1:BB8.')).toBe(2);
    expect(bytesIn('TERRAE1:BB8BB.')).toBe(3);
  });
});

describe('what is kept', () => {
  it('is there again, and nothing of somebody else', () => {
    const row = rowOf(['x'], RECORD);
    expect(keep([row])).toBe(true);
    expect(kept()).toEqual([row]);
    localStorage.setItem('terrae.collected', JSON.stringify([{ texts: 'x' }, 5, null, row]));
    expect(kept()).toEqual([row]);
    localStorage.setItem('terrae.collected', '{"no": "list"}');
    expect(kept()).toEqual([]);
    localStorage.setItem('terrae.collected', '{');
    expect(kept()).toEqual([]);
  });
});
