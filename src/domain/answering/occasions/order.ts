import { splitSentences } from '../../drafting/sentences.ts';

/** The sentence in which somebody orders or accepts an offer; null where they only ask, wonder or decline. */
export function orderIn(text: string): string | null {
  const found = splitSentences(text).find(
    ({ text: sentence }) => ordered.test(sentence) && !open.test(sentence) && !sentence.endsWith('?'),
  );
  return found?.text ?? null;
}

const open = new RegExp(
  [
    String.raw`(?<!\p{L})(?:if|whether|before|once|unless|not|cannot|would like to know|jos|kun|ennen|en|emme|ei`,
    String.raw`|om|innan|när|inte|wenn|falls|bevor|sobald|nicht|kein\p{L}*)(?!\p{L})|n['’]t(?!\p{L})`,
  ].join(''),
  'iu',
);

const ordered = new RegExp(
  [
    String.raw`(?<!\p{L})(?:(?:we|i)(?:['’]d| would| are| am|['’]re|['’]m)? (?:\p{L}+ )?(?:happy|ready|glad`,
    String.raw`|pleased|like|want)`,
    String.raw` to (?:go ahead|proceed|(?:place|make) an? order|order(?= \d|,? please)|sign|accept)`,
    String.raw`|(?:we|i)(?:['’]ll| will| hereby)? (?:accept|approve) (?:your|the) (?:offer|quote|quotation`,
    String.raw`|proposal|terms)`,
    String.raw`|(?:we|i)(?:['’]ll| will| hereby) (?:order|take (?:it|them|\d+))|let['’]s (?:go ahead|proceed|do it)`,
    String.raw`|please (?:go ahead|send (?:us |me )?(?:the|a|your) contract|book us in)|(?:^|, )send (?:us |me`,
    String.raw` )?(?:the|a|your)`,
    String.raw` (?:contract|agreement)`,
    String.raw`|(?:hyväksy(?:n|mme)) (?:\p{L}+ )?tarjouks\p{L}+|tilaa(?:n|mme) (?:\d+|teiltä|nyt|sen|ne|tämän)`,
    String.raw`|haluamme tilata|haluan tilata`,
    String.raw`|lähettä(?:kää|isittekö|ä) (?:\p{L}+ )?sopimus|mennään eteenpäin|laitetaan tilaukseen`,
    String.raw`|(?:vi|jag) (?:\p{L}+ )?(?:accepterar|godkänner|antar|tar) (?:(?:er|ert|din|ditt) )?(?:offert\p{L}*`,
    String.raw`|anbud\p{L}*)`,
    String.raw`|(?:vi|jag) (?:beställer|vill (?:gärna )?beställa) (?:härmed )?(?:\d+|nu|den|det|dem)|skicka`,
    String.raw` (?:\p{L}+ )?(?:avtalet|kontraktet)|vi kör(?! \p{L})`,
    String.raw`|(?:wir|ich) (?:\p{L}+ )?nehmen? (?:ihr|das|dein) (?:angebot|offerte) an|(?:wir|ich) bestellen?`,
    String.raw` (?:hiermit|jetzt|\d+)|hiermit bestellen?`,
    String.raw`|möchten? (?:\p{L}+ )?(?:\d+ )?(?:\p{L}+ ){0,2}bestellen|(?:schicken|senden) sie (?:uns |mir`,
    String.raw` )?(?:bitte )?(?:den`,
    String.raw`|einen|ihren) vertrag)(?!\p{L})`,
  ].join(''),
  'iu',
);
