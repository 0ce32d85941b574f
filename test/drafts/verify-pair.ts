import type { DraftRequest, Evidence, Source } from '../../src/domain/drafting/material.ts';
import { standardBlocks } from '../../src/domain/drafting/structure.ts';
import { verify } from '../../src/domain/drafting/verify.ts';
import type { Pair } from './pairs.ts';

/** Null for a sentence that a draft may contain, else the verifier's reasons. */
export type Refusal = string | null;

/**
 * Has the verifier judge the sentence of a pair as a claim, by `verify`, which `assembleDraft` calls for every draft,
 * whichever composer wrote it. As a composer does, it quotes the whole passage and names whom the sentence is about.
 */
export function verifyPair(pair: Pair): Refusal {
  const source = sourceOf(pair);
  const evidence: Evidence = {
    sourceKind: source.kind,
    sourceId: source.id,
    start: 0,
    end: source.text.length,
    quote: source.text,
  };
  const { kept, omitted } = verify(requestOf(pair, [source]), [
    {
      blockId: pair.side === 'them' ? 'opening' : 'offer',
      sentences: [{ text: pair.sentence, about: source.about, evidence: [evidence] }],
    },
  ]);
  return kept.length > 0 ? null : omitted.map(({ code, reason }) => `${code}: ${reason}`).join(' ');
}

function sourceOf({ side, passage, language }: Pair): Source {
  return side === 'them'
    ? { kind: 'analysis', id: 'research', about: 'recipient', text: passage, language }
    : { kind: 'knowledge', id: 'knowledge', about: 'sender', text: passage, language };
}

function requestOf({ side, company, language }: Pair, sources: readonly Source[]): DraftRequest {
  return {
    language,
    channel: 'email',
    recipient: { company: side === 'them' ? company : 'Brenholt' },
    sender: {
      company: side === 'us' ? company : 'Tavlo',
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
    sources,
    thread: [],
    takenSentences: new Set(),
  };
}
