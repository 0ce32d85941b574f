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
    String.raw`(?<!\p{L})(?:${[
      String.raw`if|whether|before|once|unless|not|cannot|would like to know|jos|kun|ennen|en|emme|ei|om|innan|när`,
      String.raw`inte|wenn|falls|bevor|sobald|nicht|kein\p{L}*`,
    ].join('|')})(?!\p{L})`,
    String.raw`n['’]t(?!\p{L})`,
  ].join('|'),
  'iu',
);

const ordered = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    [
      String.raw`(?:we|i)(?:['’]d| would| are| am|['’]re|['’]m)? (?:\p{L}+ )?`,
      String.raw`(?:happy|ready|glad|pleased|like|want) to `,
      String.raw`(?:go ahead|proceed|(?:place|make) an? order|order(?= \d|,? please)|sign|accept)`,
    ].join(''),
    [
      String.raw`(?:we|i)(?:['’]ll| will| hereby)? (?:accept|approve) (?:your|the) `,
      String.raw`(?:offer|quote|quotation|proposal|terms)`,
    ].join(''),
    String.raw`(?:we|i)(?:['’]ll| will| hereby) (?:order|take (?:it|them|\d+))|let['’]s (?:go ahead|proceed|do it)`,
    String.raw`please (?:go ahead|send (?:us |me )?(?:the|a|your) contract|book us in)`,
    String.raw`(?:^|, )send (?:us |me )?(?:the|a|your) (?:contract|agreement)`,
    String.raw`(?:hyväksy(?:n|mme)) (?:\p{L}+ )?tarjouks\p{L}+|tilaa(?:n|mme) (?:\d+|teiltä|nyt|sen|ne|tämän)`,
    String.raw`haluamme tilata|haluan tilata|lähettä(?:kää|isittekö|ä) (?:\p{L}+ )?sopimus|mennään eteenpäin`,
    String.raw`laitetaan tilaukseen`,
    [
      String.raw`(?:vi|jag) (?:\p{L}+ )?(?:accepterar|godkänner|antar|tar) (?:(?:er|ert|din|ditt) )?`,
      String.raw`(?:offert\p{L}*|anbud\p{L}*)`,
    ].join(''),
    String.raw`(?:vi|jag) (?:beställer|vill (?:gärna )?beställa) (?:härmed )?(?:\d+|nu|den|det|dem)`,
    String.raw`skicka (?:\p{L}+ )?(?:avtalet|kontraktet)|vi kör(?! \p{L})`,
    String.raw`(?:wir|ich) (?:\p{L}+ )?nehmen? (?:ihr|das|dein) (?:angebot|offerte) an`,
    String.raw`(?:wir|ich) bestellen? (?:hiermit|jetzt|\d+)|hiermit bestellen?`,
    String.raw`möchten? (?:\p{L}+ )?(?:\d+ )?(?:\p{L}+ ){0,2}bestellen`,
    String.raw`(?:schicken|senden) sie (?:uns |mir )?(?:bitte )?(?:den|einen|ihren) vertrag`,
  ].join('|')})(?!\p{L})`,
  'iu',
);
