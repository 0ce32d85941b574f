import { playLines } from '../../../domain/drafting/play-lines.ts';
import { stripReplyPrefix } from '../../../domain/reply-prefix.ts';
import type { ProposedSentence } from '../../../domain/drafting/material.ts';
import { senderField } from '../../../domain/drafting/sender-field.ts';
import { triggerLines } from '../../../domain/drafting/trigger-lines.ts';
import type { ComposeContext } from './compose-context.ts';
import { one } from './frame.ts';

const longestSubject = 70;

/**
 * A short subject: the thread's own in a follow-up, else that of the play, the name of the news, the matter of the
 * brief, the sender's field or what is offered. `opensWithNews` says that the body tells the news.
 */
export function writeSubject(context: ComposeContext, opensWithNews: boolean): readonly ProposedSentence[] {
  const { writer, phrases, plan, isFollowUp } = context;
  const { request, tone } = writer;
  const say = (text: string | null | undefined): ProposedSentence | null =>
    !text || (text.length > longestSubject && !isFollowUp)
      ? null
      : writer.chooseFirst([text], 'neither', [], 'subject');
  const reply = isFollowUp ? say(replySubject(context)) : null;
  if (reply !== null) return [reply];
  const ofPlay = say(playLines(request).subject);
  if (ofPlay !== null) return [ofPlay];
  const news = opensWithNews ? triggerLines(request, tone.formal) : null;
  const ofNews = news?.subject
    ? writer.chooseFirst([news.subject], 'recipient', [news.evidence], 'subject')
    : null;
  if (ofNews !== null) return [ofNews];
  const topics = [plan.ask.about, senderField(request)].filter((topic) => topic !== null);
  const about = topics.flatMap((topic) => phrases.subjectsAbout(topic, tone.company ?? null));
  const ofTopic = about.map(say).find((sentence) => sentence !== null);
  return one(ofTopic ?? say(productOf(context)) ?? say(namesOf(context)) ?? say(tone.senderCompany));
}

function replySubject({ writer }: ComposeContext): string | null {
  const last = writer.request.thread.findLast(
    (message) => message.direction === 'outbound' && message.subject.trim() !== '',
  );
  return last === undefined ? null : `Re: ${stripReplyPrefix(last.subject)}`;
}

/** The name of the product that the best offer is about. */
function productOf({ plan, writer }: ComposeContext): string | undefined {
  const [best] = plan.offers;
  return writer.request.sources.find(({ id, type }) => id === best?.sourceId && type === 'product')?.title;
}

function namesOf({ writer: { tone }, phrases }: ComposeContext): string | null {
  const { senderCompany, company } = tone;
  return senderCompany === undefined || company === undefined
    ? null
    : phrases.subjectOfNames(senderCompany, company);
}
