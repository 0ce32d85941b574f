/*
 * Who asks what is kept about them, as article 15 of the GDPR gives everybody the right to, in the four languages,
 * folded. That is a request for information and no wish for silence by itself, whatever law it names: a person reads
 * it before anything else is written.
 */
import { anyOf } from '../reply-text.ts';
import { verbose } from '../../../languages/notation/verbose.ts';

/** Whether somebody asks for what is kept about themselves, and not how such requests are dealt with. */
export function asksOwnData(sentence: string): boolean {
  if (!named.test(sentence) && !described.test(sentence)) return false;
  return ofThemselves.test(sentence) || (!sentence.endsWith('?') && !dealing.test(sentence));
}

/** What such a sentence says besides: without the name of the request and without the law. */
export function besideRequest(sentence: string): string {
  return sentence.replaceAll(everyName, ' ').replaceAll(laws, ' ').replaceAll(/\s+/gu, ' ').trim();
}

/** What such a request is called, and the article that gives the right to it. */
const named = anyOf([
  verbose`
    (?:subject|data) access requests?|dsars?|(?:article|art\.?) ?15|15(?: of(?: the)?)? gdpr|
    (?:right of )?access to (?:my|our) (?:\p{L}+ )?data
  `,
  '(?:oma\\p{L}* )?rekisteri(?:tie|ot)\\p{L}*|tarkastusoike\\p{L}*|15\\.? artikla\\p{L}*|artikla\\p{L}* 15',
  'registerutdrag\\p{L}*|artikel 15',
  verbose`
    auskunft(?: \p{L}+){0,2}? (?:nach|gemass|gem\.?|laut|im sinne|uber|zu|aus)(?: (?:\p{L}+ ){0,3}?(?:art\.?|
    artikel)(?! ?(?:17|21))(?: ?15)?|(?: \p{L}+){0,4}? (?:daten|dsgvo))|15(?: der)? dsgvo|
    (?:dsgvo-?|daten-?|selbst-?)auskunft|auskunfts(?:ersuchen|begehren|verlangen|anspruch|anfrage|recht)
  `,
]);
const everyName = new RegExp(named.source, 'gu');

/** What is kept about the writer, as a question or as what is to be sent. */
const described = anyOf([
  verbose`
    you(?:r company)?(?: \p{L}+)? (?:hold|have|store|stored|keep|kept|saved|collected|
    process)(?: \p{L}+){0,3}? (?:about|
    on) (?:me|us|myself)|(?:held|kept|stored|collected|saved)(?: \p{L}+)? (?:about|on) (?:me|us|myself)
  `,
  verbose`
    (?:mita|mitka) (?:\p{L}+ ){0,2}?(?:tieto\p{L}*|tiedot)(?: (?!tarvits|halua)\p{L}+){0,4}? (?:minusta|
    meista|itsestani)|minusta (?:\p{L}+ ){0,2}?(?:tallenn\p{L}*|kera\p{L}*|rekister\p{L}*|sailyt\p{L}*)|
    kopio\p{L}* (?:\p{L}+ )?(?:tiedoistani|tiedoistamme)
  `,
  verbose`
    (?:vilka|vad for|vilken) (?:\p{L}+ )?(?:uppgifter|data|information|
    info)(?: (?!behov)\p{L}+){0,4}? (?:om|pa) (?:mig|oss)|
    (?:lagrat|lagrar|sparat|sparar|registrerat|samlat in)(?: \p{L}+){0,2}? om (?:mig|oss)
  `,
  verbose`
    (?:welche|was fur) (?:\p{L}+ )?(?:daten|informationen|infos)(?: (?!brauch|benotig)\p{L}+){0,4}? (?:uber|von|
    zu) (?:mich|uns|mir|meiner person)|(?:uber (?:mich|uns)|von mir)(?: \p{L}+)? gespeichert\p{L}*
  `,
]);

/** What names a law; the articles on erasure and objection are wishes of their own. */
const laws = new RegExp(
  verbose`
    (?<!\p{L})(?:(?:under|pursuant to|according to|med stod av|enligt|nach|gemass|gem\.?|laut) )?(?:the |der |den )?
    (?:gdpr|dsgvo|datenschutz-?grundverordnung|dataskyddsforordning\p{L}*|tietosuoja-asetuks\p{L}*)(?::?n)?
    (?: (?:nojalla|perusteella|mukai\p{L}*))?(?!\p{L})
  `,
  'gu',
);

const ofThemselves = anyOf([
  verbose`
    (?:me|my|myself|about us|on us|this is|(?:can|may|could) i|minusta|meista|minun|\p{L}{4,}(?:tani|toni|tini|jani|
    stani)|tama on|voinko|saanko|mig|min|mina|mitt|om oss|detta ar|kan jag|far jag|mich|mir|mein\p{L}*|uber uns|
    (?:dies|das|dieses) ist|(?:kann|darf) ich)
  `,
]);

const dealing = anyOf([
  verbose`
    handl\p{L}*|manag\p{L}*|answer\p{L}*|deal\p{L}* with|automat\p{L}*|tools?|software|kasittel\p{L}*|hoita\p{L}*|
    vastata|vastaam\p{L}*|ohjelm\p{L}*|jarjestelma\p{L}*|hanter\p{L}*|besvara\p{L}*|verktyg\p{L}*|bearbeit\p{L}*|
    beantwort\p{L}*|werkzeug\p{L}*
  `,
]);

/** An order that says of what was asked about that it is to go, where "it" alone names it. */
export const erasureOrders = anyOf([
  verbose`
    (?<!(?:not|never|n't|you|we|i) )(?:delete|erase|remove|wipe|destroy|purge)(?: \p{L}+)? (?:it|them|that|all|
    everything|
    the lot|the rest)|(?:poista|poistakaa|tuhoa|tuhotkaa|havita|havittakaa|poistatte)(?: \p{L}+){0,2}? (?:ne|se|kaikki|
    kaiken)|(?<!inte )(?:radera|raderar|ta bort|stryk|forstor)(?: (?!inte)\p{L}+)? (?:det|dem|allt|allting|alla)|
    (?<!nicht )(?:losch\p{L}*|entfern\p{L}*|vernicht\p{L}*|tilg\p{L}*)(?: sie)?(?: (?!nicht|
    nichts)\p{L}+)? (?:es|sie|alles|
    alle|diese)
  `,
]);
