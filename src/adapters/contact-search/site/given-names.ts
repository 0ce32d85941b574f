/** Whether a word is a common given name in Finland, Sweden, or a German- or English-speaking country. */
export function isGivenName(word: string): boolean {
  const plain = word
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  return plain.split('-').every((part) => givenNames.has(part));
}

const finnish = `
  aada aaro aarne aatu ahti ahto aila aimo aino aki aku aleksi allan alli alma altti amanda anette anita anja anna
  anne anni annika annikki annina annukka anselmi ansku anssi antero anton antti anu ari arja armi aro arto arttu
  arttur arvi arvo asko asta atte auli aulikki auvo eemeli eemil eero eeva eevi eija eila eini einari eino elias
  eliisa elina elisa elise ella ellen elli elma elsa emilia emma emmi enni ensio eerik erja erkka erkki erno esa esko
  essi ester eveliina hanna hannamari hanne hannele hannes hanni hannu harri heidi heikki heini heli helena heljä
  heljo helka helmi henna henni henri henriikka hertta hilkka hilla hilma iida iina iiris iiro iivari ilari ilkka
  ilmari ilona ilpo inari inka inkeri iris irja irma irmeli isto jaakko jaana jalmari jami jani janika janina janita
  janne jari jarkko jarmo jarno jaska jasmin jenna jenni jere jesse joel johanna joni jonna jooa joona joonas joosef
  jorma jouko jouni juha juhana juhani juho jukka juhamatti julia juska jussi jutta juulia juuso jyri jyrki kaarina
  kaarlo kai kaija kaisa kaisu kaius kalervo kalevi kalle kari karita karoliina katariina kati katja katri katriina
  kauko kauno keijo keimo kerttu kerttuli kiia kimi kimmo kirsi kirsti kosti krista kristiina kyllikki kyosti laila
  lari lasse laura lauri lea leea leena leevi leif leila leo liina liisa lilja linda linnea lotta luukas maaria maarit
  maarika maija maiju maikki mailis maisa mari maria marianna marianne mariella marika marita maritta marja marjaana
  marjatta marjo marjut marjukka markku marko markus martta martti marttiina matias matleena matti mauno mauri meeri
  meri merja mervi mia mika mikael mikko milja milla minea minja minna miia mira mirja mirjami mirka mirva mona monika
  nea nelli netta niilo niina niklas niko nina ninni noora nuutti oili olavi olli olga onerva onni orvokki oskari osmo
  ossi otso otto outi paavo paivi paivikki panu pasi paula pauli pauliina paulus pekka pentti perttu petra petri
  petteri piia pinja pirita pirjo pirkko pyry raija raili raimo raine raisa ranja rasmus rauha raul rauli rauni reeta
  reetta reija reijo reima reino riia riikka riina risto rita ritva ronja roope roosa ruut saana saara saija saila
  saku salla salli sallamari sami samu samuel samuli sanelma sanna sanni santeri santtu sara sari sarianna satu saul
  seija seppo sini sinikka sirja sirkka sirkku sirpa siru sisko siviä soila sointu soja sofia sonja suoma suvi sylvi
  taija taimi taina taneli tanja tapani tapio taru tarja tatu tauno teemu teija tellervo tenho teppo terhi terho tero
  tertta terttu tiia tiina tiinamari timi timo tino toini toivo tomi tommi topi topias toni tuija tuomas tuomo tuukka
  tuula tuuli tuulia tuulikki tytti ukko ulla ulpu unto urho urpo usko vaino valma valpuri valtteri vappu varpu vaula
  veera veijo veikko vellamo venla vesa vieno viena vihtori viivi vilho vilja ville vilma virpi virve vuokko yrjo
`;

const swedish = `
  adam agneta ake albin alexandra alf alfred alice alva anders andrea andreas anki ann anna annica annelie
  ann-charlotte annette annie annmarie anneli arne arvid asa astrid august axel barbro bengt berit bernt bert bertil
  birgit birgitta bjorn bo boel borje britt britta bror camilla carina carin carl carolina caroline cecilia charlotta
  charlotte christer christian christina christoffer claes clara conny cornelia dag dan daniel david ebba edvard elin
  elisabet elisabeth ellinor elsa emelie emil emma erik erika ernst eskil eva evelina ewa felicia filip folke frans
  fredrik freja frida gabriel gabriella gerd gertrud greta goran gosta gudrun gun gunilla gunnar gunvor gustaf gustav
  hakan hampus hans harald harriet hedvig helen helena helene helge henning henric henrik hilda hjalmar hugo ida inga
  ingalill inge ingela ingegerd ingemar ingmar inger ingrid ingvar ingvor irene isabella isak ivar jakob jan jenny
  jens jerker jessica jim jimmy joakim joel johan johanna john johnny jon jonas jonathan jonny josef josefin josefine
  julius jorgen kaj kajsa karin karl karolina katarina katrin kennet kenneth kent kerstin kim kjell klara klas knut
  krister kristian kristin kristina kristoffer kurt lars lasse leif lena lennart leonard liam lina linn linnea linus
  lisa lisbeth louise lovisa lucas ludvig magdalena magnus maj maja malin malte margareta margit marcus marie martin
  martina mathias mats mattias max melker michael mikael mimmi moa mona monica morgan matilda mans marta nanna niclas
  niklas nils nina olle olof olov orjan orvar oscar ove par patric patrik paulina pelle per pernilla peter petter
  petra pia pontus ragnar ragnhild rebecka rickard rikard robert robin roger roland rolf ronny rune runar sandra sara
  sebastian sigrid sigurd simon siv sixten sofia sofie solveig staffan stefan stellan sten stig stina sture sune
  susann susanna susanne svante sven sverker sylvia theo therese thomas thor thorbjorn tobias tommy tony torbjorn tord
  tore torgny torsten tove tuva tyra ulf ulla ulrica ulrika urban ursula valdemar vera veronica veronika victor
  victoria viggo viktor viktoria vilhelm viveka vivianne wilhelm wilma yngve ylva yvonne asta
`;

