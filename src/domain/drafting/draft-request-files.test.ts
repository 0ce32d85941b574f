import { expect, test } from 'vitest';
import { buildDraftRequest, withFiles, type DraftingMaterial } from './draft-request.ts';

const file = (storageId: string) => ({
  storageId,
  path: `Acme/${storageId}.txt`,
  text: `Acme is told of in ${storageId}.`,
  language: 'en',
});
const material = (lead: { analysis?: string }): DraftingMaterial => ({
  project: { id: 'project', name: 'Tavlo', context: {}, settings: {} },
  knowledge: null,
  brain: [],
  campaign: null,
  runBrief: null,
  thread: [],
  lead: { id: 'lead', company: 'Acme', ...lead },
  pages: [
    { id: 'page', url: 'https://acme.example/', title: 'Acme', text: 'We build lifts.', language: 'en' },
  ],
  triggers: [],
  today: '2026-11-23',
  files: [file('one'), file('two')],
});
const about = (given: DraftingMaterial) =>
  buildDraftRequest(given, {}, () => 'en').request.sources.filter(({ about: side }) => side === 'recipient');

test('files are sources about the recipient with an unknown speaker, before the pages', () => {
  const sources = about(material({}));
  expect(sources.map(({ kind, id, speaker }) => [kind, id, speaker])).toEqual([
    ['payload', 'one', 'unknown'],
    ['payload', 'two', 'unknown'],
    ['page', 'page', undefined],
  ]);
  expect(sources[0]).toMatchObject({
    title: 'Acme/one.txt',
    text: 'Acme is told of in one.',
    language: 'en',
  });
});

test('files are used beside the analysis of a lead', () => {
  const kinds = about(material({ analysis: 'Acme builds lifts.' })).map(({ kind }) => kind);
  expect(kinds).toEqual(['analysis', 'payload', 'payload']);
});

test('a file that was removed meanwhile is no longer a source', () => {
  const { request } = buildDraftRequest(material({}), {}, () => 'en');
  const { sources } = withFiles(request, [file('two')]);
  expect(sources.map(({ id }) => id)).toEqual(['two', 'page']);
});

test('dated news of the company in a file can begin the message', () => {
  const planned = (text: string) => {
    const given = { ...material({}), files: [{ ...file('one'), text }] };
    return buildDraftRequest(given, {}, () => 'en').request.plan?.trigger;
  };
  expect(planned('Acme opened a depot in Tampere on 3 October 2026.')).toMatchObject({
    kind: 'opening',
    sourceId: 'one',
    quote: 'Acme opened a depot in Tampere on 3 October 2026.',
  });
  const others = [
    'We opened a depot in Tampere on 3 October 2026.',
    'Acme opened a depot in Tampere in 2023.',
  ];
  for (const text of others) expect(planned(text)).toBeNull();
});
