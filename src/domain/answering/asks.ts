import { anyPhrase, findAnywhere } from '../../languages/all-phrases.ts';
import { isInstruction } from '../drafting/instructions.ts';
import { splitSentences, type Span } from '../drafting/sentences.ts';
import { productModelsIn } from './product-models-in.ts';
import { proposedTime } from './proposed-time.ts';
import { questionParts } from './question-parts.ts';
import { generalWords, meetingWords, topicsIn, type Topic } from './topics.ts';

/** One question or request of an enquiry. Offsets count UTF-16 code units of the enquiry's text. */
export interface Ask extends Span {
  /** The topics that it asks for; one sentence may ask for several. */
  readonly topics: readonly Topic[];
  /** Whether it asks for a time to talk, which no source answers. */
  readonly isMeeting: boolean;
  /** Whether it only asks for more information, without a topic. */
  readonly isGeneral: boolean;
  /** Whether it is one of several questions in a sentence that ends with a question mark. */
  readonly isPart?: boolean;
  /** Product models that the writer names in other sentences: a question that names no model is about these. */
  readonly modelsBeside: readonly string[];
}

/**
 * The questions and requests in a text, or in a form's fields as `Key: value` lines, in their order. Orders to a
 * program and fields that say who writes are left out.
 */
export function asksOf(text: string): readonly Ask[] {
  const sentences = splitSentences(text).filter(({ text: { length } }) => length <= longest);
  const requested = requestSpans(sentences);
  const statements = sentences.filter((one) => fieldOf(one) === null && !requested.includes(one));
  const modelsStated = statements.flatMap((one) => productModelsIn(one.text));
  const parts = requested.flatMap((whole) => questionParts(whole).map((span) => ({ whole, span })));
  return parts.slice(0, maxAsks).map(({ whole, span }) => {
    const isPart = span.text !== whole.text;
    const modelsBeside = isPart ? [...productModelsIn(whole.text), ...modelsStated] : modelsStated;
    const named = topicsIn(span.text);
    // An hour occurs in a proposed time as well as in opening hours.
    const isTime = proposedTime(span.text) !== null && named.every(({ key }) => key === 'opening_hours');
    const topics = isTime ? [] : named;
    const isMeeting = isTime || (meetingWords.test(span.text) && topics.length === 0);
    const isGeneral = topics.length === 0 && generalWords.test(span.text);
    return { ...span, topics, isMeeting, isGeneral, modelsBeside, ...(isPart ? { isPart } : {}) };
  });
}

const maxAsks = 12;
/** The maximum length of a question, in characters. */
const longest = 1_000;

function requestSpans(sentences: readonly Span[]): readonly Span[] {
  return sentences.flatMap((sentence): Span[] => {
    if (commands(sentence.text)) return [];
    const field = fieldOf(sentence);
    if (field === null) return asks(sentence.text, false) ? [sentence] : [];
    if (amount.test(field.value.text)) return [];
    // A ticked box of a form asks for nothing, whatever its label says.
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

/**
 * Whether a sentence gives an order to a program. "Please tell us the price" is a question to the seller instead.
 */
function commands(text: string): boolean {
  if (!isInstruction(text)) return false;
  const rest = text.replace(request, '');
  const asksForSomething = topicsIn(rest).length > 0 || generalWords.test(text);
  return rest === text || isInstruction(rest) || !asksForSomething;
}

const request = findAnywhere(({ enquiries }) => enquiries.requests.toSeller);

/** The value of a form's field, and its position. */
function fieldOf(sentence: Span): { key: string; value: Span } | null {
  const match = /^([^\s:?][^:?]{0,59}|[^\s:?][^:?]{0,199}\?):(?!\p{Ll}) ?(.*)$/su.exec(sentence.text);
  const [, key, text] = match ?? [];
  if (key === undefined || text === undefined) return null;
  const maxWords = key.endsWith('?') ? maxKeyWords.ofQuestion : maxKeyWords.ofName;
  if (key.split(/\s+/u).length > maxWords) return null;
  const at = sentence.text.length - text.length;
  return { key, value: { start: sentence.start + at, end: sentence.end, text } };
}

const maxKeyWords = { ofName: 5, ofQuestion: 25 };

const inviting = findAnywhere(({ enquiries }) => enquiries.formFields.invitation);

/** The value of a field that is only ticked, or that contains no word. */
const amount = new RegExp(
  String.raw`^[^\p{L}\p{N}]*(?:(?:${anyPhrase(({ enquiries }) => enquiries.formFields.yesOrNo)}|on|off|true|false|checked|x|[01])[^\p{L}\p{N}]*)?$`,
  'iu',
);

const ticked = findAnywhere(({ enquiries }) => enquiries.formFields.ticked);

const identifying = new RegExp(
  String.raw`(?:^|[\s._-])${anyPhrase(({ enquiries }) => enquiries.formFields.ofWriter)}$`,
  'iu',
);

const askingKeys = new RegExp(
  String.raw`(?:^|[\s._-])${anyPhrase(({ enquiries }) => enquiries.formFields.ofRequest)}\S*$`,
  'iu',
);

function asks(text: string, isAsked: boolean): boolean {
  if (/\?["”’»)]*$/u.test(text)) return true;
  const rest = text.replace(refusal, '');
  if (rest !== text) return /\p{L}/u.test(rest) && asks(rest.trim(), false);
  if (isAsked || wants.test(text) || offerWanted.test(text) || offerOfCounted.test(text)) return true;
  const words = text.split(/\s+/u).length;
  // A number with its currency alone is a statement, such as a budget, and no question.
  return words <= 4 && !/\d/u.test(text) && topicsIn(text).length > 0;
}

const but = anyPhrase(({ enquiries }) => enquiries.joints.but);

/** A writer who is not interested in something does not ask for it. */
const refusal = new RegExp(
  String.raw`(?<!\p{L})${anyPhrase(({ enquiries }) => enquiries.requests.declined)}(?!isi)(?:(?! ${but} )[^,;.!?\n]){0,200}`,
  'iu',
);

const offer = anyPhrase(({ enquiries }) => enquiries.requests.offers);
const greeting = anyPhrase(({ enquiries }) => enquiries.joints.greetings);

/** An offer that is asked for in a noun: "quote for 8 L200". A sum is no quantity. */
const offerWanted = new RegExp(
  [
    String.raw`^\W*(?:${greeting}(?: \p{L}+)?[,!]? )?`,
    String.raw`(?:${anyPhrase(({ enquiries }) => enquiries.requests.beforeOffer)} ){0,2}${offer}`,
    String.raw`(?: ${anyPhrase(({ enquiries }) => enquiries.requests.afterOffer)})?,?`,
    String.raw`(?: ${anyPhrase(({ enquiries }) => enquiries.requests.ofOffer)})?:? (?:\p{L}+ )?\d`,
    String.raw`(?![\d., ]{0,12}(?:€|${anyPhrase(({ topics }) => topics.currencies)}))`,
  ].join(''),
  'iu',
);

/** The same with the product before it: "8 x L200, price pls". */
const offerOfCounted = new RegExp(
  [
    String.raw`^\W{0,5}(?:${greeting}[,!]? )?\d{1,6} ?`,
    String.raw`(?:x|×|${anyPhrase(({ enquiries }) => enquiries.requests.pieces)})?\.? ?[^,;:.!?\n]{1,60}[,;:–-] ?`,
    String.raw`(?:${anyPhrase(({ enquiries }) => enquiries.requests.bestOffer)} )?${offer}(?!\p{L})`,
  ].join(''),
  'iu',
);

const wants = findAnywhere(({ enquiries }) => enquiries.requests.wants);
