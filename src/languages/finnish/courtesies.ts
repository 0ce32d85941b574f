import type { Courtesies } from '../../domain/language-pack/courtesies.ts';
import { alike } from '../notation/alike.ts';

export const courtesies: Courtesies = {
  subject: { formal: 'Yhteydenottonne', informal: 'Yhteydenottosi' },
  subjectOfMeeting: alike('Tapaamisemme'),
  subjectOfApplication: { formal: 'Hakemuksenne', informal: 'Hakemuksesi' },
  subjectOfMessage: { formal: 'Viestinne', informal: 'Viestisi' },
  thanksForMessage: { formal: 'Kiitos viestistänne.', informal: 'Kiitos viestistäsi.' },
  thanksForEnquiry: { formal: 'Kiitos yhteydenotostanne.', informal: 'Kiitos yhteydenotostasi.' },
  thanksForInterest: {
    formal: 'Kiitos vastauksestanne, mukava kuulla.',
    informal: 'Kiitos vastauksestasi, mukava kuulla.',
  },
  thanksForNotNow: alike('Kiitos tiedosta, ymmärrän, että ajankohta ei ole nyt sopiva.'),
  thanksForTelling: alike('Kiitos tiedosta.'),
  thanksForOpenness: alike('Kiitos suorasta palautteesta.'),
  thanksForReferral: {
    formal: 'Kiitos, että neuvoitte minut oikealle henkilölle.',
    informal: 'Kiitos, että neuvoit minut oikealle henkilölle.',
  },
  thanksForBooking: alike('Kiitos ajanvarauksesta.'),
  thanksForApplication: { formal: 'Kiitos hakemuksestanne.', informal: 'Kiitos hakemuksestasi.' },
  gladToTalk: alike('Juttelen asiasta mielelläni.'),
  askCall: alike('Sopisiko lyhyt puhelu?'),
  askDetails: {
    formal: 'Voisitteko kertoa vähän tarkemmin, mitä tarvitsette?',
    informal: 'Voisitko kertoa vähän tarkemmin, mitä tarvitset?',
  },
  askTimes: { formal: 'Mitkä ajat sopisivat teille?', informal: 'Mitkä ajat sopisivat sinulle?' },
  askLater: alike('Milloin asiaan olisi parempi palata?'),
  askMention: {
    formal: 'Voinko mainita nimenne, kun otan sinne yhteyttä?',
    informal: 'Voinko mainita nimesi, kun otan sinne yhteyttä?',
  },
  askPerson: alike('Kuka olisi oikea henkilö tässä asiassa?'),
  askSettle: alike('Sovitaanko niin?'),
  askRest: alike('Käydäänkö loput läpi lyhyessä puhelussa?'),
  askQuestions: alike('Käydäänkö tämä läpi lyhyessä puhelussa?'),
  askPriority: { formal: 'Mikä tässä on teille tärkeintä?', informal: 'Mikä tässä on sinulle tärkeintä?' },
  askMore: {
    formal: 'Onko jotain muuta, mistä haluaisitte kuulla?',
    informal: 'Onko jotain muuta, mistä haluaisit kuulla?',
  },
  askSummary: {
    formal: 'Voinko lähettää teille lyhyen yhteenvedon?',
    informal: 'Voinko lähettää sinulle lyhyen yhteenvedon?',
  },
  leaveOpen: {
    formal: 'Jos tilanne muuttuu, minulle voi aina kirjoittaa.',
    informal: 'Jos tilanne muuttuu, minulle voi aina kirjoittaa.',
  },
  gladToMeet: alike('Mukava päästä juttelemaan.'),
  passOn: alike('Välitän sen eteenpäin yrityksessämme.'),
  declineOffer: alike('Valitettavasti tarjous ei ole meille ajankohtainen.'),
  decline: alike('Valitettavasti emme voi auttaa tässä asiassa.'),
};
