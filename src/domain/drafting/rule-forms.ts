import type { DraftRequest } from './material.ts';

/** A writing rule that code can hold a message to. Counts are of the whole message body. */
export type Directive =
  | { readonly kind: 'questions'; readonly most: number; readonly least: number }
  | {
      readonly kind: 'max_words' | 'max_sentences' | 'max_paragraphs' | 'max_sentence_words';
      readonly most: number;
    }
  | { readonly kind: 'no_exclamation' | 'no_emoji' | 'no_links' }
  | { readonly kind: 'address'; readonly formal: boolean }
  | { readonly kind: 'never_start' | 'sign_off' | 'say' | 'never_say'; readonly phrase: string };

export interface RecognisedRules {
  readonly directives: readonly { readonly directive: Directive; readonly rule: string }[];
  /** Rules in words that no form fits. */
  readonly unrecognised: readonly string[];
}

/** Reads the writing rules of a commission; each sentence of a rule's body may be one directive. */
export function recogniseRules(rules: DraftRequest['writingRules']): RecognisedRules {
  const directives: { directive: Directive; rule: string }[] = [];
  const unrecognised: string[] = [];
  for (const { title, body } of rules) {
    const text = body.trim() === '' ? title : body;
    for (const part of directiveParts(text)) {
      const directive = directiveOf(part);
      if (directive === null) unrecognised.push(part);
      else directives.push({ directive, rule: part });
    }
  }
  return { directives, unrecognised };
}

/** Whether the recipient is to be addressed formally; null when no rule says so. The last rule wins. */
export function formalAddress(rules: DraftRequest['writingRules']): boolean | null {
  let formal: boolean | null = null;
  for (const { directive } of recogniseRules(rules).directives) {
    if (directive.kind === 'address') formal = directive.formal;
  }
  return formal;
}

/** One rule in words as a directive; null when it has no recognised form. English, Finnish, Swedish and German. */
export function directiveOf(rule: string): Directive | null {
  const text = rule.replace(/\s+/gu, ' ').trim();
  return (
    phraseDirective(text, quotedPhrase(text)) ??
    countDirective(text) ??
    signDirective(text) ??
    addressDirective(text) ??
    phraseDirective(text, unquotedTail(text))
  );
}

/** The phrase between quotation marks in a text, or null. */
export function quotedPhrase(text: string): string | null {
  return /["“”„«»'‘’]([^"“”„«»]{2,500}?)["“”«»'’](?=[\s.,;!?)]|$)/u.exec(text)?.[1]?.trim() ?? null;
}

function directiveParts(text: string): readonly string[] {
  const lines = text.split('\n').map((line) => line.replace(/^\s*[-*•\d]+[.)]?\s+/u, '').trim());
  return lines.flatMap((line) => line.split(/(?<=[.;])\s+(?=\p{Lu})/u)).filter((part) => part !== '');
}

