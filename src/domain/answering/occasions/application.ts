/**
 * Whether somebody applies for work, in their own person: who asks whether a program takes in applications, or wants
 * to apply for a trial, does not.
 */
export function isApplication(text: string): boolean {
  return english.test(text) || finnish.test(text) || swedish.test(text) || german.test(text);
}

const english = new RegExp(
  [
    String.raw`(?<!\p{L})(?:(?:i|i['’]d|i am|i['’]m|i would|i hereby|to) (?:\p{L}+ ){0,3}?(?:apply|applying)`,
    String.raw` (?:\p{L}+ ){0,2}?for (?:\p{L}+ ){0,5}?(?:job|position|role|post|vacancy|internship|traineeship|work)`,
    String.raw`|(?:^|\n)(?:job |open |speculative )?application (?:for|as) (?:\p{L}+ ){0,5}?(?:job|position|role|post`,
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
    String.raw`|liitteenä (?:\p{L}+ ){0,2}?(?:cv|ansioluettelo)\p{L}*`,
    String.raw`|(?:haen|hakisin|haluaisin hakea) (?:\p{L}+ ){0,4}?(?:työtä|töitä|paikkaa|tehtävää|harjoittelupaikkaa`,
    String.raw`|kesätöitä|\p{L}+n (?:paikkaa|tehtävää)|töihin)|etsin (?:\p{L}+ ){0,2}?(?:työpaikkaa|töitä`,
    String.raw`|harjoittelupaikkaa|kesätöitä))(?!\p{L})`,
  ].join(''),
  'iu',
);
const swedish = new RegExp(
  [
    String.raw`(?<!\p{L})(?:(?:jobb|spontan)ansökan|min ansökan|mitt cv|min meritförteckning`,
    String.raw`|(?:^|\n)ansökan (?:om|till|som) (?:\p{L}+ ){0,4}?(?:tjänst\p{L}*|jobb\p{L}*|praktik\p{L}*|anställning)`,
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
    String.raw`|ich suche (?:\p{L}+ ){0,3}?(?:praktikum|praktikumsplatz|arbeit|stelle|job|ausbildungsplatz))(?!\p{L})`,
  ].join(''),
  'iu',
);
