/**
 * A text in which lines that a mail program or a writer broke amid a sentence are one line again, so that no word is
 * read alone that goes on from the line above: "I don't want to" above "unsubscribe". A line of a few words stays by
 * itself wherever the one above can have ended, as people put a last word there: "stop". Blank lines stay, but where
 * the words before one cannot end anything. Takes time in proportion to the text.
 */
export function joinWrapped(text: string): string {
  const usesCapitals = /^[^\p{L}]*\p{Lu}/u.test(text);
  const joined: string[] = [];
  let open = '';
  for (const line of text.split('\n')) {
    const written = line.trim();
    if (written === '') {
      if (!cannotEnd.test(open)) open = '';
      if (open === '') joined.push('');
      continue;
    }
    const isRest = open !== '' && isContinued(open, written, usesCapitals);
    if (isRest) joined.push(bind(joined.pop() ?? '', written));
    else joined.push(line);
    open = written;
  }
  return joined.join('\n');
}

/** Shorter lines end where their writers end a sentence, those of writers without capitals more often. */
const shortestWrapped = { withCapitals: 22, without: 45 } as const;
const longestWord = 40;
/** As many words as say "please stop it now, thanks". */
const fewWords = 5;

/** Whether one line goes on in the next. */
function isContinued(line: string, next: string, usesCapitals: boolean): boolean {
  if (cannotEnd.test(line)) return true;
  if (!/[\p{L}\p{N},-]$/u.test(line) || !/^\p{Ll}/u.test(next) || salutation.test(line)) return false;
  if (/\p{L}-$/u.test(line) || cannotBegin.test(next.slice(0, longestWord))) return true;
  if (next.split(/\s+/u).length <= fewWords) return next.endsWith('?') || hasSubject.test(line);
  return line.length >= (usesCapitals ? shortestWrapped.withCapitals : shortestWrapped.without);
}

/** A word that was divided becomes whole. */
function bind(line: string, next: string): string {
  const isDivided = /\p{L}-$/u.test(line) && /^\p{Ll}/u.test(next);
  return isDivided ? `${line.slice(0, -1)}${next}` : `${line.trimEnd()} ${next}`;
}

const salutation = new RegExp(
  `^(?:${[
    'hi|hello|hey|dear|good|hei|heippa|moi|moikka|terve|hyvä|hej|hejsan|god|bästa',
    'hallo|guten|sehr|liebe[rs]?',
  ].join('|')})(?!\\p{L}).{0,40}$`,
  'iu',
);

/** Words after which a sentence goes on, in the four languages: of denial, wishing, relation and joining. */
const cannotEnd = new RegExp(
  `(?<![\\p{L}'’])(?:${[
    "not|don['’]?t|won['’]?t|didn['’]?t|wouldn['’]?t|never|to|the|an?|of|from|with|and|or|but|i|we|i['’]d|we['’]d",
    'would|will|could|should|shall|must|can|may|my|our|your|any|want|wish|please|if|that|because|is|are|was|be',
    'en|emme|ei|eikä|enkä|emmekä|älä|älkää|ja|tai|mutta|että|ettei|jos|koska|haluan|haluamme|halua|haluaisi|voisitteko',
    'inte|ej|aldrig|att|och|eller|men|från|ur|av|med|till|på|jag|vi|vill|önskar|skulle|kan|ska|den|det|ett|om|min|vår',
    'nicht|nie|niemals|kein|keine|keinen|zu|und|oder|aber|von|vom|aus|mit|ich|wir|möchte|möchten|wollen|können|kann',
    'soll|sollen|muss|müssen|bitte|der|die|das|dem|ein|eine|mich|uns|mein|meine|unser|unsere|dass|wenn|sie|ihr|ihre',
  ].join('|')})$`,
  'iu',
);

/** Who does, may do or does not do what the next line names, at the end of a line. */
const hasSubject = new RegExp(
  `(?<![\\p{L}'’])(?:${[
    'nobody|no[ -]one|none|neither|anybody|anyone|everybody|everyone|who|which|he|she|they|people|ever',
    '(?:lets?|makes?|made|helps?|have|help) (?:us|me|you|them|him|her|it)',
    '(?:customers?|clients?|users?|readers?|members?|guests?|subscribers?|recipients?|employees|colleagues)',
    'kukaan|kuka|jotka|joka|he|hän|asiakkaa[nt]|asiakkaamme|käyttäjät|jäsenet|vastaanottajat|lukijat',
    'ingen|ingenting|någon|alla|man|som|de|han|hon|kunder(?:na)?|användar(?:e|na)|medlemmar(?:na)?|mottagar(?:e|na)',
    'niemand|keiner|jemand|jeder|alle|man|er|kunden|nutzer|leser|mitglieder|empfänger|gäste',
  ].join('|')})$`,
  'iu',
);

/** Words that no sentence begins with which is written in small letters. */
const cannotBegin = new RegExp(
  `^(?:${[
    'from|of|off|to|with|until|before|after|for|by|at|on|in|than|that|because|and|or',
    'ennen|jälkeen|vasta|koska|että|ja|tai|från|ur|av|med|till|på|förrän|innan|efter|för|och|eller',
    'von|vom|aus|mit|bis|vor|nach|für|an|auf|und|oder|zu|als',
  ].join('|')})(?!\\p{L})`,
  'u',
);
