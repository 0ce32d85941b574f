import { createHash } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { sentenceKey } from '../../src/domain/drafting/verify.ts';
import type { GroundTexts, GroundingCase } from '../fixtures/grounding/grounding-case.ts';
import { groundingCases } from '../fixtures/grounding/grounding-cases.ts';
import {
  answerOf,
  completion,
  startModel,
  type ModelRequest,
  type ModelSentence,
} from '../fixtures/model/start-model.ts';
import { testService, type TestService, type Tenant } from '../support/test-service.ts';

/** Some lies over one ground, all of what is true of it, and what no writer may touch. */
interface WholeDraft {
  readonly number: number;
  readonly ground: GroundTexts;
  readonly lies: readonly GroundingCase[];
  readonly truths: readonly GroundingCase[];
  readonly locked: readonly string[];
}

const liesOfDraft = 3;
const lockedTexts = [
  'Terms: § 4, valid until 31.12. – as they stand.',
  '  Hinta 4 €/kk \u00a0(alv 0 %)\n\tEi sitoumuksia.  ',
  '“Quoted” ”by” „hand“ & <b>kept</b> {{name}} \u200b\u2014 ÅÄÖ',
  'Unverbindlich: https://tavlo.example/agb?ref=1#top',
];
const wholeDrafts = draftsOver(groundingCases);

const model = await startModel((asked) => completion(answerOf(writtenBy(asked))));
const services = {
  'a model that lies': testService({ environment: { LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'liar' } }),
  'the built-in composer': testService(),
};
afterAll(() => model.close());

test('there are at least 30 drafts with all 90 lies among them', () => {
  expect(wholeDrafts.length).toBeGreaterThanOrEqual(30);
  expect(wholeDrafts.flatMap(({ lies }) => lies)).toHaveLength(90);
});

describe.each(['a model that lies', 'the built-in composer'] as const)('%s', (writer) => {
  const service = services[writer];
  const tenants = new Map<string, Promise<Tenant>>();

  test.each(wholeDrafts)('draft $number for $ground.company', async (asked) => {
    const { ground, lies, locked, number } = asked;
    tenants.set(ground.language, tenants.get(ground.language) ?? sellerOf(service, ground));
    const tenant = await tenants.get(ground.language)!;
    const stored = await storedDraft(service, tenant, asked);
    // "Nearly half of your vets work part time" is true and ends like the lie, so whole sentences are compared.
    const said = stored.sentences.map(({ text }) => sentenceKey(text));
    for (const { sentence } of lies) {
      expect(said).not.toContain(sentenceKey(sentence));
      expect(`${stored.subject}\n${stored.body}`).not.toContain(sentence);
    }
    const kept = stored.sentences.filter(({ form }) => form === 'locked').map(({ text }) => text);
    expect(kept.map(sha256).sort()).toEqual(locked.map(sha256).sort());
    for (const text of locked) expect(stored.body).toContain(text);
    expect(stored.sentences.some(({ form }) => form === 'claim')).toBe(true);
    const byModel = !stored.warnings.some((warning) => /built-in|embedded/u.test(warning));
    if (writer === 'a model that lies') {
      expect(byModel, `${number}: ${stored.warnings.join()}`).toBe(true);
      const omitted = stored.omitted.map(({ text }) => text);
      for (const { sentence } of lies) expect(omitted).toContain(sentence);
    }
  });
});

function draftsOver(cases: readonly GroundingCase[]): readonly WholeDraft[] {
  const grounds = [...new Set(cases.map(({ ground }) => ground))];
  const parts = grounds.flatMap((ground) => {
    const own = cases.filter((item) => item.ground === ground);
    const lies = own.filter(({ right }) => right === 'dropped');
    const truths = own.filter(({ right }) => right === 'kept');
    return Array.from({ length: Math.ceil(lies.length / liesOfDraft) }, (_, part) => ({
      ground,
      truths,
      lies: lies.slice(part * liesOfDraft, (part + 1) * liesOfDraft),
    }));
  });
  return parts.map((part, number) => ({
    ...part,
    number,
    locked: [0, 1]
      .slice(0, 1 + (number % 2))
      .map((more) => lockedTexts[(number + more) % lockedTexts.length]!),
  }));
}

