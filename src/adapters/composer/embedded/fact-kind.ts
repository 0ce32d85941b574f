/**
 * What a fact tells. A salesperson opens with an event or with what a company does; its size, and above all its age,
 * say little, and its troubles are nothing to open with.
 */
export type FactKind = 'event' | 'doing' | 'description' | 'field' | 'size' | 'age' | 'money' | 'trouble';

export function kindOf(text: string): FactKind {
  if (trouble.test(text)) return 'trouble';
  if (age.test(text)) return 'age';
  if (money.test(text) && !event.test(text)) return 'money';
  if (event.test(text)) return 'event';
  return size.test(text) ? 'size' : 'doing';
}

/** How well a kind opens a message. */
export const kindWeights: Readonly<Record<FactKind, number>> = {
  event: 5,
  doing: 3,
  description: 1,
  field: 0.2,
  size: -1,
  money: -1,
  age: -2,
  trouble: -20,
};

const trouble = new RegExp(
  [
    String.raw`lay-?offs?|laid off|redundan|insolven|bankrupt|lawsuit|sued|(?<!\p{L})losses|accident`,
    String.raw`(?<!\p{L})strike|clos(?:ed|es|ing) (?:its|the|a|\d|down)|scandal|recall|irtisan|konkurs|lomaut`,
    String.raw`tappio|suljet|sulki|suljimme|uppsäg|varsel|varsla|förlust|stängde|stänger|entlass|insolven`,
    String.raw`kurzarbeit|verlust|geschlossen|schloss|schließt|streik|rückruf|complaint|criticis|kritisoi|kritiser`,
    String.raw`kritik`,
  ].join('|'),
  'iu',
);

const age = new RegExp(
  [
    String.raw`founded|established (?:in|by)|perustettiin|perustettu|perustanut|perustajat|grundad|grundat`,
    String.raw`gegründet|gründete|(?:since|seit|sedan|vuodesta) 1\d\d\d|family-owned since|headquarter|pääkontt`,
    String.raw`huvudkontor|hauptsitz|based in`,
  ].join('|'),
  'iu',
);

const money =
  /revenue|turnover|net sales|profit|liikevaih|liikevoit|omsätt|omsatt|resultat|umsatz|gewinn\b|ebit/iu;

const size = new RegExp(
  [
    String.raw`\d[^.]{0,30}(?:employees|staff|people work|workforce)|(?:we are|team of) \d+|employs|headcount`,
    String.raw`työllist|henkilöst|työnteki|työskentelee|anställda|medarbetare|sysselsätter|beschäftig|mitarbeit`,
    String.raw`angestellt`,
  ].join('|'),
  'iu',
);

const event = new RegExp(
  [
    String.raw`opened|opens|launched|moved|expand|acquired|introduced|announced|(?<!\p{L})won(?!\p{L})|raised`,
    String.raw`hiring|hired|recruit|extend|signed|invest|renew|added|installed|recently|partner(?:ed|ship)`,
    String.raw`is building|avasi|avaa|avaamme|laaje|lanseer|muutti|muutimme|voitti|julkais|investoi|rekryto|hakee`,
    String.raw`palkkasi|allekirj|uudist|asens|otti käyttöön|rakennamme|rakentaa|siirsi|aloitti|öppna|öppnar|lansera`,
    String.raw`flytta|utöka|utvid|expander|bygger|byggde|(?<!\p{L})vann|rekryter|anställer|söker|tecknade|invig`,
    String.raw`installer|förvärv|startade|eröffn|startete|umgezogen|erweiter|gewann|gewonnen|investier|eingeführt`,
    String.raw`sucht|baut|übernahm|stellt ein|unterzeichn|nahm .{0,40}in betrieb|bezog|(?<!\d)202[4-9](?!\d)`,
  ].join('|'),
  'iu',
);
