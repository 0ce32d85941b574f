import { expect, test } from 'vitest';
import { findOptOut } from './opt-out.ts';
import { readWords } from './reply-text.ts';

/** Refusals, denials, prohibitions for a time or for one channel, and unsubscribing as a topic of business. */
const others = `
I do not want to unsubscribe, your mails are good.
Can we unsubscribe from your competitor's tool if we switch to you?
How does your tool handle unsubscribes?
Please don't remove me from the list!
What happens when our customers unsubscribe?
I almost unsubscribed, but this is actually interesting.
Your mail went to my spam folder, sorry for the late reply.
We stopped using such tools last year.
Not interested, thanks.
Please do not contact me before August.
Don't contact me by phone, email is better.
Is your tool GDPR compliant?
Can you delete data after the trial ends?
No thanks.
Our team is off until Monday; write again then.
Could you stop by our office next Tuesday?
We do not need more tools.
Please remove the second line of the offer and send it again.
If you no longer wish to receive these emails, click here to unsubscribe.
You can unsubscribe at any time.
Where did you find the figures in your mail?
How did you find us?
Don't send me the brochure yet, let's talk first.
What is your unsubscribe rate?
No further questions, let's go.
We would be glad if that were the last open question.
I'd appreciate your final message before Friday, then we decide.
Vi hoppas att det var det sista hindret.
Hoffentlich ist das die letzte Hürde, dann unterschreiben wir.
I want to stop our current contract in May, so call me in April.
Don't worry about it, send more info.
Have you removed the setup fee?
Do not hesitate to contact me.
Don't hesitate to write me again next year
We don't send emails ourselves.
I don't want to get into details now, but the price matters.
I do not want to be rude but we have a supplier.
we never got your first mail
I have not heard from you since May.
This isn't spam, right?
We want to stop wasting time with spreadsheets.
I want to stop the manual work, can your tool help?
En halua poistua listalta, mutta juuri nyt ei ole ajankohtaista.
Älkää poistako minua listalta!
Viestinne oli mennyt roskapostiin, pahoittelut.
Onko teillä suoramarkkinointia asiakkaille?
Älä huoli, palaan asiaan.
Poistuuko vanha järjestelmä käytöstä?
Älkää ottako yhteyttä ennen elokuuta.
Ei kiitos.
Emme tarvitse tätä nyt.
Jos et halua enää viestejä, voit perua tilauksen tästä.
Alkaa kuulostaa hyvältä, lähettäkää lisää.
Lähettäkää vaan lisää viestejä!
En halua häiritä, mutta mikä on hinta?
Miten teidän työkalulla poistetaan osoite listalta?
Mistä saitte tiedon, että etsimme uutta järjestelmää?
Jag vill inte avregistrera mig, men skriv hellre i höst.
Ta inte bort mig från listan.
Ert mejl hamnade i skräpposten.
Hör gärna av er igen i mars.
Inte intresserad.
Vi behöver inte detta just nu.
Hur avregistrerar sig kunderna i ert verktyg?
Kontakta mig inte förrän i augusti.
Skicka inte offerten ännu, vi måste prata först.
Vi vill inte byta system.
Jag vill inte ha ett möte, men skicka gärna priser.
Bitte nicht abmelden, ich lese das gern.
Ich möchte mich nicht abmelden.
Ihre Mail ist im Spam gelandet.
Kein Interesse.
Wie melden sich Kunden bei Ihnen ab?
Melden Sie sich bitte nicht vor August.
Wir brauchen keine weiteren Systeme.
Ist Ihre Lösung DSGVO-konform?
Kann man Daten bei Ihnen löschen?
Melden Sie sich gern noch einmal.
Wir haben keine Anfragen dazu.
Sie können sich jederzeit abmelden.
Hört sich gut an!
Hören Sie auf Ihre Kunden? Dann ja.
Können Sie mir mehr über Ihre Daten sagen?
Drop me a line in May.
Please remove me a doubt: is it really free?
I would rather not decide this week.
We'd prefer not to switch systems now.
I hope this is not the last time we talk!
The last mail got lost, can you resend it?
Don't hesitate to contact me again in spring.
Don't forget to send the offer again.
We don't send mails again and again to our customers.
I never write mails on weekends, so sorry for the delay; call me again.
Leave it with me, I will ask my boss.
En halua vaihtaa järjestelmää, mutta lähettäkää hinnat.
Emme tarvitse uutta sähköpostijärjestelmää.
En ole viimeinen päättäjä tässä asiassa.
Edellinen viesti oli viimeinen jonka luin loppuun, kiinnostaa.
Jag vill helst inte byta nu.
Vi skickar inte längre fakturor på papper.
Tveka inte att höra av dig igen.
Jag skriver inte mer nu men ring mig.
Ich kann heute nicht mehr schreiben, rufen Sie mich morgen an.
Wir arbeiten nicht mehr mit Agenturen.
Melden Sie sich nicht mehr diese Woche, nächste passt besser.
Wir möchten nicht wechseln.
Leider haben wir Ihre letzte Mail nicht bekommen.
Das ist nicht mehr aktuell, schicken Sie bitte neue Unterlagen.
No thanks, we would rather not.
I don't want to receive the brochure by post, PDF is enough.
Ich will nichts kaufen.
Vi vill inte ha något mer verktyg.
We do not want another tool.
Emme halua uutta työkalua.
I have had enough of tools that promise the moon.
Please don't take this personally, but we'll pass.
Ottakaa yhteyttä uudestaan ensi vuonna.
Meillä ei ole tarvetta, älkää turhaan käyttäkö aikaa.
Who gave you the idea that we need this?
Wo haben Sie unsere Zahlen her?
How did you come across our company? Interesting product.
Don't email Peter anymore, write to me instead, I run purchasing now.
Please stop sending the invoices to Mary, send them to me.
Don't send the PDF again, I have it. When can we start?
Do not contact our reseller, contact us directly, we want to buy.
No more questions from me, send me the contract.
Älä lähetä Matille enää, minä hoidan hankinnat nyt.
Meillä ei ole enää vanhaa järjestelmää. Kertokaa lisää.
Ei enempää kysymyksiä, lähetä sopimus.
Sluta inte skriva!
Sluta oroa er, vi köper!
Vi vill inte ha reklam på sajten, klarar ni det?
Skriv inte till Anna längre, jag har tagit över inköpen. Berätta mer!
Schreiben Sie nicht mehr an Herrn Meier, ich bin jetzt zuständig. Was kostet es?
Schicken Sie keine Muster mehr, wir haben uns entschieden: wir kaufen.
Ich möchte keine weiteren Angebote einholen, wir nehmen Ihres.
Hören Sie auf, sich zu entschuldigen.
Schicken Sie nichts mehr an Frau Huber, sie ist weg. Ich übernehme, was kostet das?
Remove me from cc but keep writing to Tom, he decides.
Nehmen Sie mich bitte aus dem CC, Kollege Kern entscheidet.
Don't write me off yet, budget comes in June.
We never signed up for a trial, how do we start one?
I don't want to receive a generic demo, show us our own data.
Leave me alone with the details, give me the price!
Älä lähetä enää vanhaa versiota, lähetä uusi.
Wir wollen keine Werbung schalten, aber Ihr Tool brauchen wir.
Can you take me off the waiting list and onto the paid plan?
`

  .trim()
  .split('\n');

test.each(others)('%j does not ask to be left alone', (words) => {
  expect(findOptOut(readWords('Re: Shifts', words))).toBeNull();
});
