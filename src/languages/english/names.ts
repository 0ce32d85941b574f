import type { NameWords } from '../../domain/language-pack/name-words.ts';
import { alternatives } from '../notation/alternatives.ts';
import { words } from '../notation/words.ts';

export const names: NameWords = {
  givenNames: words(`
    aaron abby abigail adam adrian aidan aimee alan alex alexander alexandra alfie alice alicia alison allison
    amanda amber amelia amy andrea andrew andy angela ann anna anne annie anthony antonia archie arthur ashley
    audrey austin barbara barry beatrice becky ben benjamin bernard beth bethany betty bill billy bob bonnie
    brad bradley brandon brenda brendan brian bridget bruce bryan caitlin callum calvin cameron carl carla carol
    caroline carolyn catherine cathy charles charlie charlotte chelsea cheryl chloe chris christian christina
    christine christopher claire clare cody colin connor courtney craig crystal curtis cynthia daisy dale damian
    dan daniel danielle danny darren dave david dawn dean deborah debbie debra declan denise dennis derek diana
    diane dominic donald donna doris dorothy doug douglas duncan dylan eamon ed eddie edith edward edwin eileen
    elaine eleanor elizabeth ella ellen ellie elliot emily emma eric erica erin ethan eugene eva evan evelyn
    faith fiona florence frances francesca francis frank fred freddie gareth gary gavin gemma geoff geoffrey
    george georgia georgina gerald gillian gina glenn gloria gordon graham grant greg gregory hailey hannah
    harriet harry harvey hayley hazel heather helen henry hilary holly howard hugh iain ian imogen irene isaac
    isabel isabella isla ivan jack jackie jackson jacob jacqueline jade jake james jamie jan jane janet janice
    jared jasmine jason jay jean jeff jeffrey jennifer jenny jeremy jerry jesse jessica jill jim jimmy jo joan
    joanna joanne jodie joe joel john johnny jon jonathan jordan joseph josh joshua joy joyce juan judith judy
    julia julian julie juliet justin karen kate katherine kathleen kathryn kathy katie kay keith kelly ken
    kenneth kerry kevin kieran kim kimberly kirsty kristen kyle lachlan larry laura lauren laurence lawrence
    leah leanne lee leo leon leslie lesley lewis liam lillian lily linda lindsay lisa liz logan lorna lorraine
    louis louise lucas lucy luke lydia lynn mackenzie madeleine madison maisie malcolm marc marcus margaret
    maria marian marie marilyn marion mark martha martin mary mason matt matthew maureen max megan melanie
    melissa mia michael michelle miguel mike miles mohammed mohamed molly monica morgan muhammad nancy naomi
    natalie natasha nathan neil niall nicholas nick nicola nicole nigel nina noah noel nora norman oliver olivia
    oscar owen paige pam pamela patricia patrick paul paula pauline penelope penny pete peter phil philip
    philippa phillip phoebe poppy priya rachel ralph randy ray raymond rebecca reece rhys ricardo richard rick
    rob robbie robert robin roger ron ronald rory rosa rose rosemary rosie ross roy ruby russell ruth ryan sally
    sam samantha samuel sandra sara sarah scott sean sebastian shane shannon sharon shaun sheila shirley sian
    simon sophia sophie spencer stacey stacy stan stanley stella stephanie stephen steve steven stewart stuart
    sue susan suzanne sylvia tamara tanya tara taylor ted teresa terry theo theodore theresa thomas tiffany tim
    timothy tina toby todd tom tommy tony tracey tracy travis trevor tristan tyler valerie vanessa vera veronica
    vicky victor victoria vincent virginia vivian wayne wendy will william yasmin zachary zoe
  `),
  particles: words('van de del della di da dos du la le ter ten el al bin ibn'),
  honorifics: words(`
    dr prof mr mrs ms miss sir ph phd msc bsc mba emba ma ba med jur vet dent econ tech dtech hon pol llb llm
    dds cpa cfa fca acca rn esq
  `),
  notNames: words(`
    ltd limited inc llc plc corp co company group holding hotel cafe restaurant villa plaza center centre tower
    house arena museum finland sweden germany austria switzerland norway denmark estonia england london
    manchester birmingham dublin europe nordic nordics dach emea street road avenue lane square market gate team
    our about contact services service products home news read more follow open job jobs career careers press
    media customer customers monday tuesday wednesday thursday friday saturday sunday january february march
    april june july august september october november december pro plus premium basic edition cloud suite
    collection classic series model foundation university college institute academy prize award festival day
    days week weekend park bridge lake river linkedin facebook instagram twitter youtube email mail phone
    address floor
  `),
  placeEndings: [],
  titlesAsNames: words('baker chef head partner leader chair coach'),
  transcriptions: {},
  placeholderFamilyNames: words(''),
  placeholderNames: alternatives(`
    (john|jane|johnny|janie) doe|(joe|jane|fred) bloggs|(joe|john) public|(first|last|your|
    full) name|first last|firstname lastname|forename surname|name surname|test (test|tester|user|
    person)|lorem ipsum|nomen nescio|donald duck|mickey mouse
  `),
};
