import { createEmbeddedComposer } from '../../src/adapters/composer/embedded/composer.ts';
import { detectLanguage } from '../../src/adapters/site/language.ts';
import { buildAnswer } from '../../src/domain/drafting/answer.ts';
import type { Draft } from '../../src/domain/drafting/material.ts';
import { tellPayload } from '../../src/domain/payload.ts';
import { writeAnswer } from '../../src/inquiries/answer.ts';
import type { Enquiry, EnquiryCorpus, Fact } from '../fixtures/enquiries/enquiry.ts';

/** What an answer tells of the Brain. */
export interface Told {
  readonly enquiry: Enquiry;
  readonly language: EnquiryCorpus['language'];
  readonly draft: Draft;
  /** Facts that were asked for and are not told. */
  readonly missing: readonly Fact[];
  /** Facts that are told and were not asked for. */
  readonly beside: readonly Fact[];
  /** Numbers that no text of the seller or the enquiry holds. */
  readonly unsupported: readonly string[];
}

const composer = createEmbeddedComposer();
const detect = (text: string) => detectLanguage(text, null);

/** Has the built-in composer answer an enquiry from the Brain alone, and looks which facts the answer tells. */
export async function answerEnquiry(corpus: EnquiryCorpus, enquiry: Enquiry): Promise<Told> {
  const { brain, language, whatTheyDo } = corpus;
  const told = tellPayload(enquiry.payload);
  const { commission } = buildAnswer(
    {
      project: { id: 'project', name: 'Lumo', context: { whatTheyDo }, settings: {} },
      brain: brain.map(({ fact, type, title, body }) => ({ id: fact, type, title, body })),
      lead: { id: 'lead' },
      ...{ knowledge: null, pages: [], files: [], campaign: null, runBrief: null, thread: [] },
    },
    {
      ...{ subject: '', text: told.lines, language: told.language ?? detect(told.prose) },
      ...{ eventType: enquiry.eventType, who: 'Kim', company: 'Östra Offices' },
    },
    { usualLanguage: language },
    detect,
  );
  const ports = { composer, embeddedComposer: composer };
  const assembly = await writeAnswer(ports, commission, { mode: 'test', patienceMs: 10_000 });
  if (!assembly.ok) throw new Error(`No answer to ${enquiry.name}: ${assembly.reason}`);
  const { draft } = assembly;
  const facts = brain.filter(({ mark }) => mark.test(draft.body)).map(({ fact }) => fact);
  const held = new Set(numbersIn([told.lines, whatTheyDo, ...brain.map(({ body }) => body)].join('\n')));
  return {
    ...{ enquiry, language, draft },
    missing: enquiry.asks.filter((fact) => !facts.includes(fact)),
    beside: facts.filter((fact) => !enquiry.asks.includes(fact)),
    unsupported: numbersIn(draft.body).filter((number) => !held.has(number)),
  };
}

function numbersIn(text: string): string[] {
  return text.match(/\d+/g) ?? [];
}
