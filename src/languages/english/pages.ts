import type { PageWords } from '../../domain/language-pack/page-words.ts';
import { alternatives } from '../notation/alternatives.ts';
import { phrases } from '../notation/phrases.ts';

export const pages: PageWords = {
  kinds: {
    about: alternatives('about|about us|(|our )company|our story|who we are|what we stand for'),
    products: alternatives('(|our )(products|services)|solutions|what we do|offering|platform|industries'),
    news: alternatives('(|latest )news|newsroom|blog|press|press releases|insights|articles'),
    references: alternatives(`
      references|(|our )customers|clients|cases|case studies|(customer|success) stories|projects|
      portfolio|our work
    `),
    team: alternatives('(|our )(team|people)|staff|management|leadership|board'),
    contact: alternatives('contact|contact us|contacts|contact information|get in touch|imprint'),
    careers: alternatives('careers|career|jobs|join us|work with us|open positions'),
  },
  notRead: alternatives(`
    login|log in|signin|sign in|signup|register|logout|account|my account|cart|basket|checkout|
    wishlist|wp admin|wp login php|admin|search|privacy|privacy policy|cookies|cookie policy|terms|
    legal|feed|rss|tag|replytocom|add to cart|unsubscribe
  `),
  outsiders: phrases`
    customers|clients|testimonials?|reviews|references|voices|resellers|dealers|distributors|suppliers|
    sponsors|authorities|regulator|alumni|our partners?|trusted (partners|by)|success (story|stories)|
    case (study|studies)|they trust us|supervisory authority|(press|media) (contacts?|enquiries|
    inquiries|coverage)|in the press|former (employees|colleagues|members|staff|people|team)|
    previous (employees|members|team)
  `,
  ownPeople: phrases`
    teams?|staff|people|leadership|management|contacts?|imprint|about us|talk to us|get in touch|
    who we are
  `,
  externalOffices: phrases`
    insolvency*|insolvent*|bankruptcy*|liquidator*|data protection*|dataprotection*|joint administrators?|
    official receiver|dpo|privacy officer|ombudsman|ombudsperson
  `,
  departures: phrases`
    left (the|us|our|in)|no longer|has left|retired|stepped down|resigned|former|formerly|passed away
  `,
  untilYear: 'until|till',
};
