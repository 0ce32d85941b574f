/* The German words of an opt-out, as `foldLetters` writes them. */
import type { OptOutWords } from '../../domain/language-pack/opt-out-words.ts';
import { phrases } from '../notation/phrases.ts';
import { words } from '../notation/words.ts';

/** Verbs of ending, which a negation turns into their contrary. */
const endings = phrases`
        (melden?|trage|tragen) (ich |wir )?(mich|uns)( (!>heute|zuruck)+){0,5}? (vom|von|aus)( +){1,3} (ab|
        aus)|hier (bitte )?(entfernt|geloscht|gestrichen|ausgetragen)|(aus|von) (ihren|den|euren|allen|
        allen ihren|samtlichen) (aussendung*|mailings?|rundmails?|rundschreiben|werbemails|mailinglisten|
        verteilern|listen)|(streich|streicht|streiche|streichen|entfern|entferne|entfernt|entfernen|losch|
        losche|loscht|loschen|loesch*|nehm|nimm|nehmt|nehmen|trag|trage|tragt|tragen|schmeiss*|werf*|wirf|
        meld|melde|meldet|melden|tilgen|
        lassen)( sie| ihr)?( bitte| doch| umgehend| sofort| endlich| einfach| unverzuglich| mal){0,3} (mich|
        uns|meine|unsere|diese|dies|all meine|alle meine|meinen|unseren|sa?emtliche|samtliche|
        alle)( [^_.!?]{1,25}){0,8}?( (verteiler*|liste|listen|mailing*|adress*|kartei|datenbank*|newsletter*|
        system*|crm|aus|ab|raus|heraus|daten|kontakt*|e-?mail-?adresse|mailadresse|loschen))(!> nicht)|(mich|
        uns|meine +|unsere +|diese +)( [^_.!?]{1,25}){0,7}? (zu )?(streichen|entfernen|loschen|loeschen|
        austragen|auszutragen|abmelden|abzumelden|abbestellen|herausnehmen|rausnehmen|herauszunehmen|
        rauszunehmen|entfernt|geloscht|ausgetragen|raus)(!> nicht)|(aus|von) (dem|der|ihrem|ihrer|eurem|eurer|
        deinem|deiner|diesem|dieser|allen|ihren)( +){0,2} (verteiler*|liste|listen|mailing*|adress*|kartei|
        datenbank*|newsletter*|e-?mail-?liste)|(mochte|mochten|will|wollen|wunsche|kann) (ich |wir )?(mich |
        uns |diesen |den |das |ihren )?(+ ){0,2}?(abmelden|austragen|abbestellen)|(wie|wo) (kann|konnen|melde|
        bestelle) (ich|wir) (+ ){0,5}?(abmelden|ab|austragen|abbestellen)(>_?[?.!]|$)|(hor|hort|horen|
        hoer*)( sie| ihr)?( bitte| doch| endlich| sofort| mal| damit){0,} (+ ){0,2}?auf(>[_,.!]|$)|
        aufhoren( (mir|uns|mit|zu|damit|bitte)|_?[.!]|$)|(unterlassen|unterlasst|
        unterlasse)( sie)? (+ ){0,4}?(mail*|e-?mail*|kontakt*|werb*|nachricht*|anschreib*|zusend*|belast*|
        spam|das|dies)|(verschonen|verschont|verschone)( sie)? (mich|uns)|loschung (meiner|unserer|aller|
        samtlicher|der) (+ ){0,2}?daten|abmeldung (vom|von|aus)|(losch*|loesch*|vernicht*|tilg*|
        entfern*)( sie)?( bitte)? alles( [^_.!?]{1,25}){0,8}? (uber|von|zu) (mich|mir|uns)|(trag|nehm|streich|
        meld)* sie (bitte )?(uns|mich)( [^_.!?]{1,25}){0,6}? (aus|ab|heraus|raus)(>[_.!]|$)|(meinen|unseren|
        den) namen( [^_.!?]{1,25}){0,6}? (entfernen|streichen|loschen|herausnehmen)
      `;

