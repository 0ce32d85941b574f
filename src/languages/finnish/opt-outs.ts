/* The Finnish words of an opt-out, as `foldLetters` writes them. */
import type { OptOutWords } from '../../domain/language-pack/opt-out-words.ts';
import { phrases } from '../notation/phrases.ts';
import { words } from '../notation/words.ts';

const gap = '(_[^_.!?]{1,25}){0,5}?_';
const near = '(_[^_.!?]{1,25}){0,3}?_';

/** Verbs of ending, which a negation turns into their contrary. */
const endings = [
  '(<(^|ja |nyt |jo |, ))(lopetta(kaa|kee|kkee)|lopeta)( jo| nyt| heti)?(> ?[.!]|$)',
  'pois (+ ){0,3}?(postitukse*|postituksi*|lahetyksi*|listoi*|rekister*)',
  phrases`
    (poista|poistathan|poistattehan|poistakaa|poistakaahan|poistakaapa|poistaisitko|poistaisitteko|poistatko|
    poistatteko|poistahan|poistapa|poistetaan|poistettava|poistaa|poistamaan|poistamista|poistettavaksi|
    poistetuksi|poistaisit|poistaisitte|pyyhi|pyyhkikaa|otathan|ottakaa|ota|ottaisitko|ottaisitteko|tiputa|
    tiputtakaa|tippukaa|heivatkaa|heita|siivotkaa|haivyttakaa|kirjatkaa|tuhotkaa)
  ` +
    phrases`
      ${near.replace('{0,3}', '{0,4}')}?(_?)(minut|meidat|mut|mua|minua|meita|osoitteeni|osoitteemme|osotteeni|tietoni|tietomme|tiedot|tietojani|
      sahkopostini|sahkopostiosoitteeni|sahkopostimme|meilini|yhteystietoni|yhteystietomme|nimeni|taman osoitteen|
      tama osoite|mun +|meidan +|pois|listal+|listoil+|postituslist+|rekister+|jakelu+|kontaktilist+)
    `,
  phrases`
    (minut|meidat|mut|osoitteeni|osoitteemme|tietoni|tietomme|sahkopostini|yhteystietoni|nimeni|mun +|meidan +|
    taman osoitteen|tama osoite)
  ` +
    phrases`
      ${gap}?(_?)(poistaa|poistettava|poistetaan|poistaisi|poistakaa|poista|poistetuksi|pois)
    `,
  phrases`
    pois (+ ){0,3}?(listal+|listoil+|postituslist+|postituslistoil+|jakelu*|rekister+|kontakti+|tietokan+|
    markkinointi+)
  `,
  phrases`
    (listal|listoil|postituslistal|postituslistoil|sahkopostilistal|jakelulistal)(ta|tanne|tasi|tanne|tanne)
    ( pois)?
  `,
  phrases`
    (peru|perukaa|peruuta|peruuttakaa|perun|peruisin|peruutan|haluan perua|haluaisin perua|haluan peruuttaa)
    _(+ ){0,3}?(tilau+|uutiskirj+|viest+|posti+)
  `,
  phrases`
    (lopeta|lopettakaa|lopettakaahan|lopettakaapa|lopetatte|lopetatteko|lopettaa|lopettaisitteko|lopettaisitko|
    lopettakaas|lopetahan|loppukoon|loppu)_(+ ){0,3}?(tama|taa|tallai+|tammo+|nama|naiden|lahett+|lahetyk+|viest+|
    spam*|hairi+|mail*|meil+|posti*|sahkopost+|mainost*|mainos*|markkinoin+|yhteyden*|roskapost+|pommit+|tyrkyt+|
    jankut+)
  `,
  phrases`
    (tietojeni|henkilotietojeni|tietojemme|osoitteeni|sahkopostiosoitteeni) (+ )?(poist+|pyyhki+|tuho+)
  `,
  phrases`
    (peru|perukaa|peruuttakaa|peruutatte|peruutatteko|peruisitte|peruuttaisitte|lopettaa|lopettaisitte|lopetatte)
    <3> (posti*|viest*|lahety*|mainos*|mainont*|uutiskirj*)
  `,
  phrases`
    (havita|havittakaa|tuhoa|tuhotkaa|pyyhkikaa|poistakaa)<4> (tiedot|tietoni|tietomme|henkilotie*|kaiken|
    osoitteet)
  `,
];

