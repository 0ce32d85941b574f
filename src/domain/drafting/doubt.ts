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
  String.raw`(?<!\p{L})(?:${[
    String.raw`this|that|these|those|they|them|all|both|which|it (?=is (?:no longer|not) (?:true|the case|so))|tämä`,
    String.raw`tämän|nämä|näm\p{L}+|ne|niitä|ne kaikki|se (?=ei)|kaikki|molemmat|detta|det|dessa|de|dem|alla|båda`,
    String.raw`das|dies|diese|dieser|sie|es (?=ist nicht)|alle|beide`,
  ].join('|')})(?!\p{L})`,
  'iu',
);

const ended = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    String.raw`no longer|none of (?:this|these|it|them)|not any ?more|any ?more|used to be|ended|outdated|obsolete`,
    String.raw`out of date|incorrect`,
    [
      String.raw`(?:was|were|been|are|is|got) (?:all |both |since |later |then )?`,
      String.raw`(?:closed|sold|shut|discontinued|divested|cancelled|dissolved|wound)`,
    ].join(''),
    String.raw`(?:closed|sold|shut|left|divested|discontinued|lost) (?:them|these|those|all|both|it)(?! \p{L}+s)`,
    String.raw`closed (?:down|in|at)|enää|vanhentunut|virheelli\p{L}+|suljettiin|myytiin|lopetettiin|lakkautettiin`,
    String.raw`sulki|myi|lopetti|inte (?:längre|mer|detta)|gäller (?:detta |det )?inte|föråldra\p{L}*|upphör\p{L}*`,
    String.raw`stängdes|såldes|avvecklades|lades ned|lades ner|(?:sålde|stängde) (?:dem|dessa|alla|det|den)`,
    String.raw`felaktig\p{L}*|nicht mehr|überholt|veraltet|geschlossen|verkauft|eingestellt|aufgegeben|falsch`,
    String.raw`trifft
  nicht`,
  ].join('|')})(?!\p{L})`,
  'iu',
);

const withdrawal = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    String.raw`hoax|untrue|not true|is false|are false|was false|fake news|satir\p{L}+|not real|denied|withdrawn`,
    String.raw`retracted|revoked|fraud inquiry|rescinded|(?:close|closes|shut|shuts|end) for good|huijaus`,
    String.raw`valhe\p{L}*|ei pidä paikkaansa|ei ole totta|peruttiin|kiisti|kiistetään|satiiri\p{L}*|bluff|osann`,
    String.raw`osant|inte sant|stämmer inte|dementera\p{L}*|återkalla\p{L}*|drogs tillbaka|falschmeldung|unwahr`,
    String.raw`nicht wahr|stimmt
  nicht|dementiert|bestritten|zurückgezogen|aberkannt|widerrufen`,
  ].join('|')})(?!\p{L})`,
  'iu',
);
