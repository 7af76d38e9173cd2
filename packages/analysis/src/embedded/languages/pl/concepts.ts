export const concepts = `
price: cena koszt kosztuje opłata taryfa drogo stawka
pay: płacić zapłacić płatność wpłata zapłata pobiera wpłaca opłacić spłacać spłata uiścić uregulować
amount: kwota suma wartość
total: razem łącznie suma całość w_sumie ogółem
salary: wynagrodzenie pensja płaca zarobki zarabiać wypłata
rent: czynsz najem wynajem
deposit: kaucja zaliczka depozyt zadatek
refund: zwrot zwrócić oddać odzyskać
discount: zniżka rabat obniżka upust taniej
penalty: kara grzywna mandat opłata odsetki
interest: odsetki oprocentowanie procent stopa
loan: kredyt pożyczka hipoteka
debt: dług zaległość zadłużenie
tax: podatek vat
increase: podwyżka wzrost wzrośnie zwiększyć podwyższenie drożej podnieść
decrease: obniżka spadek zmniejszyć
maximum: maksymalnie najwyżej limit
minimum: minimalny minimalna najmniej co_najmniej
free: bezpłatny bezpłatna darmowy bez_opłat bezpłatnie nie_pobieramy zwolniony za_darmo
extra: dodatkowy dodatek
bonus: premia nagroda
instalment: rata raty
invoice: faktura rachunek
insurance: ubezpieczenie polisa ubezpieczyciel ochrona ubezpieczeniowa ubezpieczony
excess: udział_własny franszyza
claim: roszczenie odszkodowanie
damage: szkoda uszkodzenie zniszczona zepsuty
theft: kradzież włamanie ukradziony
flood: powódź zalanie
storm: burza wiatr
fire: pożar ogień
account: konto rachunek
transfer: przelew
cash: gotówka pieniądze
cheque: czek
budget: budżet
profit: zysk
revenue: przychód sprzedaż
dividend: dywidenda
shareholder: akcjonariusz udziałowiec
expense: wydatek koszty
grant: stypendium dotacja
gift: prezent darowizna
pension: emerytura
contract: umowa porozumienie
sign: podpis podpisać podpisanie
begin: początek zaczyna rozpoczęcie od
end: koniec kończy zakończenie wygasa
cancel: wypowiedzenie rozwiązać odstąpić rezygnacja wypowiedzieć anulować zrezygnować
notice: uprzedzenie zawiadomienie wcześniej termin wypowiedzenie wypowiedzenia uprzedzić
renew: przedłużyć przedłużenie odnowienie
landlord: wynajmujący właściciel
tenant: najemca lokator
home: mieszkanie dom lokal nieruchomość
room: pokój
sublet: podnajem
move_out: wyprowadzka opuścić
guest: gość
pet: zwierzę zwierząt pies psem kot zwierzęta
dog: pies psów
cat: kot
smoke: palić
noise: hałas cisza
repair: naprawa naprawić remont
heating: ogrzewanie piec
water: woda
electricity: prąd energia
gas: gaz
internet: internet
garbage: śmieci odpady
parking: parking garaż
car: samochód auto
bicycle: rower
key: klucz
garden: ogród
clean: sprzątanie
paint: malowanie
build: budowa zbudować
neighbour: sąsiad
meter: licznik
employer: pracodawca firma
employee: pracownik personel doradca
boss: szef kierownik kierować dyrektor przełożony
dismiss: zwolnienie zwolnić
resign: rezygnacja
job: stanowisko praca
holiday: urlop wakacje wolne
sick: choroba chory zwolnienie_lekarskie chora
probation: próbny
hours: godziny czas_pracy
overtime: nadgodziny
weekend: sobota niedziela
remote: zdalnie
training: szkolenie kurs
experience: doświadczenie
apply: wniosek podanie
interview: rozmowa
proof: zaświadczenie dowód dokument
hire: zatrudnić
child: dziecko dzieci syn córka
parent: rodzic
family: rodzina małżonek
customer: klient nabywca klienci państwo kredytobiorca
supplier: dostawca sprzedawca
doctor: lekarz doktor
lawyer: adwokat
judge: sędzia
police: policja
bank: bank
witness: świadek
author: autor
chair: przewodniczący
director: dyrektor prezes
clerk: sekretarz
agent: pełnomocnik przedstawiciel
contact: kontakt telefon zadzwonić doradca skontaktować
emergency: nagły pilny
member: członek
student: student uczeń
teacher: nauczyciel
court: sąd
decision: decyzja wyrok postanowienie wybór
appeal: odwołanie zażalenie sprzeciw odwołać zaskarżyć reklamacja
win: wygrać uwzględnić
reject: oddalić odrzucić odmowa odrzucony odmówić
approve: zatwierdzić przyjąć zgoda
reason: powód przyczyna dlaczego
law: prawo ustawa
liable: odpowiedzialny odpowiedzialność odpowiada wina
confidential: poufny tajny
compete: konkurencja
fault: wina
complaint: skarga reklamacja
deadline: termin do najpóźniej do_kiedy
period: okres czas
valid: ważny obowiązuje
permit: wolno można dozwolony dozwolone
forbid: zakaz zabronione nie_wolno
require: musi należy obowiązek wymagany trzeba wymagane
condition: warunek
exception: wyjątek wyjątkiem zwolniony
consent: zgoda zezwolenie
right: prawo
ignore: brak nie_odpowiedzą niezłożenie nie_odpowie nie_otrzymamy nic brak_odpowiedzi nie_zrobię
medicine: lek tabletka
dose: dawka
overdose: przedawkowanie
forget: zapomnieć
side_effect: działanie_niepożądane
pregnancy: ciąża
allergy: alergia
alcohol: alkohol
drive: prowadzić
food: jedzenie posiłek
disease: choroba
treatment: leczenie
hospital: szpital
patient: pacjent
store: przechowywać
safe: bezpieczny
trip: podróż wycieczka
arrive: przyjazd przywieźć
pick_up: odebrać odbiór odebrany odbierać wyjazd
vaccine: szczepienie szczepienia szczepiony szczepionka
depart: wyjazd
flight: lot
luggage: bagaż
ticket: bilet
hotel: hotel
delay: opóźnienie przetrzymanie po_terminie spóźnienie
passenger: pasażer
booking: rezerwacja
school: szkoła
lesson: lekcja
exam: egzamin
meeting: zebranie posiedzenie
vote: głos głosować
elect: wybór wybrany
attend: obecny
absent: nieobecny
system: system program
data: dane
password: hasło
outage: awaria
error: błąd
user: użytkownik osób
weight: waga
size: wielkość powierzchnia
height: wysokość
distance: odległość
speed: prędkość
battery: bateria
charge: ładowanie
temperature: temperatura
colour: kolor
warranty: gwarancja
delivery: dostawa
spare_part: część
install: instalacja montaż
return: zwrot oddać oddanie
product: produkt towar
manufacturer: producent
number: numer
address: adres
place: miejsce gdzie
email: e-mail
result: wynik
test: badanie
measure: działanie
risk: ryzyko
problem: problem
change: zmiana zmienić
replace: wymiana zastąpić nową
stop: zatrzymać
pause: zawieszenie
open: otwarty otwarcia czynne
close: zamknięta
lose: zgubić zgubioną zgubię utrata
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
receive: otrzymać dostać
give: dać udzielić
send: wysłać złożyć dostarczyć
tell: poinformować zawiadomić
buy: kupić
sell: sprzedać
use: korzystać używać
keep: zachować
bring: przynieść wnosić przyjść wprowadzać
choose: wybrać
wait: czekać
work: pracować
live: mieszkać
stay: pobyt
check: sprawdzić kontrola
carry_out: wykonać
destroy: zniszczyć
borrow: wypożyczyć wziąć pożyczyć
enter: wejść dostęp
remove: usunąć
exceed: przekroczyć
organise: organizować
name: nazwa nazywa
language: język
clothes: ubranie
equipment: sprzęt
purpose: cel
inherit: spadek testament
death: śmierć
marriage: małżeństwo
photo: zdjęcie
publish: opublikować
ask: poprosić
wrong: błędny
fraud: oszustwo fałszywy fałszerstwo oszust wyłudzenie
double: dwukrotnie podwójny dwa_razy
fuel: paliwo benzyna olej_napędowy
capacity: miejsca pojemność liczba_miejsc
injury: obrażenia ranny wypadek uraz
pain: ból bóle głowy
crime: przestępstwo skazany więzienie
evict: eksmisja komornik wyrzucić
failed_payment: zwrot_płatności brak_środków zaległość
reminder: przypomnienie wezwanie upomnienie
lift: winda schody klatka
floor: piętro kondygnacja parter
cellar: piwnica strych komórka
balcony: balkon taras
furniture: meble umeblowany wyposażenie
window: okno drzwi szyba płot ogrodzenie
mobile: komórka smartfon komputer laptop urządzenie
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
consumption: zużycie odczyt
minutes: protokół zapis
accounts: bilans księgowość sprawozdanie
certify: notariusz poświadczony
work_supplement: dodatek praca_nocna
company_car: samochód_służbowy koszty_podróży
handover: przekazanie odbiór
swimming: basen pływać pływanie
`
