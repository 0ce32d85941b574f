import { splitSentences } from '../../drafting/sentences.ts';

/**
 * Whether somebody complains of whoever reads: of something of theirs that went wrong, or asking for their money back.
 * Who complains of another, asks how complaints are handled or what would happen if, does not.
 */
export function isComplaint(text: string): boolean {
  return splitSentences(text).some(
    ({ text: sentence }) => complained.test(sentence) && !open.test(sentence) && !sentence.endsWith('?'),
  );
}

const open = /(?<!\p{L})(?:if|whether|jos|om|ifall|wenn|falls|not a complaint|keine beschwerde)(?!\p{L})/iu;

const complained = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    String.raw`(?:the \p{L}+ you|your) (?!(?:web ?)?(?:site|page|seo|offer|quote|proposal|price|ranking|competitor|mail|email|message)s?(?!\p{L}))(?:\p{L}+ ){1,4}?(?:was|were|is|are|has been|have been|came|arrived|turned out) (?:\p{L}+ ){0,2}?(?:${[
      String.raw`rude|impolite|broken|damaged|defective|faulty|wrong(?! for)|too late|a disgrace|unacceptable`,
      String.raw`terrible|awful`,
    ].join('|')})`,
    String.raw`your (?:\p{L}+ ){1,3}?(?:never|did not|didn['’]t) (?:arrive|come|show up|turn up|work)`,
    [
      String.raw`(?:i|we)(?:['’]d)? (?:\p{L}+ )?(?:want|demand|expect|like|request|insist on) (?:\p{L}+ ){0,2}?`,
      String.raw`(?:(?:my|our) money back|a (?:full )?refund)`,
    ].join(''),
    String.raw`(?:i|we)(?: \p{L}+)? (?:want|wish|have|like) to (?:complain|(?:make|file|lodge) a complaint)`,
    String.raw`(?:disappointed|dissatisfied|unhappy|fed up) (?:with|by) (?:your|you)`,
    String.raw`(?:asentajanne|laskunne|toimituksenne|huoltomiehenne|tuotteenne|palvelunne|myyjänne|työnne) (?:\p{L}+ ){0,2}?(?:oli|on|ei|käyttäytyi) (?:\p{L}+ ){0,3}?(?:${[
      String.raw`töykeä\p{L}*|epäkohtelia\p{L}*|väärin|virheelli\p{L}+|rikki|viallinen|myöhässä|huono\p{L}*|tullut`,
      String.raw`saapunut|toimi`,
    ].join('|')})`,
    String.raw`(?:haluan|haluamme|vaadin|vaadimme) (?:\p{L}+ ){0,2}?(?:rahat|rahani|rahamme) takaisin`,
    String.raw`haluan (?:tehdä )?(?:valittaa|valituksen|reklamaation|reklamoida)`,
    String.raw`(?:olen|olemme) (?:\p{L}+ )?(?:pettyny\p{L}+|tyytymättö\p{L}+) (?:teidän|\p{L}+nne)`,
    [
      String.raw`(?:er|era|ert|din) (?:\p{L}+ ){1,3}?(?:var|är|kom|fungerar|blev) (?:\p{L}+ ){0,2}?`,
      String.raw`(?:otrevlig\p{L}*|oförskämd\p{L}*|fel\p{L}*|trasig\p{L}*|skada[dt]|sönder|inte|för sent)`,
    ].join(''),
    String.raw`(?:jag|vi) (?:vill|kräver) (?:\p{L}+ ){0,2}?(?:pengarna tillbaka|reklamera|klaga)`,
    String.raw`(?:jag|vi) är (?:\p{L}+ )?(?:missnöjd\p{L}*|besviken|besvikna) (?:med|på) (?:er|era|ert)`,
    [
      String.raw`ihre? (?:\p{L}+ ){1,3}?(?:war|ist|kam|waren|sind) (?:\p{L}+ ){0,3}?`,
      String.raw`(?:unhöflich|unverschämt|frech|falsch|defekt|kaputt|beschädigt|zu spät|fehlerhaft)`,
    ].join(''),
    [
      String.raw`(?:ich|wir) (?:\p{L}+ ){0,2}?(?:will|wollen|möchten?|verlangen?|fordern?) `,
      String.raw`(?:\p{L}+ ){0,2}?geld zurück`,
    ].join(''),
    String.raw`(?:ich|wir) (?:möchten?|muss|müssen|will|wollen) (?:mich|uns) (?:\p{L}+ )?beschweren`,
    String.raw`hiermit (?:reklamiere|beschwere)|(?:enttäuscht|unzufrieden) (?:von|mit) (?:ihnen|ihre[mnrs]?)`,
  ].join('|')})(?!\p{L})`,
  'iu',
);
