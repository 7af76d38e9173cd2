export const concepts = `
price: cena koszt kosztuje opłata taryfa drogo stawka ceny kosztować opłaty kosztów tani drogi cennik stawki ile_to_kosztuje
pay: płacić zapłacić płatność wpłata zapłata pobiera wpłaca opłacić spłacać spłata uiścić uregulować płatny opłacać ponosi pokrywa pokryć zapłacę płacę wpłacić wpłaty spłacić uregulowanie dopłacić wpłacę zapłacą przelać płacą
amount: kwota suma wartość kwoty sumy wysokość
total: razem łącznie suma całość w_sumie ogółem całkowity całkowita łączny łączna wszystko
salary: wynagrodzenie pensja płaca zarobki zarabiać wypłata zarobię zarabiam stawka_godzinowa wypłaty brutto netto pieniądze wypłatę
rent: czynsz najem wynajem wynajmu wynająć najmu czynszu
deposit: kaucja zaliczka depozyt zadatek kaucji zaliczki
refund: zwrot zwrócić oddać odzyskać zwrotu zwracany oddadzą odzyskam zwrócą zwrócony pieniądze_z_powrotem
discount: zniżka rabat obniżka upust taniej zniżki rabatu promocja obniżona ulga ulgi
penalty: kara grzywna mandat opłata odsetki kary karę grozi ukarany sankcja zapłacę_karę kary_umowne karą
interest: odsetki oprocentowanie procent stopa odsetek stopa_procentowa
loan: kredyt pożyczka hipoteka kredytu pożyczki pożyczyć
debt: dług zaległość zadłużenie dłużny zadłużony długi wierzytelność należność nieopłacone reszta resztę
tax: podatek vat podatki podatku urząd_skarbowy
increase: podwyżka wzrost wzrośnie zwiększyć podwyższenie drożej podnieść podwyżki rośnie wzrosną zwiększenie podrożeje wyższy
decrease: obniżka spadek zmniejszyć obniżenie spadnie niższy mniejszy obniżyć taniej
maximum: maksymalnie najwyżej limit maksymalny maksymalna nie_więcej największy górna co_najwyżej najwięcej
minimum: minimalny minimalna najmniej co_najmniej nie_mniej najmniejszy minimalnie przynajmniej
free: bezpłatny bezpłatna darmowy bez_opłat bezpłatnie nie_pobieramy zwolniony za_darmo nieodpłatnie gratis za_nic bez_kosztów
extra: dodatkowy dodatek dodatkowo dopłata dodatkowe
bonus: premia nagroda premie nagrody trzynastka
instalment: rata raty ratami na_raty w_ratach po_kawałku rozłożyć raty_miesięczne
invoice: faktura rachunek faktury rachunki
insurance: ubezpieczenie polisa ubezpieczyciel ochrona ubezpieczeniowa ubezpieczony ubezpieczyć obejmuje polisy
excess: udział_własny franszyza z_własnej_kieszeni
claim: roszczenie odszkodowanie roszczenia dochodzić odszkodowania szkoda zgłosić_szkodę
damage: szkoda uszkodzenie zniszczona zepsuty zniszczenie zepsuć uszkodzony uszkodzić zniszczyć szkody awaria zepsuje popsuje zepsute
theft: ukradnie ukradli kradzież włamanie ukradziony ukraść skradziony złodziej
flood: powódź zalanie wyciek przeciek
storm: burza wiatr
fire: pożar ogień
account: konto rachunek rachunku numer_konta
transfer: przelew przelać przelewem
cash: gotówka pieniądze gotówką gotówki kieszonkowe
cheque: czek
budget: budżet
profit: zysk zyski dochód
revenue: przychód sprzedaż
dividend: dywidenda
shareholder: akcjonariusz udziałowiec
expense: wydatek koszty wydatki nakłady
grant: stypendium dotacja fundusz_socjalny pomoc_finansowa zapomoga
gift: prezent darowizna
pension: emerytura emerytury renta
contract: umowa porozumienie
sign: podpis podpisać podpisanie podpisany podpisuje podpisuję
begin: początek zaczyna rozpoczęcie od zaczynać rozpoczyna rozpocząć start zacząć pierwszy_dzień wejście_w_życie zaczynają zaczną rozpoczną startuje
end: koniec kończy zakończenie wygasa kończyć zakończyć upływa upływ koniec_umowy skończyć
cancel: wypowiedzenie rozwiązać odstąpić rezygnacja wypowiedzieć anulować zrezygnować wypowiadać rozwiązanie odstąpienie zerwać wycofać anulowanie zakończyć rozwiązania wycofać_się odwołać rezygnuję odejść
notice: uprzedzenie zawiadomienie wcześniej termin wypowiedzenie wypowiedzenia uprzedzić okres_wypowiedzenia powiadomić powiadomienie z_wyprzedzeniem zgłosić
renew: przedłużyć przedłużenie odnowienie przedłużenia automatycznie odnowić przedłuża
landlord: wynajmujący właściciel właścicielka gospodarz
tenant: najemca lokator
home: mieszkanie dom lokal nieruchomość mieszkania domu lokalu budynek
room: pokój
sublet: podnajem
move_out: wyprowadzka opuścić wyprowadzić wyprowadzam opuszczenie wydanie_lokalu
guest: gość gości goście odwiedziny kolega koleżanka kolegę znajomy znajomego przyjaciel osoba_towarzysząca znajomi
pet: zwierzę zwierząt pies psem kot zwierzęta psa kota zwierząt_domowych
dog: pies psów
cat: kot
smoke: palić palenie papieros papierosy
noise: hałas cisza głośno hałasować muzyka impreza
repair: naprawa naprawić remont naprawy naprawi usunąć usterka usterki konserwacja serwis wymienić
heating: ogrzewanie piec ciepło kaloryfer piecyk grzejnik
water: woda wody kran
electricity: prąd energia prądu elektryczny
gas: gaz
internet: internet
garbage: śmieci odpady śmieciami
parking: parking garaż miejsce_parkingowe parkować miejsce_postojowe postojowe
car: samochód auto samochodu pojazd auta
bicycle: rower rowery roweru
key: klucz klucze zamek
garden: ogród ogrodu ogródek
clean: sprzątanie sprzątać czysty posprzątać czystość sprzątania
paint: malowanie
build: budowa zbudować budować przebudowa
neighbour: sąsiad sąsiada sąsiedzi sąsiadka
meter: licznik
employer: pracodawca firma pracodawcy zakład szef
employee: pracownik personel doradca pracownicy pracownika zatrudniony załoga
boss: szef kierownik kierować dyrektor przełożony
dismiss: zwolnienie zwolnić wyrzucić zwolniony wypowiedzieć_umowę
resign: rezygnacja odejść odchodzę rezygnować
job: stanowisko praca zawód pracy zatrudnienie obowiązki robota robotę dorabiać
holiday: urlop wakacje wolne urlopu dni_wolne dzień_wolny
sick: choroba chory zwolnienie_lekarskie chora zachorować zachoruję l4 chorobowe niezdolność wymiotować wymioty wymiotował zaświadczenie_lekarskie zachoruje gorączka gorączkę
probation: próbny
hours: godziny czas_pracy
overtime: nadgodziny nadgodzin
weekend: sobota niedziela
remote: zdalnie praca_zdalna z_domu
training: szkolenie kurs szkolenia kursy szkoleń
experience: doświadczenie doświadczenia umiejętności
apply: wniosek podanie wnioskować składać ubiegać złożyć
interview: rozmowa
proof: zaświadczenie dowód dokument dokumenty zaświadczenia potwierdzenie
hire: zatrudnić zatrudnia zatrudnienie
child: dziecko dzieci syn córka dziecka dzieckiem niemowlę chłopiec dziewczynka wnuk małoletni
parent: rodzic rodzice matka ojciec opiekun mama tata
family: rodzina małżonek mąż żona brat siostra babcia dziadek małżonka córka syn rodzice matka ojciec
customer: klient nabywca klienci państwo kredytobiorca
supplier: dostawca sprzedawca wykonawca firma dekarz oferent dostawcy
doctor: lekarz doktor lekarza lekarze przychodnia
lawyer: adwokat radca_prawny radcy_prawnego prawnik prawnika mecenas adwokata
judge: sędzia
police: policja
bank: bank
witness: świadek
author: autor
chair: przewodniczący
director: dyrektor prezes
clerk: sekretarz
agent: pełnomocnik przedstawiciel pełnomocnictwo pełnomocnika zastępstwo w_moim_imieniu upoważnić upoważnienie reprezentować w_imieniu wysłać_kogoś zamiast_mnie za_mnie
contact: kontakt telefon zadzwonić doradca skontaktować dzwonić telefonu numer_telefonu kontaktować zgłosić_się infolinia
emergency: nagły pilny awaryjny nagle 112
member: członek członkowie członka
student: student uczeń
teacher: nauczyciel nauczyciele wychowawca
court: sąd sądu sądowy sądem sądzie sędzia sędziego trybunał
decision: decyzja wyrok postanowienie wybór zdecydować decyzji orzeczenie uchwała
appeal: odwołanie zażalenie sprzeciw odwołać zaskarżyć reklamacja odwołać_się sprzeciwu sprzeciwić zażalić zakwestionować podważyć zarzuty nie_zgadzam odwoławcze odwoławczy odwoławczego odwołania zaskarżenie skarga sprzeciwić_się
win: wygrać uwzględnić wygrał wygrana uwzględniono
reject: oddalić odrzucić odmowa odrzucony odmówić oddalenie odmówiono odrzucenie nieuwzględnienie
approve: zatwierdzić przyjąć zgoda zatwierdzenie zgodzić akceptacja zaakceptować
reason: powód przyczyna dlaczego powodu przyczyny z_powodu
law: prawo ustawa prawa ustawy przepisy
liable: odpowiedzialny odpowiedzialność odpowiada wina odpowiada_za
confidential: poufny tajny poufność tajemnica
compete: konkurencja
fault: wina winny zawinił
complaint: skarga reklamacja skargi zażalenie narzekać
deadline: termin do najpóźniej do_kiedy terminie terminu ostatni_dzień do_kiedy_mogę w_ciągu zdążyć
period: okres czas
valid: ważny obowiązuje ważność obowiązywać obowiązywania prawomocny
permit: wolno można dozwolony dozwolone może mogę zezwolony dopuszczalne
forbid: zakaz zabronione nie_wolno zakazane nie_można nie_może
require: musi należy obowiązek wymagany trzeba wymagane muszę powinien obowiązkowy konieczne trzeba_mieć
condition: warunek warunki pod_warunkiem
exception: wyjątek wyjątkiem zwolniony oprócz wyjątki poza_tym z_wyjątkiem nie_dotyczy
consent: zgoda zezwolenie zgody pozwolenie
right: prawo prawa uprawniony uprawnienie
ignore: brak nie_odpowiedzą niezłożenie nie_odpowie nie_otrzymamy nic brak_odpowiedzi nie_zrobię zignoruję bezczynność nie_zapłacę zignorować niezapłacenie nie_zapłaci
medicine: lek tabletka leki tabletki lekarstwo pigułka
dose: dawka dawki tabletki
overdose: przedawkowanie
forget: zapomnieć zapomniałem zapomnę
side_effect: działanie_niepożądane skutki_uboczne
pregnancy: ciąża w_ciąży karmienie
allergy: alergia uczulenie alergie alergię uczulony
alcohol: alkohol piwo wino pić pijany wypiłem nietrzeźwy
drive: prowadzić jeździć kierowca prowadzenie prawo_jazdy
food: jedzenie posiłek jeść obiad śniadanie kolacja piknik kanapki prowiant pełne_wyżywienie
disease: choroba
treatment: leczenie operacja zabieg
hospital: szpital szpitala klinika
patient: pacjent
store: przechowywać przechowywane przechowywany hostowane zapisane
safe: bezpieczny niebezpieczny bezpieczeństwo
trip: podróż wycieczka wyjazd wycieczki podróże wakacje pobyt podróży
arrive: przyjazd przywieźć przyjechać przybycie przybyć
pick_up: odebrać odbiór odebrany odbierać wyjazd
vaccine: szczepienie szczepienia szczepiony szczepionka
depart: wyjazd
flight: lot
luggage: bagaż bagażu walizka torba plecak
ticket: bilet bilety biletu
hotel: hotel nocleg hotelu
delay: opóźnienie przetrzymanie po_terminie spóźnienie opóźnić zwłoka spóźnić opóźniony
passenger: pasażer
booking: rezerwacja zarezerwować wizyta
school: szkoła
lesson: lekcja lekcję zajęcia zajęć
exam: egzamin
meeting: zebranie posiedzenie zebrania zebraniu posiedzeniu spotkanie
vote: głos głosować zagłosować głosowanie głosuje głosy głosowania
elect: wybór wybrany
attend: obecny udział uczestniczyć przyjść obecność udziału stawić
absent: nieobecny nieobecność nieobecności nieusprawiedliwiona nieobecna
system: system program systemu aplikacja oprogramowanie
data: dane dane_osobowe informacje
password: hasło hasła logowanie
outage: awaria awarii przerwa usterka
error: błąd błędy pomyłka
user: użytkownik osób użytkowników licencja licencji
weight: waga
size: wielkość powierzchnia metraż metr metrów metry wielkości powierzchni
height: wysokość
distance: odległość
speed: prędkość
battery: bateria
charge: ładowanie
temperature: temperatura
colour: kolor
warranty: gwarancja
delivery: dostawa dostawy dostarczyć dostarczenie wysyłka
spare_part: część
install: instalacja montaż montować zamontować montażu instalację
return: zwrot oddać oddanie zwrócić zwracać zwrotu oddaje odesłać
product: produkt towar
manufacturer: producent
number: numer
address: adres
place: miejsce gdzie
email: e-mail
result: wynik wyniki wyniku
test: badanie
measure: działanie
risk: ryzyko
problem: problem kłopot problemy kłopoty usterka
change: zmiana zmienić zmiany zmieniony zmienia zmieniać zmieni
replace: wymiana zastąpić nową wymienić wymiany wymieniony odnowić zamienić
stop: zatrzymać zaprzestać przestać przerwać wstrzymać
pause: zawieszenie zawiesić wstrzymać przerwać odroczyć zamrozić
open: otwarty otwarcia czynne
close: zamknięta
lose: zgubić zgubioną zgubię utrata stracić stracę tracę tracić przepadnie przepada utracić
previous: poprzedni
next: następny kolejne
first: pierwszy
last: ostatni
half: połowa
each: każdy za
day: dzień dni dziennie
night: noc
week: tydzień
month: miesiąc miesięczny
year: rok lat
morning: rano
evening: wieczór
old: wiek ukończył lat
often: często razy raz
part: część
people: osoby
receive: otrzymać dostać dostanę otrzyma dostaniemy otrzymam
give: dać udzielić przekazać
send: wysłać złożyć dostarczyć wnieść przesłać
tell: poinformować zawiadomić powiedzieć
buy: kupić
sell: sprzedać
use: korzystać używać
keep: zachować zatrzymać
bring: przynieść wnosić przyjść wprowadzać
choose: wybrać
wait: czekać
work: pracować robota robotę prace
live: mieszkać mieszka zamieszkać
stay: pobyt
check: sprawdzić kontrola wgląd obejrzeć przejrzeć zapoznać sprawdzenie
carry_out: wykonać
destroy: zniszczyć
borrow: wypożyczyć wziąć pożyczyć
enter: wejść dostęp wstęp
remove: usunąć
exceed: przekroczyć
organise: organizować
name: nazwa nazywa
language: język
clothes: ubranie
equipment: sprzęt
purpose: cel
inherit: spadek testament dziedziczyć spadkobierca
death: śmierć zgon umrzeć umrze śmierci zmarły umiera zgonu
marriage: małżeństwo
photo: zdjęcie zdjęcia fotografie nagrywać
publish: opublikować
ask: poprosić
wrong: błędny nieprawidłowy
fraud: oszustwo fałszywy fałszerstwo oszust wyłudzenie
double: dwukrotnie podwójny dwa_razy
fuel: paliwo benzyna olej_napędowy
capacity: miejsca pojemność liczba_miejsc
injury: obrażenia ranny wypadek uraz
pain: ból bóle głowy
crime: przestępstwo skazany więzienie
evict: eksmisja komornik wyrzucić wyrzucić_z_mieszkania eksmitować
failed_payment: zwrot_płatności brak_środków zaległość nie_zapłacę nie_płacę brak_płatności nieopłacona nieopłacone niezapłacona niezapłacone zaległe odrzucony niedobór
reminder: przypomnienie wezwanie upomnienie
lift: winda schody klatka
floor: piętro kondygnacja parter
cellar: piwnica strych komórka
balcony: balkon taras
furniture: meble umeblowany wyposażenie
window: okno drzwi szyba płot ogrodzenie
mobile: komórka smartfon komputer laptop urządzenie telefon
valuables: kosztowności biżuteria rzeczy_osobiste mienie
road: ulica droga most chodnik
train: pociąg autobus dworzec tramwaj
letter: list poczta polecony przesyłka pismo
form: formularz wniosek kwestionariusz wypełnić
identity: paszport dowód_osobisty tożsamość
quality: jakość norma ocena
security: alarm kamera monitoring
backup: kopia_zapasowa przywrócenie awaryjny
update: aktualizacja wersja
stock: magazyn zapas stan
shop: sklep oddział placówka
forecast: prognoza przewidywany szacunek
deficit: strata deficyt
biggest: największy główny najważniejszy
violence: przemoc groźba nękanie
discrimination: dyskryminacja równość
expert: ekspert biegły inżynier rzeczoznawca
project: projekt program
break_time: przerwa odpoczynek
childcare: przedszkole żłobek
sport: sport siłownia
permission_to_build: pozwolenie_na_budowę
executor: wykonawca_testamentu powiernik
custody: opieka opiekun kuratela
consumption: zużycie odczyt metry_sześcienne metrów_sześciennych kubik
minutes: protokół zapis
accounts: bilans księgowość sprawozdanie rozliczenie
certify: notariusz poświadczony
work_supplement: dodatek praca_nocna
company_car: samochód_służbowy koszty_podróży
handover: przekazanie odbiór
swimming: basen pływać pływanie
`
