import { allPhrases } from '../../languages/all-phrases.ts';
import { isInstruction } from '../drafting/instructions.ts';
import { splitSentences, type Span } from '../drafting/sentences.ts';
import { modelsIn } from './models-in.ts';
import { proposedTime } from './proposed-time.ts';
import { questionParts } from './question-parts.ts';
import { generalWords, meetingWords, topicsIn, type Topic } from './topics.ts';

/** One question or wish of an enquiry. Offsets count UTF-16 code units of the enquiry's text. */
export interface Ask extends Span {
  /** What is asked for; several where one sentence asks for several things. */
  readonly topics: readonly Topic[];
  /** Whether it asks for a time to talk, which no source answers. */
  readonly isMeeting: boolean;
  /** Whether it only asks for more, of whatever there is. */
  readonly isGeneral: boolean;
  /** Whether a sentence that ends with a question mark asks it among others. */
  readonly isPart?: boolean;
  /** Models that its writer names without asking: what is asked of none by name is asked of these. */
  readonly modelsBeside: readonly string[];
}

/**
 * The questions and wishes of a text that somebody wrote, or of a form's fields told as `Key: value` lines, in their
 * order. Sentences that give orders to a program, and the fields that say who writes, are none.
 */
export function asksOf(text: string): readonly Ask[] {
  const sentences = splitSentences(text).filter(({ text: { length } }) => length <= longest);
  const wished = wishSpans(sentences);
  const told = sentences.filter((one) => fieldOf(one) === null && !wished.includes(one));
  const modelsTold = told.flatMap((one) => modelsIn(one.text));
  const parts = wished.flatMap((whole) => questionParts(whole).map((span) => ({ whole, span })));
  return parts.slice(0, mostAsks).map(({ whole, span }) => {
    const isPart = span.text !== whole.text;
    const modelsBeside = isPart ? [...modelsIn(whole.text), ...modelsTold] : modelsTold;
    const named = topicsIn(span.text);
    // An hour is spoken of in a time that is proposed as well as in opening hours.
    const isTime = proposedTime(span.text) !== null && named.every(({ key }) => key === 'opening_hours');
    const topics = isTime ? [] : named;
    const isMeeting = isTime || (meetingWords.test(span.text) && topics.length === 0);
    const isGeneral = topics.length === 0 && generalWords.test(span.text);
    return { ...span, topics, isMeeting, isGeneral, modelsBeside, ...(isPart ? { isPart } : {}) };
  });
}

const mostAsks = 12;
/** Of characters; nobody asks in a longer sentence. */
const longest = 1_000;

function wishSpans(sentences: readonly Span[]): readonly Span[] {
  return sentences.flatMap((sentence): Span[] => {
    if (commands(sentence.text)) return [];
    const field = fieldOf(sentence);
    if (field === null) return asks(sentence.text, false) ? [sentence] : [];
    if (amount.test(field.value.text)) return [];
    // Whoever ticks a box of a form asks nothing, whatever the box speaks of.
    if (ticked.test(field.key)) return field.value.text.endsWith('?') ? [field.value] : [];
    if (identifying.test(field.key)) return [];
    if (field.key.endsWith('?')) return inviting.test(field.key) ? [field.value] : asked(field.value);
    if (topicsIn(field.key).length > 0) return [sentence];
    return asked(field.value, askingKeys.test(field.key));
  });
}

function asked(span: Span, isAsked = false): Span[] {
  return asks(span.text, isAsked) ? [span] : [];
}

/** Whether a sentence gives an order to a program. "Please tell us the price" asks the seller, and is none. */
function commands(text: string): boolean {
  if (!isInstruction(text)) return false;
  const rest = text.replace(request, '');
  const asksForSomething = topicsIn(rest).length > 0 || generalWords.test(text);
  return rest === text || isInstruction(rest) || !asksForSomething;
}

const request = new RegExp(allPhrases(({ enquiries }) => enquiries.asks.request).join('|'), 'iu');

