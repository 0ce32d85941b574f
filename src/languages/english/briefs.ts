import type { BriefWords } from '../../domain/language-pack/brief-words.ts';
import { phrases } from '../notation/phrases.ts';
import { words } from '../notation/words.ts';

export const briefs: BriefWords = {
  joiners: 'and|or',
  chains: '',
  shops: '',
  selfDescriptions: [
    {
      seller: "(we|i)(['’](re|m)| are| am)",
      wanted: 'looking for|searching for|seeking|targeting|want to (find|reach|contact|meet)|need',
      alone: true,
    },
    {
      seller: phrases`
        (we|our (company|team|firm))( (currently|mainly|also))? (sells?|offers?|provides?|makes?|
        builds?|delivers?|supply|supplies|produces?|develops?)
      `,
      wanted: 'to|for',
      alone: true,
    },
    { seller: 'our [~ -]{1,60}? (is|are) (made|built|designed|meant|best)', wanted: 'to|for', alone: false },
    { seller: 'our', wanted: 'is for|are for|helps?|serves?|suits?', alone: false },
    { seller: '(sell|selling|offer|offering)', wanted: 'to|for', alone: false },
  ],
  offers: '',
  buyerEndings: '',
  purposes: phrases`
    that|who|which|where|for our|for my|with our|interested in|in need of|looking for|to sell|
    to offer|so that
  `,
  asides: 'write|(exporting|exports?) to',
  exclusions: phrases`
    (not|no|except( for)?|excluding|other than|apart from|don['’]t|doesn['’]t|never)(!> more| less|
    fewer)
  `,
  exclusionsAfter: '',
  exclusionStarts: "Not|No|Except|Excluding|Other|Apart|Don['’]t|Doesn['’]t|Never",
  afterFirstWord: 'for',
  lacks: '[Ww]ithout',
  beforeNouns: '',
  nameEndings: words(''),
  contrasts: 'but',
  beforePlaces: 'in',
  people: '(full-time )?(employees?|people|persons?|staff|workers|headcount|ftes?)',
  between: 'to|and',
  moreThan: 'more than|greater than|over|above',
  fewerThan: 'fewer than|less than|under|below',
  atLeast: phrases`at least|minimum( of)?|min\.?`,
  atMost: phrases`at most|up to|not? more than|maximum( of)?|max\.?`,
  limits: 'more than|at least|over|fewer than|less than|up to',
  sizes: {
    smallOrMedium: 'sme|smes|smb|smbs|small (and|to|or) mid*|small and medium*',
    micro: 'microbusiness*|micro companies|micro-enterprises',
    medium: 'medium-sized|medium sized|mid-size*|midsize*|mid-market',
    small: 'small|smaller',
    large: 'large|larger|big',
  },
};
