/*
 * The contrary of an opt-out in the four languages, folded: who does not want to stop getting mail or to leave a list,
 * and asks us not to remove them. Each takes what ends along, so that what else a sentence says is read by itself.
 */
import { anyOf } from '../reply-text.ts';
import { verbose } from '../verbose.ts';

const offList = verbose`
  (?: (?:me|us|my \p{L}+|our \p{L}+))?(?: (?:from|off|out of)(?: (?:the|your|this|that|these|any))?
  (?: (?:mailing|e-?mail|distribution))? (?:lists?|newsletters?|mailings?|mails?|e-?mails?|database))?
`;
const mails = verbose`
  (?: (?:your|these|the|any|from|you|me|us|to|of|more|mails?|e-?mails?|messages?|offers?|news|newsletters?|updates))*
`;
const viestit = verbose`
  (?: (?:teidan|minua|meita|(?:viest|tarjou|saam|tilau|lista|postitus|sahkopost|vastaanot|uutiskir|kirje|lahett|osoit|
  nime|tieto)\p{L}*))*
`;
const utskick = verbose`
  (?: (?:mig|oss|fran|ur|era?|ert|den|listan?|mejl\p{L}*|mail\p{L}*|erbjudande\p{L}*|utskick\p{L}*|nyhetsbrev\p{L}*|
  prenumeration\p{L}*|sandlist\p{L}*|register|registret))*
`;
const ausListe = verbose`
  (?: (?:von|aus) (?:der|dem|ihrer|ihrem|eurer|eurem|dieser|diesem) \p{L}+)?
`;

/** A wish or an order that nothing ends. */
export const deniedEnds = new RegExp(
  anyOf([
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
      skicka)|avregistrera|avprenumerera|avanmala|avsluta|saga upp|tas bort|tar bort|bli (?:borttagen|avregistrerad))
      ${utskick}
    `,
    verbose`
      (?:ta (?:inte|ej) bort (?:mig|oss)|(?:stryk|radera|avregistrera) (?:(?:inte|ej) (?:mig|oss)|(?:mig|oss) (?:inte|
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
      (?:streichen|loschen|entfernen|nehmen|tragen|melden) sie (?:mich|uns|meine \p{L}+|unsere \p{L}+)(?: bitte)? nicht
      ${ausListe}(?: (?:heraus|raus|aus|ab)(?!\p{L}))?|
      horen sie (?:bitte )?nicht auf,? (?:mir|uns)(?: \p{L}+){0,2} zu (?:schreiben|schicken|senden)
    `,
  ]).source,
  'gu',
);

/** With these it is a part, a way or a time that is denied, or a reproach. */
export const deniedInPart = anyOf([
  verbose`
    only|just|merely|simply|again|every|each|times?|myself|ourselves|manually|twice|links?|first|why|if|unless|rather|
    but (?:to|by|from)|enough
  `,
  'vain|vaan|ainoastaan|pelkastaan|uudestaan|joka|itse|kertaa|linki\\p{L}*|miksi|jos|ellette',
  'bara|endast|enbart|igen|varje|sjalva?|gang\\p{L}*|utan|lank\\p{L}*|varfor|om',
  'nur|bloss|lediglich|sondern|jedes|jedesmal|wieder|selbst|selber|mal|links?|warum|wieso|weshalb|wenn|falls',
]);
