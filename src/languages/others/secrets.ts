import type { SecretWords } from '../../domain/language-pack/secret-words.ts';
import { phrases } from '../notation/phrases.ts';
import { foldedText } from '../notation/text.ts';
import { words } from '../notation/words.ts';

/** Names in other scripts. */
const inOtherScripts = foldedText(
  'пароль|пінкод|συνθηματικό|κωδικός πρόσβασης|סיסמה|كلمة المرور|كلمة السر|密码|密碼|口令|パスワード|暗証番号|비밀번호|รหัสผ่าน|पासवर्ड',
);

/** Secrets in languages in which the service does not write, but in which people send it forms and mail. */
export const secretsOfOtherLanguages: SecretWords = {
  passwords: [
    phrases`
      \bmdp\b|passord|adgangs(kod|ord)|wachtwoord|lykilord|\bparool|mots? ?(de ?)?passe|code d ?acces|
      contrasen|contrasin|palavra ?(de ?|chave de )?passe|(\b|nova|sua|confirmar|repetir)senhas?\b|
      ^((nueva|su|tu|confirmar|repetir) )?(la )?clave$|clave (de acceso|secreta|privada|dinamica|
      de un solo uso)|parola d ordine|^((nuova|noua|nova) )?parola$|hasl[oa]\b|\bhesl[oa]\b|slaptazod|
      jelszo|\blozink|\bgesl[oa]\b|\bsifre
    `,
    inOtherScripts,
  ],
  codes: phrases`
      \b(pin|puk) ?(kood|kode|codigo)\b|\b(codice|codigo|numero|clave) ?(pin|puk)\b|(kinnitus|
      uhekordne|uhekordse|sisselogimis) ?kood|(sikkerhets|sikkerheds|engangs|bekreftelses|bekraeftelses|
      verifi\w{1,20}s|adgangs) ?kod|(verificatie|beveiligings|toegangs) ?code|kontroll?(siffer|cifre)|
      eenmalige (code|toegang)|cryptogramme|code (a usage unique|unique|sms|de (verification|securite|
      validation|connexion))|codigo (sms|secreto|de (un solo uso|uso unico|utilizacao unica|verifica+|
      segur+|acc?es+))|codice (sms|segreto|monouso|temporaneo|usa e getta|di (verifica|sicurezza|
      accesso|conferma))|kod (sms|jednorazowy|weryfikacyjny|zabezpieczajacy|bezpieczenstwa|dostepu|
      autoryzacyjny)
    `,
  keys: phrases`
      kaardi ?(number|nr)|kaart ?(nummer|nr)\b|(numer|nr) karty|\bnum(ero)? ((de|da|do|del|della|
      di) )?((la|votre|su|tu|tua|sua|seu) )?(carte|carta|cartao|tarjeta)\b|\b(bsn|dni|nie|cpf|cpr|
      pesel|nir)\b( ?(nummer|number|numero|nr|no))?$|isikukood|fodsels(els)?nummer|fodselsnr|
      burgerservicenummer|sofi ?nummer|securite sociale|seguridad social|seguranca social|
      previdenza sociale|codice fiscale|numer pesel|sociale verzekering|(api|private|access|secret|
      session|auth) ?(sleutel|nokkel|nogle|voti)( id)?$|(cle|clave|chiave|chave|klucz) (api|d api|
      secrete|secreta|segreta|privee|privada|privata|prywatny|tajny)|apisleutel|(geheime|
      prive) ?sleutel|(hemmelig|privat) (nokkel|nogle)|(sala\w{1,30}|privaat) ?voti|jeton d ?acces
    `,
  beginnings: [
    phrases`
      mdp|adgangs|wacht|lykilord|parool|acces|contras|palavra|senha|clave|parola|hasl|hesl|slapta|
      jelszo|lozink|gesl|sifre|eenmal|segret|kaart|kaard|cart|tarjeta|bsn|dni|nie|cpf|cpr|pesel|
      nir|isiku|fodsel|burger|sofi|securite|seguri|seguranca|previdenza|fiscale|verzekering|sleutel|
      nokkel|nogle|voti|cle|chiave|chave|klucz|jeton
    `,
    inOtherScripts,
  ],
  subjects: phrases`wachtwoord\w{0,30}|passords?|adgangskode\w{0,30}`,
  matters: 'beheer*|beleid|handtering|handterer|politikk?',
  counts: phrases`
      antall|aantal|nombre de|numero de (senhas|contrasenas)|gestion* (de|des|delle|di)|gestor* (de|
      di|delle)|polit+ (de|di|des|delle|hasel)|menedzer hasel
    `,
  plurals: 'contrasenas|senhas',
  questions: 'comment|como|come|hoe|hvordan|jak',
  yours: 'votre',
  passwordsInText: '',
  rowsOfWords: '',
  nounsAbout: 'sujet|asunto',
  owners: 'mon|ma|notre|le|la|mi|nuestra|su|tu|mia|tua|sua|nostra|minha|mijn|ons|het|moje',
  codeWords: 'kode?|c[oó]digo|codice|numero',
  ownedCodes: 'votre code|ton code|(tu|su) c[oó]digo',
  clauseBreaks: 'et|est|y|es',
  clauseEnds: 'et|mais|y|pero|e|en|maar',
  joiners: 'et|ou|y|o',
  purposes: 'pour|para|voor|per',
  continuations: 'pour|para|en|voor',
  links: 'est|était|es|era|è|é|jest|er|luidt|brzmi',
  adverbs: 'maintenant|toujours|ahora',
  comparisons: words('comme como'),
  results: words('a en til naar'),
  changes: 'cambi|modifi|endret|ændret|gewijzigd',
  ordinals: 'er|e|ème|º|ª',
  orMore: 'ou plus|o más',
  units: 'caract|chiffre|jour|heure|mois|an|fois|letra|dígito|día|hora|mes|año|vez|veces|carácter',
  descriptiveEndings: phrases`
      (ée?s?|ables?|ibles?|oires?|ados?|adas?|idos?|idas?|ante|orio|oria|osa?|ible|able|ato|ata|
      uto|uta)$
    `,
  descriptions: words(`
    faux fausse bon bonne perdu oublié expiré incorrecte correcte vide court courte long longue faible fort
    forte ici requis requise secret secrète valide invalide nouveau nouvelle ancien ancienne obligatoire
    facultatif merci urgent incorrecta correcta errónea mala buena nueva vieja corta larga débil fuerte segura
    secreta aquí abajo arriba vacía perdida olvidada caducada obligatoria opcional gracias urgente misma
    verkeerd fout goed juist kwijt vergeten verlopen kort lang zwak sterk geheim hier leeg nieuw oud errata
    sbagliata corretta giusta persa scaduta qui vuota nuova vecchia debole errada incorreta correta vencida aqui
    vazia nova velha fraca est était ne pas et ou mais si le la les un une des du de nous vous je tu il elle sur
    pour avec par dans en au aux es era está no y o pero el los las una uno del al nosotros yo su mi con por
    para como que qué cómo het een van voor met niet wij jij u ik op te bij naar door er zijn lo gli di da per
    non sono che os as um uma do dos das em com não
  `),
};
