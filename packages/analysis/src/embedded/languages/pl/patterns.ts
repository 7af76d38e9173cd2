import type { Patterns } from '../language-pack.ts'

export const patterns: Patterns = {
  facts: {
    amount:
      'czynsz|kaucj|wynagrodzeni|pensj|cen[aęy]|składk|razem|suma|kwot|opłat|koszt|saldo|kredyt|rat[ay]_|budżet|przychod|zysk|należność|do zapłaty|wartość|dotacj|zaliczk|netto|brutto|vat_|premi|odszkodowani|zwrot',
    party:
      'wynajmując|najemc|pracodawc|pracownik|kupując|sprzedając|nabywc|klient|dostawc|wykonawc|zamawiając|zleceniodawc|zleceniobiorc|kredytodawc|kredytobiorc|ubezpieczyciel|ubezpieczając|ubezpieczon|powód|pozwan|wnioskodawc|uczestni|odbiorc|nadawc|mocodawc|pełnomocnik|pacjent|przewodnicząc|sekretarz|protokolant|dyrektor|burmistrz|sędzia|obecn|nieobecn|odpowiedzialn|autor|imię|nazw|firma|pomiędzy|między|właściciel|producent|organizator|stanowisk|doradc|bank_|spadkobierc|wykonawca testamentu|szanown|poręczyciel|gwarant_|franczyzodawc|franczyzobiorc|leasingodawc|leasingobiorc|wierzyciel|dłużnik|notariusz|biegł|rzeczoznawc|zarządc|kurator|opiekun|przedstawiciel|lekarz|operator|wystawc|skarbnik|mediator|arbiter|posiadacz|inwestor|komornik|sąd_|inspektor|referendarz',
    reference:
      'numer|nr_|znak|sygnatur|polisa nr|faktura nr|wersja|umowa nr|pesel|nip_|regon|krs_|kw_',
    date: 'dat[ay]|dnia|dniu|od dnia|z dnia|rozpoczęc|początek|ważn|rozpraw|posiedzeni|spotkani|zebrani|wyjazd|przyjazd|dostaw|w życie|urodz|od [0-9]|na [0-9]',
    term: 'okres|czas|obowiązuje|termin|ważność|prób[n]|godzin|urlop|przechow|gwarancj|kończy|do końca|trwa_|wygasa',
    deadline:
      'termin|do dnia|najpóźniej|w ciągu|nie później|do [0-9]|złożyć|wpłat|płatn|zapłat|dostarcz|w terminie',
    notice: 'wypowiedzen|odstąpi|odwołani|sprzeciw|apelacj|rezygnacj|zażaleni|reklamacj|rozwiązan',
    penalty: 'kar[aęy]|odset|grzywn|mandat|zwłok|opóźnien|podwyższon',
    limit:
      'limit|maksym|minim|co najmniej|nie więcej|do kwoty|kworum|większość|powierzchni|suma ubezpieczenia|pojemność|nie przekracza|najwyżej|próg|hipoteka',
    excess: 'udział własny|franszyz',
    rate: 'oprocentowan|stop[aęy]|%|procent|marż|rrso|rabat|wzrost|spadek|wibor|wariant',
    contact:
      'telefon|tel_|e-?mail|kontakt|faks|infolini|adres e|rachun|konto_|zadzwo|informacji udziela',
    place:
      'adres|lokal|mieszkani|nieruchomoś|miejsce|położon|siedzib|ulic|ul_|sala_|przedmiot najmu',
    dose: 'dawk|tabletk|przyjmow|zażyw|mg_|na dobę|dziennie|przechow|rozpozna|alergi|uczulen',
  },
  duration:
    '(?:[0-9]+(?:,[0-9]+)?|jeden|jednego|dwa|dwóch|trzy|trzech|cztery|pięć|sześć|siedem|dziesięć|czternaście|trzydzieści)(?: |-)(?:pełn\\p{L}+ |robocz\\p{L}+ )?(?:minut|godzin|dni|dniow|dzień|tygod|miesi|lat|rok|roku|kwartał)\\p{L}{0,5}_',
  date: '[0-9]{1,2} (?:stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia)(?: [0-9]{4})?|(?:styczeń|luty|marzec|kwiecień|maj|czerwiec|lipiec|sierpień|wrzesień|październik|listopad|grudzień) [0-9]{4}',
  money: 'zł|złot|pln_|euro_|eur_|mln_|tys_|groszy_|mld_',
  bound:
    'do dnia|najpóźniej|w ciągu|w terminie|nie później|co najmniej|nie więcej|maksym|minimaln|przed upływem|do [0-9]|od dnia|do kwoty|nie przekracza|do końca|do czasu',
  duty: 'nakazuj|(?:wnosi|składa|opłaca|doręcza) się_|ma obowiązek|zawiadomi_|zwróci_|musi_|muszą_|należy (?:\\p{L}+ ){0,3}?\\p{L}+(?:ć|c)_|powinien|powinna|powinni|zobowiązan|obowiązan|jest zobow|ma obowiązek|mają obowiązek|zobowiązuje się|wymaga|konieczne|nie może|nie mogą|trzeba_|przygotuje|przedstawi_|prześle|złoży_|zapłaci_|dostarczy_',
  plea: '(?:poproś|powiadom|sprawdź|przynieś|złóż|podpisz) (?:\\p{L}+ )|prosimy|proszę|prośb|zaleca|zalecamy|rekomend|zachęcamy|uprzejmie|należy (?:\\p{L}+ ){0,3}?\\p{L}+(?:ć|c)_|skontaktuj|zgłoś|wyślij|przeczytaj|wypełni|zadzwoń|odeślij|^(?:nie (?:używaj|pal|stosuj|otwieraj)|zapłać|sprawdź|zachowaj|przechowuj|podaj|złóż|unikaj|poczekaj|odłącz|wyłącz|włącz|zabierz|przynieś|przekaż|wejdź|kliknij|wybierz)_',
  promise: 'zrobię|wyślę|zajmę się|przygotuję|możesz_|załatwię',
  settled:
    '(?:wpisuję|rezerwuję|wysyłam|zapisuję|zamawiam|zwracam) (?:pan|pani|to|państw)|(?:zarezerwował|zamówił|wpisał|wysłał)\\p{L}+|nie (?:mogę|możemy) (?:zwrócić|zmienić|przyjąć|zrobić)|co (?:mogę|możemy) zrobić|w sumie|łącznie|zostaje (?:tak|otwart)|zostajemy przy|bierzemy_|robimy_|przekładamy_|ustalone|umowa stoi|zgoda_',
  decision:
    '(?:wzrasta|rośnie|zmienia się|maleje) z [^.;]{1,40} (?:do|na)_|nakazuj|zasądza|oddala_|stwierdza brak|postanawia|postanowi|uchwal|zatwierdz|przyję|przyjmuj|przyznaj|odmawia|odmówi|oddala|zasądza|uwzględni|uchyl|orzek|ustala|wybran|powołan|jednogłośn|większością|zgod[zę]|odrzuc|nakłada|umarza|zezwala|automatycznie oprocentowan|zastępuj|uzgodni|ustalono|zdecydow|wniosek|w drodze wyjątku|zapisuję|powołuję|odrzucono|wybrano|ustalono|odmawiamy|przyznajemy|udzielono|wyrażamy zgodę|nie wyrażamy|nie uwzględniono|przyznaję|odmawiam|uchwalono|przyjęto|oddalono|postanowiono|(?:uchwała|decyzja|postanowienie|wynik|rozstrzygnięcie): |[0-9]+ (?:głos|za|przeciw)|głosów (?:za|przeciw)|jednogłośnie|większością|wstrzyma|(?:wniosek|projekt|uchwał\\p{L}|propozycj\\p{L}|poprawk\\p{L}|odwołani\\p{L}|skarg\\p{L}) .{0,60}(?:odrzuc|przyję|oddal|uwzględ|odroczo|wycofa|upad)|nie (?:został\\p{L}* )?(?:przyję|uwzględ|wyrażono|udzielono)|odrocz|przełożon|wybran|powołan|odwołan|udziel(?:a|ono|ono absolutorium)_|absolutorium|zatwierdz|ustal(?:a|ono|ił)_|postan(?:awia|owił|owiono)|zasądz|oddala|uchyla|umarza|umorz|utrzymuje w mocy|stwierdza_|nakłada_|przyznaje_|odmawia_|zezwala_|nie zezwala|uniewinni|skazuj|znosi .{0,20}koszt|odstawion|włączon|zamienion|zdecydowan|wybrał|postanowiliśmy|częściowo',
  severe:
    'nie (?:jest|są) bezpieczn|niebezpieczn|utrat|traci|utraci|nieważn|wygasa|wygaśnie|eksmisj|egzekucj|komornik|więzien|pozbawienia wolności|przestępstw|solidarn|nieograniczon|bez (?:podania przyczyny|wypowiedzenia|uprzedzenia|odszkodowania)|natychmiast|wypowiedzeni\\p{L} umowy|podstawą wypowiedzenia|wykluczon|nie (?:obejmuje|odpowiada|ponosi)|wyłącz|ochrona nie|zrzeka|zagraża|śmierć|śmiertel|poważn|niebezpiecz|nie (?:stosować|przyjmować|wolno)|wyciek danych|poza (?:unię|eog)|zakaz konkurencji|upadłoś|ostrzeżenie|uwaga:|automatycznie|zawiesz|ryzykiem|dyskwalifik|kar[aęy] umown|wzrostu raty|windykac|odcięci|wstrzymani\\p{L}+ dostaw|natychmiast wymagaln|całości (?:zadłużenia|kwoty|długu)|całą kwotę|bez (?:zwrotu|rozprawy)|wybuch|porażeni|pożar|zatruci|zawaleni|nieodwracaln|zostanie (?:odrzucon|wykluczon|skreślon)|przepada|sprzeda\\p{L}+ .{0,20}dan|tytuł wykonawczy|zwolnieni|dyscyplinarn|wyrok zaoczny|podatność|nieuprawniony dostęp|alergi|krwotok|krwawien|szpital|azbest|oparzeni|czad_|hipotek|cofnięci|brak (?:gwarancji|odpowiedzialności|prawa)|traci ważność|utraci|w podwójnej wysokości|utrat\\p{L} prawa|po terminie nie|rozwiąza\\p{L}+ ze skutkiem natychmiastowym|egzekuc',
  serious:
    'kar[aęy]|odset|grzywn|podwyższ|podwyżk|wzrost|automatyczn|przedłuż|nie podlega zwrotowi|bezzwrotn|udział własny|waloryz|zmienić|w każdym czasie|w każdej chwili|zastrzega|na koszt|obciąż|potrąc|dopłat|ryzyk|opóźnien|zwłok|szkod|odpowiada za|odpowiedzialn|naruszen|niewykonan|brak(?:u)? |rekompensat|prowizj|obniż|cofn|odmow|przekaz\\p{L}+ danych|osobom trzecim|wiążąc|tylko jeśli|nie może|spadek|niewystarcz|zaległ|pobiera|wypowiedzieć|na własne ryzyko|na koszt|ponosi (?:najemca|klient|kupujący|uczestnik|właściciel)|nie (?:zwraca|podlega|pokrywa|odpowiadamy|gwarantuj|uwzględnia|przysługuje)|wzrasta|wzrośnie|dopłata|niedopłat|zalega|upomnieni|potrąca|uważa się|milcz|pęknięc|przeciek|wilgoć|pleśń|awari|poza europejski|nie wstrzymuje|naliczan|nalicza|opłata za|opłata za rezygnacj|nieopłacon|przerw[aęy]|usterk|wad[ayę]_|ból_|bólu|zawroty|nudnośc|obrzęk|zakażeni|przeciwwskaz|ciąż|minimalny okres|orientacyjn|przedawni|może zostać (?:odrzucon|cofnięt|zawieszon|obciążon)|zostanie (?:naliczon|potrącon|zawieszon|anulowan|usunięt)|dodatkowe koszty|wstrzyman|zwrot\\p{L}*_|podlegają zwrotowi|odsetk|nie zostanie rozpatrzon|uchyleni|nie jest przedłużan|ostateczn|kara umown|nie obejmuj|wyłączon|bez zgody|podwyż|nie spadnie|wygaś|zrzec|(?:cena|ceny|składk|czynsz|opłat|stawk|ubezpieczeni)\\p{L}* .{0,60}(?:wzrasta|wzrośnie|wzrost|podwyż|rośnie)|brak\\p{L}* odpowiedzi|uzna\\p{L}+ za (?:odrzucon|przyjęt)|nie (?:daje|uprawnia)|(?:uznaje|poczytuje) się|uznawan\\p{L}+ (?:jest|są|będzie)|(?:jest|są) uznawan\\p{L}+|za (?:niezwróc|zgubi|zniszcz|utrac|uszkodz)\\p{L}+|solidarn|dopóki|bóle? głowy|senność|zawał|przedawkow',
  slight: 'koszt|utrudnien|hałas|zamknięt|zużyci|niedogodn|na własny koszt',
  condition:
    'jeżeli|jeśli|gdy_|w razie|w przypadku|chyba że|w braku|o ile|kto_|pod warunkiem|inaczej|za każdy|za każdą|po upływie|brak_|wybór',
  power: 'może_|mogą_|ma prawo|zastrzega|uprawnion',
  negation: 'nie_|bez_|żad\\p{L}+|nigdy|ani_',
  calm: 'bezpłatn|nie (?:pobiera|pobieramy|stanowi|dotyczy|wpływa|wykazuje|wymaga|odpowiada za pogodę)|bez (?:opłat|kosztów|dodatkowych)|brak zaległości|zwolnion|jest objęt|są objęte|nie stwierdzono|żadn|nie oznacza zrzeczenia|nie stanowi zrzeczenia|nie wyłącza prawa|nie ogranicza prawa|nie pozbawia|mo(?:że|gą) (?:państwo|pan|pani) (?:odstąpić|zrezygnować)|nie podlega opłacie|nie pobiera się|bez opłat|nie (?:zapłaci|płaci)\\p{L}* nic|nie naliczamy|nie planujemy|całkowitej pewności|poza zakresem audytu|(?:badani|wynik|test|prób)\\p{L}* .{0,40}(?:ujemn|negatyw|prawidłow)|nie (?:ma|istnieje|istnieją|stwierdzono|występuje|występują)_|ma prawo do (?:zwrotu|odszkod|urlop|odstąpi)|przysługuje (?:prawo|zwrot|odszkod|urlop)|został\\p{L}* (?:naprawion|usunięt|zwrócon|rozwiązan)|(?:wynajmujący|pracodawca|sprzedawca|wykonawca|ubezpieczyciel|bank|dostawca) (?:pokrywa|ponosi|zwraca|wypłaca|płaci|zapłaci)_|na koszt (?:wynajmującego|pracodawcy|sprzedawcy|wykonawcy)|prawo pierwokupu|plotk|bezpieczn|nieszkodliw|zapobiegawczo|nie stanowi zagroż|nie obciąża (?:najemc|klient|pracowni|kupuj|lokator|konsument)\\p{L}*|(?:najemc|klient|pracownik|kupując|lokator|konsument|zamawiając)\\p{L}* (?:nie (?:odpowiada|ponosi)|ma prawo)_|(?:postanowie\\p{L}+|klauzul\\p{L}+) .{0,60}(?:nieważn|bezskuteczn).{0,80}(?:pozostał|reszt)|(?:zakaz\\p{L}* konkurencji|kar\\p{L} umown\\p{L}+|kaucj\\p{L}+) nie .{0,30}(?:ustal|przewid|pobier|obowiązuj|stosuje)|zwrotu nie żąda się|nie stwierdzono',
  aside:
    'przykład|np_|poprzedni|wcześniejsz|dotychczas|gdyby|byłby|byłaby|wyniosłaby|prognoz|średni|w 20[0-9]{2}_|straciła aktualność|podnosi|twierdzi|uprzednio',
  lead: 'udziela .{0,60}(?:licencji|prawa)|poszukujemy|szukamy|informujemy|zawiadamia|niniejsz\\p{L}+ .{0,60}(?:określa|reguluje|informuje|dotyczy|stanowi)|przedmiotem|celem|zleca_|oddaje w najem|zobowiązuje się|prosimy o|zasądza|orzeka|postanawia|poszukujemy|zaprasza|ogłasza|stosuje się|jest stosowan|sprzedaje|ustanawiam|zatrudnia|udziela|powołuję|przyznaj|uprzejmie informuj|wzywa|mamy przyjemność|potwierdzamy|oferujemy|przyznajemy|odmawiamy|ubezpieczamy|oddaje|powierza|przyjmuje do|zawarta|wynajmuje|ustanawia|przyznaje|odmawia|uchyla|ustala|oddala|zobowiązuj\\p{L}+ się|wypowiadam|w sprawie|został\\p{L}? przyjęt|zawiera_|jest lekiem|informuję|postanowi\\p{L}+|uchwala|wnosi o|zapraszamy|przedstawiamy',
  accuses:
    'zarzuca się|popełni\\p{L}+|przekrocz\\p{L}+|narusz\\p{L}+|wykroczeni\\p{L}+|bez (?:zezwolenia|biletu|ważnego)|nieusprawiedliwion\\p{L}+',
  appoints:
    'udziela\\p{L}* .{0,60}pełnomocnictw\\p{L}+|ustanawia\\p{L}* .{0,60}pełnomocnik\\p{L}*|upoważnia\\p{L}*|powołuj\\p{L}+ .{0,60}(?:spadk|wykonawc)\\p{L}+|zapisuj\\p{L}+',
  treats: 'stosuje się|jest stosowan\\p{L}+|leczeni\\p{L}+|jest lekiem|należy do grupy',
  subject: 'dotyczy|temat|sprawa|w sprawie|przedmiot',
}
