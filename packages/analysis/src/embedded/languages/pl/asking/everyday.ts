/** Everyday questions in Polish, written as the English ones are. */
export const everyday = `
leave_days: urlop urlopu wolnego / ile mam dni przysługuje > urlop wypoczynkowy urlopu / dni
public_holidays: święta święto > święta świąteczne
pay: zarabiam zarobię pensja wynagrodzenie wypłata | ile / zarobię dostanę płacą zarabiam / godzinę godzinie lekcję zajęcia dzień > wynagrodzenie brutto stawka pensja | stawka stawka_godzinowa brutto za_godzinę
pay_day: kiedy którego / wypłata pensja wynagrodzenie | kiedy / dostanę przychodzą przyjdą będą wpłyną / pieniądze wypłatę wypłata pensja kasa > wynagrodzenie płatne wypłata / miesiąca dnia przelewem | wynagrodzenie wypłata pensja / przelewane przelewem wypłacane dnia
working_hours: godzin godziny / pracy pracuję tygodniu ile > godzin_tygodniowo wymiar_czasu czas_pracy zmiany etat grafik
overtime: nadgodziny > nadgodziny godziny_nadliczbowe
start_day: kiedy od_kiedy / zaczyna zaczynam pierwszy_dzień wprowadzić obowiązuje | kiedy / zaczynam start rozpoczyna | kiedy od_kiedy / zaczyna rozpoczyna wchodzi obowiązuje | kiedy / zaczynają zaczną zaczyna ruszają / robotę prace remont budowę > rozpoczęcia rozpoczyna obowiązuje_od wchodzi_w_życie dnia_rozpoczęcia wydanie data_rozpoczęcia od_dnia | rozpoczyna wchodzi_w_życie od_dnia | rozpoczną rozpocznie rozpoczęcie ruszą
end_day: kiedy do_kiedy / kończy wygasa ważny upływa | kiedy do_kiedy / koniec ważna ważne obowiązuje | kiedy / kończy skończy / abonament umowa polisa | do_kiedy / umowa jest obowiązuje trwa > upływa wygasa kończy zakończenia do_dnia ważny do_# data_zakończenia ważność | wygasa kończy do_kiedy | obowiązuje_od obowiązuje_do do_#
length: jak_długo na_ile / umowa trwa związany | jestem / związany związana uwiązany / umową umowa abonament jeszcze nadal > okres czas_określony zawarta_na czas_nieokreślony miesięcy lat | umowa_obowiązuje umowa_trwa czas_określony
probation: okres_próbny próbny > próbny
notice: wypowiedzenie wypowiedzenia | odejść wyprowadzić / wcześniej wyprzedzeniem > wypowiedzenia wypowiedzenie okres_wypowiedzenia
leave_early: wcześniej przed_końcem przed_terminem / rozwiązać wypowiedzieć odejść umowę | wcześniej przed_terminem w_trakcie / wyprowadzić wypowiedzieć zrezygnować odejść | wcześniej_zrezygnować wyjść_wcześniej odejść_wcześniej zakończyć_wcześniej > przed_terminem rozwiązanie przedterminowe wcześniejsze
sick: chory chora choroba zwolnienie | jeśli jeżeli gdy / wymiotuje wymiotował gorączka | zapłacą płacą dostanę pieniądze / choruję zachoruję zachoruje chory chora chorobie > choroba zwolnienie_lekarskie niezdolność | chory choroba gorączka wymioty | chorobowe choroby choroba zwolnienie zasiłek
pension: emerytura > emerytura ppk emerytalny
remote_work: zdalnie z_domu zdalna > zdalna zdalnie
workplace: gdzie / pracować praca pracuję > miejsce_pracy miejscem_wykonywania
rival: konkurencja konkurencji > konkurencji konkurencyjnej
other_job: druga_praca inna_praca | dorabiać dorobić druga_praca inna_praca gdzie_indziej prywatnie po_godzinach > dodatkowe_zatrudnienie inną_działalność | dodatkowego_zatrudnienia innego_zatrudnienia zakaz_konkurencji uczyć_prywatnie
bonus: premia trzynastka > premia nagroda
expenses: koszty_podróży delegacja zwrot_kosztów > delegacja zwrot_kosztów podróży_służbowej
rent: czynsz / ile wynosi > czynsz
rent_due: czynsz / kiedy do > czynsz / płatny dnia góry
late_payment: spóźnię opóźnienie po_terminie / zapłacę płatność rata rachunek czynsz | późno spóźnię po_terminie / zapłacę płacę zapłata > opóźnienie odsetki odsetki_za zwłoka kara | odsetki opóźnienie zwłoka w_razie_opóźnienia
deposit: kaucja / ile wynosi > kaucja
deposit_back: kaucja / zwrot oddadzą odzyskam | kiedy / oddadzą zwrócą odzyskam dostanę / kaucję kaucja > kaucja / zwrot zwrócona zwraca | kaucja kaucji / zwrotowi zwrot zwrócona
pets: pies kot zwierzę zwierzęta psa kota > zwierzęta zwierząt zwierzę pies psy
smoking: palić papierosy > palenie palić tytoń
sublet: podnająć airbnb wynająć_komuś turystom > podnajem podnająć osobom_trzecim
guests: goście gości znajomi / nocować przyjmować mogą | przyprowadzić zabrać zaprosić / kolegę znajomego gościa kogoś > goście osób_trzecich odwiedziny | gość osoba_towarzysząca znajomy
repairs: naprawa naprawić zepsuje awaria / kto płaci zgłosić > naprawy naprawa usterki awaria konserwacja
utilities: prąd woda gaz media ogrzewanie / wliczone płaci > media opłaty prąd woda gaz liczników
raise: podwyżka podnieść wzrośnie drożej / czynsz cena opłata składka > waloryzacja podwyższenie wzrost podwyżka | zmiana zmienić zmienia / cena ceny opłata opłaty czynsz składka
handing_back: wyprowadzka oddać zwrócić / mieszkanie stan pomalować > stan zwrot wydać odnowione
renewal: przedłuża automatycznie nic_nie / umowa polisa | przedłuży_się przedłuża_się / sama sam automatycznie | uniknąć zatrzymać / przedłużenia odnowienia | samo sama automatycznie / przedłuży odnowi | co_się_stanie co_będzie co_się_dzieje / na_końcu po_zakończeniu po_upływie > przedłużenie automatycznie przedłuża przedłuża_się | przedłuża się_przedłuża odnawia | automatycznemu_przedłużeniu przedłużeniu
entry: właściciel wynajmujący / wejść wchodzić klucze > wstęp udostępnić kontrola wejście
parking: parkować parking miejsce_parkingowe garaż > parkowanie parking miejsce_postojowe garaż
alterations: wiercić malować remont przeróbki / mogę > przeróbki ulepszenia zmiany zgody
quiet: hałas cisza muzyka > cisza ciszy hałas
keys: klucz klucze > klucze klucz
abroad: za_granicą zagranica niemczech włoszech / ważne obejmuje jechać > granicą europy terytorialny świat
valuables: telefon rower biżuteria laptop / ubezpieczony skradziony > biżuteria elektroniczny wartościowe
excess: udział_własny z_własnej_kieszeni > udział_własny franszyza
claim: szkoda wypadek kradzież / zgłosić kiedy termin > szkoda zgłosić / dni zgłoszenie niezwłocznie
premium: składka ubezpieczenie / ile kosztuje > składka
limit: maksymalnie najwyżej limit / wypłaci ubezpieczenie pokryje > maksymalnie limit suma_ubezpieczenia
not_covered: nie_obejmuje wyłączone nie_pokrywa > wyłączenia nie_obejmuje nie_odpowiada
change_of_mind: rozmyślę odstąpić zrezygnować | rozmyślę zmienię_zdanie wycofać odstąpić > odstąpienia odstąpić odstąpienie | odstąpienia odstąpić rezygnacja
empty_home: puste niezamieszkane > niezamieszkany
dose: ile kiedy jak_często / tabletek przyjmować brać kropli | ile_razy ile jak_często / brać zażywać łykać / tabletki tabletek leki krople > dawka tabletka dobę dziennie mg | kapsułkę tabletkę przyjmować
missed_dose: zapomniałem zapomnę pominięcie > pominięcie zapomni dawki_podwójnej
overdose: za_dużo przedawkowanie > przedawkowanie większej
pregnancy: ciąża ciąży karmić karmienie > ciąża ciąży karmienie
alcohol: alkohol wino piwo > alkohol
driving: prowadzić kierownicą | kierownica kierownicę auto samochód / usiąść prowadzić kiedy mogę > prowadzenie pojazdów maszyn
other_medicines: inne_leki ibuprofen paracetamol razem > inne_leki interakcje
age: wiek ilu_lat dziecko dzieci / może od | dziecko syn córka / gorączkę gorączka chore / przyjść iść > lat wieku dzieci młodzież pełnoletni | chore_dzieci gorączka
stopping: przestać odstawić > przerwanie odstawienie
storage: przechowywać lodówka > przechowywać temperaturze
appeal_time: odwołać odwołanie zażalenie skarga / termin kiedy czasu | odwołać odwołanie zaskarżyć / czasu termin kiedy ile dni > odwołanie odwołania zażalenie apelacja skarga skargę sprzeciw sprzeciwu zarzuty zarzutów reklamacja / dni terminie ciągu tygodni tygodnie miesiąca miesięcy
appeal: odwołać odwołanie zaskarżyć nie_zgadzam | nie_zgadzam_się niesprawiedliwe sprzeciw | czy jak mogę można / zaskarżyć sprzeciwić zakwestionować odwołać wnieść_sprzeciw zgłosić_sprzeciw reklamować | nie_zgadzam_się > odwołanie odwołać apelacja zażalenie sprzeciw sprzeciwu sprzeciwić zarzuty zarzutów skarga skargi skargę zaskarżyć zaskarżeniu reklamacja reklamację kolegium_odwoławczego ponowne_rozpatrzenie
outcome: wygrał przegrał wyrok > oddala zasądza uwzględnia
award: odszkodowanie zadośćuczynienie / ile > zasądza odszkodowanie zadośćuczynienie
court_costs: koszty_sądowe koszty_procesu > koszty_procesu kosztów_sądowych
decider: kto / decyduje zdecydował sędzia > sędzia komisja dyrektor
ignoring: nie_odpowiem nie_odpowiedzą nic_nie_zrobię zignoruję | co jak jeśli / nic_nie_zrobię nic_nie nie_odpowiem | nic_nie_zrobię nie_odpowiem zignoruję nie_zareaguję | nic_nie_zrobię nic / zrobię odpowiem zapłacę > w_przypadku_braku brak_odpowiedzi niezłożenie przeciwnym_razie bezskutecznym bezskutecznym_upływie prawomocny komornik egzekucja po_upływie w_razie_niezłożenia | w_przeciwnym_razie brak_odpowiedzi bezskuteczny bezskutecznego_upływu w_razie_braku | przeciwnym_razie skierujemy sprawę_do_sądu
reply_by: odpowiedzieć podpisać zgłosić / kiedy termin > odpowiedź oświadczenie zgłoszenie / do_dnia terminie najpóźniej
total: razem łącznie w_sumie / ile | ile / zapłacę wszystko w_sumie jestem_winien kosztuje | ile / mam_zapłacić muszę_zapłacić płacę zapłacić zapłacę winien > razem łącznie suma ogółem do_zapłaty kwota kwota_do_zapłaty należność łączna_kwota suma_do_zapłaty saldo
payment_due: kiedy do_kiedy / zapłacić płatność faktura | kiedy do_kiedy termin / zapłacić przelać uregulować | kiedy / dostanę_pieniądze moje_pieniądze zapłacą_mi moja_faktura | kiedy do_kiedy / zapłacić płacę pobiorą pobrane płacić | do_kiedy jak_długo ile / czas mam termin / zapłacić wpłacić > termin_płatności płatność zapłata / dni dnia | do_dnia w_terminie termin_płatności | termin_płatności zapłacić_do płatne_do termin_zapłaty data_płatności data_pobrania zostanie_pobrana polecenie_zapłaty termin_wpłaty do_zapłaty_do / # | uregulować najpóźniej prosimy_uregulować termin_płatności ~ już_zapłacono zapłacono wpłata_otrzymana dziękujemy_za_wpłatę wznowienie wznowiona wniosek_należy wniosek_musi
payment_way: jak konto / zapłacić płacić przelew | kartą gotówką blikiem online / zapłacić płacić / mogę można czy > przelew rachunek_bankowy konto | gotówką kartą blik polecenie_zapłaty
cash: gotówka gotówką kartą | gotówką kartą / zapłacić płacić > gotówka gotówką karta przelew | gotówką gotówka kartą przelewem
early_discount: od_razu wcześniej / zapłacę rabat > rabat skonto zniżka
tax: vat podatek > vat podatek
chair: kto / przewodniczył prowadził > przewodniczący przewodnicząca
absent: kto / nieobecny brakowało > nieobecni usprawiedliwieni
next_meeting: następne następny / zebranie spotkanie wizyta | kiedy o_której którego / zebranie spotkanie zgromadzenie posiedzenie > następne_zebranie następne_spotkanie | odbędzie zaprasza zapraszamy zwołuje termin_zebrania / zebranie zebrania spotkanie zgromadzenie posiedzenie
vote: głosował głosy przeciw > głosów przeciw wstrzymało jednogłośnie
cancel: anulować zrezygnować wypowiedzieć / jak mogę kiedy | mogę można jak / zrezygnować odstąpić wypowiedzieć anulować | jak czy mogę / wypowiedzieć zrezygnować odstąpić rozwiązać anulować | zrezygnować rezygnacja wypisać odejść / jak mogę > wypowiedzenie rezygnacja anulowanie odstąpienie odstąpić rozwiązać | wypowiedzenie odstąpić rezygnacja rozwiązanie | wypowiedzenie wypowiedzieć na_piśmie
cancel_cost: rezygnuję odwołam anulować / kosztuje zapłacę > rezygnacja odwołanie anulowanie / % opłata
refund: zwrot_pieniędzy zwrócą | oddadzą_pieniądze odzyskam_pieniądze zwrot > zwrot zwrócona zwracamy
data: dane / przechowywane udostępniane kto > dane / przechowywane osobom_trzecim
warranty: gwarancja gwarancji | a_jak jak jeśli / zepsuje popsuje pęknie / potem później się > gwarancja gwarancji rękojmia | gwarancji gwarancja rękojmia
liability: odpowiada odpowiedzialność > odpowiedzialność odpowiada
law: jakie_prawo sąd / właściwy jakie > prawo_polskie właściwy sąd
delivery: kiedy / dostawa dostarczone > dostawa termin_dostawy
send_back: zwrócić oddać wymienić / towar produkt | odesłać zwrócić oddać / mogę to towar > zwrot wymiana | zwroty zwrotu
weight: waży waga > waga kg masa
interest: odsetki oprocentowanie > oprocentowanie odsetki rrso
instalment: rata miesięcznie / kredyt ile | ile / płacę płacimy kosztuje wynosi / miesięcznie miesiąc | ile / miesięczna_opłata miesięczna_rata > rata raty rat miesięczna_opłata miesięczna_rata opłata_miesięczna | czynsz opłata składka abonament rata opłaty / miesięcznie miesięczny miesięczna miesiąc
repay_early: wcześniej przed_czasem / spłacić kredyt > wcześniejsza_spłata przedterminowa
missed_payment: nie_zapłacę nie_stać | nie_mam_pieniędzy nie_stać_mnie za_drogo | jak jeśli jeżeli co / nie_zapłacę nie_płacę spóźnię_się_z | nie_zapłacę nie_płacę nie_zapłacić | jak jeśli jeżeli co / nie_ureguluję nie_zapłacę_w_terminie spóźnię_się zalegam nie_będę_płacić nie_zapłacimy | nie_mogę_zapłacić nie_dam_rady_zapłacić > brak_zapłaty nieopłacenie niezapłacenie nieuregulowanie nieterminowa zaległość zaległości odsetki_za_opóźnienie odsetki_ustawowe egzekucja komornik windykacja wezwanie_do_zapłaty upomnienie rozłożenie_na_raty ulga_w_spłacie nakaz_zapłaty tytuł_wykonawczy | nie_zapłaci nie_zapłacił nie_zapłacono nie_ureguluje nie_zapłacą nie_wpłaci nie_dokona_wpłaty zalega zwłoka_w_zapłacie | opóźnienie opóźnienia opóźnieniu zwłoka zwłoki zwłoce / zapłata zapłacie płatność płatności czynsz czynszu raty rat składki odsetki kara wypowiedzieć | bezskuteczny bezskutecznym przeciwnym_razie / egzekucja egzekucyjne zapłata
guarantor: poręczyciel poręcza > poręczyciel
executor: wykonawca_testamentu > wykonawca_testamentu
heir: dziedziczy spadkobierca > spadkobierca zapis powołuję
guardian: opiekun > opiekun
contact: kto gdzie numer / zadzwonić dzwonić kontakt pisać | kto komu jak gdzie / powiadomić zgłosić zapytać dodzwonić | kogo do_kogo / dzwonić zadzwonić pytać | numer telefon / dzwonić zadzwonić kontakt | numer_telefonu | kto / prowadzi zajmuje / sprawę sprawą | do_kogo kogo / dzwonić pytać zapytać / pytania pytanie jak > telefon tel kontakt e-mail infolinia infolinia biuro_obsługi obsługa_klienta dzwonić pytania | sprawę_prowadzi prowadzi | wyjaśnień informacji udziela
emergency: nagły pilne nocy | gaz gazu / czuję ulatnia wyciek zapach > awaryjny alarmowy 112 | pogotowie_gazowe zapach_gazu wyciek_gazu
complaint: skarga reklamacja > reklamacja skarga rzecznik
opening: otwarte otwarta czynne zamknięte > godziny_otwarcia czynne czynna otwarte
signatory: kto / podpisał > podpis podpisano
venue: gdzie / odbywa odbędzie > sala miejsce ul
papers: jakie / dokumenty > dokumenty zaświadczenie kopia
bring: zabrać przynieść > zabrać przynieść
pick_up: odebrać odbiór / dziecko kto | odebrać / ktoś_inny babcia siostra kto może | babcia dziadek ciocia sąsiadka ktoś / odebrać odbierać zabrać > odbiór upoważnione odbierać | odbiór odebrać upoważnione | upoważnionym upoważnione upoważniona osobom
arrival: przyjazd wyjazd zameldowanie | kiedy o_której / wracają powrót wyjazd odjazd > przyjazd doba zameldowanie | powrót wyjazd odjazd przyjazd
luggage: bagaż walizka > bagaż
meals: śniadanie obiad kolacja > śniadanie wyżywienie obiad
rebook: przełożyć zmienić_termin > zmiana_terminu przełożenie
start_within: kiedy / rozpocząć budowę > rozpoczęcie budowy / lat
less_for_some: emeryci studenci rodzeństwo / zniżka mniej > zniżka ulga zwolnieni bezpłatnie
in_parts: raty ratach | na_raty rozłożyć rozłożenie zapłacić_później odroczyć odroczenie | spłacać spłacić płacić / trochu kawałku częściach ratach raty | dług rachunek kwota / raty rozłożyć ratach po_trochu > raty ratach | rozłożenie odroczenie układ_ratalny | rozłożenie raty rat ratalna ratach
drivers: kto brat syn żona mąż / prowadzić > kierowca kierowcy
weekend_work: sobota soboty niedziela weekend > sobota soboty niedziela niedziele
dismissal: mnie_zwolnić zwolniony wyrzucić_mnie mnie_wyrzucić | pracodawca szef firma właściciel wynajmujący zleceniodawca / zwolnić wyrzucić wypowiedzieć rozwiązać > wypowiedzenie wypowiedzieć rozwiązać rozwiązanie zwolnienie zwolnić
ownership: kto czyje / prawa właścicielem należą należy / prace praca projekty projekt kod oprogramowanie wyniki zdjęcia teksty dane wynalazki | prawa_autorskie własność_intelektualna > prawa_autorskie autorskie własność_intelektualna przenosi przeniesienie przechodzą
late_delivery: opóźnienie spóźnię za_późno po_terminie / dostarczę dostawa oddam prace praca projekt wykonawca dostawca > opóźnienie opóźnienia zwłoka kara_umowna za_każdy_dzień za_każdy_tydzień
offer_open: oferta kosztorys wycena cena / jak_długo do_kiedy ważna ważny obowiązuje > ważna ważny ważność wiążąca obowiązuje_do
proxy: zamiast_mnie w_moim_imieniu pełnomocnik pełnomocnictwo ktoś_inny upoważnić reprezentować / mogę może czy iść głosować kto wysłać | ktoś kogoś sąsiad sąsiada inny / wysłać zagłosować iść za_mnie w_moim_imieniu > pełnomocnik pełnomocnictwo upoważnienie upoważniona reprezentować
why_more: dlaczego czemu / drożej wyższy wyższa więcej wzrosła wzrost podwyżka droższe większy > ponieważ z_powodu gdyż przyczyną wynika spowodowany ze_względu w_związku albowiem
supply_cut: odetną odciąć odłączą wyłączą zakręcą odcięcie wyłączenie odłączyć / prąd wodę gaz internet światło ogrzewanie telefon | jak_długo ile kiedy / bez nie_działa / windy wody prądu ogrzewania gazu internetu > wstrzymana wstrzymany wstrzymane wstrzymanie odłączenie przerwa przerwana odcięcie wyłączenie / dostawa dopływ dostaw energii wody gazu prądu usług dostawy | nieczynna wyłączona_z_użytku nieczynny
direct_debit: pobiorą ściągną pobierane ściągane pobrane polecenie_zapłaty automatycznie_zapłacone z_konta | sami samo automatycznie / pobiorą ściągną zabiorą pobierze / konta konto karty > polecenie_zapłaty polecenia_zapłaty ściągnięta pobrana pobrane pobierana obciążenie_rachunku
follow_up: kiedy / kontrola kontrolę zgłosić lekarza wizyta znowu ponownie przyjść > kontrola kontrolna kontrolę kontrolnej ponowna / wizyta dniu tygodni dni r godz
return_property: oddać zwrócić zdać oddaję zatrzymać / laptop laptopa komputer telefon klucze kartę samochód sprzęt > zwrócić zwrotowi zwrot zwraca zdać / laptop komputer telefon klucze sprzęt mienie narzędzia
included: wliczone wliczony w_cenie wliczona zawarte osobno dodatkowo_płatne > wliczone wliczony w_cenie obejmuje nie_obejmuje dodatkowo_płatne wliczona opcja po_stronie
payment_stages: ile kiedy muszę / zaliczka zaliczki zadatek początku z_góry przedpłata wpłacić > zaliczka zadatek przedpłata zaliczki / zamówieniu podpisaniu % umowy zł
meter_reading: zużyłem zużycie zużyłam zużyliśmy licznik | ile / zużyłem zużyliśmy zużycie / miesiąc miesiące miesiącach dwa dwóch ostatnich okres rok > zużycie wskazanie odczyt / kwh m³ #
visit: kiedy o_której jaki_dzień / monter fachowiec technik hydraulik elektryk inkasent pracownik rzeczoznawca ktoś / przyjdzie przychodzi będzie przyjedzie > monter technik pracownik ekipa serwisant / między godz godzinach będzie
be_home: w_domu obecny obecna na_miejscu > obecność obecna obecny dostęp udostępnić umożliwić
missed_visit: nikogo_nie_będzie nie_będzie_mnie nie_otworzę nikogo nie_zastaną nieobecny / jak co jeśli > ponowny_dojazd ponowny_przyjazd bezskuteczny nieobecności brak_dostępu kolejna_wizyta
debt_from: skąd za_co / dług zadłużenie kwota należność wziął wzięło > nieopłacone niezapłacone zaległe nieuregulowane nieopłacona niezapłacona zaległość / składki faktura faktury raty czynsz opłaty za okres
no_show: nie_przyjdę nie_stawię nie_pojawię opuszczę nieobecność nieobecności nie_będzie_mnie / co jak kara ile grozi | ile jaka / grozi kara kary karę / nie_przyjdę nieobecność zajęcia > nieusprawiedliwiona nieusprawiedliwioną nieusprawiedliwionej niestawiennictwo nie_stawi nieobecność / karę kara zł potrąceniem potrącenie rozwiązać opłata
refuse_change: nie_zgadzam nie_akceptuję nie_chcę nie_podoba odmówię / cena cenę podwyżka podwyżkę zmiana zmianę warunki > braku_akceptacji nie_akceptuje nie_wyraża sprzeciw braku_zgody odmowa / rozwiązać wypowiedzieć zmiany podwyżki warunków umowę
cover_lost: nadal_ubezpieczony jeszcze_ubezpieczony jestem_ubezpieczony chroniony mam_ochronę | nadal jeszcze dalej / ubezpieczony ubezpieczona chroniony > ochrona_wygasa ochrona_ustaje ochrona_ubezpieczeniowa_wygasa brak_ochrony ochrona_zostaje_zawieszona nie_ponosi_odpowiedzialności | ochrona / wygasa ustaje
undo_ending: cofnąć odwołać wycofać powstrzymać zatrzymać anulować / wypowiedzenie rozwiązanie eksmisja > wypowiedzenie rozwiązanie / straci_moc traci_moc bezskuteczne cofnięte uchylone
job_length: ile_czasu ile jak_długo / zajmie potrwa trwać robota prace remont > dni_roboczych tygodni / wykonanie prace potrwa czas termin robót
credit_record: bik krd biku rejestr_dłużników czarna_lista > bik krd big rejestr_dłużników biura_informacji
payment_break: zawiesić odroczyć wstrzymać przesunąć / rata ratę raty płatność spłata kredyt > zawieszenie wakacje_kredytowe odroczenie karencja
bid_deadline: kiedy do_kiedy termin / oferta ofertę wniosek złożyć > termin_składania do_dnia ofert_upływa
response_time: jak_szybko ile_czasu / reagować odpowiedzieć naprawić awaria usterka > czas_reakcji czas_naprawy usunięcia
liability_cap: najwyżej maksymalnie ile / odpowiada odpowiedzialność odszkodowanie szkoda > odpowiedzialność / ograniczona maksymalnie wysokości
kept_how_long: jak_długo kiedy / przechowywane usunięte dane > przechowywane przechowywania usunięte okres_przechowywania
subcontract: inna_firma ktoś_inny podwykonawca > podwykonawca podwykonawcy podzlecić
preexisting: wcześniej_chory choroba przewlekła / obejmuje ubezpieczenie płaci > istniejące przewlekłe wcześniejsze
who_insured: kto żona mąż dzieci rodzina / ubezpieczony ubezpieczeni > ubezpieczony ubezpieczeni ubezpieczający
carry_over: urlop urlopu dni / zaległy przepada następny_rok > zaległy niewykorzystany następnego_roku
confidentiality: powiedzieć mówić tajemnica zdradzić > poufność tajemnica poufne
quorum: ile wystarczy kworum / głosów obecnych > kworum większość udziałów
appeal_fee: kosztuje opłata zapłacę / odwołanie skarga sprzeciw > bezpłatne opłata wpis wolne_od
side_effects: skutki działania mdłości / lek tabletka > działania_niepożądane skutki_uboczne
see_doctor: kiedy natychmiast / lekarz pogotowie szpital > natychmiast niezwłocznie / lekarz szpital pogotowie
back_to_work: kiedy jak_długo / pracować praca wrócić > zwolnienie zdolny_do_pracy
with_food: jeść czczo posiłek / brać lek tabletka > posiłek posiłku czczo
redundancy: odprawa odprawę zwolnienie > odprawa odprawy
`
