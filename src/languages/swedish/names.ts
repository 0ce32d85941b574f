import type { NameWords } from '../../domain/language-pack/name-words.ts';
import { alternatives } from '../notation/alternatives.ts';
import { words } from '../notation/words.ts';

export const names: NameWords = {
  givenNames: words(`
    adam agneta ake albin alexandra alf alfred alice alva anders andrea andreas anki ann anna annica annelie
    ann-charlotte annette annie annmarie anneli arne arvid asa astrid august axel barbro bengt berit bernt bert
    bertil birgit birgitta bjorn bo boel borje britt britta bror camilla carina carin carl carolina caroline
    cecilia charlotta charlotte christer christian christina christoffer claes clara conny cornelia dag dan
    daniel david ebba edvard elin elisabet elisabeth ellinor elsa emelie emil emma erik erika ernst eskil eva
    evelina ewa felicia filip folke frans fredrik freja frida gabriel gabriella gerd gertrud greta goran gosta
    gudrun gun gunilla gunnar gunvor gustaf gustav hakan hampus hans harald harriet hedvig helen helena helene
    helge henning henric henrik hilda hjalmar hugo ida inga ingalill inge ingela ingegerd ingemar ingmar inger
    ingrid ingvar ingvor irene isabella isak ivar jakob jan jenny jens jerker jessica jim jimmy joakim joel
    johan johanna john johnny jon jonas jonathan jonny josef josefin josefine julius jorgen kaj kajsa karin karl
    karolina katarina katrin kennet kenneth kent kerstin kim kjell klara klas knut krister kristian kristin
    kristina kristoffer kurt lars lasse leif lena lennart leonard liam lina linn linnea linus lisa lisbeth
    louise lovisa lucas ludvig magdalena magnus maj maja malin malte margareta margit marcus marie martin
    martina mathias mats mattias max melker michael mikael mimmi moa mona monica morgan matilda mans marta nanna
    niclas niklas nils nina olle olof olov orjan orvar oscar ove par patric patrik paulina pelle per pernilla
    peter petter petra pia pontus ragnar ragnhild rebecka rickard rikard robert robin roger roland rolf ronny
    rune runar sandra sara sebastian sigrid sigurd simon siv sixten sofia sofie solveig staffan stefan stellan
    sten stig stina sture sune susann susanna susanne svante sven sverker sylvia theo therese thomas thor
    thorbjorn tobias tommy tony torbjorn tord tore torgny torsten tove tuva tyra ulf ulla ulrica ulrika urban
    ursula valdemar vera veronica veronika victor victoria viggo viktor viktoria vilhelm viveka vivianne wilhelm
    wilma yngve ylva yvonne asta
  `),
  particles: words('af av'),
  honorifics: words('fru hr'),
  notNames: words(`
    ab koncern stadion sverige stockholm goteborg malmo uppsala vasteras orebro linkoping helsingborg norrkoping
    vag vart kontakt telefon las mer foretag kunder mandag tisdag onsdag torsdag fredag lordag serie pris etage
    kundtjanst
  `),
  placeEndings: ['gatan', 'vagen', 'skola'],
  titlesAsNames: words('kock bagare'),
  transcriptions: { å: 'aa', ä: 'ae', ö: 'oe' },
  placeholderFamilyNames: words(''),
  placeholderNames: alternatives('förnamn efternamn|medel svensson|sven svensson-exempel'),
};
