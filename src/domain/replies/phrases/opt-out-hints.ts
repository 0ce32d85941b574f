/*
 * What people say who may have had enough of being written to, in the four languages, folded. It silences nobody: what
 * it is about is for a person to read.
 */
import { anyOf } from '../reply-text.ts';
import { verbose } from '../../../languages/notation/verbose.ts';

/** Mail that goes on, links that do not work, authorities, and a mailbox or a peace that is wished back. */
export const hints = anyOf([
  verbose`
    (?:still|keep|keeps|kept|continue to|again) (?:get|gets|getting|receive|receiving|sending|
    hearing)(?: \p{L}+){0,2}?
    [ ](?:these|those|your|them|mails?|e-?mails?|messages?|from you)|
    (?:the )?(?:ico|regulator|ombudsman|data protection authority)|un-?subscri\p{L}*|opt(?:ed|ing)?[ -]?out|
    (?:someone|somebody|anyone|anybody) else to \p{L}+|(?:in peace|left alone|leave us be|my inbox back|
    our inbox back)|
    (?:any|ony|no) ?(?:more|mair) (?:of |o )?(?:these|those|them|this)|
    give (?:it|us|me) a rest|close (?:my|our) files?|
    (?:no (?:need|reason|point|cause)|(?:not|isn't|is not) (?:necessary|needed)|unnecessary|needless|(?:need not|
    needn't|don't need to|
    do not need to|don't have to))(?: (?:for|of))?(?: (?:you|us|anyone|further|any))*(?: (?:to|in|
    for))?(?: (?:bother|try) (?:to )?)? ?(?:(?:be|being|get|
    getting|keep|keeping|stay|staying) in touch|contact(?:ing)?(?= (?:me|us|again|any)| ?[.!]|$)|(?:reach|
    reaching) out|follow(?:ing)? up|(?:write|
    writing|call|calling|ring)(?= (?:me|us|again|any|back)| ?[.!]|$))(?![^.!?]{0,40}(?:i'll|i will|we'll|we will|
    until|before|instead|just))|
    (?:fed up|tired|sick|weary|bored|annoyed|enough|irritated)(?: \p{L}+){0,2}? (?:with|of|by)(?: getting|
    [ ]receiving|
    reading| all){0,2}? (?:these|this|those|that|your|such|so many|the same)(?: \p{L}+){0,2}? (?:e-?mails?|mails?|
    messages?|mailings?|newsletters?|advert\p{L}*|outreach|pitch\p{L}*|follow-?ups?|reminders?)
  `,
  verbose`
    (?:saan|saamme|tulee|saapuu) (?:\p{L}+ )?(?:edelleen|yha|vielakin|jatkuvasti|taas)(?: \p{L}+){0,2}? (?:naita|
    teilta|
    viest\p{L}*|sahkopost\p{L}*|mainoks\p{L}*)|
    (?:etsi|etsikaa|hae|hakekaa)(?: \p{L}+)? (?:joku muu|jokin muu|muita|toinen)|
    tietosuojavaltuutet\p{L}*|kieltolist\p{L}*|anta(?:kaa|a) (?:jo )?olla|
    (?:(?:ei|en|emme)(?: \p{L}+)? (?:tarvitse|tarvi|tarvii|tarvis|tarvetta|tarve|tarpeen|syyta|kannata)|turha|
    tarpeetonta)(?: (?:enaa|teidan|meidan|
    meihin|minuun|meille|minulle|mulle|lainkaan|ollenkaan))* (?:olla(?: (?:enaa|meihin|minuun))? yhteydessa|
    ottaa(?: \p{L}+){0,2}? yhteytta|pitaa(?: \p{L}+)? yhteytta|yhteydenpi\p{L}*|yhteydenot\p{L}*|kirjoitella|
    kirjoittaa(?: enaa)?(?= ?[.!]|$)|soitella|palata asiaan|palailla)(?![^.!?]{0,40}(?:otan|otamme|palaan|
    palaamme|soitan|soitamme|tulen|tulemme|ilmoitan|ennen))|(?:sulkekaa|sulje|voitte sulkea|voit sulkea|
    sulkisitte) (?:\p{L}+ )?(?:tapau|asiakkuu|
    asiakasti|tietom|tieton|tapaukse|asia)\p{L}*|
    (?:kyllasty\p{L}*|kyllin|vasyn\p{L}*|tarpeekse\p{L}*|tympaanty\p{L}*)(?: \p{L}+){0,2}? (?:naihin|naista|naita|
    tallais\p{L}*|teidan|teilta)(?: \p{L}+){0,2}? (?:viest\p{L}*|sahkopost\p{L}*|post\p{L}*|meil\p{L}*|maile\p{L}*|
    maino\p{L}*)|
    (?:olla|
    saada olla) rauhassa|postituslistal\p{L}*|tilaukse\p{L}* peru\p{L}*
  `,
  verbose`
    (?:far|fatt) (?:\p{L}+ )?(?:fortfarande|annu|alltjamt|standigt)(?: \p{L}+){0,2}? (?:era|dessa|mejl\p{L}*|
    mail\p{L}*|
    utskick\p{L}*)|
    (?:trott\p{L}*|led|less|utled|nog|irriterad\p{L}*)(?: \p{L}+)? (?:pa|av|at)(?: alla| att fa| att lasa){0,2}?
    [ ](?:de har|dessa|de dar|era|ert|er|dina|sadana|sana)(?: \p{L}+){0,2}? (?:mejl\p{L}*|mail\p{L}*|e-?post\p{L}*|
    meddeland\p{L}*|utskick\p{L}*|reklam\p{L}*)|
    (?:(?:inget|ingen|inga) (?:behov|anledning|skal|mening|ide)(?: (?:av|till|for|att|med)){0,4}|(?:behover|
    maste)(?: ni| du)? (?:inte|ej)|(?:onodigt|
    overflodigt)(?: for er| for dig)?(?: att)?|(?:inte|ej) nodvandigt(?: att)?)(?: (?:ni|du|vi|att|fortsatt|vidare|
    mer))*
    (?: (?:hor\p{L}* av (?:er|dig)|ha(?:lla)?(?: \p{L}+)? kontakt\p{L}*|kontakt\p{L}*(?: (?:oss|mig)|(?= ?[.!]|$))|
    aterkomma|skriva(?= (?:till )?(?:oss|mig|mer|
    igen)| ?[.!]|$)|ringa(?= (?:oss|mig|mer|igen)| ?[.!]|$)|folja upp|vara i kontakt))(?![^.!?]{0,40}(?:jag (?:hor|
    ringer|kommer|aterkommer)|vi (?:hor|ringer|kommer|
    aterkommer)|fore|innan|forran))|(?:avsluta|stang)(?: \p{L}+)? (?:vart|mitt|var|min) (?:arende|akt|kundkort|
    konto|profil)|
    (?:hitta|leta upp|sok|ta)(?: er| dig)? nagon annan att \p{L}+|i ?fred|integritetsskydd\p{L}*|avregistrer\p{L}*|
    avprenumerer\p{L}*|avanmal\p{L}*
  `,
  verbose`
    (?:bekomme\p{L}*|erhalte\p{L}*|kriege\p{L}*) (?:\p{L}+ )?(?:immer noch|noch immer|weiterhin|
    standig)(?: \p{L}+){0,2}?
    [ ](?:diese|ihre|mails?|e-?mails?|nachrichten|post)|
    (?:diese\p{L}*|ihre\p{L}*|eure\p{L}*|solche\p{L}*)(?: \p{L}+){0,2}? (?:mails?|e-?mails?|nachrichten|werbung|
    werbemails?|anschreiben|zuschriften)(?: \p{L}+){0,2}? (?:satt|leid|uberdrussig)|
    (?:genug|nase voll|genervt|satt|mude|leid)(?: von| uber)? (?:diese\p{L}*|ihre\p{L}*|eure\p{L}*|solche\p{L}*)
    (?: \p{L}+){0,2}? (?:mails?|e-?mails?|nachrichten|werbung|werbemails?|anschreiben|zuschriften)|
    (?:kein\p{L}* (?:bedarf|anlass|grund|notwendigkeit|sinn)|(?:nicht|un)(?: )?(?:notig|notwendig|erforderlich)|
    (?:brauch|muss)\p{L}*(?: sie| ihr)?(?: (?:sich|
    euch|uns|mir|bei (?:uns|mir))){0,4} nicht(?: mehr| weiter| noch einmal)?|zwecklos|uberflussig)(?:,? (?:an|fur|zu|
    zur|mehr|sich|euch|uns|mich|mir|weiter\p{L}*|bei|mit|
    noch|einmal|in))* (?:kontakt(?= ?[.!]|$|\p{L}* (?:zu (?:halten|bleiben|treten)))|kontaktaufnahm\p{L}*|
    (?:zu )?(?:melden|kontaktieren|schreiben|anzurufen|
    anzuschreiben|nachzufassen|nachzuhaken|verbindung zu bleiben))(?![^.!?]{0,40}(?:ich (?:melde|rufe|komme)|
    wir (?:melden|rufen|kommen)|vor|
    bis|bevor))|schliess\p{L}*(?: sie)? (?:bitte )?(?:meine|unsere) (?:akte|kartei|kundenakte)|
    such\p{L}*(?: sie)? (?:sich|euch|dir) (?:jemand\p{L}*|wen) ander\p{L}*|(?:mein|unser) postfach zuruck|
    datenschutzbeh\p{L}+|werbeverbot\p{L}*|funkstille|abbestell\p{L}*|abzumelden|ausgetragen
  `,
]);
