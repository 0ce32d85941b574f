/* The German words of an opt-out, as `foldLetters` writes them. */
import type { OptOutWords } from '../../domain/language-pack/opt-out-words.ts';
import { verbose } from '../notation/verbose.ts';

/** Verbs of ending, which a negation turns into their contrary. */
const endings = [
  verbose`
    (?:melden?|trage|tragen) (?:ich |wir )?(?:mich|uns)(?: (?!heute|zuruck)\p{L}+){0,5}? (?:vom|von|
    aus)(?: \p{L}+){1,3} (?:ab|aus)
  `,
  'hier (?:bitte )?(?:entfernt|geloscht|gestrichen|ausgetragen)',
  verbose`
    (?:aus|von) (?:ihren|den|euren|allen|allen ihren|samtlichen) (?:aussendung\p{L}*|mailings?|rundmails?|
    rundschreiben|werbemails|mailinglisten|verteilern|listen)
  `,
  verbose`
    (?:streich|streicht|streiche|streichen|entfern|entferne|entfernt|entfernen|losch|losche|loscht|loschen|
    loesch\p{L}*|nehm|nimm|nehmt|nehmen|trag|trage|tragt|tragen|schmeiss\p{L}*|werf\p{L}*|wirf|meld|melde|
    meldet|melden|tilgen|
    lassen)(?: sie| ihr)?(?: bitte| doch| umgehend| sofort| endlich| einfach| unverzuglich| mal){0,3} (?:mich|
    uns|meine|unsere|diese|dies|all meine|alle meine|meinen|unseren|sa?emtliche|samtliche|
    alle)(?: [^\s.!?]{1,25}){0,8}?(?: (?:verteiler\p{L}*|liste|listen|mailing\p{L}*|adress\p{L}*|kartei|
    datenbank\p{L}*|newsletter\p{L}*|system\p{L}*|crm|aus|ab|raus|heraus|daten|kontakt\p{L}*|e-?mail-?adresse|
    mailadresse|loschen))(?! nicht)
  `,
  verbose`
    (?:mich|uns|meine \p{L}+|unsere \p{L}+|diese \p{L}+)(?: [^\s.!?]{1,25}){0,7}? (?:zu )?(?:streichen|
    entfernen|loschen|loeschen|austragen|auszutragen|abmelden|abzumelden|abbestellen|herausnehmen|rausnehmen|
    herauszunehmen|rauszunehmen|entfernt|geloscht|ausgetragen|raus)(?! nicht)
  `,
  verbose`
    (?:aus|von) (?:dem|der|ihrem|ihrer|eurem|eurer|deinem|deiner|diesem|dieser|allen|
    ihren)(?: \p{L}+){0,2} (?:verteiler\p{L}*|liste|listen|mailing\p{L}*|adress\p{L}*|kartei|datenbank\p{L}*|
    newsletter\p{L}*|e-?mail-?liste)
  `,
  verbose`
    (?:mochte|mochten|will|wollen|wunsche|kann) (?:ich |wir )?(?:mich |uns |diesen |den |das |
    ihren )?(?:\p{L}+ ){0,2}?(?:abmelden|austragen|abbestellen)
  `,
  verbose`
    (?:wie|wo) (?:kann|konnen|melde|bestelle) (?:ich|wir) (?:\p{L}+ ){0,5}?(?:abmelden|ab|austragen|
    abbestellen)(?=\s?[?.!]|$)
  `,
  verbose`
    (?:hor|hort|horen|
    hoer\p{L}*)(?: sie| ihr)?(?: bitte| doch| endlich| sofort| mal| damit)* (?:\p{L}+ ){0,2}?auf(?=[\s,.!]|$)
  `,
  'aufhoren(?: (?:mir|uns|mit|zu|damit|bitte)|\\s?[.!]|$)',
  verbose`
    (?:unterlassen|unterlasst|unterlasse)(?: sie)? (?:\p{L}+ ){0,4}?(?:mail\p{L}*|e-?mail\p{L}*|kontakt\p{L}*|
    werb\p{L}*|nachricht\p{L}*|anschreib\p{L}*|zusend\p{L}*|belast\p{L}*|spam|das|dies)
  `,
  '(?:verschonen|verschont|verschone)(?: sie)? (?:mich|uns)',
  verbose`
    loschung (?:meiner|unserer|aller|samtlicher|der) (?:\p{L}+ ){0,2}?daten|abmeldung (?:vom|von|aus)
  `,
  verbose`
    (?:losch\p{L}*|loesch\p{L}*|vernicht\p{L}*|tilg\p{L}*|
    entfern\p{L}*)(?: sie)?(?: bitte)? alles(?: [^\s.!?]{1,25}){0,8}?
    [ ](?:uber|von|zu) (?:mich|mir|uns)
  `,
  verbose`
    (?:trag|nehm|streich|meld)\p{L}* sie (?:bitte )?(?:uns|mich)(?: [^\s.!?]{1,25}){0,6}? (?:aus|ab|heraus|
    raus)(?=[\s.!]|$)
  `,
  verbose`
    (?:meinen|unseren|den) namen(?: [^\s.!?]{1,25}){0,6}? (?:entfernen|streichen|loschen|herausnehmen)
  `,
];

