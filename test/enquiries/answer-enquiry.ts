import { createWorkspace } from '../../src/people/accounts.ts';
import type { Enquiry, EnquiryCorpus, Fact } from '../fixtures/enquiries/enquiry.ts';
import type { TestService } from '../support/test-service.ts';

/** The facts of the Brain in an answer. */
export interface AnsweredEnquiry {
  readonly enquiry: Enquiry;
  readonly seller: string;
  readonly body: string;
  /** Facts that were asked for and are missing. */
  readonly missing: readonly Fact[];
  /** Facts that nobody asked for. */
  readonly beside: readonly Fact[];
  /** Numbers that are in no text of the seller and not in the enquiry. */
  readonly unsupported: readonly string[];
  /** Questions that the service itself says it does not answer. */
  readonly unanswered: readonly string[];
}

/** A workspace whose Brain contains the facts of one seller. */
export async function openSeller(
  service: TestService,
  { brain, language, seller, whatTheyDo }: EnquiryCorpus,
): Promise<string> {
  const { orgId, testKey: key } = service.tenant;
  const { projectId } = await createWorkspace(service.assembled.store, { orgId, name: seller });
  await service.sql('update project set settings = $1 where id = $2', [{ language }, projectId]);
  await service.call('projects.updateContext', { projectId, whatTheyDo }, { key });
  for (const { type, title, body } of brain)
    await service.call('brain.add', { projectId, type, title, body }, { key });
  return projectId;
}

/** Has the service say how it would answer, with the key of a sandbox, and looks which facts the answer tells. */
export async function answerEnquiry(
  service: TestService,
  projectId: string,
  { brain, seller, whatTheyDo }: EnquiryCorpus,
  enquiry: Enquiry,
): Promise<AnsweredEnquiry> {
  const { name, eventType, payload, asks } = enquiry;
  const reply = await service.call(
    'replies.preview',
    { projectId, eventType, payload, who: 'Kim' },
    { key: service.tenant.testKey },
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
