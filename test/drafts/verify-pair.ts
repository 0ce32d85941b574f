import type { DraftRequest, Evidence, ProposedSentence, Source } from '../../src/domain/drafting/material.ts';
import { standardBlocks } from '../../src/domain/drafting/structure.ts';
import { verify } from '../../src/domain/drafting/verify.ts';
import type { Pair } from './pairs.ts';

/** Null for a sentence that a draft may contain, else the verifier's reasons. */
export type OmissionReason = string | null;

/** The company on the other side: the recipient if the pair is about the sender, or the reverse. */
export const companyOfOtherSide = { them: 'Tavlo', us: 'Brenholt' } as const;

/**
 * Has the verifier judge the sentence of a pair as a claim, by `verify`, which `assembleDraft` calls for every draft,
 * whichever composer wrote it. As a composer does, it quotes the whole passage and names whom the sentence is about.
 */
export function verifyPair(pair: Pair): OmissionReason {
  const source = sourceOf(pair);
  const evidence: Evidence = {
    sourceKind: source.kind,
    sourceId: source.id,
    start: 0,
    end: source.text.length,
    quote: source.text,
  };
  return judge(requestOf(pair), pair.side === 'them' ? 'opening' : 'offer', {
    text: pair.sentence,
    about: source.about,
    evidence: [evidence],
  });
}

/** The forms of sentences that need no quote, so that a claim might pass as one of them. */
export const formsWithoutQuote = ['question', 'call to action', 'courtesy', 'subject'] as const;

export type FormWithoutQuote = (typeof formsWithoutQuote)[number];

/**
 * Has the verifier judge a text in a form that needs no quote. What a composer says of a form counts for nothing: the
 * verifier reads it from the words, from the role of the block, and from whether the message is an answer.
 */
export function verifyForm(pair: Pair, form: FormWithoutQuote, text: string): OmissionReason {
  const request = requestOf(pair);
  const asked = form === 'courtesy' ? { ...request, enquiry } : request;
  return judge(asked, blockOfForm[form], { text, about: 'neither', evidence: [] });
}

const blockOfForm = {
  question: 'call-to-action',
  'call to action': 'call-to-action',
  courtesy: 'sign-off',
  subject: 'subject',
} as const satisfies Record<FormWithoutQuote, string>;

const enquiry = {
  subject: '',
  text: '',
  kind: 'thread',
  category: null,
  occasion: null,
  intents: [],
} as const satisfies DraftRequest['enquiry'];

function judge(request: DraftRequest, blockId: string, sentence: ProposedSentence): OmissionReason {
  const { kept, omitted } = verify(request, [{ blockId, sentences: [sentence] }]);
  return kept.length > 0 ? null : omitted.map(({ code, reason }) => `${code}: ${reason}`).join(' ');
}

function sourceOf({ side, passage, language }: Pair): Source {
  return side === 'them'
    ? { kind: 'analysis', id: 'research', about: 'recipient', text: passage, language }
    : { kind: 'knowledge', id: 'knowledge', about: 'sender', text: passage, language };
}

/** The other names of the company, as its texts use them beside the whole name. No pair quotes this text. */
function namesOf({ side, company, otherNames }: Pair): readonly Source[] {
  const text = otherNames.map((name) => `${company}, ${name}`).join('\n');
  if (text === '') return [];
  return side === 'them'
    ? [{ kind: 'page', id: 'names', about: 'recipient', text }]
    : [{ kind: 'knowledge', id: 'names', about: 'sender', text }];
}

function requestOf(pair: Pair): DraftRequest {
  const { side, company, language } = pair;
  return {
    language,
    channel: 'email',
    recipient: { company: side === 'them' ? company : companyOfOtherSide.us },
    sender: {
      company: side === 'us' ? company : companyOfOtherSide.them,
      toneWords: [],
      voiceExamplesGood: [],
      voiceExamplesBad: [],
    },
    blocks: standardBlocks(),
    form: {},
    must: [],
    mustNever: [],
    forbiddenPhrases: [],
    writingRules: [],
    avoid: [],
    sources: [sourceOf(pair), ...namesOf(pair)],
    thread: [],
    takenSentences: new Set(),
  };
}
