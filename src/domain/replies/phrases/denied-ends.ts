/*
 * The contrary of an opt-out in the four languages, folded: who does not want to stop getting mail or to leave a list,
 * and asks us not to remove them. Each takes what ends along, so that what else a sentence says is read by itself.
 */
import { anyOf } from '../reply-text.ts';
import { verbose } from '../../../languages/notation/verbose.ts';

const offList = verbose`
  (?: (?:me|us|my \p{L}+|our \p{L}+))?(?: (?:from|off|out of)(?: (?:the|your|this|that|these|any))?
  (?: (?:mailing|e-?mail|distribution))? (?:lists?|newsletters?|mailings?|mails?|e-?mails?|database))?
`;
const mails = verbose`
  (?: (?:your|these|the|any|from|you|me|us|to|of|more|mails?|e-?mails?|messages?|offers?|news|newsletters?|
  updates))*
`;
const viestit = verbose`
  (?: (?:teidan|minua|meita|(?:viest|tarjou|saam|tilau|lista|postitus|sahkopost|vastaanot|uutiskir|kirje|lahett|
  osoit|
  nime|tieto)\p{L}*))*
`;
const utskick = verbose`
  (?: (?:mig|oss|fran|ur|era?|ert|den|listan?|mejl\p{L}*|mail\p{L}*|erbjudande\p{L}*|utskick\p{L}*|nyhetsbrev\p{L}*|
  prenumeration\p{L}*|sandlist\p{L}*|register|registret))*
`;
const ausListe = verbose`
  (?: (?:von|aus) (?:der|dem|ihrer|ihrem|eurer|eurem|dieser|diesem) \p{L}+)?
`;