const german = `
  achim adelheid adrian albert albrecht alexander alfons alois alwin amelie andre andrea andreas angela angelika anja
  anke anneliese annegret annemarie annette anton antonia antje armin arnd arndt arno astrid axel barbara bastian
  beate beatrice beatrix ben benedikt benjamin bernadette bernd bernhard bert bettina bianca birgit birte bodo
  brigitte bruno burkhard carla carmen carolin carsten christa christel christian christiane christina christine
  christof christoph claas clara claudia clemens constanze cordula cornelia corinna dagmar daniel daniela denise
  dennis detlef detlev diana dieter dietmar dietrich dirk dominik dominique doreen doris dorothea eberhard eckart
  eckhard edeltraud edgar egon ekkehard elena elfriede elisabeth elke ellen elmar emil erhard erich erika erna ernst
  erwin eugen eva ewald fabian felix ferdinand florian frank franz franziska friederike friedrich frieda fritz gabi
  gabriele georg gerald gerd gerda gerhard gerlinde gernot gero gertrud gisela gitta gottfried gregor gudrun guido
  gunter gunther gustav hannelore hannes hanno hans hansjorg harald hartmut hedwig heide heidemarie heiderose heidrun
  heike heiko heiner heinrich heinz helga helge hellmut helmut hendrik henning henrike herbert heribert hermann hilde
  hildegard holger horst hubert ida ilka ilona ilse immanuel imke ina ines inga inge ingeborg ingo ingrid irene iris
  irmgard isabel isabella isabelle jakob jan jana janina jasmin jens jessica joachim jochen johann johanna johannes
  jonas jorg jorn josef josefine judith julia julian juliane julius jurgen justus jutta kai karin karina karl karla
  karsten kaspar katharina kathrin katja katrin kerstin kevin kilian klaus konrad konstantin korbinian kristin
  kristina kurt lara lars laura lena lennart leo leon leonhard leonie leopold liane lorenz lothar lotte louis louisa
  luca ludger ludwig luisa lukas lutz lydia maike manfred manuel manuela marc marcel marco marcus mareike margarete
  margit margot margret maria marianne marina mario marion marius marko markus marlene marlies martha martin martina
  mathias mathilde matthias max maximilian mechthild meike melanie merle michael michaela miriam mirko mona monika
  moritz nadine nadja natalie natascha nicola nicole nico nikolaus nils nina norbert nora olaf ole oliver oskar oswald
  otmar ottmar otto pascal patricia patrick paul paula petra philipp pia rainer ralf ralph raphael rebecca regina
  regine reiner reinhard reinhold renate rene ricarda richard rita robert roland rolf roman romy ronald rosemarie rosi
  rudiger rudolf ruprecht ruth sabine sabrina samuel sandra sascha sebastian selina severin sibylle siegfried siegrid
  sigmar sigrid silke silvia silvio simon simone sonja sophia sophie stefan stefanie steffen steffi stephan stephanie
  susanne sven svenja swantje sybille sylvia tabea tanja tatjana thea theo theresa therese thomas thorsten tilman till
  tim timo tina tobias tom torben torsten udo ulf ulla ulrich ulrike ursel ursula ute uwe valentin vanessa vera verena
  veronika viktor viktoria vincent volker volkmar waldemar walter waltraud werner wiebke wilfried wilhelm willi wolf
  wolfgang wolfram xaver yannick yvonne
`;