/** Lies and truths in turn, each with its quotes, in the block where it belongs. */
function writtenBy({ assignment }: ModelRequest): Record<string, readonly ModelSentence[]> {
  const { ground, lies, truths } = wholeDrafts[Number(/\d+/u.exec(assignment.recipient.jobTitle)![0])]!;
  const idOf = (quote: string): string =>
    assignment.sources.find(({ text }: { text: string }) => text.includes(quote))?.source ?? 'source-99';
  const told = [...lies, ...truths].map(({ sentence, about, quotes }) => ({
    text: sentence,
    about,
    quotes: quotes.map((quote) => ({ source: idOf(quote), quote })),
  }));
  return {
    subject: [{ text: ground.company }],
    opening: told.filter(({ about }) => about === 'recipient'),
    offer: told.filter(({ about }) => about === 'sender'),
  };
}

/** A tenant whose workspace says of itself what the ground has the sender say. */
async function sellerOf(service: TestService, { sources }: GroundTexts): Promise<Tenant> {
  const tenant = await service.newTenant({ plan: 'pro', credits: 1_000 });
  const { projectId, liveKey: key } = tenant;
  const textOf = (kind: string): string => sources.find((source) => source.kind === kind)!.text;
  const say = (fn: string, args: object) => service.call(fn, { projectId, ...args }, { key });
  const answers = [
    await say('knowledge.set', { text: textOf('knowledge') }),
    await say('brain.add', { type: 'company', title: 'Tavlo', body: 'Tavlo' }),
    await say('brain.add', { type: 'reference', title: 'Reference', body: textOf('brain') }),
  ];
  for (const { status, text } of answers) expect(status, text).toBe(200);
  return tenant;
}

interface StoredDraft {
  readonly subject: string;
  readonly body: string;
  readonly sentences: readonly { readonly text: string; readonly form: string }[];
  readonly omitted: readonly { readonly text: string }[];
  readonly warnings: readonly string[];
}

/** The message as it lies in the database. */
async function storedDraft(service: TestService, tenant: Tenant, asked: WholeDraft): Promise<StoredDraft> {
  const { projectId, liveKey: key } = tenant;
  const { ground, locked, number } = asked;
  const call = async (fn: string, args: object): Promise<any> => {
    const { status, text, value } = await service.call(fn, args, { key });
    expect(status, text).toBe(200);
    return value;
  };
  const { id: campaignId } = await call('campaigns.create', { projectId, name: `Draft ${number}` });
  const texts = locked.map((content, at) => ({ kind: 'locked', id: `locked-${at}`, content }));
  const generated = (id: string) => ({
    kind: 'generated',
    id,
    aiInstruction: 'Facts alone.',
    optional: true,
  });
  const subject = { kind: 'generated', id: 'subject', role: 'subject', aiInstruction: 'Short.' };
  const blocks = [subject, ...texts.slice(1), generated('opening'), ...texts.slice(0, 1), generated('offer')];
  await call('campaigns.setMessageStructure', { campaignId, blocks });
  const analysis = ground.sources[0]!.text;
  const person = {
    firstName: 'Anna',
    lastName: 'Virtanen',
    jobTitle: `Head ${number}`,
    company: ground.company,
  };
  const email = `anna@draft-${number}.example`;
  const { id: leadId } = await call('leads.add', { projectId, source: 'fair', ...person, email, analysis });
  const { id } = await call('messages.generate', { leadId, campaignId, language: ground.language });
  const [row] = await service.sql<StoredDraft>(
    'select subject, body, sentences, omitted, warnings from message where org_id = $1 and id = $2',
    [tenant.orgId, id],
  );
  return row!;
}

function sha256(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}
