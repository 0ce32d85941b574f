import type { MailWords } from '../../domain/language-pack/mail-words.ts';
import { phrases } from '../notation/phrases.ts';
import { words } from '../notation/words.ts';

export const mail: MailWords = {
  signatureLines: {
    answers: words('nein bitte abmelden austragen löschen danke stopp entfernen'),
    contactLabels: 'telefon|handy',
    registerLabels: 'ust-?id|hrb|geschäftsführer|amtsgericht|handelsregister',
    beforeSurnames: 'Herrn?|Frau|Familie|Name ist|heiße',
    surnames: 'Stopp',
    closings: phrases`
      (mit )?(freundlichen|freundlichem|besten|vielen|herzlichen|lieben|schönen|sonnigen) gr(ü|ue)(ß|ss)(en|
      e)?|(freundliche|beste|viele|herzliche|liebe|schöne) gr(ü|ue)(ß|ss)e|mfg|vg|lg|bg|gr(uß|uss|üße|üsse|
      uesse)|hochachtungsvoll
    `,
    thanks: '(vielen |besten |herzlichen )?dank( im voraus)?|danke( schön)?',
    mobile: phrases`
      (von|mit) mein(em|er) .{2,40} gesendet|gesendet (von|mit|über) .{2,60}|outlook für (ios|
      android) .{2,60}|holen sie sich outlook .{2,60}|diese nachricht wurde von mein(em|er) .{2,60} gesendet|
      envoyé de mon .{2,40}
    `,
    notice: phrases`
      diese (e-?mail|nachricht)\b.{0,120}(vertraulich|bestimmt|rechtlich)|haftungsausschluss|vertraulichkeits|
      der inhalt dieser|bitte (denken sie an|prüfen sie).{0,60}umwelt|informationen zum datenschutz|
      hinweise? zum datenschutz|sitz der gesellschaft|registergericht|pflichtangaben
    `,
    banner: phrases`
      achtung[:!].{0,60}extern|externe (e-?mail|nachricht)|diese e-?mail (kommt|stammt) von (außerhalb|
      extern)|sie erhalten nicht oft
    `,
  },
  wrappedLines: {
    salutation: 'hallo|guten|sehr|liebe[rs]?',
    cannotEnd: phrases`
      nicht|nie|niemals|kein|keine|keinen|zu|und|oder|aber|von|vom|aus|mit|ich|wir|möchte|möchten|wollen|
      können|kann|soll|sollen|muss|müssen|bitte|der|die|das|dem|ein|eine|mich|uns|mein|meine|unser|unsere|
      dass|wenn|sie|ihr|ihre
    `,
    hasSubject: 'niemand|keiner|jemand|jeder|alle|man|er|kunden|nutzer|leser|mitglieder|empfänger|gäste',
    cannotBegin: 'von|vom|aus|mit|bis|vor|nach|für|an|auf|und|oder|zu|als',
  },
  features: {
    turn: 'aber|jedoch|allerdings|leider|trotzdem',
  },
  quoteHeads: {
    senderLabels: 'von',
    dateOpenings: 'am|den',
    forwardMarks: phrases`
      ursprüngliche nachricht|ursprüngliche mail|originalnachricht|weitergeleitete (nachricht|mail)|
      anfang der weitergeleiteten nachricht|beginn der weitergeleiteten nachricht|oorspronkelijk bericht
    `,
    otherLabels: 'gesendet|an|betreff|kopie|sendt',
    verbs: 'schrieb|schreibt',
    weekdays: 'mo|di|mi|do|fr|sa|so',
  },
  classify: {
    refusals: 'nein,? danke|danke,? (aber )?nein|kein interesse|kein bedarf',
  },
  returnDate: {
    months: '',
    weekdays: 'montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag',
    back: phrases`
      fr\.?o\.?m\.?|bis( (zum|einschliesslich|inklusive|inkl\.))?|ab( dem)?|wieder<2> (ab|am)|zuruck( am| ab)?
    `,
  },
  optOut: {
    courtesies: 'bitte|danke|sofort|hallo',
  },
  optOutPhrases: {
    oneWord: phrases`
      (abmelden|abmeldung|austragen|abbestellen|abbestellung|loschen|loeschen|entfernen|aufhoren|raus)( (mich|
      uns))?|(mich|uns) (abmelden|austragen|loschen|entfernen)
    `,
  },
};
