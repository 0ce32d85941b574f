/*
 * Who asks where an address or data come from, in the four languages, folded. That is a question, which the law gives
 * everybody an answer to, and no wish for silence by itself: a person reads it before anything else is written.
 */
import { anyOf } from '../reply-text.ts';
import { verbose } from '../../../languages/notation/verbose.ts';

export const origins = anyOf([
  verbose`
    (?:where|how|from whom|from where|who)(?: on earth| the hell| exactly| in the world)? (?:did|have|do|gave|
    got|
    could)(?: you| your company| u)?(?: even)?(?:[ ](?:get|got|gotten|find|found|obtain(?:ed)?|
    have|take|acquire))?(?: you)? (?:hold of )?(?:my|
    our|this)(?: \p{L}+){0,2} ?(?:e-?mail|address|data|details|contacts?|info|information|number|mail)
  `,
  verbose`
    (?:mista|keneltako?|kenelta|kuka|miten|misthan)(?: \p{L}+){0,3}? (?:sait|saitte|saitteko|saanut|saaneet|
    saatu|saatiin|antoi|loysit|loysitte|loytanyt|loytaneet|hankki\p{L}*|ootte|oot|olette|olet|teilla on|
    sulla on|sinulla on)(?: \p{L}+){0,3}? (?:osoit\p{L}+|osot\p{L}+|sahkopost\p{L}+|yhteystie\p{L}+|tieto\p{L}+|
    tiedot\p{L}*|meil\p{L}+|maili\p{L}+|numero\p{L}+)
  `,
  verbose`
    (?:var(?:ifran)?|hur|vem|vilken)(?: \p{L}+){0,2}? (?:har|fick|hittade|hittat|fatt|gav|kommer)(?: (?:du|ni|
    er|dig))?(?: \p{L}+){0,3}? (?:min|mitt|mina|var|vart|vara|den har|mailen|adressen)(?: (?:e-?post|mejl|mail|
    adress|e-?postadress|mailadress|mejladress|uppgifter|kontaktuppgifter|nummer)\p{L}*)?(?= ?[?.!]|
    $| ifran| nagonstans)
  `,
  verbose`
    (?:woher|wo|wie|wer|von wem)(?: \p{L}+){0,2}? (?:haben|habt|hast|hat|nehmen|kommen|stammt|stammen|kommt|
    sind)(?: (?:sie|ihr|du|ihnen|euch|dir|i))?(?: \p{L}+){0,2}? (?:meine|meinen|mei|unsere|unseren|
    diese)(?: \p{L}+){0,2}? ?\p{L}*(?:mail|adress|daten|kontakt|nummer)\p{L}*
  `,
]);
