import { words } from '../notation/words.ts';

/** Given names of other origins that are frequent where the languages of the packs are spoken. */
export const givenNamesOfOtherLanguages = words(`
  abdul abdullah abdirahman adem adriana agata agnieszka ahmad ahmed aida aisha aleksander aleksandr aleksandra
  alessandro alessia ali alina amina amir amira ana anastasia andrei andrej andrius aneta anil anjali ante
  antoine antonio anya arjun asha ayse barbora beata carlos catarina chiara claudio daria deepak diego dmitri
  dragan dragana duc edita ekaterina elif emine emre enrico eduardo eirik ewa fabio farah fatima fatma federico
  fernando filippo francesco francisco gabor giovanni giulia giuseppe goran grzegorz guillaume haruto hasan
  hassan huda hussein ibrahim igor ingibjorg ioana irina isabela ismail ivana ivo jacek jadwiga javier joao
  jorge jose katarzyna kaur khadija kiran krzysztof kristjan lars laszlo leila leyla linh luis maciej magda
  mahmoud malgorzata manoj marcin marek margus marija mariana mario marta mateo mateusz mehmet meera mei merete
  mette miroslav mustafa nadia narges natalia nguyen nikhil nikola oksana olena olga omar pablo pawel pavel
  pedro petr pierre piotr pooja radek rafael rahul raj rajesh raul ravi reza rohit said saleh samira sandeep
  sanjay sergei sergey sergio shreya siiri sigbjorn sofija soren stanislav suresh svetlana szymon tamas tatiana
  tereza thi tiiu tomasz toomas triin tuan urmas valeria vikram vladimir wei wojciech xin yan yasmine ying yuki
  yusuf zahra zoltan zsofia
`);
