import type { MailWords } from '../../domain/language-pack/mail-words.ts';
import { phrases } from '../notation/phrases.ts';
import { words } from '../notation/words.ts';

export const mail: MailWords = {
  signatureLines: {
    answers: words('ei joo kyllä kiitos poista poistakaa lopeta lopettakaa peru peruuta perukaa älkää älä'),
    contactLabels: 'puh|gsm|puhelin',
    registerLabels: 'y-tunnus',
    beforeSurnames: 'nimeni on',
    surnames: '',
    closings: phrases`
      (ystävällisin |parhain |lämpimin |syys|kevät|kesä|talvi|joulu|iloisin |hyvin |kunnioittavin )?terveisin|
      terveisin|terveiset|terv|t|yst\.? ?terv|yt|kunnioittavasti|ystävällisesti|hyvää (päivän|viikon|syksyn|
      kesän)*
    `,
    thanks: 'kiitos( (paljon|etukäteen|viestistä))?|kiitoksia|kiitoksin|kiittäen',
    mobile: 'lähetetty (minun )?(+ ){0,3}?+:?(sta|stä|lta|ltä)( +(lla|llä))?|hanki outlook .{2,50}',
    notice: phrases`
      tämä (viesti|sähköposti*)\b.{0,120}(luottamuksel|tarkoitettu|salassa)|luottamuksellisuus|vastuuvapaus|
      jos et ole viestin|ajattele ympäristöä|säästä luontoa|käsittelemme henkilötietoja|tutustu tietosuoja
    `,
    banner: phrases`
      huomio[:!].{0,60}ulkopuolelta|tämä viesti on (tullut|lähetetty) (organisaation )?ulkopuolelta|
      ulkoinen (viesti|lähettäjä)
    `,
  },
  wrappedLines: {
    salutation: 'hei|heippa|moi|moikka|terve|hyvä',
    cannotEnd: phrases`
      en|emme|ei|eikä|enkä|emmekä|älä|älkää|ja|tai|mutta|että|ettei|jos|koska|haluan|haluamme|halua|haluaisi|
      voisitteko
    `,
    hasSubject: phrases`
      kukaan|kuka|jotka|joka|he|hän|asiakkaa[nt]|asiakkaamme|käyttäjät|jäsenet|vastaanottajat|lukijat
    `,
    cannotBegin: 'ennen|jälkeen|vasta|koska|että|ja|tai',
  },
  features: {
    turn: 'mutta|vaan|kuitenkin|valitettavasti|ikava kylla',
  },
  quoteHeads: {
    senderLabels: 'lähettäjä',
    dateOpenings: '',
    forwardMarks: phrases`
      alkuperäinen viesti|välitetty viesti|edelleenlähetetty viesti|edelleen lähetetty viesti|
      välitetty viesti alkaa|alkaa edelleenlähetetty viesti|lähetetty edelleen
    `,
    otherLabels: phrases`
      lähetetty|päivämäärä|päiväys|pvm|vastaanottajat?|kopio|aihe|aan|onderwerp|saadetud|teema|kellele
    `,
    verbs: phrases`kirjoitti|kirjoittaa|kirjutas|napisał(\(a\))?|napisał/a`,
    weekdays: 'sat|sun|ma|ti|ke|to|pe|maanantai|tiistai|keskiviikko|torstai|perjantai|lauantai|sunnuntai',
  },
  classify: {
    refusals: 'ei,? kiitos|kiitos,? (mutta )?ei|ei kiinnosta',
  },
  returnDate: {
    months: '(tammi|helmi|maalis|huhti|touko|kesa|heina|elo|syys|loka|marras|joulu)k(uu)?(n|ta|hun|ssa)?',
    weekdays: '(maanantai|tiistai|keskiviikko|torstai|perjantai|lauantai|sunnuntai)(na|hin|ta)?',
    back: 'palaan<3>|takaisin( +)?|tavattavissa<2>|tavoitettavissa<2>|asti',
  },
  optOut: {
    courtesies: 'kiitos|heti|nyt|moi|hei',
  },
  optOutPhrases: {
    oneWord: phrases`
      (poista|poistakaa|poistakaapa|poistakaas|lopeta|lopettakaa|peru|perukaa|peruuta|peruuttakaa|poisto|
      pois)( (minut|meidat|mut|listalta|listalta minut|tama|tilaus))?|poistopyynto|poistopyyntoni
    `,
  },
};
