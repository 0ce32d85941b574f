import type { OccasionWords } from '../../domain/language-pack/occasion-words.ts';
import { phrases } from '../notation/phrases.ts';

export const occasions: OccasionWords = {
  application: {
    applies: phrases`
      (jobb|spontan)ansökan|min ansökan|mitt cv|min meritförteckning|(^|\n)ansökan (om|till|
      som) (+ ){0,4}?(tjänst*|jobb*|praktik*|anställning)|jag (+ ){0,3}?(söker|söka) (+ ){0,4}?(jobb*|
      tjänst(en)?|arbete|praktikplats|anställning)|har ni (något |några |ett )?(lediga? )?(jobb|
      lediga tjänster) (för|åt|som) (en |mig|+)
    `,
    asksForOffer: '(söker|ansöker om|ber om|önskar) (en |er )?offert|vad kostar',
  },
  meetings: {
    isBooked: 'bokade|bokat|bokad|inbokat|inbokad',
    meeting: 'möte(t)?|samtal(et)?|tid|visning(en)?|en halvtimme|en timme|#{1,3} ?minuter',
    confirmationSubject: phrases`
      (accepterat|accepterad): |(ny )?(bokning|möte) (bekräftad|bokad|bokat)|bokningsbekräftelse
    `,
    ownCalendar: '(er|din) kalender',
    unsettled: 'vill|kan|kunde|skulle|inte|fullbokad*|konkurrent*|annan|rum|bord',
    calledOffOrMoved: 'avbok|inställ|ombok|flytta|skjut|avböj',
    calledOff: 'avbok(ade|at|ad)|ställ(de|t|er) in|inställ[td]',
    fields: 'plats|adress|möte|längd|tid',
    placeField: 'plats|adress|var',
    otherTimeField: 'slut|skapad',
    insteadOf: 'istället för',
  },
  orders: {
    orders: phrases`
      (vi|jag) (+ )?(accepterar|godkänner|antar|tar) ((er|ert|din|ditt) )?(offert*|anbud*)|
      (vi|jag) (beställer|vill (gärna )?beställa) (härmed )?(#{1,}|nu|den|det|dem)|skicka (+ )?(avtalet|
      kontraktet)|vi kör(!> ~)
    `,
    unless: 'om|innan|när|inte',
  },
  complaints: {
    complains: phrases`
      (er|era|ert|din) (+ ){1,3}?(var|är|kom|fungerar|blev) (+ ){0,2}?(otrevlig*|oförskämd*|fel*|trasig*|
      skada[dt]|sönder|inte|för sent)|(jag|vi) (vill|kräver) (+ ){0,2}?(pengarna tillbaka|reklamera|
      klaga)|(jag|vi) är (+ )?(missnöjd*|besviken|besvikna) (med|på) (er|era|ert)
    `,
    unless: 'om|ifall',
  },
  pitches: {
    offers: phrases`
      (vi är|jag driver) en|vi (erbjuder|hjälper|bygger|utvecklar|är specialiserade på)|
      jag (representerar|erbjuder)|vill (gärna )?(presentera|erbjuda)
    `,
    services: phrases`
      sökmotoroptimering|webbdesign|hemsid(a|or)|webbplatser|marknadsföring|länkbygge|systemutveckl+|
      företagslån|bemanning
    `,
    writersOwn: 'vår|våra',
    businessGain: '(öka|sänka|förbättra|få) (er|era|ert|din|fler) +',
    toReader: phrases`
      (ge|hjälper?|erbjuder?|få|öka|förbättra|sänka) er[at]?|(er|era|ert|din) (hemsida|webbplats|försäljning|
      synlighet|marknadsföring|kostnader|företag)
    `,
    interest: phrases`(är|vore) (ni|du|det) (+ )?intress+|intresserade?\?|får jag (visa|skicka|berätta)`,
    foundReader: '(hittade|såg|tittade på|besökte) (er|din|ert) (hemsida|webbplats|sajt|företag)',
    invitation: phrases`
      har (ni|du) (+ ){0,2}?tid|intresserade?|intressant|passa(r)? (ett|det)|skulle ett|boka (en|ett)|
      hör av (dig|er)|får jag|kan vi (ses|boka|prata)
    `,
  },
  customerNeeds: {
    price: '(er|era|ert) (pris*|leverans*)|vad (kostar|skulle .{1,40} kosta)|beställa',
    need: phrases`
      (vi|jag|och) (+ )?(behöver|(söker|letar efter)(!> (kund|partner|samarbet|företag))|saknar|
      vill (gärna )?(testa|prova|köpa|beställa|se(!> om)))(> |[.?!])|tar (+ ){0,2}tid(!>~)
    `,
    product: phrases`
      (!<(bygger|utvecklar|marknadsför|säljer|för|av) )(er|ert|era|ditt|din|dina) (+ )?*(system|verktyg|
      program|produkt|planerare|lösning|plattform)*
    `,
    trial: phrases`
      (kan|kunde|får|skulle) (vi|jag) ((!>er )+ ){0,4}(demo|visning|testa|prova|demonstration)|
      visa (+ )?(för )?oss|demo för oss
    `,
    howItWorks: 'fungerar (det|den|er|ert)',
  },
};