/** Prohibitions, which carry their own `not`. */
const prohibitions = phrases`
        (will|wollen|mocht*|mag|mog|brauch*)( ich| wir)? (sowas|so was|so etwas|
        solche*)( +)? nicht( mehr)? (kriegen|bekommen|haben|erhalten|lesen|sehen)|(will|mochte|wollen|
        mochten)<3> (hier|da|davon|aus dem hier|hieraus) (raus|heraus|entfernt|gestrichen)|(will|mochte|
        wollen|mochten)<2> (sowas|so was|so etwas|solche|dergleichen)( +)? nicht( mehr| langer)|(verstehen|
        nehmen) sie den wink|(jetzt|es) reicht(> (jetzt|es)|[.!]|$)|beenden sie (das|es)(> |[.!]|$)|
        schluss (jetzt|damit)|(gebeten|bat|baten|aufgefordert)(,? [^_.!?]{1,20}){0,8}? (nicht mehr|nicht zu|
        aufzuhoren|zu unterlassen|zu loschen)|(zum )?(zweiten|dritten) mal<4> (bitte|gebeten)|(bitte|
        bat)<4> (zum )?(zweiten|dritten) mal|(kein|keine|keinerlei|keinen|nie wieder|niemals)<2> (weiteren|
        weitere|mehr|kunftigen|zukunftigen|solche|solchen|derartigen|unaufgeforderten|weiterer)<2> (e-?mails?|
        mails?|nachrichten|nachricht|werbung|anfragen|angebote|kontaktaufnahme*|zusendungen|spam|anschreiben|
        newsletter|werbemails|kontakt|post|schreiben|kontaktversuche|erinnerungen)|(kein|keine|
        keinerlei)( +)? (e-?mails?|mails?|nachrichten|werbung|werbe-?mails?|newsletter|spam|zusendungen|
        angebote|anfragen|kontaktaufnahme*|anschreiben|post)<4> (mehr|von ihnen|von euch|von dir|erhalten|
        bekommen|zu erhalten|empfangen|schicken|senden|zusenden)|(!<(kann|konnen|konnte|werde|darf|
        mag)( +){0,4} )(nicht (mehr|weiter|wieder|noch einmal|nochmal|langer|erneut)|nie (wieder|mehr)|
        niemals)<4> (schreiben|anschreiben|anzuschreiben|kontaktieren|kontaktiert|mailen|melden|schicken|
        senden|angeschrieben|belastigen|belastigt|zu schreiben|zu kontaktieren|zu mailen|zu melden|zu senden|
        zu belastigen|zuzusenden|horen)|(schreiben|schreibt|schreib|kontaktieren|kontaktiert|kontaktiere|
        mailen|mailt|mail|schicken|schickt|schick|senden|sendet|sende|belastigen|belastigt|
        melden)( sie| ihr)?( bitte| sich)?( mir| uns| mich| dich| bitte| euch){0,}( bitte)? (nicht|nie|nichts|
        keine)( (mehr|wieder|weiter|weiteren?|langer|noch einmal|nochmal|an|e-?mails?|mails?|werbung|
        nachrichten))|(widerspreche|widersprechen|widerspruch|untersage|untersagen|verbitte|verbitten|
        verbiete)( (ich|wir|hiermit|ihnen|mir|uns|ausdrucklich)){0,}( (gegen|jeder|jede|jeglicher|jegliche|
        der|die|einer|diese|weitere|derartige|solche|ihnen|zur|nach|gem*|weiterer))?<3> (nutzung|verarbeitung|
        verwendung|speicherung|werb*|kontakt*|zusend*|mail*|e-?mails?|daten*|nachricht*|anschreib*|belastig*)|
        (lassen|lasst|lass)( sie)? (mich|uns)<2> (in ruhe|in frieden)|vergessen sie (meine|unsere|mich|
        uns)( +)?|kein interesse an (weiteren|ihren|solchen|ihrer|werbe*) ?(mails|e-?mails|nachrichten|
        werbung|newsletter*|werbemails|zusendungen)?(> ?[.!,]|$)|(bereits|schon) (+ ){0,2}?(abgemeldet|
        abbestellt|ausgetragen|widersprochen|gebeten)|(abmahnung|abmahnen|unterlassungs+|unterlassung)|
        (erspar*)( sie| ihr)? (mir|uns)|(froh|dankbar|lieb|schon|recht|lieber|
        besser)( [^_.!?]{1,25}){0,6}? (verschont|keine (+ )?(mails?|e-?mails?|nachrichten|werbung)|
        nicht (mehr )?(angeschrieben|kontaktiert))|letzte[ns]? (mail|e-?mail|nachricht|schreiben|mal|
        kontakt)( [^_.!?]{1,25}){0,4}? (bleibt|war|ist|sein|bleiben|gewesen)|(hoffe*|bleibt|war|sei|
        ist)( [^_.!?]{1,25}){0,6}? letzte[ns]? (mail|e-?mail|nachricht|schreiben|kontakt)|(sorgen|
        stellen) sie (bitte )?(dafur|sicher),?( [^_.!?]{1,25}){0,8}? (kein*|nicht|niemand)|weder (ich|mir|
        mich|wir|uns)( +)? noch|(wunsch*|mocht*|will|woll*|duld*)( [^_.!?]{1,25}){0,6}? (ansprachen|
        kaltakquise|werbung|zusendungen|mailings|nichts (mehr )?horen)|(schreib|kontaktier|schick|send|mail|
        meld)*<8> (nie|nicht|niemals|keine)<4> (mehr|wieder|weiteren?)(!> (da|hier|als|informationen|
        unterlagen|details|infos))|(!<(kann|konnen|konnte|werde|darf|mag)( +){0,4} )(nicht|nie|
        niemals)<8> (mehr|wieder|nochmals?|weiter)<6> (schreiben|kontaktieren|mailen|senden|schicken|
        anschreiben|belastigen|zuschicken|zusenden|anmailen)|(schreib|schick|mail|meld|kontaktier)*<4> (nimma|
        nimmer|neamma|nix mehr|nix)|(koa|koane|ka|kane)( +)? (mails?|werbung|e-?mails?|post)( +)? ?(mehr|mea|
        nimma)?|horts? auf|unter keinen umstanden|(lieber|bitte|moglichst) keine (weiteren|
        mehr)( +)? ?(bekommen|erhalten|haben|empfangen)?(> ?[.!,]|$)|werbewiderspruch|belastigung|
        von (weiteren |jeglichen |jeder weiteren )?(kontakt*|mails|e-?mails|nachrichten|zusendungen|
        ansprachen)<3> (abzusehen|absehen|ab)|verpiss*|zieh* leine|halt* (die )?(klappe|fresse)|verschwind*|
        hau* ab|(lass|lasst|lasst?'?s|lassen)( sie| ihr)? (mich|uns|mi|meine +|unsere +)<3> in (ruhe|ruah|
        frieden)
      `;

