import { wordsOfName } from './payload-words.ts';

/**
 * Whether a machine may be reporting an opt-out or a complaint, in English, Finnish, Swedish or German. Looks at the
 * event type, at short values, and at the names of fields whose value is not negative. `domain/replies` detects
 * opt-outs in text that people write.
 */
export function mayReportOptOut(type: string, payload: unknown): boolean {
  return mentionsOptOut(type) || containsOptOut({ remaining: maxValues }, payload, 0);
}

const maxValues = 5_000;
const maxDepth = 12;
const maxWords = 4;

function containsOptOut(budget: { remaining: number }, value: unknown, depth: number): boolean {
  if (budget.remaining-- <= 0 || depth > maxDepth) return false;
  if (typeof value === 'string') return isFewWords(value) && mentionsOptOut(value);
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some((item) => containsOptOut(budget, item, depth + 1));
  const record = value as Record<string, unknown>;
  const labelled = readLabelled(record);
  if (labelled && mentionsOptOut(labelled.label)) return isAffirmed(labelled.answer);
  return Object.entries(record).some(([name, field]) =>
    mentionsOptOut(name) ? isAffirmed(field) : containsOptOut(budget, field, depth + 1),
  );
}

/** Form builders send a field as an object with a label and an answer. */
function readLabelled(
  record: Record<string, unknown>,
): { readonly label: string; readonly answer: unknown } | null {
  const label = [record['label'], record['name'], record['question'], record['field'], record['key']].find(
    (candidate) => typeof candidate === 'string',
  );
  const answerKey = ['value', 'answer', 'checked'].find((key) => Object.hasOwn(record, key));
  return label === undefined || answerKey === undefined ? null : { label, answer: record[answerKey] };
}

function isFewWords(text: string): boolean {
  return text.length <= 80 && text.trim().split(/\s+/).length <= maxWords;
}

/** False for links and negative answers: an unsubscribe link or an unticked box is not an opt-out. */
function isAffirmed(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isAffirmed);
  if (typeof value === 'object' && value !== null) return Object.values(value).some(isAffirmed);
  if (typeof value !== 'string') return Boolean(value);
  const text = value.trim();
  return text !== '' && !negativeValues.test(text) && !/^<?(?:https?:|mailto:)/i.test(text);
}

const negativeValues =
  /^(?:0|no|none|never|false|off|unchecked|null|undefined|ei|epätosi|nej|falskt?|nein|falsch)$/i;

function mentionsOptOut(name: string): boolean {
  const words = wordsOfName(name);
  return (
    optOutPatterns.some((pattern) => pattern.test(words)) &&
    !optOutSettings.test(words) &&
    !consentPatterns.test(words)
  );
}

const optOutPatterns: readonly RegExp[] = [
  /unsubscri|\bopt(?:ed|s|ing)? ?out|optout|\bcomplain|\b(?:list|mailing) removal\b|\bremove (?:me|us|from)\b/,
  /\b(?:do ?not|dont|don t|no|stop|never) ?(?:more )?(?:contact|e?mail|call|write|disturb|message|market)|\bdnc\b/,
  /\bspam ?(?:complaint|report|feedback)|\b(?:marked|reported) (?:as )?spam\b|^(?:spam|abuse)$|\babuse report/,
  /\b(?:block|black|suppression) ?list(?:ed)?\b|\bforget me\b|\b(?:erasure|deletion) request|\bdelete my data\b/,
  /\bperu\p{L}{0,40} (?:uutiskir|postitus|tilau|markkinoin)/u,
  /(?:uutiskirj|postitus|tilau|markkinoin)\p{L}{0,40} peru/u,
  /\b(?:ala|ei|alkaa) (?:saa )?(?:ota |ottaa )?(?:yhteyt|yhteydenot|markkinoin|lahet|viest|sahkopost)/,
  /\bpoist\p{L}{0,40} (?:minut )?\p{L}{0,40}lista|\btietojen poist/u,
  /estolista|\bvalitus|\breklamaatio|markkinointikiel|yhteydenottokiel/,
  /avregistrer|avprenumer|\bavanmal|\bavbestall|klagomal|\breklamation|reklamsparr|sparrlista|nixregist/,
  /\bkontakta? (?:\p{L}+ )?(?:inte|ej)\b/u,
  /\b(?:inga?|inte|ej) (?:mer |fler )?(?:kontakt|utskick|mejl|mail|reklam|marknads)|\bta bort mig\b|\bradera mina/,
  /\babmeld|\babgemeldet|\babbestell|beschwerde|\b(?:werbe ?)?widerspr|\bwiderruf|sperrliste|\baustrag/,
  /\bkein\p{L}{0,40} (?:weiteren? )?(?:kontakt|werbung|e? ?mail|nachricht|newsletter|anruf)/u,
  /\bnicht (?:mehr )?(?:kontakt|anruf|anschreib)/,
];

/** Matches names of links, figures and settings, which are not opt-outs. */
const optOutSettings = /(?:\b(?:url|link|href|uri|rate|header|group|groups|token|id|policy)|linkki|lank)$/;

/** Matches consent texts, which often explain how to withdraw and so look like opt-outs. */
const consentPatterns = new RegExp(
  [
    'agree',
    'accept',
    'consent',
    'any ?time',
    'understand',
    'hyvaksyn',
    'suostun',
    'ymmarran',
    'milloin tahansa',
    'godkanner',
    'samtycker',
    'nar som helst',
    'stimme',
    'einverstanden',
    'jederzeit',
  ]
    .map((word) => `\\b${word}`)
    .join('|'),
);