const english = `
  aaron abby abigail adam adrian aidan aimee alan alex alexander alexandra alfie alice alicia alison allison amanda
  amber amelia amy andrea andrew andy angela ann anna anne annie anthony antonia archie arthur ashley audrey austin
  barbara barry beatrice becky ben benjamin bernard beth bethany betty bill billy bob bonnie brad bradley brandon
  brenda brendan brian bridget bruce bryan caitlin callum calvin cameron carl carla carol caroline carolyn catherine
  cathy charles charlie charlotte chelsea cheryl chloe chris christian christina christine christopher claire clare
  cody colin connor courtney craig crystal curtis cynthia daisy dale damian dan daniel danielle danny darren dave
  david dawn dean deborah debbie debra declan denise dennis derek diana diane dominic donald donna doris dorothy doug
  douglas duncan dylan eamon ed eddie edith edward edwin eileen elaine eleanor elizabeth ella ellen ellie elliot emily
  emma eric erica erin ethan eugene eva evan evelyn faith fiona florence frances francesca francis frank fred freddie
  gareth gary gavin gemma geoff geoffrey george georgia georgina gerald gillian gina glenn gloria gordon graham grant
  greg gregory hailey hannah harriet harry harvey hayley hazel heather helen henry hilary holly howard hugh iain ian
  imogen irene isaac isabel isabella isla ivan jack jackie jackson jacob jacqueline jade jake james jamie jan jane
  janet janice jared jasmine jason jay jean jeff jeffrey jennifer jenny jeremy jerry jesse jessica jill jim jimmy jo
  joan joanna joanne jodie joe joel john johnny jon jonathan jordan joseph josh joshua joy joyce juan judith judy
  julia julian julie juliet justin karen kate katherine kathleen kathryn kathy katie kay keith kelly ken kenneth kerry
  kevin kieran kim kimberly kirsty kristen kyle lachlan larry laura lauren laurence lawrence leah leanne lee leo leon
  leslie lesley lewis liam lillian lily linda lindsay lisa liz logan lorna lorraine louis louise lucas lucy luke lydia
  lynn mackenzie madeleine madison maisie malcolm marc marcus margaret maria marian marie marilyn marion mark martha
  martin mary mason matt matthew maureen max megan melanie melissa mia michael michelle miguel mike miles mohammed
  mohamed molly monica morgan muhammad nancy naomi natalie natasha nathan neil niall nicholas nick nicola nicole nigel
  nina noah noel nora norman oliver olivia oscar owen paige pam pamela patricia patrick paul paula pauline penelope
  penny pete peter phil philip philippa phillip phoebe poppy priya rachel ralph randy ray raymond rebecca reece rhys
  ricardo richard rick rob robbie robert robin roger ron ronald rory rosa rose rosemary rosie ross roy ruby russell
  ruth ryan sally sam samantha samuel sandra sara sarah scott sean sebastian shane shannon sharon shaun sheila shirley
  sian simon sophia sophie spencer stacey stacy stan stanley stella stephanie stephen steve steven stewart stuart sue
  susan suzanne sylvia tamara tanya tara taylor ted teresa terry theo theodore theresa thomas tiffany tim timothy tina
  toby todd tom tommy tony tracey tracy travis trevor tristan tyler valerie vanessa vera veronica vicky victor
  victoria vincent virginia vivian wayne wendy will william yasmin zachary zoe
`;

/** Frequent given names of other origins in these countries. */
const others = `
  abdul abdullah abdirahman adem adriana agata agnieszka ahmad ahmed aida aisha aleksander aleksandr aleksandra
  alessandro alessia ali alina amina amir amira ana anastasia andrei andrej andrius aneta anil anjali ante antoine
  antonio anya arjun asha ayse barbora beata carlos catarina chiara claudio daria deepak diego dmitri dragan dragana
  duc edita ekaterina elif emine emre enrico eduardo eirik ewa fabio farah fatima fatma federico fernando filippo
  francesco francisco gabor giovanni giulia giuseppe goran grzegorz guillaume haruto hasan hassan huda hussein ibrahim
  igor ingibjorg ioana irina isabela ismail ivana ivo jacek jadwiga javier joao jorge jose katarzyna kaur khadija
  kiran krzysztof kristjan lars laszlo leila leyla linh luis maciej magda mahmoud malgorzata manoj marcin marek margus
  marija mariana mario marta mateo mateusz mehmet meera mei merete mette miroslav mustafa nadia narges natalia nguyen
  nikhil nikola oksana olena olga omar pablo pawel pavel pedro petr pierre piotr pooja radek rafael rahul raj rajesh
  raul ravi reza rohit said saleh samira sandeep sanjay sergei sergey sergio shreya siiri sigbjorn sofija soren
  stanislav suresh svetlana szymon tamas tatiana tereza thi tiiu tomasz toomas triin tuan urmas valeria vikram
  vladimir wei wojciech xin yan yasmine ying yuki yusuf zahra zoltan zsofia
`;

const givenNames: ReadonlySet<string> = new Set(
  [finnish, swedish, german, english, others].flatMap((names) =>
    names
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .trim()
      .split(/\s+/)
      .flatMap((name) => name.split('-')),
  ),
);
