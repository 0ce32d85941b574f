import type { TitleWords } from '../../domain/language-pack/title-words.ts';
import { words } from '../notation/words.ts';

export const titles: TitleWords = {
  ranks: {
    chief: words('ceo cfo cto coo cmo cio chro cpo cco cro cdo ciso chief president'),
    owner: words('owner coowner founder cofounder proprietor entrepreneur partner'),
    director: words('director codirector evp svp vp avp superintendent'),
    head: words('head leader lead'),
    manager: words('*manager supervisor foreman controller scrummaster bursar'),
    board: words('chairman chairwoman chairperson chair'),
    specialist: words(`
      *specialist engineer consultant developer programmer designer analyst advisor adviser representative buyer
      accountant bookkeeper lawyer counsel architect technician planner dispatcher nurse teacher physician
      hygienist physiotherapist coordinator editor recruiter electrician broker baker researcher scientist
      auditor administrator strategist copywriter evangelist executive ambassador scrum officer expert dentist
      doctor pharmacist attorney solicitor barrister brewer chemist trainer pastor journalist photographer
      artist geologist biologist actuary paralegal veterinarian optometrist
    `),
    assistant: words('assistant secretary trainee intern apprentice receptionist'),
  },
  functions: {
    'general management': words(
      'ceo president owner coowner founder cofounder proprietor entrepreneur partner',
    ),
    sales: words('sales commercial cco cro revenue export keyaccount'),
    marketing: words('marketing brand cmo growth'),
    finance: words('finance financ controll accounting accountant bookkeep treasur payroll cfo'),
    technology: words(`
      it ict cio cto ciso technology digital data cdo software developer programmer technical engineering
    `),
    product: words('product cpo'),
    operations: words('operations operational coo business service'),
    production: words('production factory plant manufacturing'),
    purchasing: words('purchas procurement sourcing buyer'),
    'human resources': words('hr human personnel people recruit talent chro hrm'),
    'customer service': words('customer support success'),
    communications: words('communication press media pr'),
    logistics: words('logistic warehouse transport supply fleet'),
    quality: words('quality'),
    projects: words('project'),
    legal: words('legal compliance lawyer counsel'),
    property: words('property facilit'),
    maintenance: words('maintenance'),
    'safety and environment': words('safety hse ehs sustainab'),
    care: words('nursing nurse'),
    'shops and restaurants': words('store shop restaurant hotel kitchen'),
    'shift planning': words('schedul planning resource'),
    research: words('research'),
    education: words('education teacher'),
  },
  phrases: {
    ceo: 'chief executive officer|chief executive|managing director|general manager',
    cfo: 'chief financial officer',
    cto: 'chief technology officer',
    coo: 'chief operating officer',
    cmo: 'chief marketing officer',
    cio: 'chief information officer',
    chro: 'chief people officer|chief human resources officer',
    cpo: 'chief product officer',
    cco: 'chief commercial officer',
    cro: 'chief revenue officer',
    vp: 'vice president',
    assistant: 'executive assistant|personal assistant',
    chairman: 'board member|member of the board|chairman of the board',
    sales: 'business development',
    keyaccount: 'key account',
    hr: 'human resources',
  },
  deputies: words('vice deputy'),
  fillers: words(`
    of the and for in to at with vice senior junior deputy acting interim group global nordic nordics regional
    area country national international team teams department unit key account associate principal staff board
    management member relations development sr jr finland sweden germany europe emea dach norway denmark estonia
    baltics south north east western eastern
  `),
  ofSentences: words(`
    a an is are was were has have had our your their his her my we you they he she it this that these who which
    will may can should must by from about over than so not no all every chosen joined says said tells knows
    thanks on
  `),
  former: words('former formerly ex previous retired designate wanted looking hiring apply'),
};
