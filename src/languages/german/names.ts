import type { NameWords } from '../../domain/language-pack/name-words.ts';
import { alternatives } from '../notation/alternatives.ts';
import { words } from '../notation/words.ts';

export const names: NameWords = {
  givenNames: words(`
    achim adelheid adrian albert albrecht alexander alfons alois alwin amelie andre andrea andreas angela
    angelika anja anke anneliese annegret annemarie annette anton antonia antje armin arnd arndt arno astrid
    axel barbara bastian beate beatrice beatrix ben benedikt benjamin bernadette bernd bernhard bert bettina
    bianca birgit birte bodo brigitte bruno burkhard carla carmen carolin carsten christa christel christian
    christiane christina christine christof christoph claas clara claudia clemens constanze cordula cornelia
    corinna dagmar daniel daniela denise dennis detlef detlev diana dieter dietmar dietrich dirk dominik
    dominique doreen doris dorothea eberhard eckart eckhard edeltraud edgar egon ekkehard elena elfriede
    elisabeth elke ellen elmar emil erhard erich erika erna ernst erwin eugen eva ewald fabian felix ferdinand
    florian frank franz franziska friederike friedrich frieda fritz gabi gabriele georg gerald gerd gerda
    gerhard gerlinde gernot gero gertrud gisela gitta gottfried gregor gudrun guido gunter gunther gustav
    hannelore hannes hanno hans hansjorg harald hartmut hedwig heide heidemarie heiderose heidrun heike heiko
    heiner heinrich heinz helga helge hellmut helmut hendrik henning henrike herbert heribert hermann hilde
    hildegard holger horst hubert ida ilka ilona ilse immanuel imke ina ines inga inge ingeborg ingo ingrid
    irene iris irmgard isabel isabella isabelle jakob jan jana janina jasmin jens jessica joachim jochen johann
    johanna johannes jonas jorg jorn josef josefine judith julia julian juliane julius jurgen justus jutta kai
    karin karina karl karla karsten kaspar katharina kathrin katja katrin kerstin kevin kilian klaus konrad
    konstantin korbinian kristin kristina kurt lara lars laura lena lennart leo leon leonhard leonie leopold
    liane lorenz lothar lotte louis louisa luca ludger ludwig luisa lukas lutz lydia maike manfred manuel
    manuela marc marcel marco marcus mareike margarete margit margot margret maria marianne marina mario marion
    marius marko markus marlene marlies martha martin martina mathias mathilde matthias max maximilian mechthild
    meike melanie merle michael michaela miriam mirko mona monika moritz nadine nadja natalie natascha nicola
    nicole nico nikolaus nils nina norbert nora olaf ole oliver oskar oswald otmar ottmar otto pascal patricia
    patrick paul paula petra philipp pia rainer ralf ralph raphael rebecca regina regine reiner reinhard
    reinhold renate rene ricarda richard rita robert roland rolf roman romy ronald rosemarie rosi rudiger rudolf
    ruprecht ruth sabine sabrina samuel sandra sascha sebastian selina severin sibylle siegfried siegrid sigmar
    sigrid silke silvia silvio simon simone sonja sophia sophie stefan stefanie steffen steffi stephan stephanie
    susanne sven svenja swantje sybille sylvia tabea tanja tatjana thea theo theresa therese thomas thorsten
    tilman till tim timo tina tobias tom torben torsten udo ulf ulla ulrich ulrike ursel ursula ute uwe valentin
    vanessa vera verena veronika viktor viktoria vincent volker volkmar waldemar walter waltraud werner wiebke
    wilfried wilhelm willi wolf wolfgang wolfram xaver yannick yvonne
  `),
  particles: words('von vom der den das zu zur zum'),
  honorifics: words(`
    herr frau fr dr prof mag ing ir dipl dipl-ing dipl-wirt-ing dkfm dipl-kfm dipl-kffr med jur iur rer nat oec
  `),
  notNames: words(`
    ag gmbh kg ohg ug se konzern zentrum haus deutschland schweiz berlin hamburg munchen koln frankfurt
    stuttgart dusseldorf leipzig dortmund essen bremen dresden hannover nurnberg wien graz linz salzburg zurich
    basel bern platz strasse weg unser unsere kontakt produkte mehr erfahren weiterlesen unternehmen kunden
    montag dienstag mittwoch donnerstag freitag samstag sonntag universitat hochschule institut akademie preis
    garten adresse gewinner etage kundenservice impressum datenschutz
  `),
  placeEndings: ['strasse', 'platz', 'allee', 'schule', 'stiftung', 'verein'],
  titlesAsNames: words('koch meister kaufmann lager planer makler'),
  transcriptions: { ä: 'ae', ö: 'oe', ü: 'ue' },
  placeholderFamilyNames: words(
    'mustermann musterfrau musterfamilie mustermensch normalverbraucher platzhalter',
  ),
  placeholderNames: alternatives(
    'vorname (nachname|name)|(max|erika|hans|petra) muster|lieschen müller|tina test',
  ),
};
