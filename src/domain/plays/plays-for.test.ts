import { expect, test } from 'vitest';
import type { Play } from './play.ts';
import { playsFor } from './plays-for.ts';

const play = (id: string, fields: Partial<Play> = {}): Play => ({
  id,
  title: 'New sites',
  language: 'en',
  when: { kinds: ['opening'], words: [] },
  because: 'A new site needs a roster on its first day.',
  offer: 'Tavlo plans the shifts of all sites.',
  proofId: null,
  ask: null,
  subject: null,
  campaignIds: [],
  ...fields,
});
const idsOf = (plays: readonly Play[]) => plays.map(({ id }) => id);

test('puts plays of the campaign before plays for all campaigns', () => {
  const plays = [play('all'), play('autumn', { campaignIds: ['spring', 'autumn'] }), play('all too')];
  expect(idsOf(playsFor(plays, { campaignId: 'autumn', language: 'en' }))).toEqual([
    'autumn',
    'all',
    'all too',
  ]);
});

test('leaves out plays of other campaigns', () => {
  const plays = [play('autumn', { campaignIds: ['autumn'] }), play('all')];
  expect(idsOf(playsFor(plays, { campaignId: 'spring', language: 'en' }))).toEqual(['all']);
  expect(idsOf(playsFor(plays, { campaignId: null, language: 'en' }))).toEqual(['all']);
});

test('leaves out plays in other languages', () => {
  const plays = [play('english'), play('finnish', { language: 'fi', campaignIds: ['autumn'] })];
  expect(idsOf(playsFor(plays, { campaignId: 'autumn', language: 'en' }))).toEqual(['english']);
  expect(playsFor(plays, { campaignId: 'autumn', language: 'sv' })).toEqual([]);
});
