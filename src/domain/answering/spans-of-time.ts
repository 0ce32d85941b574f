import { tellsTime } from './fees.ts';
import type { Topic } from './topics.ts';

/** Whether a question asks how long something lasts; the length of a thing that is measured is another matter. */
export function asksForSpan(text: string, topic: Topic | null): boolean {
  return howLong.test(text) || (topic !== null && lasting.has(topic.key) && lengthOf.test(text));
}

/** Topics of what lasts. */
const lasting: ReadonlySet<string> = new Set([
  'warranty',
  'contract',
  'trial',
  'delivery_time',
  'onboarding',
  'payment',
]);

const howLong = new RegExp(
  [
    String.raw`(?<!\p{L})(?:how long (?:do|does|did|will|would|can|may|have|has)|for how long`,
    String.raw`|kauanko|(?:kuinka|miten) kauan|hur länge|wie ?lange)(?!\p{L})`,
  ].join(''),
  'iu',
);

const lengthOf = new RegExp(
  [
    String.raw`(?<!\p{L})(?:how long|how many (?:days|weeks|months|years)|length of|duration`,
    String.raw`|(?:kuinka|miten) (?:pitkä\p{L}*|monta \p{L}+)|pituus|kesto|hur (?:lång\p{L}*|många (?:dagar|veckor`,
    String.raw`|månader|år))|wie (?:lang|viele (?:tage|wochen|monate|jahre))|dauer)(?!\p{L})`,
  ].join(''),
  'iu',
);

/** Whether a sentence tells how long something lasts, or since when, or that it has no end. */
export function tellsSpan(text: string): boolean {
  return tellsTime(text) || span.test(text);
}

const span = new RegExp(
  [
    String.raw`(?<!\p{L})(?:years?|annual(?:ly)?|yearly|monthly|weekly|daily|nights?|seconds?|lifetimes?|lifelong`,
    String.raw`|indefinite(?:ly)?|any time|permanent(?:ly)?|since \d{4}|until`,
    String.raw`|vuo(?:si|den|tta|tena|deksi|sia|sien)|\p{L}*vuotinen|\p{L}*vuotis\p{L}*|toistaiseksi|elinikäi\p{L}*`,
    String.raw`|milloin tahansa|vuodesta|sekun\p{L}*|asti|saakka`,
    String.raw`|\p{L}*år(?:et|en|ig|iga|igt|s)?|tills vidare|när som helst|livstid\p{L}*`,
    String.raw`|sekund\p{L}*|sedan (?:år )?\d{4}`,
    String.raw`|\p{L}*jahre?n?s?|\p{L}*jährige?[nrs]?|jährlich|monatlich|wöchentlich|täglich|unbefristet|jederzeit`,
    String.raw`|lebenslang\p{L}*|seit (?:dem jahr )?\d{4}|bis zum|\p{L}*monatige?[nrs]?)(?!\p{L})`,
  ].join(''),
  'iu',
);
