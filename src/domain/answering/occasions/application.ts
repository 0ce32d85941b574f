/**
 * Whether somebody applies for work, in their own person: who asks whether a program takes in applications, or wants
 * to apply for a trial, does not.
 */
export function isApplication(text: string): boolean {
  if (forOffer.test(text)) return false;
  return [english, finnish, swedish, german, asksForWork].some((words) => words.test(text));
}

/** Whoever wants a price applies for no work, and what they enclose is the record of their own. */
const forOffer = new RegExp(
  [
    String.raw`(?<!\p{L})(?:appl(?:y|ying) for (?:\p{L}+ ){0,3}?(?:quotes?|quotation|offer|price|trial|demo)`,
    String.raw`|(?:pyydän|pyydämme|haen|haemme) (?:\p{L}+ ){0,2}?tarjous\p{L}*|paljonko [^?]{0,60}maksaa`,
    String.raw`|(?:söker|ansöker om|ber om|önskar) (?:en |er )?offert|vad kostar`,
    String.raw`|(?:bewerbe mich um|bitte um|erbitte) (?:ein |eine |ihr )?(?:angebot|offerte)|was kostet`,
    String.raw`|(?:what|how much) (?:does|do|would|will) [^?.]{1,60} cost)(?!\p{L})`,
  ].join(''),
  'iu',
);
const asksForWork = new RegExp(
  [
    String.raw`(?<!\p{L})(?:(?:do|would) you have (?:any )?(?:work|jobs?|vacanc(?:y|ies)|an? (?:job|vacancy))`,
    String.raw` (?:for (?:an? `,
    String.raw`|me)|as (?:an? )?)|onko teillä (?:\p{L}+ ){0,2}?(?:töitä|työpaikkaa|paikkaa) \p{L}+lle`,
    String.raw`|har ni (?:något |några |ett )?(?:lediga? )?(?:jobb|lediga tjänster) (?:för|åt|som) (?:en |mig`,
    String.raw`|\p{L}+)`,
    String.raw`|(?:haben|hätten) sie (?:(?:eine|einen|noch|gerade|vielleicht) ){0,2}(?:arbeit|stelle|job|offene`,
    String.raw` stellen?)`,
    String.raw` (?:für (?:eine?n? |mich)|als ))`,
  ].join(''),
  'iu',
);

const english = new RegExp(
  [
    String.raw`(?<!\p{L})(?:(?:i|i['’]d|i am|i['’]m|i would|i hereby|to) (?:\p{L}+ ){0,3}?(?:apply|applying)`,
    String.raw` (?:\p{L}+ ){0,2}?for (?:\p{L}+ ){0,5}?(?:job|position|role|post|vacancy|internship|traineeship|work)`,
    String.raw`|(?:^|\n)(?:job |open |speculative )?application (?:for|as) (?:\p{L}+ ){0,5}?(?:job|position|role`,
    String.raw`|post`,
    String.raw`|vacancy|internship|traineeship)|(?:^|\n)(?:job|open|speculative) application(?!s)`,
    String.raw`|my (?:job )?application (?:for|as|to)|my (?:cv|r[eé]sum[eé]|curriculum)|(?:^|\. |\n)i am looking for`,
    String.raw` (?:an? )?(?:job|work|internship|traineeship)`,
    String.raw`|(?:find|attached) (?:\p{L}+ ){0,2}?(?:cv|r[eé]sum[eé]) (?:attached|and cover))(?!\p{L})`,
  ].join(''),
  'iu',
);
const finnish = new RegExp(
  [
    String.raw`(?<!\p{L})(?:(?:avoin |työ|kesätyö)hakemu(?:s|kseni)|hakemukseni|ansioluetteloni|cv:ni`,
    String.raw`|liitteenä (?:\p{L}+ ){0,2}?(?:cv|ansioluettelo)\p{L}*|(?:cv|ansioluettelo)\p{L}* (?:on )?liitteenä`,
    String.raw`|(?:haen|hakisin|haluaisin hakea) (?:\p{L}+ ){0,4}?(?:työtä|töitä|paikkaa|tehtävää|harjoittelupaikkaa`,
    String.raw`|kesätöitä|\p{L}+n (?:paikkaa|tehtävää)|töihin)|etsin (?:\p{L}+ ){0,2}?(?:työpaikkaa|töitä`,
    String.raw`|harjoittelupaikkaa|kesätöitä))(?!\p{L})`,
  ].join(''),
  'iu',
);
const swedish = new RegExp(
  [
    String.raw`(?<!\p{L})(?:(?:jobb|spontan)ansökan|min ansökan|mitt cv|min meritförteckning`,
    String.raw`|(?:^|\n)ansökan (?:om|till|som) (?:\p{L}+ ){0,4}?(?:tjänst\p{L}*|jobb\p{L}*|praktik\p{L}*`,
    String.raw`|anställning)`,
    String.raw`|jag (?:\p{L}+ ){0,3}?(?:söker|söka) (?:\p{L}+ ){0,4}?(?:jobb\p{L}*|tjänst(?:en)?|arbete|praktikplats`,
    String.raw`|anställning))(?!\p{L})`,
  ].join(''),
  'iu',
);
const german = new RegExp(
  [
    String.raw`(?<!\p{L})(?:(?:ich )?bewerbe (?:ich )?mich|mich (?:\p{L}+ ){0,8}?(?:zu bewerben|bewerben)`,
    String.raw`|meine (?:initiativ)?bewerbung`,
    String.raw`|mein(?:en)? lebenslauf|initiativbewerbung|(?:^|\n)bewerbung (?:als|um|für|auf)`,
    String.raw`|ich suche (?:\p{L}+ ){0,3}?(?:praktikum|praktikumsplatz|arbeit|stelle|job`,
    String.raw`|ausbildungsplatz))(?!\p{L})`,
  ].join(''),
  'iu',
);
