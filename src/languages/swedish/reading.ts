import type { ReadingWords } from '../../domain/language-pack/reading-words.ts';
import { events } from './event-words.ts';

export const reading: ReadingWords = {
  events,
  exceptions: {
    new_leader: '*förening *föreningen *klubb *klubben *förbund *förbundet *stiftelse *museet',
    opening: `konto kapitel möjligheter säsongen säsong famnen kl klockan öppettider sommaruppehåll anmälan
      ansökan ögonen samtal bokningen fönstret luckan lådan kylen brevet paketet`,
    acquisition: 'ansvar ansvaret rollen rodret mark tomt biljetter',
    product: 'kampanj',
    contract: 'köpa förvärva förvärv förvärvet',
    hiring: 'tillsatt tillsatta stängd avslutad längre',
    regulation: 'styrelsen',
    investment: '*order *avtal *kontrakt *upphandling aktier',
  },
  future: 'ska skall kommer',
  infinitiveMarks: 'att',
  adverbs: `nu idag också även nyligen officiellt äntligen redan igår i dag just precis åter samtidigt därmed
    dessutom upp in`,
  companyNouns: `bolaget företaget koncernen gruppen familjeföretaget firman familjebolaget byggbolaget
    mjukvaruhuset startupbolaget fastighetsbolaget bemanningsföretaget anläggningen anläggningens mejeriets
    fabriken styrelsen ledningen`,
  tradeNouns: `tillverkaren leverantören banken grossisten operatören grossistföretaget kedjan byrån bageriet
    bryggeriet rederiet åkeriet matkedjan möbelkedjan butikskedjan hotellkedjan verkstaden kliniken skolan
    tvätteriet gymmet mejeriet restaurangen butiken föreningen stiftelsen hotellet förlaget sågverket apoteket`,
  companyArticles: '',
  it: '',
  nameArticles: '',
  otherArticles: '',
  we: 'vi',
  our: 'vår vårt våra',
  ownEndings: '',
  us: 'oss',
  companyGenitives: `bolagets företagets koncernens kedjans byråns gruppens firmans anläggningens mejeriets
    familjeföretagets fabrikens restaurangens hotellets`,
  pronouns: 'vi den det de hon han',
  relatives: 'som',
  of: 'på hos för i',
  by: 'av',
  placePrepositions: 'i till från på bredvid intill mittemot',
  placeEndings: '',
  dateOpeners: `i den under på början slutet mitten år månad sedan från och med fredagen kvartalet första andra
    tredje fjärde`,
  otherDatesBefore: 'till före efter mellan inför senast för åren än',
  otherDatesBehind: '',
  yearOpeners: 'år under i sommaren våren hösten vintern början slutet av',
  hours: 'kl klockan',
  monthNames: 'jan=1 feb=2 mar=3 apr=4 jun=6 jul=7 aug=8 sept=9 sep=9 okt=10 nov=11 dec=12',
  dayEndings: 'e :e a :a',
  pageDays: `idag=0 i_dag=0 igår=1 i_går=1 denna_vecka=0m i_veckan=0m den_här_veckan=0m förra_veckan=7m
    denna_månad=0m förra_månaden=30m de_senaste_dagarna=0 i_månaden=0m i_början_av_månaden=0m
    tidigare_i_månaden=0m i_helgen=0m nästa_månad=-30m i_morgon=-1 imorgon=-1`,
  weekdays: `måndags=1 tisdags=2 onsdags=3 torsdags=4 fredags=5 lördags=6 söndags=0 måndagen=1 tisdagen=2
    onsdagen=3 torsdagen=4 fredagen=5 lördagen=6 söndagen=0`,
  weekdayOpeners: 'i på',
  lesserNegations: 'utan',
  hearsay: `år_sedan rykte* falskt ryktet ryktas samtal något_nytt vid_ett_förvärv varje_år ett_bolag ett_företag
    året_runt gratuler* grattis var_med_på besökte sponsr* intill_vår* bredvid_vår* mittemot_vår* talade förnek*
    dementer* skjuts_upp skjutits_upp ställs_in dra_tillbaka drar_tillbaka inställd inställt ingenting_med
    att_göra_med_oss delar_bara_namn_med`,
  conditionOpeners: 'om ifall innan varför hur skulle skriv glöm anmäl besök läs boka',
  others: `kund kunden kunder konkurrent konkurrenten granne grannen hyresgäst hyresgästen partner återförsäljare
    återförsäljaren leverantör leverantören förbundet föreningen staden kommunen familjen författaren handlare
    handlaren systerbolag systerbolaget systerföretag moderbolag moderbolaget moderbolags ägare spinneriet
    branschföreningen vän väninna hyresvärd hyresvärden före_detta`,
  settled: `slutfört slutfördes skedde tillträdet registrerades undertecknades undertecknat tecknades slöts klart
    klar började börjar tillträder tillträdde från sedan invigdes öppnades offentliggjordes offentliggörs
    presenterades gäller trädde signerades stängdes`,
  formerly: 'grundades grundat grundad startade_år bildades efter efter_att sedan_starten inför',
  nextOpeners: 'nästa',
  habits: 'bygger köper flyttar öppnar levererar installerar utökar investerar',
  novelties: `en ett ny nytt nya nu idag sin sitt sina andra tredje fjärde femte sjätte vår vårt våra ytterligare`,
  whenOpeners: 'när',
  speakers: 'jag mig min mitt mina skriv ignorera glöm',
  vagueTimes: `kvartal kvartalet våren sommaren hösten vintern i_höst i_vår i_sommar i_vinter i_våras i_höstas
    förra_året i_fjol i_år nästa_år påsk jul årsskiftet halvåret under_året`,
  doubts: `kan kunde skulle bör måste vill önskar planerar planerade planerad planeras hoppas avser överväger
    siktar eventuellt kanske möjligen troligen ursprungligen tidigare förr årsjubileum nästan uppges uppskjuten
    ställts ställdes inställd hade brukar varje dagligen jubileum funderar utreder snart framöver ville försökte`,
  clauseOpeners: 'som att vilket vilka när medan eftersom efter innan där då om fast trots sedan',
  joiners: 'och men samt eller',
  dayNames: '',
  hasMonthFirst: false,
  hasShortDates: false,
  hasCapitalNouns: false,
};
