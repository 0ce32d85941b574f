import { expect, test } from 'vitest';
import type { DraftSentence } from './material.ts';
import { placeSentences } from './place-sentences.ts';

const place = (text: string, ...sentences: string[]) => {
  const found = placeSentences(
    text,
    sentences.map((each): DraftSentence => ({
      text: each,
      role: 'body',
      blockId: 'b',
      form: 'claim',
      evidence: [],
    })),
  );
  return {
    placed: found.placed.map(({ start, end }) => text.slice(start, end)),
    missing: found.missing.map((sentence) => sentence.text),
    gaps: found.gaps.map((gap) => gap.text),
  };
};

test('finds sentences in order and what stands between them', () => {
  expect(place('Hi.\n\nOne. New one. Two.', 'Hi.', 'One.', 'Two.')).toEqual({
    placed: ['Hi.', 'One.', 'Two.'],
    missing: [],
    gaps: ['New one.'],
  });
});

test('finds moved sentences, each at its own place', () => {
  expect(place('Two. One. One.', 'One.', 'Two.', 'One.', 'One.')).toEqual({
    placed: ['Two.', 'One.', 'One.'],
    missing: ['One.'],
    gaps: [],
  });
});

test('a sentence does not stand inside a longer word or number', () => {
  expect(place('We charge 1000', 'We charge 10')).toEqual({
    placed: [],
    missing: ['We charge 10'],
    gaps: ['We charge 1000'],
  });
});