/** Prohibitions, which carry their own `not`. */
const prohibitions = [
  verbose`
    (?:will|wollen|mocht\p{L}*|mag|mog|brauch\p{L}*)(?: ich| wir)? (?:sowas|so was|so etwas|solche\p{L}*)(?: \p{L}+)?
    [ ]nicht(?: mehr)? (?:kriegen|bekommen|haben|erhalten|lesen|sehen)
  `,
  verbose`
    (?:will|mochte|wollen|mochten)(?: \p{L}+){0,3}? (?:hier|da|davon|aus dem hier|hieraus) (?:raus|heraus|entfernt|
    gestrichen)|
    (?:will|mochte|wollen|mochten)(?: \p{L}+){0,2}? (?:sowas|so was|so etwas|solche|
    dergleichen)(?: \p{L}+)? nicht(?: mehr| langer)|
    (?:verstehen|nehmen) sie den wink|(?:jetzt|es) reicht(?= (?:jetzt|es)|[.!]|$)|beenden sie (?:das|es)(?= |[.!]|
    $)|schluss (?:jetzt|damit)
  `,
  verbose`
    (?:gebeten|bat|baten|aufgefordert)(?:,? [^\s.!?]{1,20}){0,8}? (?:nicht mehr|nicht zu|aufzuhoren|zu unterlassen|
    zu loschen)|(?:zum )?(?:zweiten|dritten) mal(?: \p{L}+){0,4}? (?:bitte|gebeten)|
    (?:bitte|bat)(?: \p{L}+){0,4}? (?:zum )?(?:zweiten|dritten) mal
  `,
  verbose`
    (?:kein|keine|keinerlei|keinen|nie wieder|niemals)(?: \p{L}+){0,2}? (?:weiteren|weitere|mehr|kunftigen|
    zukunftigen|solche|solchen|derartigen|unaufgeforderten|weiterer)(?: \p{L}+){0,2}? (?:e-?mails?|mails?|
    nachrichten|nachricht|werbung|anfragen|angebote|kontaktaufnahme\p{L}*|zusendungen|spam|anschreiben|
    newsletter|werbemails|kontakt|post|schreiben|kontaktversuche|erinnerungen)
  `,
  verbose`
    (?:kein|keine|keinerlei)(?: \p{L}+)? (?:e-?mails?|mails?|nachrichten|werbung|werbe-?mails?|newsletter|spam|
    zusendungen|angebote|anfragen|kontaktaufnahme\p{L}*|anschreiben|post)(?: \p{L}+){0,4}? (?:mehr|von ihnen|
    von euch|von dir|erhalten|bekommen|zu erhalten|empfangen|schicken|senden|zusenden)
  `,
  verbose`
    (?<!(?:kann|konnen|konnte|werde|darf|mag)(?: \p{L}+){0,4} )(?:nicht (?:mehr|weiter|wieder|noch einmal|nochmal|
    langer|erneut)|nie (?:wieder|mehr)|
    niemals)(?: \p{L}+){0,4}? (?:schreiben|anschreiben|anzuschreiben|kontaktieren|kontaktiert|mailen|melden|
    schicken|senden|angeschrieben|belastigen|belastigt|zu schreiben|zu kontaktieren|zu mailen|zu melden|
    zu senden|zu belastigen|zuzusenden|horen)
  `,
  verbose`
    (?:schreiben|schreibt|schreib|kontaktieren|kontaktiert|kontaktiere|mailen|mailt|mail|schicken|schickt|
    schick|senden|sendet|sende|belastigen|belastigt|
    melden)(?: sie| ihr)?(?: bitte| sich)?(?: mir| uns| mich| dich| bitte| euch)*(?: bitte)? (?:nicht|nie|
    nichts|keine)(?: (?:mehr|wieder|weiter|weiteren?|langer|noch einmal|nochmal|an|e-?mails?|mails?|werbung|
    nachrichten))
  `,
  verbose`
    (?:widerspreche|widersprechen|widerspruch|untersage|untersagen|verbitte|verbitten|verbiete)(?: (?:ich|wir|
    hiermit|ihnen|mir|uns|
    ausdrucklich))*(?:[ ](?:gegen|jeder|jede|jeglicher|jegliche|der|die|einer|diese|weitere|derartige|
    solche|ihnen|zur|nach|gem\p{L}*|weiterer))?(?: \p{L}+){0,3}? (?:nutzung|
    verarbeitung|verwendung|speicherung|werb\p{L}*|kontakt\p{L}*|zusend\p{L}*|mail\p{L}*|e-?mails?|daten\p{L}*|
    nachricht\p{L}*|anschreib\p{L}*|belastig\p{L}*)
  `,
  verbose`
    (?:lassen|lasst|lass)(?: sie)? (?:mich|uns)(?: \p{L}+){0,2}? (?:in ruhe|in frieden)
  `,
  'vergessen sie (?:meine|unsere|mich|uns)(?: \\p{L}+)?',
  verbose`
    kein interesse an (?:weiteren|ihren|solchen|ihrer|werbe\p{L}*) ?(?:mails|e-?mails|nachrichten|werbung|
    newsletter\p{L}*|werbemails|zusendungen)?(?= ?[.!,]|$)
  `,
  verbose`
    (?:bereits|schon) (?:\p{L}+ ){0,2}?(?:abgemeldet|abbestellt|ausgetragen|widersprochen|gebeten)
  `,
  '(?:abmahnung|abmahnen|unterlassungs\\p{L}+|unterlassung)',
  verbose`
    (?:erspar\p{L}*)(?: sie| ihr)? (?:mir|uns)|(?:froh|dankbar|lieb|schon|recht|lieber|
    besser)(?: [^\s.!?]{1,25}){0,6}?
    [ ](?:verschont|keine (?:\p{L}+ )?(?:mails?|e-?mails?|nachrichten|werbung)|nicht (?:mehr )?(?:angeschrieben|
    kontaktiert))
  `,
  verbose`
    letzte[ns]? (?:mail|e-?mail|nachricht|schreiben|mal|kontakt)(?: [^\s.!?]{1,25}){0,4}? (?:bleibt|war|ist|sein|
    bleiben|
    gewesen)|(?:hoffe\p{L}*|bleibt|war|sei|ist)(?: [^\s.!?]{1,25}){0,6}? letzte[ns]? (?:mail|e-?mail|nachricht|
    schreiben|kontakt)
  `,
  verbose`
    (?:sorgen|stellen) sie (?:bitte )?(?:dafur|sicher),?(?: [^\s.!?]{1,25}){0,8}? (?:kein\p{L}*|nicht|niemand)|
    weder (?:ich|mir|mich|wir|uns)(?: \p{L}+)? noch|(?:wunsch\p{L}*|mocht\p{L}*|will|woll\p{L}*|duld\p{L}*)
    (?: [^\s.!?]{1,25}){0,6}? (?:ansprachen|kaltakquise|werbung|zusendungen|mailings|nichts (?:mehr )?horen)
  `,
  verbose`
    (?:schreib|kontaktier|schick|send|mail|meld)\p{L}*(?: \p{L}+){0,8}? (?:nie|nicht|niemals|
    keine)(?: \p{L}+){0,4}? (?:mehr|
    wieder|weiteren?)(?! (?:da|hier|als|informationen|unterlagen|details|infos))
  `,
  verbose`
    (?<!(?:kann|konnen|konnte|werde|darf|mag)(?: \p{L}+){0,4} )(?:nicht|nie|niemals)(?: \p{L}+){0,8}? (?:mehr|
    wieder|nochmals?|weiter)(?: \p{L}+){0,6}? (?:schreiben|kontaktieren|
    mailen|senden|schicken|anschreiben|belastigen|zuschicken|zusenden|anmailen)
  `,
  verbose`
    (?:schreib|schick|mail|meld|kontaktier)\p{L}*(?: \p{L}+){0,4}? (?:nimma|nimmer|neamma|nix mehr|nix)|
    (?:koa|koane|ka|kane)(?: \p{L}+)? (?:mails?|werbung|e-?mails?|post)(?: \p{L}+)? ?(?:mehr|mea|nimma)?|horts? auf
  `,
  verbose`
    unter keinen umstanden|(?:lieber|bitte|moglichst) keine (?:weiteren|mehr)(?: \p{L}+)? ?(?:bekommen|erhalten|
    haben|empfangen)?(?= ?[.!,]|$)
  `,
  verbose`
    werbewiderspruch|belastigung|von (?:weiteren |jeglichen |jeder weiteren )?(?:kontakt\p{L}*|mails|e-?mails|
    nachrichten|zusendungen|ansprachen)(?: \p{L}+){0,3}? (?:abzusehen|absehen|ab)
  `,
  'verpiss\\p{L}*|zieh\\p{L}* leine|halt\\p{L}* (?:die )?(?:klappe|fresse)|verschwind\\p{L}*|hau\\p{L}* ab',
  verbose`
    (?:lass|lasst|lasst?'?s|lassen)(?: sie| ihr)? (?:mich|uns|mi|meine \p{L}+|
    unsere \p{L}+)(?: \p{L}+){0,3}? in (?:ruhe|ruah|frieden)
  `,
];

