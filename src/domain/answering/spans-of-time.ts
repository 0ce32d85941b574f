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
  String.raw`(?<!\p{L})(?:${[
    String.raw`how long (?:do|does|did|will|would|can|may|have|has)|for how long|kauanko|(?:kuinka|miten) kauan`,
    String.raw`hur länge|wie ?lange`,
  ].join('|')})(?!\p{L})`,
  'iu',
);

const lengthOf = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    String.raw`how long|how many (?:days|weeks|months|years)|length of|duration`,
    String.raw`(?:kuinka|miten) (?:pitkä\p{L}*|monta \p{L}+)|pituus|kesto`,
    String.raw`hur (?:lång\p{L}*|många (?:dagar|veckor|månader|år))|wie (?:lang|viele (?:tage|wochen|monate|jahre))`,
    String.raw`dauer`,
  ].join('|')})(?!\p{L})`,
  'iu',
);

/** Whether a sentence tells how long something lasts, or since when, or that it has no end. */
export function tellsSpan(text: string): boolean {
  return tellsTime(text) || span.test(text);
}

const span = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    String.raw`years?|annual(?:ly)?|yearly|monthly|weekly|daily|nights?|seconds?|lifetimes?|lifelong`,
    String.raw`indefinite(?:ly)?|any time|permanent(?:ly)?|since \d{4}|until|vuo(?:si|den|tta|tena|deksi|sia|sien)`,
    String.raw`\p{L}*vuotinen|\p{L}*vuotis\p{L}*|toistaiseksi|elinikäi\p{L}*|milloin tahansa|vuodesta|sekun\p{L}*`,
    String.raw`asti|saakka|\p{L}*år(?:et|en|ig|iga|igt|s)?|tills vidare|när som helst|livstid\p{L}*|sekund\p{L}*`,
    String.raw`sedan (?:år )?\d{4}|\p{L}*jahre?n?s?|\p{L}*jährige?[nrs]?|jährlich|monatlich|wöchentlich|täglich`,
    String.raw`unbefristet|jederzeit|lebenslang\p{L}*|seit (?:dem jahr )?\d{4}|bis zum|\p{L}*monatige?[nrs]?`,
  ].join('|')})(?!\p{L})`,
  'iu',
);
