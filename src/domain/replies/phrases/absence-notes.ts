/* What notes of absence say besides, in the four languages, as `foldLetters` writes it. */
import { anyOf } from '../reply-text.ts';
import { verbose } from '../../../languages/notation/verbose.ts';

/** When somebody who is away is back. */
export const returnWords = anyOf([
  verbose`
    (?:i|we)(?:'ll| will| shall)? (?:\p{L}+ )?(?:be back|return|get back|reply|respond|answer|resume|read|
    catch up|deal|be in touch|be available|be at my desk)
  `,
  verbose`
    (?:back|return(?:ing)?|available)(?: \p{L}+){0,3}? (?:on|in|from|after|at|monday|tuesday|wednesday|thursday|
    friday|again)
  `,
  verbose`
    until further notice|return date|delayed (?:response|reply)|until [\p{L}\d]+
  `,
  'through [\\p{L}\\d]',
  verbose`
    palaan|palataan|palaamme|vastaan|vastaamme|vastailen|takaisin|tavoitettavissa|tavattavissa
  `,
  verbose`
    toistaiseksi|asti|saakka|viiveella|jalleen (?:toissa|paikalla)|toissa (?:taas|jalleen)
  `,
  'loman jalkeen|luen viest\\p{L}+',
  verbose`
    ater(?:kommer|vander)?|tillbaka|tills vidare|till och med|t\.?o\.?m|svarar|besvarar
  `,
  verbose`
    laser (?:jag )?(?:mejl|mail)|till den|sent svar|drojer|efter semestern|hor av mig nar|fran och med
  `,
  'nasta arbetsdag',
  verbose`
    zuruck|wieder (?:\p{L}+ ){0,3}?(?:erreichbar|da|im|fur|verfugbar)|bis auf weiteres
  `,
  verbose`
    bis (?:zum|einschliesslich|\d|anfang|ende|mitte|montag)|ab (?:dem )?\d|ab montag
  `,
  'nach meiner (?:ruckkehr|rueckkehr)|antworte|beantworte|verzogert\\p{L}*',
  'melde mich (?:dann|nach|sobald|wenn)|ruckkehr|nachsten arbeitstag',
]);

/** A promise of one person, not of a firm, to answer when they are back. */
export const ownReturn = anyOf([
  verbose`
    when i(?: am|'m) (?:back|home|in)|(?:i|i'll|i will|am|be) (?:\p{L}+ )?(?:back|returning|
    return)(?: \p{L}+)? (?:on|in|at|from|to|next)
  `,
  verbose`
    (?:i|ill|i will|will) (?:answer|reply|respond|read)(?: \p{L}+){0,3}? (?:when|on|after|once)|
    back on the \d+\p{L}*
  `,
  verbose`
    vastaan \p{L}+|palaan|kun palaan|takaisin \p{L}+na|(?:jag )?svarar (?:nar|pa|efter|igen)|nar jag (?:ar|kommer)|
    ar tillbaka
  `,
  verbose`
    wenn ich (?:wieder|zuruck)|ich (?:bin|antworte|melde mich)(?: [^\s.]{1,20}){0,4}? (?:zuruck|am|wenn|nach|sobald|
    wieder)|ab \p{L}+ wieder
  `,
]);

/** Who stands in for somebody who is away. */
export const stayWords = anyOf([
  verbose`
    (?:turn|refer|write) to \p{L}+|(?:do not|not|never) (?:read|reading|checking)(?: \p{L}+){0,2}? (?:mail\p{L}*|
    e-?mails?|messages|inbox)
  `,
  verbose`
    asio(?:itani|issani|ita)|hoitaa \p{L}+|tar hand om|mina arenden|kummert sich|meine (?:themen|aufgaben|
    vertretung)
  `,
  'bis (?:\\p{L}+ )?(?:januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember)',
  verbose`
    (?:till|t\.o\.m\.) (?:\p{L}+ )?(?:januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|
    december)
  `,
  verbose`
    (?:urgent|emergenc\p{L}+|immediate|in my absence|while i am away|meanwhile|in the meantime|is covering|
    covers for me|covering for me|stands? in|deputi\p{L}+|if it burns|cannot wait|can't wait)
  `,
  verbose`
    (?:kiireel\p{L}+|kiireis\p{L}+|sijaise\p{L}+|sijaistaa|sijaisena|tuuraa\p{L}*|poissaoloni aikana|
    lomani aikana|paivysta\p{L}*|akuut\p{L}+|hatatapauks\p{L}+|sillavalin|silla valin)
  `,
  verbose`
    (?:bradskande|akut\p{L}*|vikari\p{L}*|ersatt\p{L}*|under tiden|under min (?:franvaro|semester|ledighet)|
    kontakta (?:istallet|min kollega)|tacker upp|tills dess)
  `,
  verbose`
    (?:dringend\p{L}*|vertret\p{L}*|vertritt|wahrend meiner abwesenheit|in der zwischenzeit|
    in meiner abwesenheit|eilig\p{L}*|notfall\p{L}*|notfallen|zwischenzeitlich|stellvertret\p{L}*)
  `,
]);

/** What is told of an absence without naming it, in an automatic answer. */
export const absenceHints = anyOf([
  verbose`
    sick|ill|unwell|doctor|hospital|fair|travel\p{L}*|trip|rest(?:ing)?|abroad|at sea|training course|wedding|off|
    away|
    minding|covering|covers|replac\p{L}+
  `,
  verbose`
    sairaa\p{L}*|kipea\p{L}*|messuilla|matka\p{L}*|reissu\p{L}*|lomail\p{L}*|koulutuk\p{L}*|lepaa\p{L}*|paikkaa|
    tuuraa|
    en tyoskentele|perjantaisin|maanantaisin
  `,
  verbose`
    sjuk\p{L}*|massa\p{L}*|resa\p{L}*|reser|vilar|kurs\p{L}*|utomlands|tacker upp|borta|jobbar inte|arbetar inte
  `,
  'krank\\p{L}*|messe|reise\\p{L}*|erhole|arzt|kurs|schulung|ausland|vertritt|freitags|arbeite nicht',
  '\\d{1,2}\\.? ?[-–] ?\\d{1,2}\\.\\p{L}*|(?:until|till|asti|saakka|bis|t\\.o\\.m\\.?) ?\\p{L}*',
]);

/** Who has gone for good is not away. */
export const goneForGood = anyOf([
  'no longer (?:works?|with|employed|here)|has left|left (?:the|our|us)|retired|new (?:e-?mail )?address',
  'ei ole enaa|ei tyoskentele enaa|jaanyt elakkeelle|uusi (?:sahkoposti)?osoite|lopettanut',
  'slutat|arbetar inte langre|jobbar inte langre|gatt i pension|ny (?:e-?post)?adress',
  'nicht mehr (?:bei|im|fur|in)|ausgeschieden|verlassen|ruhestand|neue (?:e-?mail-?)?adresse',
]);
