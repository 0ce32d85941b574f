/** Care, schools, public bodies, finance and housing, in the format of fields.ts. */
export const services = `
hairdresser: hairdresser~, hair salon~, barber, barbers, barber shop~, barbershop~, kampaamo~, parturi~, frisör~,
  barberare~, friseur~
beauty salon: beauty salon~, beauty parlour~, nail salon~, day spa~, beautician~, kauneushoitola~, kauneushoitolo~,
  skönhetssalong~, hudvårdssalong~, kosmetikstudio~, kosmetiksalon~, schönheitssalon~
laundry: laundry, laundries, laundromat~, dry cleaner~, dry cleaning, pesula~, pesulo~, kemisk tvätt, tvätteri~,
  kemtvätt~, wäscherei~, reinigungskette~, textilreinigung~
funeral home: funeral home~, funeral director~, undertaker~, hautaustoimisto~, begravningsbyrå~,
  bestattungsunternehmen, bestatter~
pharmacy: pharmacy, pharmacies, chemist, chemists, apteek~, apotek, apoteket, apoteken, apotekskedj~, apotheke~
hospital: hospital, hospitals, sairaal~, sjukhus~, krankenhaus, krankenhäuser~, kliniken, klinikum, spital, spitäler
medical clinic: medical clinic~, clinic, clinics, health clinic~, medical centre~, medical center~, doctor's office~,
  private clinic~, lääkäriasema~, lääkärikesku~, terveysasema~, yksityisklinik~, klinikoi~, vårdcentral~,
  läkarmottagning~, privatklinik~, arztpraxis, arztpraxen, ärztezentr~
dental clinic: dental clinic~, dentist, dentists, dental practice~, dental office~, orthodontist~, hammasklinik~,
  hammaslääkär~, hammashoitola~, hammashoitolo~, tandläkar~, tandklinik~, zahnarzt, zahnärzt~, zahnarztprax~,
  zahnklinik~
physiotherapy clinic: physical therap~, fysioterap~, kuntoutuskesku~, sjukgymnast~, naprapat~, physiotherap~,
  krankengymnast~
laboratory: laboratory, laboratories, medical laborator~, diagnostics lab~, laboratorio~, laboratorium, laboratorier
veterinary clinic: veterinary clinic~, vet clinic~, veterinarian~, vets, animal hospital~, eläinklinik~, eläinlääkär~,
  eläinsairaal~, veterinärklinik~, djursjukhus~, veterinär, veterinärer, djurklinik~, tierarzt, tierärzt~,
  tierarztprax~, tierklinik~
nursing home: nursing home~, care home~, elderly care, retirement home~, social care provider~, home care provider~,
  hoivakoti~, hoivakode~, hoivakodi~, hoiva-alan, vanhainkoti~, vanhainkode~, palvelutalo~, hoivayrity~, äldreboende~,
  vårdhem~, äldreomsorg~, hemtjänst~, pflegeheim~, altenheim~, seniorenheim~, pflegedienst~
healthcare provider: healthcare, healthcare provider~, healthcare compan~, health care provider~, health care compan~,
  terveydenhuol~, terveyspalvelu~, terveysyrity~, vårdbolag~, vårdföretag~, vårdgivare~, hälsovård~, sjukvård~,
  gesundheitswesen, gesundheitsdienstleister~, gesundheitsunternehmen
school: school, schools, high school~, primary school~, secondary school~, private school~, koulu, koulut, kouluja,
  koulujen, kouluille, peruskoulu~, lukio, lukiot, lukioita, yksityiskoulu~, skola, skolor, skolan, friskol~,
  grundskol~, gymnasieskol~, schule, schulen, privatschule~, gymnasien
language school: language school~, kielikoulu~, språkskol~, sprachschule~
driving school: driving school~, autokoulu~, körskol~, trafikskol~, bilskol~, fahrschule~
training provider: training provider~, training compan~, vocational school~, learning centre~, koulutusyrity~,
  koulutuspalvelu~, koulutuksen järjestäj~, ammattikoulu~, utbildningsföretag~, yrkesskol~, kursverksamhet~,
  bildungsträger~, weiterbildungsanbieter~, schulungsanbieter~, trainingsanbieter~
university: university, universities, college, colleges, yliopisto~, ammattikorkeakoulu~, korkeakoulu~, universitet~,
  högskol~, universität~, hochschule~, fachhochschule~
kindergarten: kindergarten~, day care~, daycare~, nursery school~, childcare centre~, childcare center~,
  childcare provider~, preschool~, päiväko~, varhaiskasvat~, förskol~, dagis, kita, kitas, kindertagesstätte~
library: library, libraries, kirjasto~, bibliotek~, bibliothek~, bücherei~
bank: bank, banks, credit union~, savings bank~, pank~, säästöpank~, banken, banker, sparbank~, sparkasse~, volksbank~,
  kreditinstitut~
insurance company: insurance, insurance compan~, insurer~, insurance provider~, insurance broker~, vakuutusyhtiö~,
  vakuutusala~, vakuutusmeklari~, försäkringsbolag~, försäkringsförmedl~, versicherung, versicherungen,
  versicherungsunternehmen, versicherungsgesellschaft~, versicherungsmakler~
financial adviser: financial advisor~, financial adviser~, financial services, wealth manag~, asset manag~,
  investment firm~, investment compan~, mortgage broker~, varainhoitaja~, varainhoitoyht~, rahoitusyhtiö~,
  rahoitusala~, sijoitusyhtiö~, finansbolag~, finansiell rådgivar~, kapitalförvalt~, finanzdienstleister~,
  finanzberat~, vermögensverwalt~, vermögensberat~
fintech company: fintech, fintechs, fintech compan~, fintech startup~, payment provider~, fintech-yrity~,
  fintechföretag~, fintech-bolag~, fintech-unternehmen, zahlungsdienstleister~
accounting firm: accounting firm~, accounting compan~, accounting office~, accountancy, accountancy firm~, accountant~,
  bookkeeper~, bookkeeping, bookkeeping firm~, auditor~, audit firm~, tax advisor~, tax adviser~, tilitoimisto~,
  kirjanpitäj~, kirjanpitotoimisto~, tilintarkast~, taloushallintotoimisto~, redovisningsbyrå~, revisionsbyrå~,
  bokföringsbyrå~, redovisningskonsult~, buchhaltungsbüro~, steuerberat~, wirtschaftsprüf~, treuhandbüro~, treuhänder~
law firm: law firm~, lawyer~, attorney~, solicitor~, legal practice~, lakitoimisto~, asianajotoimisto~, asianajaja~,
  juristtoimisto~, advokatbyrå~, juristbyrå~, advokat, advokater, anwaltskanzlei~, rechtsanwaltskanzlei~,
  rechtsanwält~, rechtsanwalt, kanzlei, kanzleien, notar, notare
real estate agency: real estate agency, real estate agencies, real estate agent~, estate agent~, realtor~,
  real estate broker~, kiinteistönvälit~, asunnonvälit~, kiinteistövälit~, fastighetsmäkl~, mäklarbyrå~,
  mäklarföretag~, mäklare, immobilienmakler~, maklerbüro~, immobilienbüro~
property manager: property management, property management compan~, property manager~, facility management,
  facilities management, real estate compan~, isännöinti~, isännöitsij~, kiinteistöhuol~, kiinteistöyhtiö~,
  huoltoyhtiö~, fastighetsförvalt~, fastighetsbolag~, fastighetsskötsel~, fastighetsägare~, hausverwalt~,
  immobilienverwalt~, immobilienunternehmen, immobiliengesellschaft~, gebäudemanagement
`;
