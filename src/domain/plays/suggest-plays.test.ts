import { expect, test } from 'vitest';
import { readPlay } from './read-play.ts';
import { suggestPlays, type SellerText } from './suggest-plays.ts';

const text = (id: string, body: string, language: string | null = 'en'): SellerText => ({
  id,
  title: `About ${id}`,
  body,
  language,
});
const roster = text(
  'roster',
  'Tavlo plans the shifts of all sites. It takes a minute. It costs 40 € a month.',
);
const training = text('training', 'We teach planners in two days.');
const citycare = text('citycare', 'Citycare plans the shifts of 40 sites with Tavlo.');
const news = [
  { kind: 'investment', headline: 'Koivu invested 4 million' },
  { kind: 'opening', headline: 'Harbour Foods opened new sites' },
] as const;

test('pairs offers with the references that share words, and suggests other offers alone', () => {
  const suggestions = suggestPlays({ offers: [training, roster], references: [citycare], news });
  expect(suggestions).toEqual([
    {
      title: 'About roster: About citycare',
      play: {
        when: { kinds: ['opening'] },
        because: '',
        offer: 'Tavlo plans the shifts of all sites. It takes a minute.',
        proof: { brainId: 'citycare' },
        language: 'en',
      },
    },
    {
      title: 'About training',
      play: {
        when: { kinds: ['investment', 'opening'] },
        because: '',
        offer: 'We teach planners in two days.',
        proof: null,
        language: 'en',
      },
    },
  ]);
});

test('suggests nothing that could be added before a person has completed it', () => {
  const [suggestion] = suggestPlays({ offers: [roster], references: [citycare], news });
  expect(readPlay(suggestion!.play)).toMatchObject({ param: 'play.because' });
  expect(readPlay({ ...suggestion!.play, because: 'New sites need shifts.' })).toHaveProperty('offer');
});

test('does not pair an offer with a reference in another language', () => {
  const german = text('stadt', 'Stadt plant Schichten für 40 sites mit Tavlo.', 'de');
  expect(suggestPlays({ offers: [roster], references: [german], news: [] })).toMatchObject([
    { title: 'About roster', play: { when: { kinds: [] }, proof: null } },
  ]);
});

test('cuts a long offer after a sentence', () => {
  const long = text('long', `Tavlo plans shifts. ${'It plans more shifts and '.repeat(30)}ends.`);
  expect(suggestPlays({ offers: [long], references: [], news })[0]!.play.offer).toBe('Tavlo plans shifts.');
});
