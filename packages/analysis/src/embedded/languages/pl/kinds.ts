import type { Kinds } from '../language-pack.ts'

/** The name of each kind, and the words by which its title or opening tells it. */
export const kinds: Kinds = {
  nda: [
    'Umowa o poufności',
    /umowa o (?:zachowaniu )?poufności|zobowiązanie do (?:zachowania )?poufności/iu,
  ],
  'commercial-lease': [
    'Umowa najmu lokalu użytkowego',
    /najmu? lokalu użytkowego|umowa dzierżawy/iu,
  ],
  lease: ['Umowa najmu', /umow\p{L} najmu/iu],
  'employment-contract': ['Umowa o pracę', /umow\p{L} o pracę/iu],
  'offer-letter': ['Oferta zatrudnienia', /oferta (?:zatrudnienia|pracy dla)|list intencyjny/iu],
  'consulting-agreement': ['Umowa o doradztwo', /umow\p{L} (?:o )?doradz\p{L}+/iu],
  'service-agreement': [
    'Umowa o świadczenie usług',
    /(?:formularz|umow\p{L}|warunki) rezerwacji|umow\p{L} najmu sali|umow\p{L} (?:opieki|o opiekę|przechowania|hotelowania)|zlecenie usługi|umow\p{L} (?:o świadczenie|zlecenia|o dzieło|serwisow\p{L}|o roboty)/iu,
  ],
  'license-agreement': ['Umowa licencyjna', /umow\p{L} licencyjn\p{L}|licencja/iu],
  'distribution-agreement': [
    'Umowa dystrybucyjna',
    /umow\p{L} (?:dystrybu\p{L}+|agencyjn\p{L}|franczyz\p{L}+)/iu,
  ],
  'supply-agreement': [
    'Umowa sprzedaży',
    /umow\p{L} (?:kupna|sprzedaży|dostawy|przedwstępn\p{L})/iu,
  ],
  'loan-offer': [
    'Decyzja kredytowa',
    /(?:decyzja|oferta) kredytow\p{L}|oferta (?:kredytu|pożyczki)/iu,
  ],
  'loan-agreement': ['Umowa kredytu', /umow\p{L} (?:kredytu?|pożyczki|kredytow\p{L})/iu],
  'joint-venture': ['Umowa spółki', /umow\p{L} (?:spółki|wspólników|inwestycyjn\p{L})/iu],
  sponsorship: ['Umowa sponsoringu', /umow\p{L} sponsor\p{L}+/iu],
  collaboration: ['Umowa o współpracy', /umow\p{L} o współpracy|porozumienie/iu],
  terms: [
    'Regulamin świadczenia usług',
    /regulamin (?:świadczenia|sklepu|serwisu|korzystania|usług)|warunki (?:ogólne|korzystania)|ogólne warunki/iu,
  ],
  privacy: [
    'Polityka prywatności',
    /polityka (?:prywatności|cookies)|klauzula informacyjna|ochron\p{L} danych/iu,
  ],
  'data-processing': ['Umowa powierzenia danych', /powierzeni\p{L} (?:przetwarzania )?danych/iu],
  'insurance-policy': [
    'Polisa ubezpieczeniowa',
    /polis\p{L}|umow\p{L} ubezpieczenia|ubezpieczeni\p{L} (?:mieszkania|domu|komunikacyjne|pojazd|podróży|na życie|oc|ac|autocasco)\p{L}*|ogólne warunki ubezpieczenia/iu,
  ],
  warranty: ['Gwarancja', /gwarancj\p{L}|karta gwarancyjna/iu],
  'power-of-attorney': ['Pełnomocnictwo', /pełnomocnictwo|upoważnienie/iu],
  will: ['Testament', /testament/iu],
  bylaws: ['Statut', /\bstatut\b/iu],
  contract: ['Umowa', /umow[ay]|aneks/iu],
  judgment: [
    'Wyrok',
    /wyrok|postanowienie|w imieniu rzeczypospolitej|sąd (?:rejonowy|okręgowy|apelacyjny|najwyższy)|uzasadnienie wyroku/iu,
  ],
  decision: [
    'Decyzja',
    /(?:rozpatrzenie|odpowiedź na) (?:wnios|reklamac|odwoł)\p{L}+|(?:odmowa|przyznanie) \p{L}+|decyzj\p{L}|zaświadczenie|zezwolenie|pozwolenie/iu,
  ],
  'penalty-notice': [
    'Mandat',
    /mandat|grzywn\p{L}|wezwanie do zapłaty|kara (?:pieniężna|administracyjna)|opłata dodatkowa/iu,
  ],
  notice: [
    'Zawiadomienie',
    /propozycja (?:przedłużenia|odnowienia)|(?:przedłużeni[eu]|odnowieni[eu]|wznowieni[eu]) (?:umowy|polisy|ubezpieczenia|abonamentu|najmu)|wycofanie produktu|zawiadomienie|wezwanie|ogłoszenie|obwieszczenie|wypowiedzenie|powiadomienie|informacja o|przypomnienie|komunikat|dotyczy:/iu,
  ],
  regulation: ['Regulamin', /regulamin|rozporządzenie|ustawa|uchwała|zarządzenie/iu],
  'company-policy': [
    'Polityka firmy',
    /polityka|kodeks (?:etyki|postępowania)|procedura wewnętrzna/iu,
  ],
  guideline: [
    'Wytyczne',
    /(?:najczęściej|często) zadawane pytania|pytania i odpowiedzi|\bFAQ\b|karta informacyjna produktu|ulotka informacyjna|arkusz informacyjny|wytyczne|poradnik|zalecenia|instrukcja postępowania|przewodnik/iu,
  ],
  tender: [
    'Ogłoszenie o zamówieniu',
    /przetarg|zapytanie ofertowe|ogłoszenie o zamówieniu|specyfikacja warunków|nabór wniosków|konkurs ofert/iu,
  ],
  specification: ['Specyfikacja', /specyfikacja|wymagania|opis przedmiotu|karta techniczna/iu],
  manual: ['Instrukcja obsługi', /instrukcja (?:obsługi|montażu|użytkowania)|podręcznik/iu],
  runbook: [
    'Procedura operacyjna',
    /procedura (?:operacyjna|awaryjna|odtworzenia)|plan (?:awaryjny|ciągłości)/iu,
  ],
  'release-notes': ['Informacje o wersji', /informacje o wersji|lista zmian|nowości w wersji/iu],
  'incident-report': [
    'Raport z incydentu',
    /(?:raport|protokół|zgłoszenie) (?:z|o|po)? ?(?:incydent\p{L}*|wypadk\p{L}*|szkody|awarii|powypadkowy)|incydent\p{L}* bezpieczeństwa|naruszeni\p{L} (?:ochrony )?danych/iu,
  ],
  'audit-report': [
    'Raport z audytu',
    /(?:raport|sprawozdanie|protokół) (?:z|biegłego) ?(?:audytu|badania|kontroli|rewidenta|przeglądu)|opinia biegłego|(?:ekspertyz|ocen|opini)\p{L} (?:stanu )?techniczn\p{L}+/iu,
  ],
  'financial-report': [
    'Sprawozdanie finansowe',
    /sprawozdanie (?:finansowe|zarządu|roczne)|raport (?:roczny|kwartalny|półroczny|finansowy)|wyniki (?:finansowe|za)|bilans/iu,
  ],
  'research-paper': ['Artykuł naukowy', /w niniejszym artykule|artykuł naukowy|streszczenie/iu],
  thesis: ['Praca dyplomowa', /praca (?:magisterska|licencjacka|dyplomowa|doktorska)|rozprawa/iu],
  proposal: ['Propozycja', /propozycja|wniosek projektowy|biznesplan|projekt\b/iu],
  quotation: ['Oferta cenowa', /oferta|kosztorys|wycena/iu],
  invoice: [
    'Faktura',
    /rachunek za|opłata za (?:wodę|prąd|gaz)|faktura|rachunek (?:nr|za)|nota korygująca/iu,
  ],
  receipt: ['Paragon', /paragon|pokwitowanie|potwierdzenie (?:zapłaty|wpłaty|płatności)/iu],
  'purchase-order': ['Zamówienie', /zamówienie (?:nr|zakupu)|potwierdzenie zamówienia/iu],
  'bank-statement': ['Wyciąg', /wyciąg|zestawienie (?:operacji|transakcji)|pasek wynagrodzeń/iu],
  transcript: ['Transkrypcja', /transkrypcja|stenogram/iu],
  minutes: [
    'Protokół',
    /(?:zebranie|posiedzenie|spotkanie) (?:z|w|wspólnoty|zarządu|rady)|protokół|notatka ze? spotkania/iu,
  ],
  agenda: [
    'Porządek obrad',
    /zawiadomienie o (?:zwołaniu |terminie )?(?:walnego )?(?:zebrani\p{L}|zgromadzeni\p{L})|porządek (?:obrad|dzienny)|program (?:spotkania|konferencji)/iu,
  ],
  'job-ad': [
    'Ogłoszenie o pracę',
    /ogłoszenie o (?:pracę|naborze)|oferta pracy|poszukujemy|zatrudnimy|stanowisko:/iu,
  ],
  resume: ['Życiorys', /curriculum vitae|życiorys|doświadczenie zawodowe/iu],
  leaflet: ['Ulotka dla pacjenta', /ulotka|informacja dla (?:pacjenta|użytkownika)/iu],
  'medical-letter': [
    'Karta informacyjna',
    /karta wypisow\p{L}|wypis\b|po wyjściu ze szpitala|karta (?:informacyjna|leczenia)|wypis ze szpitala|zaświadczenie lekarskie|wynik(?:i)? badań|skierowanie/iu,
  ],
  'school-letter': [
    'List do rodziców',
    /(?:drodzy|szanowni) rodzice|do rodziców|świadectwo szkolne|wycieczka/iu,
  ],
  complaint: ['Reklamacja', /reklamacja|skarga|pozew|odwołanie|zażalenie/iu],
  newsletter: ['Biuletyn', /biuletyn|newsletter/iu],
  'press-release': ['Komunikat prasowy', /(?:komunikat|informacja|notatka) prasow\p{L}/iu],
  'news-article': ['Artykuł prasowy', /\(PAP\)|nasz korespondent/iu],
  speech: ['Przemówienie', /przemówienie|wystąpienie|panie i panowie/iu],
  form: ['Formularz', /formularz|wniosek|ankieta|deklaracja|oświadczenie/iu],
  recipe: ['Przepis', /\bprzepis\b|składniki|przygotowanie:/iu],
  itinerary: ['Plan podróży', /plan podróży|potwierdzenie rezerwacji|bilet elektroniczny/iu],
  patent: ['Patent', /patent|zastrzeżenia patentowe/iu],
  reminder: [
    'Wezwanie do zapłaty',
    /wezwanie do zapłaty|przypomnienie o (?:płatności|zapłacie)|ponaglenie|monit(?!\p{L})/iu,
  ],
  termination: [
    'Wypowiedzenie',
    /wypowiedzenie(?! zmieniające)|rozwiązanie umowy|rezygnacja z umowy|zwolnienie z pracy|likwidacj\p{L} stanowiska/iu,
  ],
  payslip: [
    'Pasek wynagrodzeń',
    /pasek (?:wynagrodzeń|płacowy)|lista płac|rozliczenie wynagrodzenia/iu,
  ],
  'cost-statement': ['Rozliczenie opłat', /rozliczenie (?:opłat|kosztów|mediów|zaliczek|roczne)/iu],
  'construction-contract': [
    'Umowa o roboty budowlane',
    /umow\p{L} o (?:roboty|remont|prace budowlane)/iu,
  ],
  settlement: [
    'Ugoda',
    /ugod[aęyą](?:$| (?:pozasądowa|sądowa|zawarta|między))|porozumienie stron|porozumienie o rozwiązaniu/iu,
  ],
  'tax-assessment': [
    'Decyzja podatkowa',
    /decyzj\p{L} (?:w sprawie|ustalając\p{L}) .{0,40}podat\p{L}+|podatek od nieruchomości/iu,
  ],
  summons: ['Wezwanie sądowe', /wezwanie (?:na rozprawę|do stawiennictwa|świadka|do sądu)/iu],
  certificate: [
    'Zaświadczenie',
    /zaświadczenie|świadectwo|certyfikat|akt (?:urodzenia|małżeństwa|zgonu)/iu,
  ],
  amendment: ['Aneks', /aneks (?:nr|do)|porozumienie zmieniające/iu],
  'warning-letter': ['Upomnienie', /upomnienie|kara porządkowa|nagana|wezwanie do zaprzestania/iu],
  'card-statement': ['Wyciąg z karty', /(?:wyciąg|zestawienie) (?:z|transakcji) kart\p{L}+/iu],
  'vehicle-rental': [
    'Umowa najmu samochodu',
    /(?:najm\p{L}+|wynajm\p{L}+) (?:samochodu|pojazdu|auta)|wypożyczeni\p{L}+ (?:samochodu|pojazdu)/iu,
  ],
  'rent-increase': [
    'Podwyżka czynszu',
    /(?:podwyżk\p{L}+|podwyższeni\p{L}+|waloryzacj\p{L}+|wypowiedzeni\p{L}+ wysokości) (?:stawki )?czynszu/iu,
  ],
  recall: [
    'Wycofanie produktu',
    /wycofani\p{L} (?:produktu|partii|wyrobu|z (?:rynku|obrotu|sprzedaży))|akcj\p{L} (?:naprawcz|przywoławcz)\p{L}+|ostrzeżenie publiczne/iu,
  ],
  'study-information': [
    'Informacja o badaniu',
    /informacja dla (?:uczestni\p{L}+|ochotnik\p{L}+)|świadom\p{L} zgod\p{L}|udzia\p{L}+ w badaniu/iu,
  ],
  'grant-award': [
    'Przyznanie dotacji',
    /przyznani\p{L} (?:dotacji|dofinansowania|grantu|stypendium)|decyzj\p{L} o dofinansowaniu/iu,
  ],
  'change-notice': [
    'Zawiadomienie o zmianie',
    /zmian[aęy] (?:\p{L}+ )?(?:warunków|regulaminu|cen\p{L}*|cennika|taryf\p{L}*|opłat|stawek|składk\p{L}|umowy)|podwyżk[aięo]\p{L}? (?:cen|opłat|składk\p{L})/iu,
  ],
  invitation: [
    'Zaproszenie',
    /^zaproszenie(?! do składania)|ma(?:ją)? (?:zaszczyt|przyjemność) zaprosić/iu,
  ],
  appointment: ['Wizyta', /(?:potwierdzenie|termin|przypomnienie o) wizyt\p{L}/iu],
  letter: ['Pismo', /^(?:szanown[yia]|drog[ia])[^\n]{0,60}[,!]?\s*$|z poważaniem/iu],
  report: ['Raport', /raport|sprawozdanie|analiza|badanie/iu],
}