/** What a form's field holds, and where. */
function fieldOf(sentence: Span): { key: string; value: Span } | null {
  const match = /^([^\s:?][^:?]{0,59}|[^\s:?][^:?]{0,199}\?):(?!\p{Ll}) ?(.*)$/su.exec(sentence.text);
  const [, key, text] = match ?? [];
  if (key === undefined || text === undefined) return null;
  const mostWords = key.endsWith('?') ? mostKeyWords.ofQuestion : mostKeyWords.ofName;
  if (key.split(/\s+/u).length > mostWords) return null;
  const at = sentence.text.length - text.length;
  return { key, value: { start: sentence.start + at, end: sentence.end, text } };
}

const mostKeyWords = { ofName: 5, ofQuestion: 25 };

/** Questions of a form by which its writer is to say what they want to hear: "What would you like to discuss?" */
const inviting = new RegExp(allPhrases(({ enquiries }) => enquiries.asks.inviting).join('|'), 'iu');

/** What is only ticked, or is no word at all. */
const amount =
  /^[^\p{L}\p{N}]*(?:(?:yes|no|kyllä|ei|ja|nej|nein|on|off|true|false|checked|x|[01])[^\p{L}\p{N}]*)?$/iu;

/** Fields in which somebody agrees to something, and those that a form or a campaign fills. */
const ticked = new RegExp(allPhrases(({ enquiries }) => enquiries.asks.ticked).join('|'), 'iu');

/** Fields that say who writes or how the form came about. */
const identifying = new RegExp(
  String.raw`(?:^|[\s._-])(?:${allPhrases(({ enquiries }) => enquiries.asks.identifying).join('|')})$`,
  'iu',
);

/** Fields in which a form asks what its writer wants. */
const askingKeys = new RegExp(
  String.raw`(?:^|[\s._-])(?:${allPhrases(({ enquiries }) => enquiries.asks.askingKeys).join('|')})\S*$`,
  'iu',
);

function asks(text: string, isAsked: boolean): boolean {
  if (/\?["”’»)]*$/u.test(text)) return true;
  const rest = text.replace(refusal, '');
  if (rest !== text) return /\p{L}/u.test(rest) && asks(rest.trim(), false);
  if (isAsked || wishes.test(text) || offerWanted.test(text) || offerOfCounted.test(text)) return true;
  const words = text.split(/\s+/u).length;
  // A bare figure with its currency is what somebody has, not what they ask.
  return words <= 4 && !/\d/u.test(text) && topicsIn(text).length > 0;
}

/** Whoever says that something does not interest them wishes for nothing of it. */
const refusal = new RegExp(
  String.raw`(?<!\p{L})(?:${allPhrases(({ enquiries }) => enquiries.asks.refusal).join('|')})(?!isi)(?:(?! (?:but|mutta|vaan|men|utan|aber|sondern) )[^,;.!?\n]){0,200}`,
  'iu',
);

/** An offer that is asked for in a noun: "quote for 8 L200". A sum is no quantity. */
const offerWanted = new RegExp(
  [
    String.raw`^\W*(?:(?:hi|hello|hey|hei|moi|hej|hallo|guten tag)(?: \p{L}+)?[,!]? )?`,
    String.raw`(?:(?:please|pls|bitte|a|an|ein) ){0,2}`,
    String.raw`(?:quot(?:e|ation)|price|offer|tarjous|hinta|offert|pris|angebot|preis|offerte)`,
    String.raw`(?: (?:please|pls|kiitos|tack|bitte))?,?(?: (?:for|on|på|für|über|von|zu))?:? (?:\p{L}+ )?\d`,
    String.raw`(?![\d., ]{0,12}(?:€|eur|kr|sek))`,
  ].join(''),
  'iu',
);

/** The same with the thing before it: "8 x L200, price pls". */
const offerOfCounted = new RegExp(
  [
    String.raw`^\W{0,5}(?:(?:hi|hello|hey|hei|moi|hej|hallo)[,!]? )?\d{1,6} ?`,
    String.raw`(?:x|×|pcs|kpl|st|styck|stk|stück)?\.? ?[^,;:.!?\n]{1,60}[,;:–-] ?`,
    String.raw`(?:(?:your|best|paras|bitte|please) )?`,
    String.raw`(?:quot(?:e|ation)|price|offer|tarjous|hinta|offert|pris|angebot|preis|offerte)(?!\p{L})`,
  ].join(''),
  'iu',
);

/** Beginnings of a wish without a question mark. */
const wishes = new RegExp(allPhrases(({ enquiries }) => enquiries.asks.requests).join('|'), 'iu');
