/* What goes wrong with what somebody bought, in the four languages, folded; who is angry about it wants it mended. */
import { anyOf } from '../reply-text.ts';
import { verbose } from '../../../languages/notation/verbose.ts';

/** Wares that are broken, late or not those that were ordered. */
export const wareFaults = anyOf([
  verbose`
    (?:arriv\p{L}*|came|come|delivered|is|was|are|were|got|went|comes|keeps)(?: \p{L}+){0,2}? (?:damaged|broken|
    defective|faulty|cracked|scratched|incomplete|leaking|late|breaking(?: down)?)|
    (?:broke|breaks|broken) down|(?:wrong|damaged|defective|faulty|broken) (?:part|item|product|colou?r|size|order|
    delivery|machine|unit)s?|(?:does not|doesn't|will not|won't|stopped) (?:start|work\p{L}*|turn on|charge)
  `,
  verbose`
    (?:saapui|tuli|toimitettiin|oli|on)(?: \p{L}+){0,2}? (?:rikki|viallinen|viallisena|vaurioitunut|vaurioituneena|
    rikkinaisena|myohassa|vajaana)|meni (?:taas )?rikki|vaara (?:tuote|osa|vari|koko)
  `,
  verbose`
    (?:kom|var|ar|levererades|anlande)(?: \p{L}+){0,2}? (?:skadad|skadat|trasig|trasigt|defekt|sonder|forsenad)|
    gick (?:\p{L}+ )?sonder|fel (?:vara|del|farg|storlek)
  `,
  verbose`
    (?:kam|ist|war|wurde|sind|waren)(?: \p{L}+){0,3}? (?:beschadigt|kaputt|defekt|zerbrochen|verspatet)(?: an)?|
    ging (?:\p{L}+ )?kaputt|falsche[sr]? (?:teil|ware|farbe|grosse)
  `,
]);
