import { beforeAll, describe, expect, test } from 'vitest';
import { english } from '../fixtures/enquiries/english.ts';
import type { EnquiryCorpus } from '../fixtures/enquiries/enquiry.ts';
import { finnish } from '../fixtures/enquiries/finnish.ts';
import { german } from '../fixtures/enquiries/german.ts';
import { swedish } from '../fixtures/enquiries/swedish.ts';
import { testHouse } from '../house.ts';
import { answerEnquiry, openSeller, type Told } from './answer-enquiry.ts';

const corpora: readonly EnquiryCorpus[] = [english, finnish, swedish, german];
const house = testHouse();
const answered: Told[] = [];
beforeAll(async () => {
  for (const corpus of corpora) {
    const projectId = await openSeller(house, corpus);
    for (const enquiry of corpus.enquiries)
      answered.push(await answerEnquiry(house, projectId, corpus, enquiry));
  }
  for (const { language } of corpora) {
    const asked = answerable(language);
    const right = asked.filter(({ missing }) => missing.length === 0).length;
    process.stdout.write(
      `${language}: ${right} of ${asked.length} enquiries answered with the right facts\n`,
    );
  }
});

test('there are 60 enquiries, a fifth of which the Brain cannot answer', () => {
  expect([answered.length, answered.filter(isAnswerable).length]).toEqual([60, 48]);
});

test('a mark is found in its own fact and in no other', () => {
  for (const { brain } of corpora)
    for (const { fact, mark } of brain)
      expect(brain.filter(({ body }) => mark.test(body)).map((found) => found.fact)).toEqual([fact]);
});

describe.each(corpora.map(({ language }) => language))('in %s', (language) => {
  const told = () => answered.filter((one) => one.language === language);

  test('a part of what can be answered is, with the right facts', () => {
    const right = answerable(language).filter(({ missing }) => missing.length === 0);
    expect(right.length).toBeGreaterThanOrEqual(4);
  });

  test('no fact is told that was not asked for', () => {
    const besides = told().flatMap(({ enquiry, beside }) => beside.map((fact) => [enquiry.name, fact]));
    expect(besides).toEqual([]);
  });

  test('the seller signs with a name and not with the heading of a fact about it', () => {
    const { brain } = corpora.find((corpus) => corpus.language === language)!;
    const headings = brain.filter(({ type }) => type === 'company').map(({ title }) => title);
    expect(told().filter(({ body }) => headings.some((heading) => body.includes(heading)))).toEqual([]);
    expect(told().every(({ body }) => body.endsWith(`Lumo ${language}`))).toBe(true);
  });

  test('no number stands in an answer that no source holds', () => {
    expect(told().flatMap(({ enquiry, unsupported }) => unsupported.map((it) => [enquiry.name, it]))).toEqual(
      [],
    );
  });
});

function isAnswerable({ enquiry }: Told): boolean {
  return enquiry.asks.length > 0;
}

function answerable(language: EnquiryCorpus['language']): Told[] {
  return answered.filter((told) => told.language === language && isAnswerable(told));
}
