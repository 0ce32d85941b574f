/** Whether a sentence takes back what it or its neighbour tells: a hoax, a denial, a withdrawal, an end. */
export function takesBack(text: string): boolean {
  return withdrawal.test(text);
}

/** Whether a sentence says of the text around it that it is not true. */
export function doubtsNeighbour(text: string): boolean {
  return /^(?:\(|this|that|it|the (?:claim|report|story|news)|tämä|se|tieto|uutinen|det|detta|das|dies)/iu.test(
    text,
  )
    ? withdrawal.test(text)
    : false;
}

/** Whether a sentence says of what the one before it tells that it has ended: "They were all sold in 2021". */
export function endsWhatWasTold(told: string, next: string): boolean {
  if (!ended.test(next)) return false;
  // "Not any more." leans on the sentence before it, whatever that tells.
  if (pointer.test(next) || next.split(/\s+/u).length <= leaningWordsMost) return true;
  const words = new Set(beginningsOf(told));
  return beginningsOf(next).some((word) => words.has(word));
}

const leaningWordsMost = 4;

function beginningsOf(text: string): readonly string[] {
  return (text.match(/(?<!\p{L})\p{L}{5,}/gu) ?? []).map((word) => word.toLowerCase().slice(0, 5));
}

const pointer = new RegExp(
  [
    String.raw`(?<!\p{L})(?:this|that|these|those|they|them|all|both|which|it (?=is (?:no longer|`,
    String.raw`not) (?:true|the case|so))|`,
    String.raw`tämä|tämän|nämä|näm\p{L}+|ne|niitä|ne kaikki|se (?=ei)|kaikki|molemmat|`,
    String.raw`detta|det|dessa|de|dem|alla|båda|das|dies|diese|dieser|sie|es (?=ist nicht)|alle|beide)(?!\p{L})`,
  ].join(''),
  'iu',
);

const ended = new RegExp(
  [
    String.raw`(?<!\p{L})(?:no longer|none of (?:this|these|it|them)|not any ?more|any ?more|`,
    String.raw`used to be|ended|outdated|obsolete|`,
    String.raw`out of date|incorrect|`,
    String.raw`(?:was|were|been|are|is|got) (?:all |both |since |later |then )?(?:closed|sold|shut|discontinued|`,
    String.raw`divested|cancelled|dissolved|wound)|`,
    String.raw`(?:closed|sold|shut|left|divested|discontinued|lost) (?:them|these|those|all|both|it)(?! \p{L}+s)|`,
    String.raw`closed (?:down|in|at)|enää|vanhentunut|virheelli\p{L}+|suljettiin|myytiin|lopetettiin|lakkautettiin|`,
    String.raw`sulki|myi|lopetti|inte (?:längre|mer|detta)|gäller (?:detta |det )?inte|`,
    String.raw`föråldra\p{L}*|upphör\p{L}*|stängdes|såldes|`,
    String.raw`avvecklades|lades ned|lades ner|(?:sålde|stängde) (?:dem|dessa|alla|det|den)|felaktig\p{L}*|`,
    String.raw`nicht mehr|überholt|veraltet|geschlossen|verkauft|eingestellt|aufgegeben|falsch|trifft
  nicht)(?!\p{L})`,
  ].join(''),
  'iu',
);

const withdrawal = new RegExp(
  [
    String.raw`(?<!\p{L})(?:hoax|untrue|not true|is false|are false|was false|fake news|satir\p{L}+|not real|denied|`,
    String.raw`withdrawn|retracted|revoked|fraud inquiry|rescinded|(?:close|closes|shut|shuts|end) for good|`,
    String.raw`huijaus|valhe\p{L}*|ei pidä paikkaansa|ei ole totta|peruttiin|kiisti|kiistetään|satiiri\p{L}*|`,
    String.raw`bluff|osann|osant|inte sant|stämmer inte|dementera\p{L}*|återkalla\p{L}*|drogs tillbaka|`,
    String.raw`falschmeldung|unwahr|nicht wahr|stimmt
  nicht|dementiert|bestritten|zurückgezogen|aberkannt|widerrufen)`,
    String.raw`(?!\p{L})`,
  ].join(''),
  'iu',
);
