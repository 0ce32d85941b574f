import type { TitleWords } from '../../domain/language-pack/title-words.ts';
import { words } from '../notation/words.ts';

export const titles: TitleWords = {
  ranks: {
    chief: words(`
      geschaftsfuhrer geschaftsfuhrerin geschaeftsfuehrer geschaeftsfuehrerin geschaftsfuhrung geschaftsleiter
      geschaftsleiterin geschaftsleitung vorstand vorstandin vorstandsmitglied vorstandsvorsitzender
      vorstandsvorsitzende vorstandssprecher konzernchef rektor rektorin
    `),
    owner: words(`
      *inhaber inhaberin mitinhaberin grunder grunderin mitgrunder mitgrunderin gesellschafter gesellschafterin
    `),
    director: words(`
      *direktor *direktorin direktoer prokurist prokuristin bereichsleiter bereichsleiterin bereichsleitung
    `),
    head: words('*chef *chefin *leiter *leiterin *leitung'),
    manager: words(`
      *managerin *meister *meisterin *verantwortlicher *verantwortliche *beauftragter *beauftragte *teamleiter
      *teamleiterin gruppenleiter gruppenleiterin
    `),
    board: words('*vorsitzender *vorsitzende aufsichtsrat aufsichtsratin beirat'),
    specialist: words(`
      *spezialist *spezialistin *ingenieur *ingenieurin *berater *beraterin *entwickler *entwicklerin
      *analytiker analytikerin vertreter vertreterin *verkaufer *verkauferin *einkaufer *einkauferin buchhalter
      buchhalterin *jurist juristin architekt architektin *techniker technikerin *planer planerin disponent
      disponentin lehrer lehrerin arzt arztin zahnarzt zahnarztin physiotherapeut psychologe psychologin
      *sachbearbeiter *sachbearbeiterin handlaggerin *mitarbeiter *mitarbeiterin koordinatorin *redakteur
      redakteurin *elektriker *mechaniker *makler maklerin *kauffrau *kaufmann koch kochin backer forscher
      *referent *referentin ansprechpartner ansprechpartnerin apotheker apothekerin rechtsanwalt rechtsanwaltin
      anwalt anwaltin notar brauer chemist tierarzt tierarztin optiker optikerin +betreuer +betreuerin
    `),
    assistant: words(`
      *assistent *assistentin *assistenz sekretar *sekretarin sekretariat *praktikant praktikantin auszubildende
      auszubildender
    `),
  },
  functions: {
    'general management': words(`
      geschaftsfuhr geschaeftsfuehr geschaftsleit vorstand konzernchef inhaber mitinhaber grunder mitgrunder
      gesellschafter prokurist
    `),
    sales: words('vertrieb verkauf export'),
    marketing: words('marketing'),
    finance: words('finanz controll buchhalt rechnungswesen kaufmannische'),
    technology: words('it edv technologie informatik entwickler technisch technisches technik'),
    product: words('produkt produktentwick'),
    operations: words('operativ betriebsleit betriebs geschaftsbereich'),
    production: words('produktion fabrik werkleit werksleit fertigung'),
    purchasing: words('einkauf einkaufer'),
    'human resources': words(`
      personalleit personalabteil personalverantw personalref personaldirek personalwesen personalmanag
      lohnbuchhalt
    `),
    'customer service': words('kundenservice kundenbetreu kundendienst'),
    communications: words('kommunikation presse medien pressetell'),
    logistics: words('logisti lager lagerleit spedition versand'),
    quality: words('qualitat'),
    projects: words('projekt bauleit'),
    legal: words('jurist rechts recht datenschutz'),
    property: words('immobilien hausverwalt'),
    maintenance: words('instandhalt wartung'),
    'safety and environment': words('sicherheit umwelt nachhaltig'),
    care: words('pflege pflegedienst'),
    'shops and restaurants': words('filial kuchenchef kuche'),
    'shift planning': words('dienstplan personalplan einsatz disponent'),
    research: words('forschung forscher'),
    education: words('bildung schulleit'),
  },
  phrases: {
    geschaftsfuhrer: 'geschaftsfuhrender gesellschafter',
    geschaftsfuhrerin: 'geschaftsfuhrende gesellschafterin',
  },
  deputies: words('stellvertretender stellvertretende stellv stv'),
  fillers: words(`
    und fur der die das des den im am zum zur von mit abteilung bereich konzern stellvertretender
    stellvertretende stv stellv alleiniger alleinige geschaftsfuhrender geschaftsfuhrende leitender leitende
    mitglied entwicklung deutschland sud nord ost west
  `),
  ofSentences: words(`
    ist sind war waren hat haben wird werden wir ihr sie er es ein eine einen einem unser unsere unseren ihre
    ihren nicht nach durch bei als auch inklusive dass
  `),
  former: words('ehemaliger ehemalige ehemals fruherer fruhere gesucht sucht suchen'),
};
