import { describe, expect, it } from 'vitest';
import { request, locked, rule } from '../../../test/fixtures/drafting/draft-request.ts';
import { directiveOf } from './rule-forms.ts';
import { enforceRules, holdsPhrase } from './rules.ts';
import { lockedBlocks } from './structure.ts';
import type { VerifiedSentence } from './verify.ts';

const sentence = (text: string, form: VerifiedSentence['form'] = 'claim'): VerifiedSentence => ({
  text,
  blockId: 'opening',
  role: 'body',
  form,
  about: 'sender',
  evidence: [],
  startsParagraph: false,
});

describe('directiveOf', () => {
  it.each([
    ['End with exactly one question.', { kind: 'questions', least: 1, most: 1 }],
    ['No questions.', { kind: 'questions', least: 0, most: 0 }],
    ['Keep it under 90 words.', { kind: 'max_words', most: 89 }],
    ['At most 4 sentences', { kind: 'max_sentences', most: 4 }],
    ['Enintään kaksi kappaletta.', { kind: 'max_paragraphs', most: 2 }],
    ['Högst 80 ord.', { kind: 'max_words', most: 80 }],
    ['Maximal 100 Wörter', { kind: 'max_words', most: 100 }],
    ['Never use exclamation marks.', { kind: 'no_exclamation' }],
    ['Ei huutomerkkejä.', { kind: 'no_exclamation' }],
    ['Keine Emojis.', { kind: 'no_emoji' }],
    ['Inga länkar.', { kind: 'no_links' }],
    ['Use formal address.', { kind: 'address', formal: true }],
    ['Duzen.', { kind: 'address', formal: false }],
    ['Teitittele vastaanottajaa.', { kind: 'address', formal: true }],
    ['Never start with “I hope”.', { kind: 'never_start', phrase: 'I hope' }],
    ['Sign off with “Cheers, Maria”.', { kind: 'sign_off', phrase: 'Cheers, Maria' }],
    ['Never say “synergy”.', { kind: 'never_say', phrase: 'synergy' }],
    ['Always say “free trial”', { kind: 'say', phrase: 'free trial' }],
    ['Sound like a curious neighbour.', null],
  ])('reads %j', (text, directive) => {
    expect(directiveOf(text)).toEqual(directive);
  });
});

describe('enforceRules', () => {
  it('drops forbidden phrases in any case and spacing', () => {
    const asked = request({
      avoid: [rule('cheap   Price')],
      forbiddenPhrases: ['guarantee'],
      mustNever: ['refund'],
    });
    const said = [
      sentence('A CHEAP price.'),
      sentence('We guarantee it.'),
      sentence('A refund.'),
      sentence('We fill slots.'),
    ];
    const { sentences, omitted } = enforceRules(asked, said, []);
    expect(sentences.map(({ text }) => text)).toEqual(['We fill slots.']);
    expect(omitted.map(({ code }) => code)).toEqual(['rule_broken', 'rule_broken', 'rule_broken']);
  });

  it('corrects punctuation, but only warns about locked text', () => {
    const asked = request({ writingRules: [rule('No emoji. No exclamation marks.')] });
    const blocks = lockedBlocks([locked('terms', 0, 'Buy now!')]);
    const { sentences, warnings } = enforceRules(asked, [sentence('We fill slots 🎉!')], blocks);
    expect(sentences[0]!.text).toBe('We fill slots.');
    expect(warnings.some((warning) => warning.includes('terms'))).toBe(true);
  });

  it('keeps the last question if one is allowed', () => {
    const asked = request({ writingRules: [rule('Exactly one question.')] });
    const said = [sentence('First?', 'question'), sentence('Second?', 'question')];
    expect(enforceRules(asked, said, []).sentences.map(({ text }) => text)).toEqual(['Second?']);
  });

  it('shortens to the words that the form allows', () => {
    const asked = request({ form: { maxWords: 6 } });
    const said = [sentence('One two three.'), sentence('Four five six.'), sentence('Seven eight nine.')];
    const { sentences, omitted } = enforceRules(asked, said, []);
    expect(sentences.map(({ text }) => text)).toEqual(['One two three.', 'Four five six.']);
    expect(omitted[0]!.code).toBe('form_exceeded');
  });

  it('signs off as asked', () => {
    const asked = request({ writingRules: [rule('Sign off with “Cheers”.')] });
    const { sentences } = enforceRules(asked, [sentence('Best regards,\nMaria Salo', 'sign_off')], []);
    expect(sentences[0]!.text).toBe('Cheers\nMaria Salo');
  });

  it('drops a sentence with the wrong form of address', () => {
    const asked = request({ language: 'de', writingRules: [rule('Duzen.')] });
    const said = [sentence('Wir helfen Ihnen gern.'), sentence('Wir helfen dir gern.')];
    expect(enforceRules(asked, said, []).sentences.map(({ text }) => text)).toEqual(['Wir helfen dir gern.']);
  });

  it('warns of rules and demands that code cannot check', () => {
    const asked = request({
      writingRules: [rule('Sound like a curious neighbour.')],
      must: ['“free trial”'],
    });
    expect(enforceRules(asked, [sentence('We fill slots.')], []).warnings).toHaveLength(2);
  });
});

describe('holdsPhrase', () => {
  it('finds whole words only', () => {
    expect(holdsPhrase('A priceless thing', 'price')).toBe(false);
    expect(holdsPhrase('The  Price is right', 'price is')).toBe(true);
  });
});
