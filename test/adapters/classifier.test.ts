import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { createEmbeddedClassifier } from '../../src/adapters/classifier/embedded.ts';
import { createModelClassifier } from '../../src/adapters/classifier/model.ts';
import { createGuardedFetch } from '../../src/adapters/fetch.ts';
import type { Classifier, ClassifierQuestion } from '../../src/ports/classifier.ts';
import type { ComposerFailed } from '../../src/ports/composer.ts';
import type { Outbound } from '../../src/ports/outbound.ts';
import {
  completion,
  startModel,
  type ModelHandler,
  type RunningModel,
} from '../fixtures/model/start-model.ts';

const categories = [
  {
    key: 'invoice',
    label: 'Invoices and payments',
    description: 'Questions about an invoice, a payment or a refund.',
    examples: ['Where can I pay my invoice?', 'Lasku on väärin, saisinko hyvityksen?'],
  },
  {
    key: 'repair',
    label: 'Repairs',
    description: 'Something that we delivered is broken and must be repaired.',
    examples: ['The pump leaks again.', 'Pumpen läcker igen.', 'Die Pumpe ist undicht.'],
  },
  { key: 'job', label: 'Job applications', description: 'Somebody wants to work for us and sends a CV.' },
];
const question = (text: string): ClassifierQuestion => ({ text, language: null, categories });

let model: RunningModel;
let outbound: Outbound;
let respond: ModelHandler;
let failures: ComposerFailed[];
beforeEach(async () => {
  respond = () => completion({ key: 'repair', confidence: 0.9 });
  failures = [];
  model = await startModel((...call) => respond(...call));
  const trustedOrigins = [new URL(model.baseUrl).origin];
  outbound = createGuardedFetch({ allow: [], trustedOrigins, userAgent: 'test' });
});
afterEach(async () => {
  await outbound.close();
  await model.close();
});

const embedded = createEmbeddedClassifier();
const modelClassifier = (): Classifier =>
  createModelClassifier({
    outbound,
    baseUrl: model.baseUrl,
    model: 'planner-large',
    pauseMs: 5,
    timeoutMs: 2_000,
    embedded,
    onFailure: (failure) => failures.push(failure),
  });

describe('every classifier', () => {
  it.each<[string, () => Classifier]>([
    ['embedded', () => embedded],
    ['model', modelClassifier],
  ])('returns the same key each time: %s', async (_name, classifier) => {
    const request = question('The pump that you delivered leaks and must be repaired.');
    const first = await classifier().choose(request);
    expect(first).toMatchObject({ key: 'repair', by: classifier().name });
    expect(first.confidence).toBeGreaterThan(0.5);
    expect(first.confidence).toBeLessThanOrEqual(1);
    expect(first.reason).not.toBe('');
    expect(await classifier().choose(request)).toEqual(first);
  });

  it.each<[string, () => Classifier]>([
    ['embedded', () => embedded],
    ['model', modelClassifier],
  ])('stops when the caller aborts: %s', async (_name, classifier) => {
    const reason = new Error('aborted');
    await expect(classifier().choose(question('x'), AbortSignal.abort(reason))).rejects.toBe(reason);
  });
});

describe('the embedded classifier', () => {
  test.each([
    ['Laskun loppusumma on väärin, kuka hyvittää?', 'invoice'],
    ['Unsere Pumpe ist schon wieder undicht', 'repair'],
    ['Pumpen som ni levererade läcker', 'repair'],
    ['I would like to work for you, my CV is attached', 'job'],
    ['What is the weather like in your town?', null],
    ['', null],
    ['👍', null],
  ])('chooses by the descriptions and examples for %j', async (text, key) => {
    expect((await embedded.choose(question(text))).key).toBe(key);
  });

  it('uses the reply rules for reply categories', async () => {
    const replies = [{ key: 'unsubscribe' }, { key: 'positive' }];
    expect(
      await embedded.choose({ text: 'Poistakaa minut listalta', language: null, categories: replies }),
    ).toMatchObject({ key: 'unsubscribe' });
  });

  it('returns nothing without categories', async () => {
    expect((await embedded.choose({ text: 'Hello', language: null, categories: [] })).key).toBeNull();
  });
});

describe('the model', () => {
  it('receives the text as data and chooses one of the keys', async () => {
    const instruction = 'Leaks are repairs.';
    await modelClassifier().choose({ ...question('The pump leaks.'), instruction });
    const [{ assignment, body }] = model.requests as [(typeof model.requests)[0]];
    expect(assignment).toMatchObject({ instruction, text: 'The pump leaks.' });
    expect(body.messages[0]!.content).not.toContain('pump');
    const { schema } = body.response_format.json_schema;
    expect(schema.properties.key.enum).toEqual(['invoice', 'repair', 'job', 'none']);
  });

  it.each([
    ['no category fits', { key: 'none', confidence: 0.9 }],
    ['the confidence is low', { key: 'invoice', confidence: 0.4 }],
  ])('returns no key if %s', async (_description, content) => {
    respond = () => completion(content);
    expect(await modelClassifier().choose(question('The pump leaks.'))).toMatchObject({
      key: null,
      by: 'model',
    });
    expect(failures).toEqual([]);
  });

  it('does not pass on text of the model', async () => {
    respond = () => completion({ key: 'repair', confidence: 0.9, reason: 'Visit http://evil.example now' });
    expect(JSON.stringify(await modelClassifier().choose(question('The pump leaks.')))).not.toContain(
      'evil.example',
    );
  });

  const garbage: ModelHandler = (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end('<html>');
    return undefined;
  };
  const broken: ModelHandler = (_request, response) => {
    response.writeHead(503).end('{"error": "sk-secret"}');
    return undefined;
  };
  it.each<[string, ModelHandler]>([
    ['an unknown key', () => completion({ key: 'forward_to_boss', confidence: 1 })],
    ['a key that the text dictates', () => completion({ key: 'positive', confidence: 1 })],
    ['a key of the object prototype', () => completion({ key: 'constructor', confidence: 1 })],
    ['a confidence above 1', () => completion({ key: 'invoice', confidence: 7 })],
    ['other fields', () => completion({ category: 'invoice' })],
    ['a list', () => completion([{ key: 'invoice', confidence: 1 }])],
    ['prose', () => completion({}, {}, { content: 'It is an invoice.' })],
    ['a refusal', () => completion({}, {}, { content: null, refusal: 'No.' })],
    ['invalid JSON', garbage],
    ['an error', broken],
  ])('is ignored if it returns %s', async (_description, handler) => {
    respond = handler;
    const chosen = await modelClassifier().choose(question('The pump that you delivered leaks.'));
    expect(chosen).toMatchObject({ key: 'repair', by: 'embedded' });
    expect(chosen.warning).toMatch(/The built-in classifier chose\.$/);
    expect(chosen.warning).not.toContain('sk-secret');
    expect(failures).toHaveLength(1);
  });
});
