import type { ContactWords } from '../../domain/language-pack/contact-words.ts';
import { alternatives } from '../notation/alternatives.ts';
import { words } from '../notation/words.ts';

export const contacts: ContactWords = {
  roleAddresses: words(`
    info information infos mail email post postmaster webmaster hostmaster admin administrator administration
    office contact contacts contactus hello hi all everyone sales sale order orders support help helpdesk
    service services servicedesk feedback hr jobs job career careers recruiting recruitment people talent work
    press media pr marketing finance accounting billing invoice invoices payable payables accounts legal
    compliance privacy gdpr dpo security abuse noreply donotreply reply newsletter news reception booking
    bookings reservation reservations export import purchasing purchase logistics warehouse transport production
    quality it ict web www shop store webshop returns offers enquiries enquiry inquiries inquiry request
    requests projects project team restaurant hotel events event partner partners partnership investors investor
    ir board management switchboard clinic school registry company business general main payment payments
    spareparts tech technical training education
  `),
  addressPatterns: words('firstname lastname surname forename givenname yourname name xxx xxxx'),
  contactColumns: {
    name: alternatives('name|full name|contact|contact (name|person)'),
    firstName: alternatives('first name|firstname|given name'),
    lastName: alternatives('last name|lastname|surname|family name'),
    jobTitle: alternatives('title|job title|position|role|function'),
    email: alternatives('email|e-mail|mail|(email|e-mail) address'),
    phone: alternatives('phone|telephone|tel|tel.|mobile|phone number'),
    linkedinUrl: alternatives('linkedin|linkedin (url|profile)'),
  },
  directoryColumns: {
    company: alternatives(`
      company|(company|organisation|organization|account|business) name|organisation|organization|
      account|business|firm
    `),
    website: alternatives(`
      website|web site|web|web page|url|domain|homepage|company (website|domain|url)|www
    `),
    field: alternatives('field|industry|sector|category|line of business|field of business'),
    description: alternatives('description|about|summary|company description'),
    city: alternatives('city|town|company city'),
    country: alternatives('country|country code|company country'),
    employees: alternatives(`
      employees|number of employees|employee count|headcount|company size|size|staff|# employees|
      no of employees
    `),
    phone: alternatives('phone|telephone|phone number|company phone|tel'),
    person: alternatives('contact|contact (name|person)|full name|person|person name'),
    firstName: alternatives('first name|given name|forename'),
    lastName: alternatives('last name|surname|family name'),
    jobTitle: alternatives('title|job title|position|role|function'),
    email: alternatives('e-mail|e-mail address|mail|work e-mail'),
    personPhone: alternatives('mobile|(mobile|direct|cell) phone|(mobile|direct) number|cell'),
    linkedin: alternatives('linkedin|linkedin (url|profile)|person linkedin url'),
  },
  nameColumns: words('name'),
  languageFields: 'lang|language|locale',
  labels: words(`
    tel t p m e f phone telephone mobile mob gsm email e-mail mail fax direct linkedin name title position and
    call &
  `),
  introductions: 'represented by( the)?',
  joiners: 'and',
  at: 'at|a',
  dot: 'dot',
};
