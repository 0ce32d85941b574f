import { describe, expect, it } from 'vitest';
import type { Lie } from '../../../../test/fixtures/adversarial/lie.ts';
import { lies } from '../../../../test/fixtures/adversarial/lies.ts';
import { request } from '../../../../test/fixtures/drafting/draft-request.ts';
import { answerOf } from '../../../../test/fixtures/model/start-model.ts';
import type { DraftRequest } from '../../../domain/drafting/material.ts';
import { verify } from '../../../domain/drafting/verify.ts';
import { readAnswer } from './answer.ts';
import { passagesOf, type SourcePassage } from './passages.ts';

function draftRequestFor({ language, company, research, own }: Lie): DraftRequest {
  return request({
    language,
    recipient: { firstName: language === 'fi' ? 'Liisa' : 'Sam', company },
    sender: {
      company: 'Tavlo',
      personName: 'Minna Aalto',
      toneWords: [],
      voiceExamplesGood: [],
      voiceExamplesBad: [],
    },
    sources: [
      { kind: 'analysis', id: 'lead_1', about: 'recipient', text: research, language },
      { kind: 'knowledge', id: 'project_1', about: 'sender', text: own, language },
    ],
  });
}

/** The passage of that side that contains the quote, else the first one of that side. */
function passageOf(passages: readonly SourcePassage[], side: 'research' | 'own', quote: string): string {
  const ofSide = passages.filter(({ id }) => id.startsWith(side === 'own' ? 's' : 'r'));
  return (ofSide.find(({ text }) => text.includes(quote)) ?? ofSide[0])?.id ?? 'r999';
}

describe('a model that lies', () => {
  it('has more than 60 false sentences of every kind, in four languages', () => {
    expect(lies.length).toBeGreaterThan(60);
    expect(new Set(lies.map(({ kind }) => kind)).size).toBe(19);
    expect(new Set(lies.map(({ language }) => language)).size).toBe(4);
  });

  it.each(lies)('$language $kind: $text', (lie) => {
    const asked = draftRequestFor(lie);
    const passages = passagesOf(asked.sources);
    const from = lie.quotes.map(({ source, quote }) => ({
      passage: source === 'nowhere' ? 'r999' : passageOf(passages, source, quote),
      core: quote,
    }));
    const answer = answerOf({ [lie.block]: [{ text: lie.text, from }] });
    const { kept, omitted } = verify(asked, readAnswer(answer, asked, passages));
    expect(kept).toEqual([]);
    expect(omitted).toHaveLength(1);
  });
});
