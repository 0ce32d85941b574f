import { createWorkspace } from '../../src/people/accounts.ts';
import type { Enquiry, EnquiryCorpus, Fact } from '../fixtures/enquiries/enquiry.ts';
import type { House } from '../house.ts';

/** What an answer tells of the Brain. */
export interface Told {
  readonly enquiry: Enquiry;
  readonly seller: string;
  readonly body: string;
  /** Facts that were asked for and are not told. */
  readonly missing: readonly Fact[];
  /** Facts that are told and were not asked for. */
  readonly beside: readonly Fact[];
  /** Numbers that no text of the seller or the enquiry holds. */
  readonly unsupported: readonly string[];
  /** Questions that the service itself says it does not answer. */
  readonly unanswered: readonly string[];
}

/** A workspace whose Brain holds the facts of one seller. */
export async function openSeller(
  house: House,
  { brain, language, seller, whatTheyDo }: EnquiryCorpus,
): Promise<string> {
  const { orgId, testKey: key } = house.tenant;
  const { projectId } = await createWorkspace(house.service.store, { orgId, name: seller });
  await house.sql('update project set settings = $1 where id = $2', [{ language }, projectId]);
  await house.call('projects.updateContext', { projectId, whatTheyDo }, { key });
  for (const { type, title, body } of brain)
    await house.call('brain.add', { projectId, type, title, body }, { key });
  return projectId;
}

/** Has the service say how it would answer, with the key of a sandbox, and looks which facts the answer tells. */
export async function answerEnquiry(
  house: House,
  projectId: string,
  { brain, seller, whatTheyDo }: EnquiryCorpus,
  enquiry: Enquiry,
): Promise<Told> {
  const { name, eventType, payload, asks } = enquiry;
  const reply = await house.call(
    'replies.preview',
    { projectId, eventType, payload, who: 'Kim' },
    { key: house.tenant.testKey },
  );
  // Whoever may ask for no more messages is answered by a person alone; here that is an answer that is missing.
  const isLeftToPerson = reply.status !== 200 && reply.text.includes('invalid_state');
  if (reply.status !== 200 && !isLeftToPerson) throw new Error(`No answer to ${name}: ${reply.text}`);
  const { body, unanswered } = isLeftToPerson ? { body: '', unanswered: [] } : reply.value;
  const facts = brain.filter(({ mark }) => mark.test(body)).map(({ fact }) => fact);
  const held = new Set(
    numbersIn([JSON.stringify(payload), whatTheyDo, ...brain.map((fact) => fact.body)].join('\n')),
  );
  return {
    enquiry,
    seller,
    body,
    unanswered,
    missing: asks.filter((fact) => !facts.includes(fact)),
    beside: facts.filter((fact) => !asks.includes(fact)),
    unsupported: numbersIn(body).filter((number) => !held.has(number)),
  };
}

function numbersIn(text: string): string[] {
  return text.match(/\d+/g) ?? [];
}
