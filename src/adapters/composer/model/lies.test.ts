import { describe, expect, it } from 'vitest';
import type { Lie } from '../../../../test/fixtures/adversarial/lie.ts';
import { lies } from '../../../../test/fixtures/adversarial/lies.ts';
import { request } from '../../../../test/fixtures/drafting/draft-request.ts';
import { answerOf } from '../../../../test/fixtures/model/start-model.ts';
import type { DraftRequest } from '../../../domain/drafting/material.ts';
import { verify } from '../../../domain/drafting/verify.ts';
import { readAnswer } from './answer.ts';
import { quotableSources } from './material.ts';

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

describe('a model that lies', () => {
  it('does so in every way, more than 60 times, and in four languages', () => {
    expect(lies.length).toBeGreaterThan(60);
    expect(new Set(lies.map(({ kind }) => kind)).size).toBe(19);
    expect(new Set(lies.map(({ language }) => language)).size).toBe(4);
  });

  it.each(lies)('$language $kind: $text', (lie) => {
    const asked = draftRequestFor(lie);
    const sources = quotableSources(asked.sources);
    const ids = { research: 'source-1', own: 'source-2', nowhere: 'source-3' };
    const { text, about } = lie;
    const quotes = lie.quotes.map(({ source, quote }) => ({ source: ids[source], quote }));
    const answer = answerOf({ [lie.block]: [{ text, about, quotes }] });
    const { kept, omitted } = verify(asked, readAnswer(answer, asked, sources));
    expect(kept).toEqual([]);
    expect(omitted).toHaveLength(1);
  });
});
