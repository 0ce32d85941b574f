import type { OptOutContext } from '../../domain/language-pack/opt-out-context.ts';
import { phrases } from '../notation/phrases.ts';

/** What is sent unasked, and how people refuse it. */
const sending = phrases`
  (angebote?n?|newsletters?|anrufe?n?|werb(ung|emails?|epost|ebriefe?|esendungen|eanrufe?)|mails?|e-?mails?|post|
  briefe|nachrichten|zusendungen|anschreiben|prospekte|kataloge|kontaktaufnahmen?|kontakt|reklame|aussendungen|
  zuschriften|erinnerungen)
`;
const gap = (words: number): string => `(,? [^_.!?,;]{1,25}){0,${words}}?`;
const refusals = phrases`
  (mocht*|moecht*|will|wollen|wunsch*|wuensch*|mag|mogen|akzeptier*)( ich| wir)?${gap(4)} (keine?n?|keinerlei|nie|niemals|
  weder|nichts)${gap(4)} ${sending}|(mocht*|moecht*|will|wollen|wunsch*|mag)( ich| wir)? (den|ihre?n?|eure?n?|diesen?|solche|
  die) ${sending}${gap(1)} (nicht|nie)( mehr| langer| weiter)?( (bekommen|kriegen|erhalten|haben|lesen|sehen)|(> ?[.,!]|$))|(den|
  ihre?n?|eure?n?|diesen?|solche) ${sending} (mocht*|will|wollen|brauch*) (ich|wir)${gap(1)} (nicht|nie)( mehr| langer| weiter)?
  ( (bekommen|kriegen|erhalten|haben|lesen|sehen)|(> ?[.,!]|$))|(bitte )?keine( weiteren| neuen)? ${sending}(( und| oder|
  ,) (keine )?${sending})? (mehr|an (uns|mich)|von (ihnen|euch|dir|ihrer|eurer)|kriegen|bekommen|zu schicken|zu senden)|
  keine weiteren ${sending}|keine (werbung|reklame|newsletter),? (bitte|danke)|(schick|send)(en|t|et|e)?( sie| ihr)?
  ( bitte)?( uns| mir)?( bitte)? keine( weiteren)? ${sending}|ruf(en|t)?( sie)?( bitte)?( uns| mich| hier)?
  ( bitte)? (nicht mehr|nie wieder|nie mehr|nicht wieder|nicht weiter) an(> ?[.,!]|$)|(uns|mich|hier)
  ( bitte)? (nicht|nie)( mehr| wieder) (an(zu)?rufen)|von (weitere[nr]?|jeder|jeglicher|allen|ihren|euren)
  ( weiteren)? ${sending}${gap(3)} (ab|abzusehen|absehen|verschont|verschonen)|(sehen|seht|bitten)${gap(5)} davon (ab|abzusehen),? (sich|
  uns|mich|hier)|verzicht*${gap(3)} auf (weitere?|ihre?n?|jede|kunftige|jegliche|eure?n?)${gap(1)} ${sending}|auf (weitere?|ihre?n?|
  eure?n?)${gap(1)} ${sending}${gap(4)} (keinen wert|verzichte[nt]?)|kein interesse,? ?(und )?(niemals|nie|weder (jetzt|heute|nun)|
  jetzt nicht und|auch (nicht|kunftig|in zukunft) (nicht )?spater)${gap(2)}|(nicht|weder|niemand|nie|niemals|ungern)
  ${gap(7)} (kontaktiert|angerufen|angeschrieben|angesprochen|angemailt|besucht|umworben)( werden| zu werden|(> ?[.,!]|
  $))|(mocht*|will|wollen|wunsch*)${gap(1)} nicht,? dass (sie|ihr|ihre +|eure +|jemand)${gap(3)} (kontaktier*|anruf*|anschreib*|
  schreib*|meldet|melden|bewirb*)|(${sending})${gap(1)} konn* (sie|ihr) (sich|euch)${gap(2)} sparen|daten${gap(1)} (durfen|sollen) (nicht|
  keinesfalls)${gap(4)} werb*|nicht${gap(1)} einverstanden${gap(2)},? dass${gap(4)} (daten|adresse|anschrift)${gap(4)} werb*|nehmen( wir| ich)?
  ${gap(3)} keine( weiteren)? ${sending}${gap(3)} (an|entgegen)
`;