/** Prohibitions, which carry their own `not`. */
const prohibitions = phrases`
        (en|emme) (naita|nait|tallaisia|tammosia|tallasia) (+ )?(halu*|kaipa*|tarvi*)|
        pois (tasta|taalta)(> ?[.,!]|$)|(en|emme|ei)( +)? (halua|haluta|
        haluu)<2>( naita| tallaisia| tammosia| tallasia)( +)?(> ?[.,!]|$)|uskokaa jo|ymmartakaa (vihje|yskan)|
        (jo|nyt) riittaa|riittaa (jo|nyt)|(pyysin|pyysimme|pyydettiin|pyydan|pyydamme)(,? +){0,8}?,? (ettette|
        ettet|ette|lopet*|poist*)(> .{0,}(laheta|kirjoit|viest|post|yhtey|list))|pyydan (toisen kerran|
        toistamiseen)|(ala|alkaa|elka|elkaa|ela|alka|elekaa|alkaahan|alkaapa|alahan|alkaatte)( (enaa|ikina|
        koskaan|minulle|meille|mulle|tanne|minua|meita|mua|turhaan|viitsiko|viitsi|kiitos|tata|tallaisia|
        naita|nyt|tahan|osoitteeseen|ainakaan|missaan|nimessa)){0,}( +)? (laheta|lahettako|lahettaka|
        lahetelko|lahettele|lahetella|lahestyko|lahesty|laita|laittako|laitelko|laittele|ota yhteytta|
        ottako yhteytta|ottako enaa yhteytta|ottako|ota|kirjoita|kirjoittako|kirjoittelko|kirjoittele|
        hairitko|hairitse|spammaa|spammatko|spammaile|mailaa|mailatko|meilaa|meilatko|postita|laittoo|
        lahettoo|markkinoi|markkinoiko|viestitelko|pommita|tyrkyta|tyrkyttako|vaivatko|vaivaa|soitelko|
        kontaktoiko|kontaktoi|lahetteleko)(!> (tarjousta|laskua|esitetta|materiaalia) (viela|ennen))|(en|emme|
        ei|enka|emmeka|enaa en)<2> (halua|haluaisi|haluu|haluta|tahdo|toivo|kaipaa|kaivata|ottaa vastaan|
        ota vastaan|hyvaksy|jaksa)<4> (viest*|sahkopost*|postia|posteja|poste*|maino[sk]*|mainont*|
        markkinoin*|yhteydenot*|yhteytta|meilej*|maile*|meilia|mailia|kontaktoin*|roskapost*|spam*|uutiskirj*|
        kuulla teista|kuulla sinusta|saada naita|saada teilta)|ei (enaa|lisaa|ikina|koskaan)<2> (viestej*|
        viestia|sahkopost*|posteja|postia|mainoks*|mainontaa|meilej*|mailej*|yhteydenot*|spam*|roskapost*|
        naita|tallais*|tammos*)|(kiellan|kiellamme|kielletaan|kielsin|kiellettava)<4> (suoramarkkinoin*|
        markkinoin*|yhteyden*|tieto*|henkiloti*|viest*|lahett*|kayt*|postit*)|(suora)?markkinointikiel+|(jata|
        jattakaa|jattakaahan|antakaa|anna)( +)? (minut|meidat|mut|minun|meidan|mun|olla)( olla)? (rauhaan|
        rauhassa)|unohda(kaa)? (minut|meidat|osoitteeni|koko osoite|mun)|en (enaa )?ikina halua kuulla|(olen|
        ollaan|olemme|oon) (jo )?(+ )?(pyytanyt|pyytaneet|perunut|peruneet|poistunut|sanonut)<4> (poist*|
        tilau*|listal*|lopett*|kerta*)|(toista|kolmatta|monetta*) kertaa|(en|emme|ei|enka|emmeka)<3> (halua*|
        haluta|haluu|toivo*|kaipaa|kaivata|tarvitse|valita|suostu)<7> (viest*|sahkopost(i|ia|eja|it|ista|
        eista)(!>~)|post(ia|eja|ituks+)|maino[sk]*|mainont*|markkinoin*|yhteydenot*|meil(i|ej|ia)*|mail(i|ej|
        ia)*|lahestym*)|(mieluummin|mieluiten|mielellani|mielellamme)<3> (ilman|en|emme|saastyis*)|saast(akaa|
        aisitte|yisin|yisimme|yttais*)|(toivo*|olkoon|jaakoon|jaisi|olisi|jaa|oli|
        on)<6> viimei+( +)? ?(viest*|sahkopost*|yhteyden*|meil*|mail*|kerta|posti)|(huolehtikaa|huolehdi|
        pitakaa|varmistakaa)(,? +){0,4}?,? (ettei|etteivat|etta)<8> (enaa|viest*|osoit*|posti*)|
        emme ota vastaan( +){0,3}|(ala|alkaa|elka|elkaa|ela|alka)<8> (laheta|lahettako|lahettaka|laita|
        laittako|laittaka|ota|ottako|kirjoita|kirjoittako|lahesty|lahestyko|hairitse|hairitko|mainosta|
        mainostako|spammaa|spammatko|mailaa|mailatko|laittoo|lahettoo)<6> (enaa|ikina|koskaan|uudestaan|
        uudelleen|jatkossa|ennee)|(ala|alkaa|elka|elkaa|ela|alka|elekee)<3> (enaa|ikina|koskaan|
        ennee)<6> (laheta|lahettako|laita|laittako|ota|ottako|kirjoita|kirjoittako|lahesty|lahestyko|hairitse|
        mainosta|laittoo)|list(asta|alta|alla)<3> (eroon|pois|paasee|paasen)|lopett(amaan|aa)( +)? (yhteyden*|
        viest*|lahett*)|lope(ta|ttakaa) jo|ettei<5> enaa<3> (yhtey*|viest*|lahet*|posti*|oteta)|
        elekee laittoo|haista +|painu(kaa)? +|suksi* +|(jata|jattakaa|jattakaas|jattaisitte)<2> (minut|meidat|
        mut|minua|meita) (+ )?rauha*
      `;

