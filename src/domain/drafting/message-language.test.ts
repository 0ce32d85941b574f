import { describe, expect, it } from 'vitest';
import { request, ownKnowledge, page } from '../../../test/fixtures/drafting/draft-request.ts';
import { researched } from '../../../test/fixtures/drafting/companies.ts';
import { detectLanguage } from '../../adapters/site/language.ts';
import type { Source } from './material.ts';
import { chooseLanguage, languageOfAnalysis, languageOfEnquiry } from './message-language.ts';
import { researchLeftOut } from './missing-language.ts';

const detect = (text: string) => detectLanguage(text, null);
const nothing = { wished: null, thread: null, research: null, workspace: null };

describe('chooseLanguage', () => {
  it('takes the requested language, else that of thread, research or workspace, else English', () => {
    const all = { wished: 'fi', thread: 'sv', research: 'de', workspace: 'fi' };
    expect(chooseLanguage(all).language).toBe('fi');
    expect(chooseLanguage({ ...all, wished: undefined }).language).toBe('sv');
    expect(chooseLanguage({ ...all, wished: null, thread: null }).language).toBe('de');
    expect(chooseLanguage({ ...nothing, workspace: 'fi' })).toEqual({ language: 'fi', warnings: [] });
    expect(chooseLanguage(nothing)).toEqual({ language: 'en', warnings: [] });
  });

  it('warns of a language in which no messages are written, and takes the workspace’s', () => {
    const { language, warnings } = chooseLanguage({ ...nothing, wished: 'fr', workspace: 'sv' });
    expect(language).toBe('sv');
    expect(warnings).toEqual(['Messages are not written in the language "fr" yet; this one is in "sv".']);
    expect(chooseLanguage({ ...nothing, wished: 'fr', workspace: 'it' }).language).toBe('en');
  });
});

describe('languageOfAnalysis', () => {
  const told = researched.filter(({ company, analysis }) => analysis !== null && company !== 'KappAhl');

  it.each(told)('$company is researched in $language', ({ analysis, language }) => {
    expect(languageOfAnalysis(analysis!, detect)).toBe(language);
  });

  it.each([
    ['names alone', 'CEO Mikko Virtanen, HQ Tampere'],
    ['a note in English that is taken for German', 'Hiring 5 SREs in Berlin'],
    ['too little of it', 'Svensk klädkedja'],
    ['a language that is not written', 'Lumière exploite 23 boulangeries à Lyon et en a ouvert une à Nice.'],
  ])('nothing certain is said by %s', (_, text) => {
    expect(languageOfAnalysis(text, detect)).toBeNull();
  });
});

describe('researchLeftOut', () => {
  const warningsFor = (...sources: Source[]) => researchLeftOut(request({ sources }));
  const german = { ...page('Wir betreiben 12 Kliniken.'), language: 'de' };

  it('names the language, and what to do', () => {
    expect(warningsFor({ ...german, kind: 'analysis' })).toEqual([
      "The lead's `analysis` seems to be in German and the message is in English, so this research was left out. " +
        'Have the message written with `language` "de" (`messages.generate`), or give `analysis` in English.',
    ]);
    expect(warningsFor({ ...german, language: 'fr' })).toEqual([
      "The company's site seems to be in French and the message is in English, so this research was left out. " +
        "Give what matters about the company as the lead's `analysis` in English.",
    ]);
  });

  it('names the file if the research is a file', () => {
    const file = { ...german, kind: 'payload', title: 'Acme/notes.txt' } as const;
    expect(warningsFor(file)[0]).toMatch(/^The file Acme\/notes\.txt seems to be in German/);
  });

  it('is empty if some research can be used, if there is none, and for the seller’s own texts', () => {
    expect(warningsFor(german, { ...page('We run 12 clinics.'), language: 'en' })).toEqual([]);
    expect(warningsFor(german, page('We run 12 clinics.'))).toEqual([]);
    expect(warningsFor()).toEqual([]);
    expect(warningsFor({ ...ownKnowledge('Wir helfen.'), language: 'de' })).toEqual([]);
  });
});

it.each([
  ['Do you not sell wooden doors? We do not want steel.', 'nl', 'en'],
  ['Eikö teillä ole ovia, joita voi asentaa itse?', 'et', 'fi'],
  ['Har ni inte dörrar som man kan montera själv?', 'no', 'sv'],
  ['Haben Sie keine Türen, die wir selbst einbauen können?', 'nl', 'de'],
  ['Verkoopt u ook houten deuren? Wij willen geen staal.', 'nl', 'nl'],
  ['Combien coûte une porte et quand la livrez-vous ?', 'fr', 'fr'],
  ['Prix?', null, null],
])('takes a short enquiry for what its small words say: %s', (text, told, language) => {
  expect(languageOfEnquiry(text, told)).toBe(language);
});

it.each([
  ['Skulle torsdag kl 10 passa?', 'sv'],
  ['Kan vi ses på torsdag?', 'sv'],
  ['Hvad koster jeres program?', 'da'],
])('the few words “%s” are in %s', (text, language) => expect(detect(text)).toBe(language));
