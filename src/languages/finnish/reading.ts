import type { ReadingWords } from '../../domain/language-pack/reading-words.ts';
import { events } from './event-words.ts';

export const reading: ReadingWords = {
  events,
  exceptions: {
    complaint: 'valituiksi valituksi valitut valittu valittiin',
    new_leader: '*seuran *seura* *liiton *liitto* *yhdistyksen *yhdisty* *säätiön *museon',
    opening: `keskustelu* tilin kauden mahdollisuu* näkym* klo aukiolo* kesätauon ilmoittautumi* haku hakuaika
      hakuajan verkkosivu* luvun aikakauden uunin luukku luukun paket* laatikko silmät kirje*`,
    acquisition: 'tontin kiinteistön maa-alueen lippu* lipun koneen robotin laitteen',
    contract: 'osakekan* yrityskaup* liiketoiminnan',
    hiring: 'täytetty päättynyt enää',
    investment: '*urakan *sopimuks* *tilauks* osakkeita',
  },
  future: 'tulee',
  infinitiveMarks: '',
  adverbs: `nyt tänään myös juuri äskettäin hiljattain virallisesti vihdoin jo eilen samalla puolestaan parhaillaan`,
  companyNouns: 'yhtiö yritys konserni perheyritys perheyhtiö hallitus keskus',
  tradeNouns: `valmistaja toimija urakoitsija pankki tukku liike laitos kauppa toimisto koulu yhdistys ketju
    myymäläketju ravintolaketju kauppaketju huonekaluketju leipomo panimo osuuskauppa hotelliketju tilitoimisto
    pesula varaamo varikko lääkäriasema apteekki tehdas sahayhtiö konepaja saha puutarha säätiö ohjelmistotalo
    verkkokauppa startup kuljetusyhtiö rakennusliike kustantamo meijeri kahvila ravintola autotalo optikko
    klinikka hammasklinikka panimoyhtiö ketjulle`,
  companyArticles: '',
  it: 'se',
  nameArticles: '',
  otherArticles: '',
  we: 'me olemme',
  our: 'meidän',
  ownEndings: '*mme',
  us: 'meille meidät meiltä meillä meidän meistä',
  companyGenitives: 'yhtiön yrityksen ketjun konsernin',
  pronouns: 'se me hän',
  relatives: 'joka jotka jonka jota joita jossa josta johon jolle jolla joiden jolta',
  of: '',
  by: '',
  placePrepositions: '',
  placeEndings: '*ssa *ssä *lla *llä *lle *sta *stä *lta *ltä *een *oon *uun *yyn *iin *aan *ään *öön',
  dateOpeners: `vuonna kuluvan tämän vuoden alussa lopussa syyskuun puolivälissä alkaen neljänneksellä loppuun
    alkuun`,
  otherDatesBefore: 'ennen',
  otherDatesBehind: 'asti mennessä saakka jälkeen ennen perustettu perustetun',
  yearOpeners: 'vuonna vuoden keväällä kesällä syksyllä talvella alkuvuonna loppuvuonna',
  hours: 'klo',
  monthNames: `tammikuusta=1 tammikuulle=1 helmikuusta=2 helmikuulle=2 maaliskuusta=3 maaliskuulle=3 huhtikuusta=4
    huhtikuulle=4 toukokuusta=5 toukokuulle=5 kesäkuusta=6 kesäkuulle=6 heinäkuusta=7 heinäkuulle=7 elokuusta=8
    elokuulle=8 syyskuusta=9 syyskuulle=9 lokakuusta=10 lokakuulle=10 marraskuusta=11 marraskuulle=11
    joulukuusta=12 joulukuulle=12`,
  dayEndings: '',
  pageDays: `tänään=0 eilen=1 tällä_viikolla=0m viime_viikolla=7m tässä_kuussa=0m viime_kuussa=30m viime_päivinä=0
    kuun_alussa=0m kuukauden_alussa=0m aiemmin_tässä_kuussa=0m kuun_lopussa=0m viikonloppuna=0m tällä_kuulla=0m
    ensi_kuussa=-30m huomenna=-1`,
  weekdays: 'maanantaina=1 tiistaina=2 keskiviikkona=3 torstaina=4 perjantaina=5 lauantaina=6 sunnuntaina=0',
  weekdayOpeners: 'viime',
  lesserNegations: 'ilman',
  hearsay: `vuotta_sitten vuotta_siitä huhu* väärä neuvottel* jotain_uutta vuosittain kun_yhtiö kun_yritys
    ympäri_vuoden onnittel* onnea mukana vierail* sponsor* lykkään* lykättiin lykätty peruuntu* perutaan peruttiin
    eri_henkilö eri_yritys vieressä vastapäätä puhui kiistä* kiisti`,
  conditionOpeners: 'jos mikäli ennen miksi miten kirjoita unohda ilmoittaudu tutustu lue varaa',
  others: `asiakas asiakkaan asiakkaat kilpailija kilpailijan naapuri naapurin naapuriin vuokralainen
    vuokralaisemme jälleenmyyjämme jälleenmyyjä *toimittajamme toimittaja *sisaryhtiömme sisaryhtiö päämiehemme
    liitto yhdistys kaupunki kunta seurakunta perhe *kumppanimme *kumppani *kilpailijamme *asiakkaamme
    *asiakkaistamme *naapuri* *naapurimme kauppiaamme emoyhtiö* omistaja ystävämme ystävän vuokranantaja
    vuokranantajamme entinen entisen`,
  settled: `alkaen lähtien voimaan merkittiin syntyi allekirjoitettiin julkistettiin toteutui varmistui solmittiin
    aloitti aloittaa valmistui täyttyi`,
  formerly: 'perustettu perustettiin perustetun perusti jälkeen',
  nextOpeners: 'ensi',
  habits: 'rakennamme ostamme muutamme laajennamme hankimme avaamme rakentaa ostaa muuttaa laajentaa',
  novelties: `uusi uuden uutta uudet uusia uuteen uusiin toinen toisen kolmas kolmannen neljäs neljännen viides
    viidennen kuudes kuudennen nyt tänään ensimmäinen ensimmäisen lisää`,
  whenOpeners: 'kun',
  speakers: 'minä minun minut kirjoita unohda ohita',
  vagueTimes: `kevään keväällä kesällä syksyllä talvella syksyn talven tänä_keväänä tänä_kesänä tänä_syksynä
    viime_vuonna tänä_vuonna ensi_vuonna viime_vuoden neljännes* neljänneks* pääsiäi* alkuvuode* loppuvuode*
    alkuvuonna loppuvuonna vuosikymmen*`,
  doubts: `voi voisi saattaa pitäisi täytyy haluaa toivoo aikoo suunnittelee suunnitteli harkitsee selvittää
    mahdollisesti ehkä todennäköisesti kenties alunperin aikoinaan aiemmin entinen sitten melkein lähes oli olivat
    peruttiin lykättiin tavoitte* aina yleensä usein päivittäin vuosittain jos tulisi kerrotaan väitetään huhujen
    tulevana pian koskaan alun_perin siirrettiin_eteenpäin vuosina tulevat tulevia ensi_vuonna halusi halusivat
    yritti`,
  clauseOpeners: 'joka jotka jonka että kun koska vaikka jossa jolloin minkä mikä jolla jota mitä kuten kuin',
  joiners: 'ja sekä mutta tai',
  dayNames: 'ensimmäisenä=1',
  hasMonthFirst: false,
  hasShortDates: true,
  hasCapitalNouns: false,
};