export const optOutContext: OptOutContext = {
  dealings: phrases`
    ((sie|ihr) (haben|habt|bekommen|bekommt|erhalten|erhaltet|kriegen)|(haben|bekommen|
    erhalten) sie)[ ](den|unseren) (auftrag|zuschlag)|(uns|mich)( +)? uberzeugt|(ich komme|wir kommen|
    komme ich|kommen wir)<4> (vorbei|stand|messestand|buro|zu ihnen)|(<(^|[\n,;:.!?]|(!<~)(please|kindly|
    just|but|instead|vaan|mutta|utan|bara|men|bitte|sondern|aber)) ?)(schick|send|schreib|mail)(en|t|et|
    e)?( sie| uns| mir| bitte| es| das| den| ihr| ein| lieber| doch|
    [ ]einfach){0,5} angebote?(!> an (jemand|andere))|(<(^|[\n,;:.!?]|(!<~)(please|kindly|just|but|instead|
    vaan|mutta|utan|bara|men|bitte|sondern|aber)) ?)(schick|send)(en|t|et|e)?( sie (es|sie|das|
    den)| es| das| den) (an mich|an uns|mir|uns)|(<(^|[\n,;:.!?]|(!<~)(please|kindly|just|but|instead|vaan|
    mutta|utan|bara|men|bitte|sondern|aber)) ?)laden sie( +){1,5} hoch|(deshalb|daher|darum|
    deswegen)<4> (kaufen|bestellen|ihre losung|ihr system|ihre software)|nachste woche (passt|geht|ginge|
    ist|gerne)|unser budget
  `,
  deniedEnds: {
    deniedEnds: phrases`
      ((ich|wir) (mocht*|will|wollen|wollte*|wurd*|kann|konnen)|(mocht*|will|wollen|wollte*|wurd*|kann|
      konnen) (ich|wir))(,? [^_.!?]{1,25}){0,6}? (nicht|nie|niemals|keinesfalls|ungern|
      keine?s?)( [^_.!?]{1,25}){0,3}? (missen|verpassen|verlieren|entbehren|verzichten|der letzte sein|
      abbrechen)|(horen sie|hor|hort)( +)? nicht( +)? auf,? (mich|mir|uns|damit)( zu +|( +){0,3} zu +)?|(ich|
      wir) (mochten?|will|wollen)( +)? nicht (damit )?aufhoren,?( +){0,3} zu (erhalten|bekommen|lesen|
      empfangen)|(ich|wir) (mochten?|will|wollen)<2> nicht( (von|aus) (der|dem|ihrer|ihrem|eurer|eurem|dieser|
      diesem) +)? (abmelden|austragen|abbestellen|(gestrichen|geloscht|entfernt|ausgetragen|
      abgemeldet) werden)|(streichen|loschen|entfernen|nehmen|tragen|melden) sie (mich|uns|meine +|
      unsere +)( bitte)? nicht( (von|aus) (der|dem|ihrer|ihrem|eurer|eurem|dieser|diesem) +)?( (heraus|raus|
      aus|ab)(!>~))?|horen sie (bitte )?nicht auf,? (mir|uns)( +){0,2} zu (schreiben|schicken|senden)
    `,
    deniedInPart: phrases`
      nur|bloss|lediglich|sondern|jedes|jedesmal|wieder|selbst|selber|mal|links?|warum|wieso|weshalb|wenn|
      falls
    `,
  },
  otherMeanings: '',
  askedAgain: '(ich frage|wir fragen)( sie| nun| jetzt| schon| bereits){0,3} zum + mal',
  answerRequests: 'bitte antwort*',
  explainedEnds: {
    denials: 'nicht|kein*',
    contrasts: ',? sondern ',
    link: phrases`
      (abmeld~{0,20}|abbestell~{0,20}|austrag~{0,20})[^.!?]{0,40}(link|knopf|button|seite|formular)|
      (link|knopf|button|seite|formular)[^.!?]{0,40}(abmeld|abbestell|austrag)
    `,
    broken: phrases`
      kaputt|ins leere|defekt|fehler*|tot|leere*|(funktioniert|geht|offnet|ladt|klappt|fuhrt)<4> (nicht|
      nirgend*)|ungultig|abgelaufen
    `,
    writerTries: 'versuch*|will|mochte|immer noch|weiterhin|kann mich|streichen|entfernen|loschen',
    aFormat: '(pdf|anhang|anhange|datei|dateien|angehangt)[^_]{0,}',
    anotherWay: 'links?|mb|zu gross|stattdessen|genugt|reicht|kleiner*',
    aMeeting: '(termin|einladung|kalender|besprechung|sitzung|meeting|serie)*',
    substitute: 'statt*|stelle|(mon|diens|donners|frei)tag*|mittwoch*|vertrit*|ubernimmt',
    sufficient: '(link|eine|einer|eines|einmal)( +)? (genugt|reicht|tut es)( +)?',
    oneWay: phrases`
      (schicken|senden) sie[^.!?]{0,60}nicht (per|mit der|via|auf) (post|fax|brief|papier)(!> (oder|
      und))[^.!?]{0,30}(mail|e-?mail|pdf|link) (genugt|reicht|ist|geht|passt)( (ok|okay|besser|in ordnung|
      vollig|gut))?(> ?[,.;!?]|$)
    `,
    mailOrList: '(mail|e-?mail|verteiler|liste|newsletter|werb|nachricht|daten)*',
    leaving: '(abmeld|abbestell|melden|meldet|liste|verteiler|newsletter|losch|geloscht|austrag)*',
    otherPeople: '(kund|mitglied|nutzer|abonnent|empfanger|leser|leute|besteller|spender)*',
    asksHow: 'wie|was passiert|wird|werden|kann (man|ein|eine|ihr)|gibt es|loschen sie',
    tool: '(tool|system|software|plattform|protokoll|automatisch|backup)*',
    writer: 'ich|mich|mir|mein*|(!<bei |von |mit )uns',
    aNumberedPart: '(zeile|seite|absatz|punkt) #{1,}',
    outOfFilter: '(habe|haben) (ich |wir )?(sie|euch|dich|ihre +) aus dem (spam|junk)*( +)?',
    notBefore: phrases`
      (brauchen|mussen)( sie)?( sich)? nicht<6> (vor|bis) +|vor + (brauchen|
      mussen) sie( sich)? nicht zu melden
    `,
  },
  optOutDoubts: {
    requestsOfOthers: phrases`
      (kund|nutzer|empfanger|mitglied|kolleg|konkurren|leute|viele|chefin|mein mann)*<2> (sagen|sagt|wollen|
      will|mochten?|bitten|bat|beschwer*|melden|meldet|selbst)|(unsere|meine|ihre|deren)( +)? + (wollen|
      mochten|wunschen|mogen)( +){0,2} (keine|nicht|nie)|herrn +|(konnen|kann) sich (!>bitte)+
    `,
    completedActions: phrases`
      (wir|ich) (haben?|hatten?)(!> (sie|mich|uns) )( [^_.!?]{1,25}){0,10}? (geloscht|entfernt|gestrichen|
      genommen|ausgetragen|bereinigt|geworfen|abbestellt|unterschrieben)|(haben|
      hatten) wir( [^_.!?]{1,25}){0,10}? (geloscht|entfernt|gestrichen|genommen|bereinigt|abbestellt)|(ich|
      wir) bestelle[n]? (die meisten|fast|viele)|(wurden?)( [^_.!?]{1,25}){0,8}? (geloscht|entfernt|
      gestrichen|genommen)
    `,
    otherTopics: phrases`
      (abmelde|abbestell)(link|button|funktion|knopf)*|von unser* (filter|firewall|system)*|ubrigens|
      (landet|landen|gelandet|landete|landeten)|(wird|werden|wurde|wurden)<4> als (spam|junk)
    `,
    otherObjects: phrases`
      anhang*|angehangt*|pdf[^_]{0,}|besprechung*|serie*|doppelt*|an alle|dubletten|kurs*|termin*|einladung*|
      rechnung*|muster|vertrag*|bestellung|buchung|anzahlung|position*|mein* (letzte|vorige)n? (mail|
      nachricht|e-?mail)|alte* (nummer|adresse*|system)|§ ?#{1,} (streichen|entfernen|loschen)
    `,
    continuedContact: phrases`
      ich bin (jetzt|nun)|ich ubernehme|rufen? sie(!>( bitte| uns| mich| hier){0,3} (nicht|nie))|
      ruf(t)? (mich|an)|aber (ihr*|gern*|schick*|das angebot)|ich schon|interessant*|was kostet|kostet|
      (schick|send)*<5> (preis|preise|angebot|preisliste)|wir (kaufen|bestellen|nehmen|wechseln)(!> kein)|
      war (das|die) beste|(!<keine )(e-?mail|mail) (passt|genugt|reicht|geht|ist (besser|ok|gut))|
      (!<nicht )schreiben sie (mir|uns)( lieber| bitte| eine (e-?mail|mail|nachricht)){0,}(> ?[.,!]|$)|
      (den|ihr) preis|mittwoch passt|zum nachsten|reden wir|telefonieren
    `,
    ofWriterOrUs: phrases`
      mich|mir|uns|mein*|unser*|ich|wir|sie|ihr*|ihnen|euch|euer|eur*|du|dich|dir|dein*|hier*|diese*|das|i|mi|
      ma
    `,
    lawsAndLists: phrases`
      dsgvo|datenschutz*|artikel|art\.? ?#{1,}|(robinson|sperr|black)list*|werbewiderspr*|
      unterlassungserklarung*
    `,
    ownLaws: 'unser* datenschutz*',
  },
  optOutGuards: {
    notAsked: phrases`
      (nicht|nie)<5> (abmelden|abzumelden|austragen|auszutragen|abbestellen|loschen|streichen|entfernen|
      gestrichen|entfernt|geloscht|aufhoren|aufzuhoren|ab|raus)|(loschen|streichen|entfernen|melden|tragen|
      horen) sie (+ ){0,4}?nicht|(fast|beinahe|schon fast) (+ ){0,3}?(abgemeldet|ausgetragen|geloscht)|
      bevor (ich|wir) (+ ){0,4}?(abmelde|abbestelle|losche|austrage)
    `,
    aboutOthers: phrases`
      (unsere |ihre |die )?(kunden|kundinnen|nutzer|empfanger|anwender|mitarbeiter|mitbewerber|wettbewerber)*
    `,
    ownHouse: [
      'unser* (eigen* )?*(verteiler|liste|listen|datenbank|kartei|newsletter)*',
      // A question about what a system does with somebody.
      phrases`(wird|werden) (er|es|die|der|das|jeder|diese[rs]?) [^.!]{0,80}\?`,
    ],
    inFooter: phrases`
      (wenn|falls) (du|sie|ihr) (+ ){0,3}?(nicht|keine|kein|sich|diese|mochten|wollen)|
      (konnen|kann) (sie|man|du) (sich )?(+ )?(jederzeit )?(abmelden|abbestellen|austragen)|sie erhalten diese
    `,
    untilThen: phrases`
      (bis|vor|bevor) (!>gericht)[~#]{1,}|(im moment|derzeit|zurzeit|zur zeit|momentan|dieses jahr|
      diese woche)
    `,
    aboutAddress: 'telefonisch|per telefon|nutzen sie (bitte )?stattdessen',
    otherMatter: phrases`
      (rechnung|muster|angebot|prospekt|anhang|vertrag|lieferant|fracht)*|stattdessen|sondern|
      sie (mir |uns )?lieber|sich zu entschuldigen|(ich bin|bin ich) (jetzt |nun )?zustandig|
      wir (kaufen|bestellen|nehmen|beginnen)|was kostet|keine (weiteren )?fragen|ansprechpartner(in)? (bin|
      ist)|(er|sie) ist nicht mehr|(wir|man) (+ ){0,4}(selbst|selber)|hor(en|t)? (sie )?nicht auf
    `,
    otherObject: phrases`
      (an|von) (frau|herrn?|kolleg*) +|aus dem (cc|bcc|thread)|werbung schalten|wartelisten?|
      (alten?|neuen?|diese) version(en)?|testphase|vorfuhrung
    `,
  },
  optOutHints: phrases`
    (bekomme*|erhalte*|kriege*) (+ )?(immer noch|noch immer|weiterhin|standig)<2>[ ](diese|ihre|mails?|
    e-?mails?|nachrichten|post)|(diese*|ihre*|eure*|solche*)<2> (mails?|e-?mails?|nachrichten|werbung|
    werbemails?|anschreiben|zuschriften)<2> (satt|leid|uberdrussig)|(genug|nase voll|genervt|satt|mude|
    leid)( von| uber)? (diese*|ihre*|eure*|solche*)<2> (mails?|e-?mails?|nachrichten|werbung|werbemails?|
    anschreiben|zuschriften)|(kein* (bedarf|anlass|grund|notwendigkeit|sinn)|(nicht|un)( )?(notig|notwendig|
    erforderlich)|(brauch|muss)*( sie| ihr)?( (sich|euch|uns|mir|bei (uns|
    mir))){0,4} nicht( mehr| weiter| noch einmal)?|zwecklos|uberflussig)(,? (an|fur|zu|zur|mehr|sich|euch|
    uns|mich|mir|weiter*|bei|mit|noch|einmal|in)){0,} (kontakt(> ?[.!]|$|* (zu (halten|bleiben|treten)))|
    kontaktaufnahm*|(zu )?(melden|kontaktieren|schreiben|anzurufen|anzuschreiben|nachzufassen|nachzuhaken|
    verbindung zu bleiben))(!>[^.!?]{0,40}(ich (melde|rufe|komme)|wir (melden|rufen|kommen)|vor|bis|bevor))|
    schliess*( sie)? (bitte )?(meine|unsere) (akte|kartei|kundenakte)|such*( sie)? (sich|euch|dir) (jemand*|
    wen) ander*|(mein|unser) postfach zuruck|datenschutzbeh+|werbeverbot*|funkstille|abbestell*|abzumelden|
    ausgetragen
  `,
  optOutIndirect: {
    finalMessages: phrases`
      (belassen|lassen) sie es (bitte )?(bei|dabei)|(lassen sie|lasst|lass) (das|dies|es)( +)? (das|die|
      ihr*) letzte*|kann das (+ )?ein ende haben|versuchen sie es (bitte )?(nicht|nie) (wieder|noch|mehr)|
      weitere versuche|(hoffe*|hoffentlich|froh|dankbar|wunsche*)(,? +){0,7}? letzte,? (was|das) (ich|
      wir)<2> (von|uber) (ihnen|euch|dir)
    `,
    distances: phrases`
      (halten|bleiben) sie sich? ?(bitte )?(von (mir|uns|mein*|unser*)|fern|weg)|(wunsch*|mocht*|will|wollen|
      verlang*|erbitt*)( [^_.!?]{1,20}){0,8}? funkstille|postfach<4> (geschlossen|gesperrt)|lassen sie (mich|
      uns|unsere? +)<2>( aussen vor| draussen| aus dem spiel)
    `,
    consents: phrases`
      (widerruf*|entzieh*)<4> (einwilligung*|zustimmung*|erlaubnis)|wer hat (ihnen|euch|dir) (erlaubt|
      gestattet|das recht)|sparen sie sich (die|das|den|ihre|weitere)|(habe|haben) sie (jetzt |
      nun )?(gesperrt|blockiert)|(sie|du|ihr|ihre +) (sind|bist|seid|ist) (+ )?(gesperrt|blockiert)|
      scher* (sie )?(sich|euch)|(lege|erhebe) (ich |wir )?(hiermit )?(einspruch|widerspruch)
    `,
    laws: phrases`
      bei der nachsten<6> (anwalt|anzeige|abmahnung|rechtsweg)|(nachste|weitere)<4> (anwalt|abgemahnt|
      abmahnung|anzeige)|(auf|in) (die|der|ihre|ihrer|eure) (robinson|sperr)liste( +)? ?(setzen|eintragen|
      aufnehmen|eingetragen)|(setzen|tragen|nehmen) sie (mich|uns|diese|meine|
      unsere)( [^_.!?]{1,20}){0,5}? (robinson|sperr)liste|werbewiderspr*|(§|paragraf|
      paragraph) ?7 (+ ){0,3}?uwg|(verlang|forder|droh|behalt)*( [^_.!?]{1,25}){0,6}? unterlassungs+|
      (widersprech|widerspruch|verlang|forder|beruf|gemass|gem\.|mache|erheb|
      lege)*( [^_!?]{1,25}){0,8}? (artikel|art\.?) ?(17|21)
    `,
    again: phrases`
      (zum|das|schon das|bereits das) (zweite|dritte|vierte|letzte)[nm]? mal,? (dass )?(ich|wir)? ?(bitt|sag|
      schreib)*|wie (oft|viele male) (muss|soll|mussen|sollen) (ich|wir|man) (+ ){0,4}?(sagen|bitten|
      schreiben|wiederholen|absagen|ablehnen|antworten|widersprechen)|vergessen sie,? dass (es )?(mich|uns|
      ich|wir)( +)? (gibt|existier*)
    `,
    houses: phrases`
      niemand( [^_.!?]{1,25}){0,7}? (mochte|will|wunscht)<5> (von ihnen|von euch|post|mails?)|
      kein*<2> (zuschrift|nachricht|mail|e-?mail|werb|schreib|anschreib|
      kontaktaufnahm)*( [^_.!?]{1,25}){0,8}? (zu (richten|senden|schicken|versenden)|gerichtet|gesendet|
      versandt|zugestellt)|(meine|unsere) ruhe( +)? (haben|zuruck)
    `,
  },
  optOutTones: {
    threat: phrases`
      anwalt*|rechtsanwalt*|anwaltin|justiziar*|rechtsabteilung|gericht(lich*)?|anzeige|anzeigen|klagen?|
      abmahn*|aufsichtsbehord*|datenschutz(behord|beauftragt)*|verbraucher(zentrale|schutz)*|
      beschwer(e|en|de)|melde (ich )?sie|belastig*|blockier*|gesperrt|rechtliche schritte|nachste[ns]? mal|
      (eure[mn]?|ihre[mn]?) chef
    `,
    origin: phrases`
      (woher|wie|wer|von wem|wo)<5> (haben|habt|hast|hat|kommen|bekommen|verkauft|gegeben)<4>[ ](adress*|
      anschrift|mail*|e-?mail*|daten|nummer|namen|mir|mich|an)|(nie|nicht|niemand|niemals)( +)? (gebeten|
      bestellt|angemeldet|zugestimmt|eingewilligt|verlangt|angefragt|erlaubt)|herkunft (meiner|der|
      unserer) daten|mit welchem recht|privat(e|en|es|adresse)
    `,
    anger: phrases`
      genug|reicht|nerv*|satt|leid|lastig*|belast*|stor(en|t|ung*)|spam*|mull|schrott|schmarrn|scheiss*|
      verdammt*|zum teufel|unversch*|frech*|dreist*|kapiert|verstanden\?|schleich*|hau(t|en)? ab|verpiss*|
      heast|penetrant*|aufdringlich*|zumutung|gehts noch|scher*
    `,
    again: phrases`
      (zweite[ns]?|dritte[ns]?|vierte[ns]?|funfte[ns]?|sechste[ns]?) (mail|e-?mail|mal|nachricht|versuch|
      schreiben|anfrage)|schon wieder (sie|ihr|du|eine mail|post)|wie oft|jede (woche|tag)|jeden (tag|montag|
      monat)|standig|dauernd|immer wieder|(schon|bereits|mehrfach|mehrmals)( +)? (gesagt|gebeten|abgelehnt|
      abgesagt|geschrieben|mitgeteilt)
    `,
    distance: phrases`
      jemand* ander*|ander(e|en|swo*)|woanders(hin|hi)?|ohne (mich|uns|sie)|ruhe|ruah|frieden|still*|vergess*|
      verschwind*|(raus|weg) ?(hau*|nehm*|streich*|schmeiss*)?|ab ?(hau*|nehm*|streich*|schmeiss*)|aussen vor|
      fern|usena*|verschon*|erspar*|spar*|uberspring*
    `,
    ending: phrases`
      schluss|ende|beend*|letzte*|nie|niemals|nimmer|nimma|numme|numm|nicht mehr|nix mehr|nichts mehr|
      kein* (mehr|weiter*)|aufhor*|hor* auf|bewenden|endgultig|fur immer
    `,
    erasure: phrases`
      dsgvo|losch*|streich*|entfern*|tilg*|vernicht*|verteiler*|kartei*|liste|listen|
      (meine|unsere|meiner|unserer) daten|art\.? ?#{1,}|abmeld*|abbest*|austrag*|sperrliste|sperren|
      gespeichert
    `,
    disposal: phrases`
      papierkorb|tonne|mulleimer|ungelesen|filter*|vertreter*|verkaufer*|akquise|kaltakquise|kaltmail*|werb*|
      reklame|rundschreiben|rundmail*|zusendung*|zuschrift*|prospekte|hausordnung|richtlinie*
    `,
  },
  origins: phrases`
    (woher|wo|wie|wer|von wem)<2> (haben|habt|hast|hat|nehmen|kommen|stammt|stammen|kommt|sind)( (sie|ihr|
    du|ihnen|euch|dir|i))?<2> (meine|meinen|mei|unsere|unseren|diese)<2> ?*(mail|adress|daten|kontakt|
    nummer)*
  `,
  ownRequests: {
    ofWriter: phrases`
      mich|mir|ich|wir|(!<(von|bei|mit|durch) )uns|mein(e[mnrs]?)?|unser(e[mnrs]?)? (adress|e-?mail-?adress|
      mailadress|daten|namen|firma|firmen|unternehmen|postfach|domain|team|kontakt)*
    `,
    toReader: phrases`
      (you|sie|du|ni) (do not|don't|mussen|brauchen|behover)( +)? (need|have|nicht|inte)|
      sie (erhalten|bekommen|mochten|wollen|wunschen)|(mochten|wollen|wunschen) sie|(wir|ich) (werden?|
      wurden?) (sie|ihnen|dich|dir)|(werden?|wurden?) (wir|ich) (sie|ihnen)|antworten sie|ihr(e|em|
      er)? (ticket|anfrage|vorgang|abonnement|bestellung|konto)|(an|auf|unter|uber) (diese[rs]?|
      dieses) (e-?mail|mail|nachricht|adresse|postfach|mailadresse)*|wahrend|in meiner abwesenheit|solange
    `,
  },
  requestFrames: {
    leads: 'und|aber|also|oder|dann|jetzt',
    orders: phrases`
      streich*|losch*|loesch*|nehm*|nimm|meld|melde|meldet|melden|trag*|entfern*|hor|hort|horen|hoer*|lass|
      lasst|lassen|schreib|schreibt|schreibts|schick|schickt|schicken|schreiben|unterlass*|verschon*|spar*|
      stell*|setz*|vergess*|vergiss|nix|nie|nicht|kein|keine|keinen|schluss|raus|weg|ab|aus|verteiler|abmeld+|
      (mich|uns)(> (bitte|aus|von|raus|+en)(!>~))|belasst|schmeiss*|wirf|werft|schleich*|aufhoren|genug|halt*
    `,
    requests: phrases`
      bitte*|bittscheen|(konnten|konnen|wurden|mochten|wollen) (sie|s'|ihr)|(kannst|konntest|wurdest) du|
      (konnt|konntet|wurdet) ihr|(wie|wo) (kann|konnen|melde|bestelle|komme) (ich|wir)|dankbar|hoffe|
      hoffentlich|erwunscht|willkommen|reicht|verpiss*|ware (nett|lieb|schon|gut|toll)|ersuch*|aufgefordert|
      (!<(dass|wenn|ob|weil|mussen|konnen|sollen|wollen) )(!>mussen|konnen|sollen|wollen|haben|sind|
      werden)~{3,}n (sie|s'|se)(> |[.!,]|$)
    `,
    statements: phrases`
      (ich|wir|i|mir|ma)( [^_.!?]{1,25}){0,5}? (mocht*|mecht*|wurd*|will|wu|wollen|wollt*|wunsch*|verlang*|
      forder*|widersprech*|widerruf*|verbitt*|untersag*|verzicht*|lehn*|mag|mog|brauch*|ersuch*|erwart*|kein*|
      nicht|nie|niemals|nix|nichts|kundige|lege|mache|erheb*|net|ned|nit|habe? (ihnen|euch|dir|sie) (schon|
      bereits)|steh*|bestelle)|(mochte|will|wollen|wunsche*|verlange|widerspreche|mocht|hatte|
      wurde)( +)? (ich|wir|i|ma)|(mochte|will|wunsche) (nichts?|keine?|sowas|mich|raus|nix)|niemand
    `,
  },
  refusedSendings: {
    refusals: [refusals],
    ofOurs: phrases`
      ihr*|ihnen|euch|euer|eur*|dein*|dir|mehr|weiter*|kunftig*|nie|niemals|uns|mir|mich|sie|werb*|
      newsletters?|reklame|niemand
    `,
    inPart: phrases`
      ohne (!>(+ ){0,2}(anfrag|aufforder|einwillig|zustimm|erlaubnis|auftrag)*)+|sondern|nur|bloss|lediglich|
      aber(!> bitte (nicht|streich|losch))|vor|bis|bevor|ausser|stattdessen|wegen|zu (rechnung|auftrag|
      bestellung)*|(per|mit der|via|auf|am) (telefon|post|fax|brief|papier|englisch|deutsch|schwedisch|
      finnisch)(!> (oder|und|noch)|,)|konkurren*|wettbewerb*|(von|der) ander*|kunden|verpassen|missen|
      verlieren|entbehren|noch nicht|dollar|euro|nach|berucksichtig*|nicht verzichten|
      (bei|uber|unter) [1-9][#.,]{2,5}(!>#)
    `,
  },
};
