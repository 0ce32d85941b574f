/*
 * What reports of complaints are made of that mail providers send: somebody pressed a button and took a mail of ours
 * for spam. In the four languages, folded, however the report is laid out.
 */
import { anyOf } from '../reply-text.ts';
import { verbose } from '../../../languages/notation/verbose.ts';

/** What only such a report holds: fields of the format, or its name. */
export const reportFields = anyOf([
  'feedback-type: ?(?:abuse|not-spam|opt-out|fraud)|feedback ?loop|abuse reporting format|abuse report',
  '\\(?arf\\)|fbl|(?:spam|abuse) complaint(?: report)?',
  verbose`
    (?:tyyppi|typ|type|art|kategoria|kategori|kategorie|category|reason|syy|anledning|grund|tyyppi)
    (?: \p{L}+){0,3}? ?: ?(?:abuse|spam|complaint)
  `,
  'roskapostivalitu\\p{L}*|spam-?valitu\\p{L}*|palautesilmuk\\p{L}*|vaarinkayttoilmoitu\\p{L}*',
  'aterkopplings(?:tjanst|slinga|loop)\\p{L}*|(?:spam|skrappost)-?(?:klagomal|anmalan|rapport)\\p{L}*',
  '(?:spam|missbrauchs)-?(?:beschwerde|meldung|bericht)\\p{L}*|beschwerdemeldung|feedbackschleife',
]);

/** Somebody who got a mail took it for spam. */
export const markedAsSpam = anyOf([
  verbose`
    (?:recipients?|users?|customers?|members?|subscribers?|someone|mailbox owner)(?: [^\s.!?]{1,25}){0,6}?
    (?: (?:marked|reported|flagged|classified|moved|complained|pressed|clicked|hit|identified))(?: [^\s!?]{1,40}){0,9}?
    [ "'(]+(?:spam|junk|unwanted|unsolicited|abuse|abusive|nuisance)|
    (?:was|been|is) (?:marked|reported|flagged|classified) as (?:spam|junk|unwanted|unsolicited)(?: \p{L}+){0,2}? by
    (?: \p{L}+){0,3}? (?:recipient|user|customer|member)s?|
    complain(?:t|ed) (?:about|against|regarding)(?: \p{L}+){0,2}? (?:message|e-?mail|mail|sender|sending|domain)
  `,
  verbose`
    (?:vastaanottaj|kayttaj|asiakas|asiakka|tilaaj)\p{L}*(?: [^\s.!?]{1,25}){0,6}?
    (?: (?:merkin|merkit|merka|ilmoit|raportoi|luokit|siirta|valitta|painoi|painanut)\p{L}*)(?: [^\s!?]{1,40}){0,8}?
    [ "']+(?:roskaposti|spam|ei-toivot|ei toivot|haitalli)\p{L}*|valitus viest\p{L}+|
    merkittiin (?:roskapostiksi|spam\p{L}*)
  `,
  verbose`
    (?:mottagare|mottagaren|anvandare|anvandaren|kund|medlem)\p{L}*(?: [^\s.!?]{1,25}){0,6}?
    (?: (?:markerat|markerade|anmalt|anmalde|rapporterat|rapporterade|flaggat|tryckt|klickat|klagat|klassat)
    )(?: [^\s!?]{1,40}){0,8}?
    [ "']+(?:spam|skrappost|oonskad|oonskat|reklam)\p{L}*|
    klagomal(?: \p{L}+){0,3}? (?:meddelande|mejl|mail|e-post|utskick|avsandar|skrappost|spam)\p{L}*|
    (?:flaggats|markerats|rapporterats|anmalts) som (?:spam|skrappost|oonska\p{L}+) av
  `,
  verbose`
    (?:empfanger|nutzer|benutzer|anwender|kunde|mitglied|postfachinhaber)\p{L}*(?: [^\s!?]{1,40}){0,14}?
    [ "']+(?:spam|unerwunscht|junk|belastigung|werbung)\p{L}*["']?(?: [^\s.!?]{1,25}){0,3}?
    (?: (?:gemeldet|markiert|eingestuft|gekennzeichnet|verschoben|gedruckt|geklickt|beschwert))|
    beschwerde (?:zu|uber|gegen|wegen)(?: \p{L}+){0,2}? (?:nachricht|mail|e-?mail|absender|spam)
  `,
]);

/** A program says so, and no person who asks about it. */
export const reportSigns = anyOf([
  'automat\\p{L}*|notification|notice|report|complaint|this (?:is an? )?(?:e-?mail|message) (?:was|has been)|abuse',
  'ilmoitus|automaatti\\p{L}*|palaut\\p{L}*|valitu\\p{L}*|postmaster',
  'automatisk\\p{L}*|meddelande|klagomal|anmalan|rapport|aterkoppl\\p{L}*',
  'automatisch\\p{L}*|beschwerde\\p{L}*|meldung|mitteilung|hinweis|benachrichtigung',
]);
