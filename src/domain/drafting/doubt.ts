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

const withdrawal = new RegExp(
  [
    String.raw`(?<!\p{L})(?:hoax|untrue|not true|is false|are false|was false|fake news|satir\p{L}+|not real|denied|`,
    String.raw`withdrawn|retracted|revoked|fraud inquiry|rescinded|(?:close|closes|shut|shuts|end) for good|`,
    String.raw`huijaus|valhe\p{L}*|ei pidä paikkaansa|ei ole totta|peruttiin|kiisti|kiistetään|satiiri\p{L}*|`,
    String.raw`bluff|osann|osant|inte sant|stämmer inte|dementera\p{L}*|återkalla\p{L}*|drogs tillbaka|`,
    String.raw`falschmeldung|unwahr|nicht wahr|stimmt nicht|dementiert|bestritten|zurückgezogen|aberkannt|widerrufen)`,
    String.raw`(?!\p{L})`,
  ].join(''),
  'iu',
);