/** A wish or an order that nothing ends, and whoever does not want to be without it. */
export const deniedEnds = new RegExp(
  anyOf([
    verbose`
      (?:i|we)(?: \p{L}+)? (?:(?:do not|don't|dont|did not|didn't|would not|wouldn't|never|
      not)(?: \p{L}+)? (?:want(?:ed)?|wish|
      like|mean|meant|intend(?:ed)?|plan(?:ned)?|going) to|would not|wouldn't|would never|must not|cannot|can't)
      (?: (?:ever|want to|like to))? (?:miss(?: out on)?|lose(?: touch| contact)?|(?:be|go|do) without|
      be the last to
      (?: hear| know| get)|give up|(?:stop|quit) (?:talking|speaking|working|meeting|writing))${mails}|
      (?<=^|[,;:.!-] |^please |, please |but |and )(?:please )?(?:do not|don't|dont|never) stop \p{L}+ing${mails}
    `,
    verbose`
      (?:en|emme|enka|emmeka)(?: \p{L}+){0,2}? (?:halua|haluaisi|tahdo|tahtoisi|malta|
      voi)(?: \p{L}+){0,3}? (?:jaada (?:paitsi|
      ilman)|menettaa|olla (?:ilman|viimeinen)|luopua|lopettaa|olla ilman)${viestit}|
      (?:ei ole|ei ollut|en ole|emme ole|ei ole ollut)(?: \p{L}+)? (?:tarkoitus|aikomus|aikeissa|
      aikeita)(?: \p{L}+)? (?:lopettaa|
      perua|peruuttaa|poistua|lakata|katkaista|erota|poistaa)(?: yhtey\p{L}*)?${viestit}|(?:ala|
      alkaa)(?: \p{L}+)? lopetta?ko?
      (?: \p{L}+)?
    `,
    verbose`
      (?:vill|ville|onskar|far|skulle)(?: jag| vi)?(?: \p{L}+){0,2}? (?:inte|ej|aldrig|ogarna|
      inte garna)(?: vilja)? (?:missa|ga miste om|vara utan|
      bli utan|tappa|forlora|avsta fran|vara (?:den )?sist\p{L}*|avbryta)(?: kontakten(?: med)?)?${utskick}|
      (?:det )?var (?:aldrig|inte) meningen att (?:sluta|avsluta|bryta|avregistrera)(?: \p{L}+){0,2}|
      sluta (?:inte|ej)(?: att)? \p{L}+(?: (?:mig|oss))?
    `,
    verbose`
      (?:(?:ich|wir) (?:mocht\p{L}*|will|wollen|wollte\p{L}*|wurd\p{L}*|kann|konnen)|(?:mocht\p{L}*|will|wollen|
      wollte\p{L}*|wurd\p{L}*|kann|
      konnen) (?:ich|wir))(?:,? [^\s.!?]{1,25}){0,6}? (?:nicht|nie|niemals|keinesfalls|ungern|
      keine?s?)(?: [^\s.!?]{1,25}){0,3}? (?:missen|
      verpassen|verlieren|entbehren|verzichten|der letzte sein|abbrechen)|
      (?:horen sie|hor|hort)(?: \p{L}+)? nicht(?: \p{L}+)? auf,? (?:mich|mir|uns|damit)(?: zu \p{L}+|
      (?: \p{L}+){0,3} zu \p{L}+)?
    `,
    verbose`
      (?:i|we)(?: \p{L}+)? (?:do not|don't|dont|would not|wouldn't)(?: \p{L}+)? (?:want|wish|like|intend|plan)
      (?: you)? to (?:(?:stop|quit|cease) (?:receiving|getting|reading|hearing|sending|writing|mailing|e-?mailing)
      ${mails}|(?:un-?subscribe|opt[ -]out|be (?:removed|deleted|unsubscribed|taken|dropped)|remove|
      delete|leave)${offList})
    `,
    verbose`
      (?<=^|[,;:.!-] |^please |, please |but |and )(?:please )?(?:do not|don't|dont|never) (?:(?:remove|delete|drop|
      un-?subscribe|take|strike|erase) (?:me|us|my \p{L}+|our \p{L}+)${offList}|stop (?:sending|writing|mailing|
      e-?mailing)${mails})
    `,
    verbose`
      (?:en|emme)(?: \p{L}+)? (?:halua|tahdo|aio|haluaisi)(?:,? etta)? (?:lopettaa|lakata|perua|peruuttaa|poistua|
      erota|poistatte|lopetatte)(?: (?:minut|meidat))?${viestit}
    `,
    verbose`
      (?:ala|alkaa)(?: \p{L}+)? (?:poista|poistako|lopeta|lopettako|peru|peruko|tiputa|tiputtako)${viestit}
    `,
    verbose`
      (?:jag|vi) (?:vill|onskar|tanker)(?: \p{L}+)? (?:inte|ej) (?:att ni )?(?:slutar?(?: att)? (?:fa|ta emot|lasa|
      skicka)|avregistrera|avprenumerera|avanmala|avsluta|saga upp|tas bort|tar bort|bli (?:borttagen|
      avregistrerad))
      ${utskick}
    `,
    verbose`
      (?:ta (?:inte|ej) bort (?:mig|oss)|(?:stryk|radera|avregistrera) (?:(?:inte|ej) (?:mig|oss)|(?:mig|
      oss) (?:inte|
      ej))|sluta (?:inte|ej) (?:att )?(?:skicka|skriva|mejla|maila))${utskick}
    `,
    verbose`
      (?:ich|wir) (?:mochten?|will|wollen)(?: \p{L}+)? nicht (?:damit )?aufhoren,?(?: \p{L}+){0,3} zu (?:erhalten|
      bekommen|lesen|empfangen)
    `,
    verbose`
      (?:ich|wir) (?:mochten?|will|wollen)(?: \p{L}+){0,2}? nicht${ausListe} (?:abmelden|austragen|abbestellen|
      (?:gestrichen|geloscht|entfernt|ausgetragen|abgemeldet) werden)
    `,
    verbose`
      (?:streichen|loschen|entfernen|nehmen|tragen|melden) sie (?:mich|uns|meine \p{L}+|
      unsere \p{L}+)(?: bitte)? nicht
      ${ausListe}(?: (?:heraus|raus|aus|ab)(?!\p{L}))?|
      horen sie (?:bitte )?nicht auf,? (?:mir|uns)(?: \p{L}+){0,2} zu (?:schreiben|schicken|senden)
    `,
  ]).source,
  'gu',
);

/** With these it is a part, a way or a time that is denied, or a reproach. */
export const deniedInPart = anyOf([
  verbose`
    only|just|merely|simply|again|every|each|times?|myself|ourselves|manually|twice|links?|first|why|if|unless|
    rather|
    but (?:to|by|from)|enough
  `,
  'vain|vaan|ainoastaan|pelkastaan|uudestaan|joka|itse|kertaa|linki\\p{L}*|miksi|jos|ellette',
  'bara|endast|enbart|igen|varje|sjalva?|gang\\p{L}*|utan|lank\\p{L}*|varfor|om',
  'nur|bloss|lediglich|sondern|jedes|jedesmal|wieder|selbst|selber|mal|links?|warum|wieso|weshalb|wenn|falls',
]);
