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
  [
    String.raw`(?<!\p{L})(?:(?:the \p{L}+ you|your) (?!(?:web ?)?(?:site|page|seo|offer|quote`,
    String.raw`|proposal|price|ranking|competitor|mail|email|message)s?(?!\p{L}))`,
    String.raw`(?:\p{L}+ ){1,4}?(?:was|were|is|are|has been|have been|came|arrived|turned out) (?:\p{L}+`,
    String.raw` ){0,2}?(?:rude`,
    String.raw`|impolite|broken|damaged|defective|faulty|wrong(?! for)|too late|a disgrace|unacceptable|terrible`,
    String.raw`|awful)`,
    String.raw`|your (?:\p{L}+ ){1,3}?(?:never|did not|didn['’]t) (?:arrive|come|show up|turn up|work)`,
    String.raw`|(?:i|we)(?:['’]d)? (?:\p{L}+ )?(?:want|demand|expect|like|request|insist on) (?:\p{L}+`,
    String.raw` ){0,2}?(?:(?:my|our) money back`,
    String.raw`|a (?:full )?refund)|(?:i|we)(?: \p{L}+)? (?:want|wish|have|like) to (?:complain|(?:make|file`,
    String.raw`|lodge) a complaint)`,
    String.raw`|(?:disappointed|dissatisfied|unhappy|fed up) (?:with|by) (?:your|you)`,
    String.raw`|(?:asentajanne|laskunne|toimituksenne|huoltomiehenne|tuotteenne|palvelunne|myyjänne|työnne)`,
    String.raw` (?:\p{L}+ ){0,2}?(?:oli`,
    String.raw`|on|ei|käyttäytyi) (?:\p{L}+ ){0,3}?(?:töykeä\p{L}*|epäkohtelia\p{L}*|väärin|virheelli\p{L}+|rikki`,
    String.raw`|viallinen`,
    String.raw`|myöhässä|huono\p{L}*|tullut|saapunut|toimi)`,
    String.raw`|(?:haluan|haluamme|vaadin|vaadimme) (?:\p{L}+ ){0,2}?(?:rahat|rahani|rahamme) takaisin|haluan`,
    String.raw` (?:tehdä )?(?:valittaa`,
    String.raw`|valituksen|reklamaation|reklamoida)|(?:olen|olemme) (?:\p{L}+ )?(?:pettyny\p{L}+|tyytymättö\p{L}+)`,
    String.raw` (?:teidän|\p{L}+nne)`,
    String.raw`|(?:er|era|ert|din) (?:\p{L}+ ){1,3}?(?:var|är|kom|fungerar|blev) (?:\p{L}+`,
    String.raw` ){0,2}?(?:otrevlig\p{L}*|oförskämd\p{L}*`,
    String.raw`|fel\p{L}*|trasig\p{L}*|skada[dt]|sönder|inte|för sent)`,
    String.raw`|(?:jag|vi) (?:vill|kräver) (?:\p{L}+ ){0,2}?(?:pengarna tillbaka|reklamera|klaga)`,
    String.raw`|(?:jag|vi) är (?:\p{L}+ )?(?:missnöjd\p{L}*|besviken|besvikna) (?:med|på) (?:er|era|ert)`,
    String.raw`|ihre? (?:\p{L}+ ){1,3}?(?:war|ist|kam|waren|sind) (?:\p{L}+ ){0,3}?(?:unhöflich|unverschämt|frech`,
    String.raw`|falsch|defekt`,
    String.raw`|kaputt|beschädigt|zu spät|fehlerhaft)`,
    String.raw`|(?:ich|wir) (?:\p{L}+ ){0,2}?(?:will|wollen|möchten?|verlangen?|fordern?) (?:\p{L}+ ){0,2}?geld`,
    String.raw` zurück`,
    String.raw`|(?:ich|wir) (?:möchten?|muss|müssen|will|wollen) (?:mich|uns) (?:\p{L}+ )?beschweren`,
    String.raw`|hiermit (?:reklamiere|beschwere)|(?:enttäuscht|unzufrieden) (?:von|mit) (?:ihnen`,
    String.raw`|ihre[mnrs]?))(?!\p{L})`,
  ].join(''),
  'iu',
);
