import { describe, expect, test } from 'vitest';
import { measureCpuMs } from '../../../test/support/cpu-time.ts';
import { findOptOut } from './opt-out.ts';
import { readReply, readWords } from './reply-text.ts';

const linesOf = (text: string): string[] => text.trim().split('\n');
const found = (words: string): string | null => findOptOut(readWords('Re: Shifts', words));

const asked = linesOf(`
unsubscribe
Please unsubscribe me.
I would like to unsubscribe from your list.
pls unsubscribe
UNSUBSCRIBE!!!
Stop.
Please stop emailing me.
stop sending me this crap
Do not contact me again.
Don't email us anymore.
Take me off your list, thanks.
Kindly remove my address from your database.
Remove me please
please delete all my data
I don't want to receive any more emails from you
I never signed up for this.
This is spam.
I have reported you as spam
Congratulations, you just made it onto my block list.
Next time I will invoice you for my time.
Find somebody else to spam.
I would be delighted never to hear from you again.
Leave me alone
Not interested, and please do not follow up.
No more mails please.
We'd rather not get any further messages from your side; no further contact please.
I've unsubscribed three times already and still get these.
I request erasure of my personal data under article 17 GDPR.
could you be so kind and take us off the mailing list
Thanks for your interest in our company, but I'd be grateful to be removed from your contacts.
lose my number
opt out
opt me out please
If you could take me off your list, that would be great.
I can't unsubscribe!
Hi! Nice mail, but cold mails are not welcome here. Never write to us again.
You are blocked.
We would be glad if that were your last mail to this house.
I'd appreciate it if this was the final message.
Vi hoppas innerligt att det där blev det sista vi hör från er.
Hoffentlich ist das nun das Letzte, was ich von Ihnen lese.
quit mailing me
cease and desist
get me off this list
Please do not send me anything.
Please refrain from contacting us.
I object to the processing of my data for direct marketing.
pls no more
poistakaa listalta
Poista minut listalta kiitos.
Poistakaa minut postituslistaltanne
Ottakaa minut pois listalta
älkää lähettäkö enää
Älä lähetä mulle enää näitä.
Ei enää viestejä kiitos.
En halua enää vastaanottaa viestejä teiltä.
emme halua mainoksia
Lopettakaa tämä spämmäys
lopettakaa viestien lähettäminen
Pyydän poistamaan tietoni rekisteristänne.
Tietoni tulee poistaa GDPR:n nojalla.
Kiellän suoramarkkinoinnin.
Jättäkää minut rauhaan
Tämä on roskapostia.
älkää ottako enää yhteyttä
Älkää häiritkö.
alkaa laittako naita enaa
En ole tilannut tätä.
Peruuttakaa tilaus
Olen jo kahdesti pyytänyt poistamaan osoitteeni.
elekee laittoo näitä ennee
Voisitteko ystävällisesti poistaa yhteystietomme listoiltanne?
Poistathan osoitteeni.
lopeta
avregistrera
Avregistrera mig tack
Sluta skicka
sluta mejla mig
Ta bort mig från er lista
Vänligen ta bort min adress.
Jag vill inte ha fler mejl från er.
Inga fler utskick tack.
Kontakta mig inte igen.
Skicka inte fler mejl.
Vi undanber oss vidare kontakt.
Radera mina uppgifter.
Detta är spam.
Hör inte av er igen.
Jag önskar bli borttagen från listan.
Stryk mig från listan.
lämna mig ifred
Jag har aldrig anmält mig till detta.
Plocka bort oss ur registret tack.
Snälla, sluta.
bitte keine weiteren Mails
Bitte keine weiteren E-Mails mehr.
Bitte streichen Sie mich aus Ihrem Verteiler.
Nehmen Sie mich bitte von der Liste.
Löschen Sie meine Daten.
loeschen sie bitte meine daten
Bitte aus dem Verteiler nehmen.
Abmelden
Ich möchte mich abmelden.
Melden Sie mich bitte vom Newsletter ab.
Hören Sie auf, mir zu schreiben.
Schreiben Sie mir nicht mehr.
Bitte kontaktieren Sie uns nicht mehr.
Ich widerspreche der Nutzung meiner Daten zu Werbezwecken.
Unterlassen Sie weitere Mails.
Das ist Spam.
Keine Werbung mehr!
Lassen Sie mich in Ruhe.
Ich habe nie eingewilligt.
Verschonen Sie mich mit Ihrer Werbung
Wir wünschen keine weitere Kontaktaufnahme.
Nach Art. 17 DSGVO fordere ich die Löschung meiner Daten.
Ich möchte keine Mails mehr von Ihnen bekommen.
bitte austragen
Ich bitte um Löschung aus Ihrer Datenbank.
Lovely mail, but I'd prefer not to receive any more of them.
We would rather not be contacted in this way.
I no longer wish to get your updates.
Nicely written. Still, I'd be happy to be spared further mails.
Let this be the last message, please.
I hope this is the last e-mail we get from you.
No idea how I ended up on this list, but please let it be the last time.
Our company does not accept unsolicited offers by e-mail.
Please see to it that no address of our domain is used by you again.
Neither I nor my colleagues want this.
Do not under any circumstances try to contact me or my team again.
Fuck off and never write again
f*** off
Idiots. Don't write to me ever again.
Leave our people alone.
kindly leave me in peace
get lost
Mukava viesti, mutta en haluaisi enempää viestejä.
Mieluiten ilman näitä viestejä jatkossa.
Toivon että tämä oli viimeinen viesti.
Olkoon tämä viimeinen yhteydenotto.
Huolehtikaa siitä, ettei meille enää tule postia.
Emme ota vastaan markkinointiviestejä.
Älkää missään tapauksessa ottako minuun tai tiimiini yhteyttä enää.
Haista paska äläkä kirjoita enää
Jättäkää meidät rauhaan
jättäkää jo mut rauhaan
älä laita näit enää
Trevligt mejl, men jag vill helst slippa fler.
Jag skulle vara tacksam om jag slapp era utskick.
Låt detta bli sista mejlet.
Hoppas det här var sista gången ni skriver.
Vi tar inte emot oombedd reklam.
Se till att ingen på vårt företag får fler mejl.
Kontakta under inga omständigheter mig eller mitt team igen.
Kontakta mig aldrig någonsin igen.
Dra åt helvete och skriv aldrig mer
Lämna oss i fred.
Nette Mail, aber ich möchte lieber keine weiteren bekommen.
Ersparen Sie mir bitte weitere Nachrichten.
Ich hoffe, das war die letzte Mail von Ihnen.
Lassen Sie das die letzte Nachricht sein.
Wir dulden keine Kaltakquise.
Sorgen Sie dafür, dass niemand in unserem Haus mehr angeschrieben wird.
Kontaktieren Sie mich und mein Team unter keinen Umständen mehr.
Verpissen Sie sich und schreiben Sie nie wieder.
Lasst uns in Ruhe
schickts ma nix mehr
schreibts mia bitte nimma
I have no interest and I expect not to see your name in my inbox again.
Enough. No further correspondence please.
This is the third time I ask: stop.
Kindly cease.
Do me a favour and forget this address.
This mailbox is not for advertising.
Your mails are no longer welcome here.
Please keep away from our inbox.
I withdraw my consent.
Tätä osoitetta ei saa käyttää markkinointiin.
Unohtakaa osoitteeni.
Ei tartte lähetellä näitä tänne.
Viestinne eivät ole enää tervetulleita.
Tämä saa jäädä viimeiseksi.
Emme halua että meitä lähestytään näillä enää.
Jag motsätter mig direktreklam.
Jag tackar nej till all framtida reklam.
Era mejl är inte längre välkomna här.
Håll er borta från min inkorg.
Försök inte igen.
Ihre Mails sind hier nicht mehr erwünscht.
Ich möchte hier bitte entfernt werden.
will sowas nicht kriegen
Lassen Sie es bitte dabei.
Bei der nächsten Mail schalte ich meinen Anwalt ein.
i mog koane mails mehr
`);

