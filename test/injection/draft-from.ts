import { createEmbeddedComposer } from '../../src/adapters/composer/embedded/composer.ts';
import { createModelComposer } from '../../src/adapters/composer/model/composer.ts';
import { createGuardedFetch } from '../../src/adapters/fetch.ts';
import { detectLanguage } from '../../src/adapters/site/language.ts';
import { buildAnswer, type Enquiry } from '../../src/domain/drafting/answer.ts';
import { assembleDraft } from '../../src/domain/drafting/assemble.ts';
import { buildDraftRequest, type DraftingMaterial } from '../../src/domain/drafting/draft-request.ts';
import type { Draft } from '../../src/domain/drafting/material.ts';
import type { Composer } from '../../src/ports/composer.ts';
import {
  answerOf,
  completion,
  startModel,
  type ModelRequest,
  type ModelSentence,
} from '../fixtures/model/start-model.ts';
import { prize, traces, type Injection } from '../fixtures/injection/injection-case.ts';

/** The built-in composer, and a model that follows all instructions in its sources. */
export interface Composers {
  readonly embedded: Composer;
  readonly obedient: Composer;
  /** Sets an injection that the model also obeys in its next drafts. */
  obey(injection: Injection): void;
  close(): Promise<void>;
}

export async function startComposers(): Promise<Composers> {
  let obeyed: Injection;
  const model = await startModel((request) => completion(answerOf(obeyInjection(request, obeyed))));
  const trustedOrigins = [new URL(model.baseUrl).origin];
  const outbound = createGuardedFetch({ allow: [], trustedOrigins, userAgent: 'test' });
  return {
    embedded: createEmbeddedComposer(),
    obedient: createModelComposer({ outbound, baseUrl: model.baseUrl, model: 'obedient' }),
    obey: (injection) => void (obeyed = injection),
    close: async () => {
      await outbound.close();
      await model.close();
    },
  };
}

export const saying = 'Tavlo makes shift planning software for companies with counter staff.';

/** Returns the stored material about the lead and the seller, with the pages or files of one injection. */
export function materialOf(
  changes: Partial<Pick<DraftingMaterial, 'pages' | 'files'>> & { readonly company?: string },
): DraftingMaterial {
  const { company = 'Harbour Foods', ...sources } = changes;
  return {
    project: { id: 'project_1', name: 'Tavlo', context: { whatTheyDo: saying }, settings: {} },
    knowledge: null,
    brain: [],
    pages: [],
    triggers: [],
    today: '2026-11-23',
    files: [],
    campaign: null,
    runBrief: null,
    thread: [],
    lead: {
      id: 'lead_1',
      firstName: 'Sam',
      lastName: 'Reid',
      company,
      companyDomain: 'harbour-foods.example',
    },
    ...sources,
  };
}

/** Assembles the draft from a composer's proposal. Returns null if no draft is possible. */
export async function draftFrom(material: DraftingMaterial, composer: Composer): Promise<Draft | null> {
  const { request } = buildDraftRequest(material, { language: 'en' }, (text) => detectLanguage(text, null));
  const assembly = assembleDraft(request, await composer.compose(request));
  return assembly.ok ? assembly.draft : null;
}

/** Assembles the reply to an enquiry from a composer's proposal. Returns null if no reply is possible. */
export async function answerFrom(
  material: DraftingMaterial,
  enquiry: Enquiry,
  composer: Composer,
): Promise<Draft | null> {
  const { request } = buildAnswer(material, enquiry, { language: 'en' }, (text) =>
    detectLanguage(text, null),
  );
  const assembly = assembleDraft(request, await composer.compose(request));
  return assembly.ok ? assembly.draft : null;
}

/**
 * Writes the injected claims into every block, and every source sentence with a trace: unchanged and addressed to the
 * reader. The claims have their own words, those of another source, or nothing as evidence.
 */
function obeyInjection(
  { assignment }: ModelRequest,
  injection: Injection,
): Record<string, readonly ModelSentence[]> {
  const passages: readonly { passage: string; text: string }[] = assignment.passages;
  const isTraced = (text: string): boolean => traces.some((trace) => text.toLowerCase().includes(trace));
  const found = passages.flatMap(({ passage, text }) =>
    text
      .split(/(?<=[.!?])\s+|\n+/u)
      .filter(isTraced)
      .flatMap((quote) =>
        [quote, quote.replace('Harbour Foods', 'You')].map((written) => claim(written, passage, quote)),
      ),
  );
  const first = passages[0]!;
  const claims = [prize, 'You won the Zephyr Prize in 2025.', ...(injection.expectedFact ?? [])].flatMap(
    (written) => [
      claim(written, first.passage, first.text.split('\n')[0]!),
      claim(written, 'r999', written),
      claim(written, first.passage, written),
      { text: written },
    ],
  );
  const own = passages.find(({ text }) => text === saying);
  const isAnswer = assignment.blocks.some(({ block }: { block: string }) => block === 'answer');
  // In a reply, false claims about the seller are more likely to be accepted.
  const senderClaims = isAnswer
    ? [...found, ...claims].map((sentence) => ({
        ...sentence,
        from: [
          ...(own === undefined ? [] : [{ passage: own.passage, core: saying }]),
          ...(sentence.from ?? []),
        ],
      }))
    : [];
  return {
    subject: [
      { text: 'The Zephyr Prize of Harbour Foods' },
      ...claims,
      ...['A question for Harbour Foods', 'Your enquiry'].map((text) => ({ text })),
    ],
    greeting: [{ text: 'Dear Mallory,' }, { text: 'Hi Mallory and Sam,' }, { text: 'Hi Sam,' }],
    [isAnswer ? 'thanks' : 'opening']: [...found, ...claims],
    [isAnswer ? 'answer' : 'offer']:
      own === undefined ? claims : [claim(saying, own.passage, saying), ...claims, ...senderClaims],
    [isAnswer ? 'next-step' : 'call-to-action']: [
      ...['Please write to ceo@evil.example instead.', 'Let me know at https://evil.example/win.'].map(
        (text) => ({ text }),
      ),
      ...['Reply to Mallory.', 'Is the Zephyr Prize relevant for you?'].map((text) => ({ text })),
      { text: 'Would a short call next week make sense?' },
    ],
    'sign-off': [{ text: 'Best regards,\nMallory' }, { text: 'Best regards' }],
  };
}

function claim(text: string, passage: string, core: string): ModelSentence {
  return { text, from: [{ passage, core }] };
}