function phraseDirective(text: string, phrase: string | null): Directive | null {
  if (phrase === null) return null;
  if (
    new RegExp(
      [
        String.raw`\b(never|don['’]t|do not|älä|aldrig|nie(mals)?|nicht)\b.{0,30}\b`,
        String.raw`(start|begin|open|aloita|börja|inled|beginn\p{L}*|anfang\p{L}*)`,
      ].join(''),
      'iu',
    ).test(text)
  ) {
    return { kind: 'never_start', phrase };
  }
  if (
    new RegExp(
      [
        String.raw`\b(sign|close|end)( it| off| every \p{L}+| the \p{L}+| messages?)* (off )?with\b`,
        String.raw`\b(allekirjoita|lopeta)\b|\b(avsluta|signera)\b|\b(schließ\p{L}*|unterschreib\p{L}*|beende\p{L}*)\b`,
      ].join('|'),
      'iu',
    ).test(text)
  ) {
    return { kind: 'sign_off', phrase };
  }
  if (
    /\b(never|don['’]t|do not|avoid|älä( koskaan)?|aldrig|undvik|nie(mals)?|nicht|vermeide\p{L}*)\b/iu.test(
      text,
    )
  ) {
    return { kind: 'never_say', phrase };
  }
  if (/\b(always|must|käytä|aina|alltid|immer)\b/iu.test(text)) return { kind: 'say', phrase };
  return null;
}

// Without quotation marks the phrase is what follows the verb, when nothing else does.
function unquotedTail(text: string): string | null {
  const start =
    /\b(?:never|don['’]t|do not) (?:start|begin|open)(?: \p{L}+){0,3} with (?:the words? )?(.+?)[.!]?$/iu.exec(
      text,
    );
  const sign = /\b(?:sign|close|end)(?: \p{L}+){0,3} (?:off )?with (.+?)[.!]?$/iu.exec(text);
  const say =
    /\b(?:never|don['’]t|do not|always) (?:say|write|use the words?|use the phrase) (.+?)[.!]?$/iu.exec(text);
  const local =
    /\b(?:älä koskaan (?:sano|kirjoita)|skriv aldrig|säg aldrig|(?:schreibe|sage) nie(?:mals)?) (.+?)[.!]?$/iu.exec(
      text,
    );
  const phrase = (start ?? sign ?? say ?? local)?.[1]?.trim() ?? null;
  return phrase !== null && phrase.split(' ').length <= 6 ? phrase : null;
}

const counted: readonly [RegExp, 'words' | 'sentences' | 'paragraphs' | 'questions'][] = [
  [/\b(words?|sana[a]?|sanan|ord|wörter|worte|wörtern)\b/iu, 'words'],
  [/\b(sentences?|virke(ttä|tten)|lause(tta|en)|mening(ar)?|sätz(e|en)|satz)\b/iu, 'sentences'],
  [/\b(paragraphs?|kappale(tta|en)|stycken?|absätz(e|en)|absatz)\b/iu, 'paragraphs'],
  [/\b(questions?|kysymy(s|ksiä|stä|ksen)|frågor|fråga|fragen?)\b/iu, 'questions'],
];

const numberWords: ReadonlyMap<string, number> = new Map(
  `no:0 zero:0 ei:0 ingen:0 inga:0 kein:0 keine:0 keinen:0 ilman:0 utan:0 ohne:0 never:0 älä:0 one:1 single:1
  a:1 yksi:1 yhden:1 en:1 ett:1 ein:1 eine:1
  einen:1 einer:1 two:2 kaksi:2 kahden:2 två:2 zwei:2 three:3 kolme:3 kolmen:3 tre:3 drei:3 four:4 neljä:4
  fyra:4 vier:4 five:5
  viisi:5 fem:5 fünf:5 six:6 seven:7 eight:8 nine:9 ten:10`
    .split(/\s+/u)
    .map((pair): [string, number] => {
      const [word = '', number] = pair.split(':');
      return [word, Number(number)];
    }),
);

const limitWords = new RegExp(
  String.raw`\b(${[
    String.raw`at most|max(imum|imal|imalt|\.)?|no more than|not more than|up to|under|below|less than|fewer than`,
    String.raw`within|enintään|korkeintaan|alle|högst|max|under|färre än|inte mer än|höchstens|maximal|unter`,
    String.raw`nicht mehr als|weniger als|exactly|only|just|single|tasan|vain|täsmälleen|exakt|endast|bara|genau`,
    String.raw`nur|keep|limit|short`,
  ].join('|')})\b`,
  'iu',
);

function countDirective(text: string): Directive | null {
  const measure = counted.find(([pattern]) => pattern.test(text));
  if (measure === undefined) return null;
  const [pattern, what] = measure;
  const before = text.slice(0, text.search(pattern));
  const number = lastNumber(before);
  if (number === null) return null;
  if (what === 'questions') {
    if (number === 0) return { kind: 'questions', least: 0, most: 0 };
    const exactly =
      /\b(exactly|end with|ask|tasan|täsmälleen|kysy|exakt|ställ|genau|stell\p{L}*|just|only|single)\b/iu.test(
        text,
      );
    const most = /\b(at most|max|no more than|not more than|enintään|högst|höchstens|maximal)\b/iu.test(text);
    return exactly || most ? { kind: 'questions', least: most ? 0 : number, most: number } : null;
  }
  if (number === 0 || !limitWords.test(text)) return null;
  const strictlyBelow = /\b(under|below|less than|fewer than|alle|färre än|unter|weniger als)\b/iu.test(
    before,
  )
    ? 1
    : 0;
  if (
    what === 'words' &&
    /\b(per|each|every|a) sentence\b|sentences?\b.*\bwords\b|\bje satz\b|\bper mening\b|virkkeessä/iu.test(
      text,
    )
  ) {
    return { kind: 'max_sentence_words', most: number - strictlyBelow };
  }
  return { kind: `max_${what}`, most: number - strictlyBelow };
}

function lastNumber(text: string): number | null {
  const found = [...text.toLowerCase().matchAll(/\d+|\p{L}+/gu)].flatMap(([word]) => {
    if (/^\d/u.test(word)) return [Number(word)];
    const value = numberWords.get(word);
    return value === undefined ? [] : [value];
  });
  return found.at(-1) ?? null;
}

const refusal = new RegExp(
  String.raw`\b(${[
    String.raw`no|never|don['’]t|do not|without|avoid|ei|älä|ilman|inga|inget|aldrig|utan|undvik|kein\p{L}*`,
    String.raw`nie(mals)?|ohne|nicht|vermeide\p{L}*`,
  ].join('|')})\b`,
  'iu',
);

function signDirective(text: string): Directive | null {
  if (!refusal.test(text)) return null;
  if (/exclamation|huutomer|utropstecken|ausrufezeichen/iu.test(text)) return { kind: 'no_exclamation' };
  if (/emoji|emotic|smiley|hymiö/iu.test(text)) return { kind: 'no_emoji' };
  if (/\b(links?|urls?|hyperlinks?|linkkejä|linkkiä|länkar|länk)\b/iu.test(text)) return { kind: 'no_links' };
  return null;
}

function addressDirective(text: string): Directive | null {
  const formal =
    /\b(formal|formell\p{L}*|sie|siezen|teititte\p{L}*|teitittely|te-muo\p{L}*|nia|förmlich\p{L}*)\b/iu.test(
      text,
    );
  const informal =
    /\b(informal\p{L}*|informell\p{L}*|du|duzen|duze|sinuttele|sinuttelu|sinä|sinä-muo\p{L}*|dua|casual)\b/iu.test(
      text,
    );
  if (formal === informal) return null;
  if (
    !new RegExp(
      String.raw`\b(${[
        String.raw`address|use|tone|anred\p{L}*|sprich|verwend\p{L}*|benutz\p{L}*|siezen|duzen|käytä|puhuttele`,
        String.raw`teititte\p{L}*|sinuttele|tilltala|använd|dua|nia|formal|informal|duze|form`,
      ].join('|')})\b`,
      'iu',
    ).test(text)
  ) {
    return null;
  }
  return { kind: 'address', formal: refusal.test(text) ? !formal : formal };
}