test.each(asked)('%j asks to be left alone', (words) => {
  expect(found(words)).not.toBeNull();
  expect(found(words.toUpperCase())).not.toBeNull();
});

test('finds an opt-out at the end of a very long sentence', () => {
  const long = `${'nicht mail schreiben nej till '.repeat(2_200)} please`;
  expect(measureCpuMs(() => void found(long))).toBeLessThan(200);
});

describe('where it stands', () => {
  const quote = '\n\nOn 16/11/2026 9:12, Tavlo wrote:\n> Hello\n> Unsubscribe';

  test.each([
    ['a subject of its own', 'Unsubscribe', ''],
    ['a line among others', 'Re: Shifts', 'Hi there,\nunsubscribe\nThanks, Bo'],
    ['a postscript', 'Re: Shifts', 'We are fine.\n\nBest regards\nBo\n\nPS. Take me off your list.'],
    ['the end of a long mail', 'Re: Shifts', `${'We sell bread. '.repeat(4_000)}\n\nStop emailing me.`],
  ])('%s counts', (_, subject, body) => {
    expect(findOptOut(readReply(subject, body))).not.toBeNull();
  });

  test.each([
    ['our own subject', 'Re: Unsubscribe', 'How does that work in your tool?'],
    ['a quote', 'Re: Shifts', `Thanks, we are interested.${quote}`],
    ['a signature', 'Re: Shifts', 'Thanks, we are interested.\n\n-- \nBo\nUnsubscribe: www.koivu.example/u'],
    ['a footer', 'Re: Shifts', 'News.\n\nYou are receiving this mail. To unsubscribe, click here.'],
  ])('%s does not', (_, subject, body) => {
    expect(findOptOut(readReply(subject, body))).toBeNull();
  });
});
