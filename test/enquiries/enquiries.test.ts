import { beforeAll, describe, expect, test } from 'vitest';
import { bookkeeping } from '../fixtures/enquiries/bookkeeping.ts';
import { cleaning } from '../fixtures/enquiries/cleaning.ts';
import { english } from '../fixtures/enquiries/english.ts';
import type { EnquiryCorpus } from '../fixtures/enquiries/enquiry.ts';
import { finnish } from '../fixtures/enquiries/finnish.ts';
import { forkliftCourses } from '../fixtures/enquiries/forklift-courses.ts';
import { german } from '../fixtures/enquiries/german.ts';
import { meetingRooms } from '../fixtures/enquiries/meeting-rooms.ts';
import { swedish } from '../fixtures/enquiries/swedish.ts';
import { testService } from '../support/test-service.ts';
import { answerEnquiry, openSeller, type AnsweredEnquiry } from './answer-enquiry.ts';

const corpora: readonly EnquiryCorpus[] = [
  english,
  finnish,
  swedish,
  german,
  meetingRooms,
  cleaning,
  bookkeeping,
  forkliftCourses,
];
const service = testService();
const answered: AnsweredEnquiry[] = [];
beforeAll(async () => {
  for (const corpus of corpora) {
    const projectId = await openSeller(service, corpus);
    for (const enquiry of corpus.enquiries)
      answered.push(await answerEnquiry(service, projectId, corpus, enquiry));
  }
  for (const { seller } of corpora) {
    const asked = answerable(seller);
    process.stdout.write(
      `${seller}: ${rightOnes(seller).length} of ${asked.length} enquiries answered with the right facts\n`,
    );
  }
});

test('there are 120 enquiries, 88 of which the Brain can answer', () => {
  expect([answered.length, answered.filter(isAnswerable).length]).toEqual([120, 88]);
});

test('a mark is found in its own fact and in no other', () => {
  for (const { brain } of corpora)
    for (const { fact, mark } of brain)
      expect(brain.filter(({ body }) => mark.test(body)).map((found) => found.fact)).toEqual([fact]);
});

test('what is asked for is a fact of the Brain', () => {
  for (const { brain, enquiries } of corpora)
    for (const { asks } of enquiries)
      expect(brain.map(({ fact }) => fact)).toEqual(expect.arrayContaining([...asks]));
});

describe.each(corpora.map(({ seller }) => seller))('of %s', (seller) => {
  const told = () => answered.filter((one) => one.seller === seller);

  test('most questions with an answer in the Brain are answered, with the right facts', () => {
    expect(rightOnes(seller).length).toBeGreaterThanOrEqual(7);
  });

  test('no answer contains a fact that was not asked for', () => {
    const besides = told().flatMap(({ enquiry, beside }) => beside.map((fact) => [enquiry.name, fact]));
    expect(besides).toEqual([]);
  });

  test('the seller signs with a name and not with the heading of a fact about it', () => {
    const { brain } = corpora.find((corpus) => corpus.seller === seller)!;
    const headings = brain.filter(({ type }) => type === 'company').map(({ title }) => title);
    const written = told().filter(({ body }) => body !== '');
    const lastLines = written.map(({ body }) => body.split('\n').at(-1)!);
    expect(lastLines.filter((line) => headings.includes(line))).toEqual([]);
    expect(new Set(lastLines)).toEqual(new Set([seller]));
  });

  test('no answer contains a number that is in no source', () => {
    expect(told().flatMap(({ enquiry, unsupported }) => unsupported.map((it) => [enquiry.name, it]))).toEqual(
      [],
    );
  });
});

function rightOnes(seller: string): AnsweredEnquiry[] {
  return answerable(seller).filter(({ missing }) => missing.length === 0);
}

function answerable(seller: string): AnsweredEnquiry[] {
  return answered.filter((told) => told.seller === seller && isAnswerable(told));
}

function isAnswerable({ enquiry }: AnsweredEnquiry): boolean {
  return enquiry.asks.length > 0;
}