/** Complaints of being written to, whatever stands around them. */
const complaints = phrases`
        (mein*|unser*|hiermit)( +){0,3} (widerspruch|einspruch)<3> (nach|gemass|gem) (art|artikel|dsgvo)|
        (dsgvo|datenschutz-?grundverordnung|recht auf (loschung|vergessenwerden|vergessen)|datenschutzbehorde|
        datenschutzbeauftragt+|auskunft (uber|nach|gem)*|artikel (15|17|21))(> (+ ){0,6}?(losch*|auskunft|
        verstoss*|daten|einschalten|meld*|beschwer*|dsgvo))|(das ist|dies ist|ist|reiner|unerwunschter|
        ihr) spam(!>-?ordner| ordner)|spam!|als spam (gemeldet|markiert|melden|eingestuft|gekennzeichnet)|
        (unerwunschte|unaufgeforderte|unverlangte)(n|r)? (werbung|mails?|e-?mails?|nachrichten|zusendung*|
        werbe*)|(blockiere|blockiert|gesperrt|sperrliste|blockieren|blacklist)(> (sie|ich|ihre|wir)|[.!,]|$)|
        belastigung|(nie|nicht|niemals|keine|kein)<3> (eingewilligt|zugestimmt|angemeldet|einwilligung|
        erlaubnis|zustimmung)|(^|[.!] )(reiner )?spam(> ?[.!]{0,}$)
      `;

export const optOuts: OptOutWords = {
  endings,
  prohibitions,
  complaints,
  reports: phrases`
      \babmeld|\babgemeldet|\babbestell|beschwerde|\b(werbe ?)?widerspr|\bwiderruf|sperrliste|\baustrag|
      \bkein~{0,40} (weiteren? )?(kontakt|werbung|e? ?mail|nachricht|newsletter|anruf)|
      \bnicht (mehr )?(kontakt|anruf|anschreib)
    `,
  settings: '',
  consents: 'stimme|einverstanden|jederzeit',
  denials: words('nein falsch'),
};
