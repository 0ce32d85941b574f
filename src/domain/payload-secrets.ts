import { wordsOfName } from './payload-words.ts';

/** Whether a field by this name keeps a form working, or is a secret: nobody is told what stands in it. */
export function isUntold(name: string): boolean {
  const words = wordsOfName(name);
  return name.startsWith('__') || machinery.test(words) || secrets.some((secret) => secret.test(words));
}

const machinery = /captcha|turnstile|csrf|xsrf|honeypot|\bnonce\b/;

/** English, Finnish, Swedish and German, whose compounds may end in any of these words. */
const secrets: readonly RegExp[] = [
  /passw|pass ?(?:phrase|code)|^(?:pass|pwd|pw)\d*$|pwd$|kennwort|losenord|salasana|geheimnis/,
  /\b(?:pin|otp|cvv|cvc|csc)\d?\b(?: ?(?:code|koodi|kod|number))?$|pin ?(?:code|koodi|kod)\b|tunnusluku|geheimzahl/,
  /(?:security|one time|verification) code|turvakood|vahvistuskood|sakerhetskod|sicherheitscode|pruf(?:nummer|ziffer)/,
  /(?:credit|debit|payment|bank)? ?card ?(?:number|no|num|nr)\b|cc ?(?:number|num)\b|korti(?:n ?|n)numero|korttinumero/,
  /(?:kort|karten?|kreditkarten) ?(?:nummer|nr)\b|\biban\b|\biban(?:nummer|number|numero)/,
  /\b(?:client|app|api|shared|webhook)? ?secret(?: key)?\d*$|salainen avain|hemlig nyckel|geheimer? schlussel/,
  /(?:api|private|access|secret|session|auth) ?(?:key|avain|nyckel|schlussel)(?: id)?$|apikey|apiavain|apinyckel/,
  /token$|(?:auth|session|api|access|refresh|bearer|id) ?token\b|paasytunn|bearer$|authorization$/,
];
