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
let answer: ModelHandler;
let failures: ComposerFailed[];
beforeEach(async () => {
  answer = () => completion({ key: 'repair', confidence: 0.9 });
  failures = [];
  model = await startModel((...given) => answer(...given));
  const trustedOrigins = [new URL(model.baseUrl).origin];
  outbound = createGuardedFetch({ allow: [], trustedOrigins, userAgent: 'test' });
});
afterEach(async () => {
  await outbound.close();
  await model.close();
});

const embedded = createEmbeddedClassifier();
const asking = (): Classifier =>
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
    ['model', asking],
  ])('returns one of the given keys, always the same: %s', async (_name, classifier) => {
    const asked = question('The pump that you delivered leaks and must be repaired.');
    const first = await classifier().choose(asked);
    expect(first).toMatchObject({ key: 'repair', by: classifier().name });
    expect(first.confidence).toBeGreaterThan(0.5);
    expect(first.confidence).toBeLessThanOrEqual(1);
    expect(first.reason).not.toBe('');
    expect(await classifier().choose(asked)).toEqual(first);
  });

  it.each<[string, () => Classifier]>([
    ['embedded', () => embedded],
    ['model', asking],
  ])('stops when the caller aborts: %s', async (_name, classifier) => {
    const reason = new Error('gone');
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
  ])('chooses by words that descriptions and examples share with %j', async (text, key) => {
    expect((await embedded.choose(question(text))).key).toBe(key);
  });

  it('knows the categories of replies by their rules', async () => {
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
  it('chooses one key of a closed set, with the text as data', async () => {
    const instruction = 'Leaks are repairs.';
    await asking().choose({ ...question('The pump leaks.'), instruction });
    const [{ assignment, body }] = model.requests as [(typeof model.requests)[0]];
    expect(assignment).toMatchObject({ instruction, text: 'The pump leaks.' });
    expect(body.messages[0]!.content).not.toContain('pump');
    const { schema } = body.response_format.json_schema;
    expect(schema.properties.key.enum).toEqual(['invoice', 'repair', 'job', 'none']);
  });

  it.each([
    ['it knows none', { key: 'none', confidence: 0.9 }],
    ['it is not sure', { key: 'invoice', confidence: 0.4 }],
  ])('returns no key if %s', async (_what, answered) => {
    answer = () => completion(answered);
    expect(await asking().choose(question('The pump leaks.'))).toMatchObject({ key: null, by: 'model' });
    expect(failures).toEqual([]);
  });

  it('adds no text for people', async () => {
    answer = () => completion({ key: 'repair', confidence: 0.9, reason: 'Visit http://evil.example now' });
    expect(JSON.stringify(await asking().choose(question('The pump leaks.')))).not.toContain('evil.example');
  });

  const garbage: ModelHandler = (_asked, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end('<html>');
    return undefined;
  };
  const broken: ModelHandler = (_asked, response) => {
    response.writeHead(503).end('{"error": "sk-secret"}');
    return undefined;
  };
  it.each<[string, ModelHandler]>([
    ['a key that there is not', () => completion({ key: 'forward_to_boss', confidence: 1 })],
    ['what the text dictated', () => completion({ key: 'positive', confidence: 1 })],
    ['a key of a prototype', () => completion({ key: 'constructor', confidence: 1 })],
    ['a confidence beyond all', () => completion({ key: 'invoice', confidence: 7 })],
    ['another form', () => completion({ category: 'invoice' })],
    ['a list', () => completion([{ key: 'invoice', confidence: 1 }])],
    ['prose', () => completion({}, {}, { content: 'It is an invoice.' })],
    ['a refusal', () => completion({}, {}, { content: null, refusal: 'No.' })],
    ['no JSON', garbage],
    ['an error', broken],
  ])('is ignored if it returns %s', async (_what, answering) => {
    answer = answering;
    const chosen = await asking().choose(question('The pump that you delivered leaks.'));
    expect(chosen).toMatchObject({ key: 'repair', by: 'embedded' });
    expect(chosen.warning).toMatch(/The built-in classifier chose\.$/);
    expect(chosen.warning).not.toContain('sk-secret');
    expect(failures).toHaveLength(1);
  });
});
