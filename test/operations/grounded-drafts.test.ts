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
  passageWith,
} from '../fixtures/model/start-model.ts';
import { testService, type TestService, type Tenant } from '../support/test-service.ts';

/** A draft to write from one set of sources: some lies, all true sentences, and locked texts. */
interface DraftCase {
  readonly number: number;
  readonly ground: GroundTexts;
  readonly lies: readonly GroundingCase[];
  readonly truths: readonly GroundingCase[];
  readonly locked: readonly string[];
}

const liesPerDraft = 3;
const lockedTexts = [
  'Terms: § 4, valid until 31.12. – as they stand.',
  '  Hinta 4 €/kk \u00a0(alv 0 %)\n\tEi sitoumuksia.  ',
  '“Quoted” ”by” „hand“ & <b>kept</b> {{name}} \u200b\u2014 ÅÄÖ',
  'Unverbindlich: https://tavlo.example/agb?ref=1#top',
];
const draftCases = createDraftCases(groundingCases);

const model = await startModel((request) => completion(answerOf(sentencesFor(request))));
const services = {
  'a model that lies': testService({ environment: { LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'liar' } }),
  'the built-in composer': testService(),
};
afterAll(() => model.close());

test('the cases have at least 30 drafts and all 90 lies', () => {
  expect(draftCases.length).toBeGreaterThanOrEqual(30);
  expect(draftCases.flatMap(({ lies }) => lies)).toHaveLength(90);
});

describe.each(['a model that lies', 'the built-in composer'] as const)('%s', (writer) => {
  const service = services[writer];
  const tenants = new Map<string, Promise<Tenant>>();

  test.each(draftCases)('draft $number for $ground.company', async (draftCase) => {
    const { ground, lies, locked, number } = draftCase;
    tenants.set(ground.language, tenants.get(ground.language) ?? createSeller(service, ground));
    const tenant = await tenants.get(ground.language)!;
    const stored = await generateDraft(service, tenant, draftCase);
    // "Nearly half of your vets work part time" is true and ends like the lie, so whole sentences are compared.
    const writtenKeys = stored.sentences.map(({ text }) => sentenceKey(text));
    for (const { sentence } of lies) {
      expect(writtenKeys).not.toContain(sentenceKey(sentence));
      expect(`${stored.subject}\n${stored.body}`).not.toContain(sentence);
    }
    const lockedSentences = stored.sentences.filter(({ form }) => form === 'locked').map(({ text }) => text);
    expect(lockedSentences.map(sha256).sort()).toEqual(locked.map(sha256).sort());
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

function createDraftCases(cases: readonly GroundingCase[]): readonly DraftCase[] {
  const grounds = [...new Set(cases.map(({ ground }) => ground))];
  const parts = grounds.flatMap((ground) => {
    const groundCases = cases.filter((item) => item.ground === ground);
    const lies = groundCases.filter(({ right }) => right === 'dropped');
    const truths = groundCases.filter(({ right }) => right === 'kept');
    return Array.from({ length: Math.ceil(lies.length / liesPerDraft) }, (_, part) => ({
      ground,
      truths,
      lies: lies.slice(part * liesPerDraft, (part + 1) * liesPerDraft),
    }));
  });
  return parts.map((part, number) => ({
    ...part,
    number,
    locked: [0, 1]
      .slice(0, 1 + (number % 2))
      .map((offset) => lockedTexts[(number + offset) % lockedTexts.length]!),
  }));
}

/** Returns the lies and the true sentences with their quotes, by the block where each belongs. */
function sentencesFor({ assignment }: ModelRequest): Record<string, readonly ModelSentence[]> {
  const { ground, lies, truths } = draftCases[Number(/\d+/u.exec(assignment.recipient.jobTitle)![0])]!;
  const sentencesAbout = (side: 'recipient' | 'sender') =>
    [...lies, ...truths]
      .filter(({ about }) => about === side)
      .map(({ sentence, quotes }) => ({
        text: sentence,
        from: quotes.map((core) => ({ passage: passageWith(assignment, core), core })),
      }));
  return {
    subject: [{ text: ground.company }],
    opening: sentencesAbout('recipient'),
    offer: sentencesAbout('sender'),
  };
}

/** Creates a tenant whose workspace contains the sender's sources. */
async function createSeller(service: TestService, { sources }: GroundTexts): Promise<Tenant> {
  const tenant = await service.newTenant({ plan: 'pro', credits: 1_000 });
  const { projectId, liveKey: key } = tenant;
  const textOf = (kind: string): string => sources.find((source) => source.kind === kind)!.text;
  const add = (fn: string, args: object) => service.call(fn, { projectId, ...args }, { key });
  const replies = [
    await add('knowledge.set', { text: textOf('knowledge') }),
    await add('brain.add', { type: 'company', title: 'Tavlo', body: 'Tavlo' }),
    await add('brain.add', { type: 'reference', title: 'Reference', body: textOf('brain') }),
  ];
  for (const { status, text } of replies) expect(status, text).toBe(200);
  return tenant;
}

/** Dated news, because the built-in composer says nothing else about a recipient. */
function newsOf({ language, company }: GroundTexts): string {
  const lastMonth = Date.now() - 30 * 24 * 60 * 60_000;
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(lastMonth);
  const sentences = {
    en: `On ${day} ${company} opened an office in Bath.`,
    fi: `${company} avasi toimiston Turkuun ${day}.`,
    sv: `Den ${day} öppnade ${company} ett kontor i Lund.`,
    de: `Am ${day} eröffnete ${company} ein Büro in Bremen.`,
  };
  return sentences[language];
}

interface StoredDraft {
  readonly subject: string;
  readonly body: string;
  readonly sentences: readonly { readonly text: string; readonly form: string }[];
  readonly omitted: readonly { readonly text: string }[];
  readonly warnings: readonly string[];
}

/** Generates the draft and returns its database row. */
async function generateDraft(
  service: TestService,
  tenant: Tenant,
  draftCase: DraftCase,
): Promise<StoredDraft> {
  const { projectId, liveKey: key } = tenant;
  const { ground, locked, number } = draftCase;
  const call = async (fn: string, args: object): Promise<any> => {
    const { status, text, value } = await service.call(fn, args, { key });
    expect(status, text).toBe(200);
    return value;
  };
  const { id: campaignId } = await call('campaigns.create', { projectId, name: `Draft ${number}` });
  const texts = locked.map((content, index) => ({ kind: 'locked', id: `locked-${index}`, content }));
  const generated = (id: string) => ({
    kind: 'generated',
    id,
    aiInstruction: 'Facts alone.',
    optional: true,
  });
  const subject = { kind: 'generated', id: 'subject', role: 'subject', aiInstruction: 'Short.' };
  const blocks = [subject, ...texts.slice(1), generated('opening'), ...texts.slice(0, 1), generated('offer')];
  await call('campaigns.setMessageStructure', { campaignId, blocks });
  const analysis = `${ground.sources[0]!.text} ${newsOf(ground)}`;
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