/** Complaints of being written to, whatever stands around them. */
const complaints = [
  verbose`
    (?:mein\p{L}*|unser\p{L}*|hiermit)(?: \p{L}+){0,3} (?:widerspruch|einspruch)(?: \p{L}+){0,3}? (?:nach|gemass|
    gem) (?:art|artikel|dsgvo)
  `,
  verbose`
    (?:dsgvo|datenschutz-?grundverordnung|recht auf (?:loschung|vergessenwerden|vergessen)|datenschutzbehorde|
    datenschutzbeauftragt\p{L}+|auskunft (?:uber|nach|gem)\p{L}*|artikel (?:15|17|
    21))(?= (?:\p{L}+ ){0,6}?(?:losch\p{L}*|auskunft|verstoss\p{L}*|daten|einschalten|meld\p{L}*|beschwer\p{L}*|
    dsgvo))
  `,
  verbose`
    (?:das ist|dies ist|ist|reiner|unerwunschter|ihr) spam(?!-?ordner| ordner)|spam!
  `,
  'als spam (?:gemeldet|markiert|melden|eingestuft|gekennzeichnet)',
  verbose`
    (?:unerwunschte|unaufgeforderte|unverlangte)(?:n|r)? (?:werbung|mails?|e-?mails?|nachrichten|
    zusendung\p{L}*|werbe\p{L}*)
  `,
  verbose`
    (?:blockiere|blockiert|gesperrt|sperrliste|blockieren|blacklist)(?= (?:sie|ich|ihre|wir)|[.!,]|$)
  `,
  'belastigung',
  verbose`
    (?:nie|nicht|niemals|keine|kein)(?: \p{L}+){0,3}? (?:eingewilligt|zugestimmt|angemeldet|einwilligung|
    erlaubnis|zustimmung)
  `,
  '(?:^|[.!] )(?:reiner )?spam(?= ?[.!]*$)',
];

export const optOuts: OptOutWords = { endings, prohibitions, complaints };
