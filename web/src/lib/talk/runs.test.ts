import { expect, it } from 'vitest';
import { runsOf } from './runs';

const slot = (of: string): { kind: 'slot'; of: string } => ({ kind: 'slot', of });

it('keeps brackets and question marks with the slot that they touch', () => {
  const sentence = ['Může ', slot('to'), ' přidat ', slot('value'), ' (', slot('colour'), ')?'];
  const told = runsOf(sentence as Parameters<typeof runsOf>[0]).map(({ parts }) =>
    parts.map(({ piece }) => (typeof piece === 'string' ? piece : piece.of)).join('|'),
  );
  expect(told).toEqual(['Může', ' ', 'to', ' ', 'přidat', ' ', 'value', ' ', '(|colour|)?']);
});
