import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { detectLanguage } from '../../src/adapters/site/language.ts';
import { classifyInbound } from '../../src/domain/replies/classify-inbound.ts';
import { languageOfMail } from '../../src/domain/replies/unsupported-language.ts';
import { testService } from '../support/test-service.ts';
import { expectDraftsRefused, openSuspicionScene } from '../support/suspicion-scene.ts';
import { readReplies, replyParts } from './reply-corpus.ts';

const service = testService({ role: 'api' });

const read = (name: string) =>
  readFileSync(path.join(import.meta.dirname, name), 'utf8')
    .trimEnd()
    .split('\n')
    .filter((line) => !line.startsWith('#'));

const classify = (body: string) => {
  const language = languageOfMail(body, (text) => detectLanguage(text, null));
  return classifyInbound({ subject: '', body, language, kind: 'human' });
};

test.each(read('unsupported-languages.txt'))('%j is a possible opt-out, no matter what it says', (body) => {
  const { classification, isSuspected, unsupportedReason } = classify(body);
  expect({ classification, isSuspected }).toEqual({ classification: null, isSuspected: true });
  expect(unsupportedReason).toMatch(/^It (is in|contains no word)/u);
});

test('the quoted mail of the sender does not hide the language of a reply', () => {
  const body = [
    "Merci de ne plus m'écrire à cette adresse.",
    '',
    'On Mon, 9 Nov 2026 at 10:02, Maria Salo wrote:',
    '> Hello, we plan shifts for hospitals.',
    '> Would a short call next week suit you?',
  ].join('\n');
  expect(classify(body)).toMatchObject({ isSuspected: true, classification: null });
});

test('a mail of a program stays what it is in any language', () => {
  const body = 'Je suis absent du bureau jusqu’au 30 novembre. Merci pour votre message.';
  const { classification } = classifyInbound({
    subject: 'Absence',
    body,
    language: 'fr',
    kind: 'auto_reply',
  });
  expect(classification).toBe('out_of_office');
});

test('at most two in a hundred replies in supported languages are taken for another language', () => {
  const bodies = [
    ...read('ordinary-replies.txt'),
    ...replyParts.flatMap((part) => readReplies(part).map(({ body }) => body)),
  ];
  const unsupported = bodies.filter((body) => classify(body).unsupportedReason !== null);
  expect(bodies.length).toBeGreaterThan(1_000);
  expect(unsupported.length / bodies.length, unsupported.join('\n')).toBeLessThanOrEqual(0.02);
});

test('a mail in French waits for a person, with its reason', async () => {
  const scene = await openSuspicionScene(service);
  const { messageId, warnings } = await scene.receive('Merci de me retirer de votre liste de diffusion.');
  expect(warnings).toContain('It is in French, which the rules for opt-outs do not know.');
  await expectDraftsRefused(scene, messageId);
  expect(await service.sql('select value from suppression')).toEqual([]);
});

test('a form in Danish waits for a person, with its reason', async () => {
  const scene = await openSuspicionScene(service);
  const answer = await scene.ingest('Jeg vil gerne vide, hvad jeres løsning koster for tolv medarbejdere.');
  expect(answer.warnings).toContain('It is in Danish, which the rules for opt-outs do not know.');
  expect(answer.messageId).toBeNull();
});

test('a name, an address or a list of goods in a form is no mail in another language', async () => {
  const scene = await openSuspicionScene(service);
  for (const message of [
    'Hauptstraße 12, 10115 Berlin-Mitte',
    'Kari Nordmann Johansen',
    'iPhone 17 Pro Max, 256 GB',
  ])
    expect((await scene.ingest(message, { autoAdvance: false })).warnings, message).toEqual([]);
});

test('a lead whose research is in French gets a draft in the language of the workspace, with a warning', async () => {
  const analysis =
    'Lumière exploite 23 boulangeries à Lyon et en a ouvert une nouvelle à Nice en septembre 2026.';
  const { call, leadId } = await openSuspicionScene(service, { company: 'Lumière', analysis });
  const { language, warnings } = await call('messages.generate', { leadId });
  expect(language).toBe('en');
  expect(warnings.join('\n')).toContain('seems to be in French and the message is in English');
});
