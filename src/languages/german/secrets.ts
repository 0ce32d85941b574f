import type { SecretWords } from '../../domain/language-pack/secret-words.ts';
import { phrases } from '../notation/phrases.ts';
import { words } from '../notation/words.ts';

export const secrets: SecretWords = {
  passwords: 'kennwort|geheimnis',
  codes: phrases`
      \b(pin|puk) ?(kode|nummer)\b|geheimzahl|(sicherheits|bestatigungs|verifizierungs|einmal|
      freischalt|zugangs) ?code|pruf(nummer|ziffer)
    `,
  keys: phrases`
      karten?s? ?(nummer|nr)\b|\bsvnr\b( ?(nummer|number|numero|nr|no))?$|(sozial|
      renten)versicherungs ?(nummer|nr)|steuer ?(id\b|identifikations)|pass ?nummer|geheimer? schlussel|
      (api|private|access|secret|session|auth) ?schlussel( id)?$
    `,
  beginnings: 'kennw|geheim|kod|pruf|kart|zahl|svnr|versicherung|steuer|schlussel',
  subjects: 'passwort|passworter|kennwort',
  matters: 'richtlinien?|verwaltung*|schutz|fragen?',
  counts: 'anzahl',
  plurals: 'passworter|kennworter',
  questions: 'wie|warum|nutzen|verwenden|haben|gibt',
  yours: 'ihr|dein',
  passwordsInText: '',
  rowsOfWords: '',
  nounsAbout: 'betreff',
  owners: 'mein|meine|unser|das|die|der',
  codeWords: 'kode|nummer|schlüssel',
  ownedCodes: '(ihr|dein) (code|kode)',
  clauseBreaks: 'und|ist',
  clauseEnds: 'und|aber',
  joiners: 'und|oder',
  purposes: 'für|zum?',
  continuations: 'für|zu',
  links: 'ist|war|lautet',
  adverbs: 'jetzt|noch|immer',
  comparisons: words('als'),
  results: words('auf'),
  changes: 'geändert|gesetzt',
  ordinals: '',
  orMore: 'oder mehr',
  units: 'zeichen|ziffer|stelle|buchstab|tag|stunde|minute|woche|monat|jahr|mal|nutzer',
  descriptiveEndings: [
    '^(ge|ver|zurück|ab|un|nicht)~{3,}(t|en|bar|lich|ig)$|(bar|lich|haft|isch|pflichtig)$',
  ],
  descriptions: words(`
    falsch richtig weg verloren gesperrt abgelaufen ungültig gültig neu alt kurz lang schwach stark geheim leer
    gleich unbekannt bekannt hier dort unten oben anbei später heute dringend bitte danke pflicht optional
    sicher unsicher ist war sind nicht kein keine und oder aber wenn der die das den dem ein eine wir ihr sie
    ich du auf von für mit zu zum zur aus bei wie was wer wo kann soll muss wird werden noch schon sehr auch nur
    mehr
  `),
};
