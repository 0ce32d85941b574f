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
  String.raw`(?<!\p{L})(?:${[
    String.raw`appl(?:y|ying) for (?:\p{L}+ ){0,3}?(?:quotes?|quotation|offer|price|trial|demo)`,
    String.raw`(?:pyydän|pyydämme|haen|haemme) (?:\p{L}+ ){0,2}?tarjous\p{L}*|paljonko [^?]{0,60}maksaa`,
    String.raw`(?:söker|ansöker om|ber om|önskar) (?:en |er )?offert|vad kostar`,
    String.raw`(?:bewerbe mich um|bitte um|erbitte) (?:ein |eine |ihr )?(?:angebot|offerte)|was kostet`,
    String.raw`(?:what|how much) (?:does|do|would|will) [^?.]{1,60} cost`,
  ].join('|')})(?!\p{L})`,
  'iu',
);
const asksForWork = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    [
      String.raw`(?:do|would) you have (?:any )?(?:work|jobs?|vacanc(?:y|ies)|an? (?:job|vacancy)) `,
      String.raw`(?:for (?:an? |me)|as (?:an? )?)`,
    ].join(''),
    String.raw`onko teillä (?:\p{L}+ ){0,2}?(?:töitä|työpaikkaa|paikkaa) \p{L}+lle`,
    [
      String.raw`har ni (?:något |några |ett )?(?:lediga? )?(?:jobb|lediga tjänster) (?:för|åt|som) `,
      String.raw`(?:en |mig|\p{L}+)`,
    ].join(''),
    [
      String.raw`(?:haben|hätten) sie (?:(?:eine|einen|noch|gerade|vielleicht) ){0,2}`,
      String.raw`(?:arbeit|stelle|job|offene stellen?) (?:für (?:eine?n? |mich)|als )`,
    ].join(''),
  ].join('|')})`,
  'iu',
);

const english = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    [
      String.raw`(?:i|i['’]d|i am|i['’]m|i would|i hereby|to) (?:\p{L}+ ){0,3}?(?:apply|applying) `,
      String.raw`(?:\p{L}+ ){0,2}?for (?:\p{L}+ ){0,5}?(?:job|position|role|post|vacancy|internship|traineeship|work)`,
    ].join(''),
    [
      String.raw`(?:^|\n)(?:job |open |speculative )?application (?:for|as) (?:\p{L}+ ){0,5}?`,
      String.raw`(?:job|position|role|post|vacancy|internship|traineeship)`,
    ].join(''),
    String.raw`(?:^|\n)(?:job|open|speculative) application(?!s)|my (?:job )?application (?:for|as|to)`,
    String.raw`my (?:cv|r[eé]sum[eé]|curriculum)`,
    String.raw`(?:^|\. |\n)i am looking for (?:an? )?(?:job|work|internship|traineeship)`,
    String.raw`(?:find|attached) (?:\p{L}+ ){0,2}?(?:cv|r[eé]sum[eé]) (?:attached|and cover)`,
  ].join('|')})(?!\p{L})`,
  'iu',
);
const finnish = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    String.raw`(?:avoin |työ|kesätyö)hakemu(?:s|kseni)|hakemukseni|ansioluetteloni|cv:ni`,
    String.raw`liitteenä (?:\p{L}+ ){0,2}?(?:cv|ansioluettelo)\p{L}*|(?:cv|ansioluettelo)\p{L}* (?:on )?liitteenä`,
    [
      String.raw`(?:haen|hakisin|haluaisin hakea) (?:\p{L}+ ){0,4}?`,
      String.raw`(?:työtä|töitä|paikkaa|tehtävää|harjoittelupaikkaa|kesätöitä|\p{L}+n (?:paikkaa|tehtävää)|töihin)`,
    ].join(''),
    String.raw`etsin (?:\p{L}+ ){0,2}?(?:työpaikkaa|töitä|harjoittelupaikkaa|kesätöitä)`,
  ].join('|')})(?!\p{L})`,
  'iu',
);
const swedish = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    String.raw`(?:jobb|spontan)ansökan|min ansökan|mitt cv|min meritförteckning`,
    [
      String.raw`(?:^|\n)ansökan (?:om|till|som) (?:\p{L}+ ){0,4}?`,
      String.raw`(?:tjänst\p{L}*|jobb\p{L}*|praktik\p{L}*|anställning)`,
    ].join(''),
    [
      String.raw`jag (?:\p{L}+ ){0,3}?(?:söker|söka) (?:\p{L}+ ){0,4}?`,
      String.raw`(?:jobb\p{L}*|tjänst(?:en)?|arbete|praktikplats|anställning)`,
    ].join(''),
  ].join('|')})(?!\p{L})`,
  'iu',
);
const german = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    String.raw`(?:ich )?bewerbe (?:ich )?mich|mich (?:\p{L}+ ){0,8}?(?:zu bewerben|bewerben)`,
    String.raw`meine (?:initiativ)?bewerbung|mein(?:en)? lebenslauf|initiativbewerbung`,
    String.raw`(?:^|\n)bewerbung (?:als|um|für|auf)`,
    String.raw`ich suche (?:\p{L}+ ){0,3}?(?:praktikum|praktikumsplatz|arbeit|stelle|job|ausbildungsplatz)`,
  ].join('|')})(?!\p{L})`,
  'iu',
);
