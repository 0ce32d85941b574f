import { packs } from '../../languages/packs.ts';
import type { AskKind } from '../language-pack/ask-kind.ts';
import type { AskWords } from '../language-pack/draft-phrases.ts';
import type { DraftRequest, Evidence, SentenceForm } from './material.ts';
import { customersIn } from './customers.ts';
import { playEvidence, playLines } from './play-lines.ts';
import { spokenCompanyName } from './known-names.ts';
import { senderField } from './sender-field.ts';
import { splitSentences } from './sentences.ts';
import { triggerLines } from './trigger-lines.ts';

/** A sentence that the plan or the language pack contains word for word. */
export interface ClosedLine {
  readonly form: SentenceForm;
  readonly about: 'recipient' | 'sender' | 'neither';
  /**
   * The quote that it needs: the sentence of the news, the offer of the play, or the customers. Null if it needs
   * none.
   */
  readonly evidence: Evidence | null;
}

/** The closed lines of a message, by role and text. */
export type ClosedLines = ReadonlyMap<string, ClosedLine>;

/**
 * Every line that a message may contain although its words are in no quote: the lines of the seller's play, the ask
 * of the brief, and the phrases of the pack around them. An answer has none of them.
 */
export function closedLines(request: DraftRequest): ClosedLines {
  const lines = new Map<string, ClosedLine>();
  if (request.enquiry !== undefined) return lines;
  const add = (role: 'subject' | 'body', texts: readonly string[], line: ClosedLine): void => {
    for (const text of texts) lines.set(keyOf(role, text), line);
  };
  const ask = (texts: readonly string[]): void => {
    for (const text of texts) {
      const form = text.endsWith('?') ? 'question' : 'call_to_action';
      add('body', [text], { form, about: 'neither', evidence: null });
    }
  };
  const { draftPhrases: phrases } = packs[request.language];
  const { plan } = request;
  for (const formal of [true, false]) {
    for (const words of [...plainAsks, ...(plan === undefined ? [] : [plan.ask])]) {
      ask([...phrases.asks(words, formal), ...phrases.invitations(words, formal)]);
    }
    if (request.thread.some(({ direction }) => direction === 'outbound'))
      add('body', phrases.followUps(formal), { form: 'courtesy', about: 'neither', evidence: null });
    const news = triggerLines(request, formal);
    if (news === null) continue;
    const line = { form: 'claim', about: 'recipient', evidence: news.evidence } as const;
    add('body', news.closed, line);
    if (news.subject !== null) add('subject', [news.subject], line);
  }
  const customers = customersIn(request);
  if (customers !== null)
    add('body', phrases.customers(customers.names), {
      form: 'claim',
      about: 'sender',
      evidence: customers.evidence,
    });
  const topic = plan?.ask.about ?? null;
  const company =
    request.recipient.company === undefined ? null : spokenCompanyName(request.recipient.company);
  const play = playLines(request);
  const topics = [topic, senderField(request)].filter((one) => one !== null);
  const subjects = [play.subject, ...topics.flatMap((one) => phrases.subjectsAbout(one, company))];
  add(
    'subject',
    subjects.filter((subject) => subject !== null),
    {
      form: 'call_to_action',
      about: 'neither',
      evidence: null,
    },
  );
  const evidence = playEvidence(request);
  const form = evidence === null ? 'bridge' : 'claim';
  add('body', play.offer, { form, about: evidence === null ? 'neither' : 'sender', evidence });
  ask([...play.ask, ...splitSentences(plan?.ask.text ?? '').map(({ text }) => text)]);
  add('body', play.because, { form: 'bridge', about: 'neither', evidence: null });
  return lines;
}

const kinds: readonly AskKind[] = [
  'call',
  'visit',
  'demo',
  'trial',
  'sample',
  'material',
  'quote',
  'pilot',
  'event',
  'contact',
];
const plainAsks: readonly AskWords[] = kinds.map((kind) => ({ kind, about: null, minutes: null }));

export function keyOf(role: 'subject' | 'body', text: string): string {
  return `${role} ${text.replace(/\s+/gu, ' ').trim().toLowerCase()}`;
}
