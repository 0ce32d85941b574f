import type { MailWords } from '../../domain/language-pack/mail-words.ts';
import { phrases } from '../notation/phrases.ts';
import { words } from '../notation/words.ts';

export const mail: MailWords = {
  signatureLines: {
    answers: words('nej ja nja avregistrera avsluta sluta ta tack'),
    contactLabels: 'mobil|tfn|telefon',
    registerLabels: phrases`org\.?_?nr`,
    beforeSurnames: 'heter',
    surnames: '',
    closings: phrases`
      (med )?(vänliga?|bästa|varma|hjärtliga) hälsning(ar)?|(bästa |många )?hälsningar|hälsar|mvh|vh|
      allt gott|vänligen|med venlig hilsen|med vennlig hilsen|cordialement|saludos|lugupidamisega|
      met vriendelijke groet
    `,
    thanks: 'tack( (så mycket|på förhand|för mig))?',
    mobile: phrases`
      (skickat|skickades|sänt) (från|med|via) (min |mitt )?.{2,50}|hämta outlook .{2,60}|
      sendt fra min .{2,40}|verstuurd vanaf .{2,40}|enviado desde mi .{2,40}|inviato da .{2,40}|
      saadetud minu .{2,40}
    `,
    notice: phrases`
      detta (meddelande|mejl|mail|e-+)\b.{0,120}(konfidentiel|avsett|sekretess)|sekretess|konfidentialitet|
      tänk på miljön|informationen i detta|så här? behandlar vi|läs (mer )?om hur vi (behandlar|hanterar)
    `,
    banner: phrases`
      varning[:!].{0,60}extern|externt? (mail|mejl|avsändare|meddelande)|detta (mejl|
      meddelande) kommer (från någon )?utanför|du får inte ofta e-post från
    `,
  },
  wrappedLines: {
    salutation: 'hej|hejsan|god|bästa',
    cannotEnd: phrases`
      inte|ej|aldrig|att|och|eller|men|från|ur|av|med|till|på|jag|vi|vill|önskar|skulle|kan|ska|den|det|ett|
      om|min|vår
    `,
    hasSubject: phrases`
      ingen|ingenting|någon|alla|man|som|de|han|hon|kunder(na)?|användar(e|na)|medlemmar(na)?|mottagar(e|na)
    `,
    cannotBegin: 'från|ur|av|med|till|på|förrän|innan|efter|för|och|eller',
  },
  features: {
    turn: 'men|dock|tyvarr|daremot',
  },
  quoteHeads: {
    senderLabels: 'från',
    dateOpenings: 'den',
    forwardMarks: phrases`
      ursprungligt meddelande|originalmeddelande|vidarebefordrat (meddelande|brev|mail)( börjar)?|
      börja vidarebefordrat brev|oprindelig meddelelse|opprinnelig melding
    `,
    otherLabels: 'skickat|skickades|datum|till|kopia|ämne',
    verbs: 'skrev|skriver',
    weekdays: 'la|su|mån|tis|ons|tors|fre|lör|sön',
  },
  classify: {
    refusals: 'nej,? tack|tack,? men nej|inte intresserad*',
  },
  returnDate: {
    months: phrases`
      maj|june?|juni|july?|juli|aug(ust|usti)?|sep(t|tember)?|o[ck]t(ober)?|nov(ember)?|de[cz](ember)?
    `,
    weekdays: '(man|tis|ons|tors|fre|lor|son)dag',
    back: phrases`ater( +)?|tillbaka<2>|till och med|t\.?o\.?m\.?|till|fran och med`,
  },
  optOut: {
    courtesies: 'tack|snalla|nu|hej',
  },
  optOutPhrases: {
    oneWord: phrases`
      (avregistrera|avregistrering|avprenumerera|avanmal|avanmalan|avsluta|sluta|ta bort|radera|stoppa)( (mig|
      oss))?|avregistreringsbegaran
    `,
  },
};