/** Complaints of being written to, whatever stands around them. */
const complaints = phrases`
        (oikeus tulla unohdetuksi|oikeuttani tulla|tietosuojavaltuut*|gdpr:?n (nojalla|perusteella|mukai*)|
        artikla(n)? (15|17|21)|(15|17|21)\.? artikla*|tietosuoja-asetuksen)|(tama|taa|tallainen|tama(han)?|
        nama|naa)( +)? (on|ovat) (+ )?(roskaposti*|spammia|spammi*|spamia|hairintaa)|(ilmoitan|merkitsen|
        merkkasin|merkitsin|raportoin|siirran|ilmiannan|laitan)<3> (roskapost(iksi|ina|iin|eihin)|spam*|
        estolist*)|roskapostia[.!]|spammaaja*|estin (sinut|teidat|osoitt+)|estan (sinut|teidat|osoitt+|
        lahett+)|(menette|menitte|paaditte|paasitte|laitan|lisaan|olette)( +){0,2} estolist+|(en|
        emme) ole (+ )?(tilannut|tilanneet|antanut lupaa|antaneet lupaa|liittynyt|liittyneet|
        pyytanyt (teilta|naita|tata|mainok*)|suostunut|suostuneet)
      `;

export const optOuts: OptOutWords = {
  endings,
  prohibitions,
  complaints,
  reports: phrases`
      \bperu~{0,40} (uutiskir|postitus|tilau|markkinoin)|(uutiskirj|postitus|tilau|markkinoin)~{0,40} peru|
      \b(ala|ei|alkaa) (saa )?(ota |ottaa )?(yhteyt|yhteydenot|markkinoin|lahet|viest|sahkopost)|estolista|
      \bpoist~{0,40} (minut )?~{0,40}lista|\btietojen poist|\bvalitus|\breklamaatio|markkinointikiel|
      yhteydenottokiel
    `,
  settings: 'linkki',
  consents: 'hyvaksyn|suostun|ymmarran|milloin tahansa',
  denials: words('ei epätosi'),
};
