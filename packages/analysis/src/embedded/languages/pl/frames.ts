import type { Frames } from '../frames.ts'

export const frames: Frames = {
  reader:
    'pan_|pani_|państw|ty_|twoj|najemc|pracowni|zleceniobiorc|klient|kupując|konsument|ubezpieczon|ubezpieczając|członk|członek|użytkowni|abonent|uczestni|podróżn|pasażer|uczni|uczeń|student|rodzic|właściciel|lokator|mieszkań|pacjent|wnioskodawc|kandydat|wykonawc|oferent|poręczyciel|kredytobiorc|pożyczkobiorc|dłużni|kierowc|posiadacz|spadkobierc|licencjobiorc|stron[aąy]_|zamawiając',
  other:
    'my_|wynajmując|pracodawc|bank_|banku_|kredytodawc|pożyczkodawc|ubezpieczyciel|towarzystwo|sprzedawc|sprzedając|dostawc|usługodawc|organ_|urząd|urzęd|gmin|prezydent miasta|wójt|sąd_|sądu_|organizator|szkoł|uczeln|spółk|firma_|operator|zarząd|zarządc|spółdzielni|wspólnot|licencjodawc|przewoźni|producent|dyrektor|komisj|zleceniodawc|administrator',
  burdens: {
    bears:
      '{reader} (?:\\p{L}+ )?(?:płaci|zapłaci|ponosi|poniesie|pokrywa|pokryje|zwraca|zwróci|odpowiada|odpowiadają|uiszcza|pokrywają|ponoszą)|{reader} (?:jest|są|będzie|pozostaje) …(?:odpowiedzialn|zobowiązan|obowiązan)|na (?:własny |swój |pana |koszt)(?:koszt|rachunek|ryzyko)?|na koszt|obciąż|(?:potrąc|naliczy|nalicza|doliczy|pobier|pobrane|pobrana)|podlega(?:ją)? (?:zwrotowi|opłacie)|(?:należy|trzeba|musi|powinien) …(?:zapłacić|zwrócić|pokryć|uiścić|dopłacić)|dodatkow\\p{L}+ (?:opłat|koszt)|odsetk',
    forbidden:
      '{reader} nie (?:może|mogą|wolno|powin)|nie (?:wolno|można|może być|mogą być|dopuszcza)|(?:zabrania|zabronion|zakaz|niedozwolon|zakazuje)|bez (?:uprzedniej |pisemnej |wcześniejszej )*(?:zgody|zezwolenia|akceptacji)|(?:wymaga|wymagają) …(?:zgody|zezwolenia|akceptacji|formy)|tylko za zgodą|wyłącznie (?:na|za|do|w)_|zobowiązuje się nie|nikt nie może',
    loses:
      'nie (?:podlega|podlegają|przysługuje|zwraca|zwracamy|jest zwracan|będzie zwrócon|zostanie|zostaną|wypłac|otrzyma|ma prawa|przechodzi) …(?:zwrot|zwrócon|prawo|odszkodowanie|rozpatrzon|uwzględnion|rekompensat|wypłacon)?|(?:żadn|jakiegokolwiek)\\p{L}* …(?:zwrot|roszczeń|roszczeni|odszkodowani|rekompensat)|bez (?:prawa|zwrotu|odszkodowania|rekompensaty)|(?:traci|tracą|utrat|utrac|wygas|przepada|przepad|unieważn|nieważn|anulowan|skreślon|wstrzyman|cofnięt|odrzucon|usunięt|wyklucz)|zrzeka|zrzecz|przechodz\\p{L}+ na własność|umorzon',
    power:
      '{other} (?:może|mogą|ma prawo|zastrzega|jest uprawnion|decyduje)|możemy|zastrzegamy|zastrzega sobie|(?:może|mogą) (?:zostać|być) …(?:zmienion|podwyższon|obniżon|zawieszon|rozwiązan|wypowiedzian|odmówion|cofnięt|uchylon|przeniesion|ograniczon|wstrzyman)|w każd(?:ej|ym) (?:chwili|czasie|momencie)|jednostronn|według (?:własnego )?uznania|bez (?:podania|wypowiedzenia|uprzedzenia|wezwania|zachowania)|{reader} (?:upoważnia|zgadza się|wyraża zgodę|akceptuje)',
    automatic:
      'automatyczn|z mocy prawa|z urzędu|bez (?:dodatkow|odrębn|ponown|konieczności)|(?:uznaje się|uważa się|poczytuje się|traktuje się|przyjmuje się|jest równoznaczn|oznacza zgodę|oznacza akceptacj)|(?:przedłuża się|ulega przedłużeniu|przedłużon|odnawia)|(?:milczenie|brak (?:odpowiedzi|sprzeciwu|reakcji))|chyba że …(?:wypowie|zgłosi|sprzeciw)|milcząc',
    tooLate:
      '(?:odwołani|skarg|sprzeciw|zażaleni|reklamacj|wnios|roszczeni|zgłoszeni|apelacj|odstąpieni|wypowiedzeni)\\p{L}* …(?:w terminie|w ciągu|do dnia|najpóźniej|przed upływem|na piśmie)|po (?:upływie|tym|terminie)|(?:najpóźniej|nie później)|nie (?:wstrzymuje|zawiesza|przerywa|przedłuża)|(?:ostateczn|prawomocn|wiążąc|nieodwoł)|nie (?:wystarcz|jest wystarczając)|pod rygorem|po terminie|spóźnion|przedawn|tylko do',
    failure:
      '(?:jeżeli|jeśli|gdy|w razie|w przypadku|kto_|w wypadku) …(?:nie_|brak|opóźn|niezapłac|niewykon|narusz|zwłok|odmow|rezygn|odstąp|przekrocz|utrat|uszkodz|rozwiąz|niewywiąz|zalega)|w przeciwnym razie|za każdy (?:dzień|rozpoczęty|miesiąc|przypadek)|(?:niezapłacenie|niedotrzymanie|naruszenie|odmowa|nieprzedłożenie|niedopełnienie|brak) …(?:może|powoduje|skutkuje|stanowi|oznacza)|zaległoś|(?:może|mogą|będzie) (?:skutkować|spowodować|prowadzić|oznaczać) …(?:wypowiedzen|kar[aąęy]|grzywn|utrat|odmow|wyklucz|zawiesz|eksmisj|zwrot|rozwiąz)',
    grows:
      '(?:czynsz|cen|skład|opłat|rat|stawk|koszt|taryf|marż|oprocentowani|podat|zaliczk|odset|udział|stop)\\p{L}* …(?:wzros|wzrast|wzroś|rośni|podwyż|podnie|zwiększ|zwyżk|podroż|podwo|zmieni się|walory|indeks)|(?:wzrost|podwyżka|zwiększenie) (?:o|do|cen|rat|opłat|czynszu)|dopłat|(?:jednorazow|nadzwyczajn)\\p{L}+ (?:wpłat|opłat|składk)|niedobór|przekroczeni|z [0-9][^.;]{1,20} (?:zł|%) (?:do|na)_',
    lacks:
      'nie (?:obejmuje|obejmują|jest objęt|są objęt|zawiera|gwarantuje|stanowi|zwalnia|zastępuje|dotyczy|przewiduj|wliczon|uwzględnia|zapewnia)|(?:wyłączon|wyłącz|wykluczon|z wyjątkiem)|(?:tylko|jedynie|wyłącznie|dopiero) (?:po|gdy|jeżeli|od|w przypadku|do|za)|(?:do|maksymalnie|nie więcej niż) (?:kwoty|wysokości|limitu)|maksymaln|ogranicz|limit|jest obowiązkow|oddzielnie|odrębnie',
    harm: '(?:może|mogą|mogłoby) …(?:spowod|powod|uszkodz|doprowadz|pogorsz|pęk|zawal|zamarz|wywoł|zagraż|utrud|wystąp)|azbest|zanieczyszcz|skaż|toksyczn|pleśń|wilgo|pęknięc|nieszczeln|korozj|wadliw|usterk|przeterminowan|niesprawn|wyłączon[ye] z|nie (?:przetestowan|sprawdzon|naprawion|konserwowan|działa)|(?:zamknięt|odcięt|wstrzyman|przerw)|zawrot|krwawi|obrzęk|duszność|przedawkow|alergi|omdleni|nie (?:należy|wolno|stosować|przyjmować|prowadzić|przekraczać|przerywać|łączyć|otwierać)_|niedostępnym dla dzieci|znany problem|utrat\\p{L} danych|opóźnieni|jeden dostawca|niebezpiecz|ryzyk',
    watched:
      '(?:dane|danych|informacj|nagrani|rozmow|zdjęci|lokalizacj|wynik|wizerun)\\p{L}* …(?:zbieran|gromadz|nagrywan|przechowyw|udostępni|przekaz|publik|sprzeda|przetwarz|wykorzyst|rejestr)|kamer|monitoring|podmiotom trzecim|osobom trzecim|biur\\p{L} informacji|BIK|rejestr\\p{L}* dłużni|poza (?:uni|obszar|eog)|profilow',
    bound:
      '(?:przez|w ciągu|w okresie) [^.;,]{2,25}(?:miesięcy|miesiące|lat|lata|tygodni|dni) (?:po|od)|(?:pozostaje|obowiązuje|trwa|zachowuje) …(?:po|do|nawet|przez|także)|minimaln\\p{L}+ (?:okres|czas|umow)|nie (?:może|można) …(?:wypowiedzieć|odstąpić|rozwiązać|odwołać)|jest wiążąc|wyłącznoś|konkuren|poufn|tajemnic|solidarn|poręcz|gwaranc|zabezpieczeni|cesj|przelew wierzytelności|nieodwoł|sąd właściwy|arbitra|inn\\p{L}+ (?:miejsc|stanowisk|oddzia)|oddelegow|delegacj',
  },
  favors:
    '{reader} (?:otrzyma|otrzymuje|otrzymają|dostanie) …(?:odszkodowanie|zwrot|rekompensat|rabat)|{other} (?:\\p{L}+ )?(?:płaci|zapłaci|ponosi|poniesie|pokrywa|pokryje|zwraca|zwróci|naprawi|wymieni|wypłaci)|(?:na koszt|obciąża(?:ją)?) {other}|bezpłatn|nieodpłatn|bez (?:opłat|kosztów|prowizji)|{reader} (?:może|mogą) (?:odstąpić|wypowiedzieć|zrezygnować|wybrać|żądać|odwołać się|zgłosić sprzeciw|zmienić)|na korzyść {reader}',
  outcomes: {
    votes:
      'uchwal|przyjęt|przyjęto|odrzucon|głosów|głosowan|jednogłośn|większości|wstrzyma|wybran|wybrano|powołan|zatwierdz|odrocz|przełoż|wycofan|przyjęto do wiadomości|upoważni|zobowiąz|udziel|absolutorium|postanowi|ustal|nie (?:uzyskał|przyjęt|podjęt)|zdecydow',
    ruling:
      'zasądza|oddala|uchyla|utrzymuje|zmienia|ustala|orzeka|uznaje|skazuj|uniewinni|umarza|nakazuje|znosi|koszt\\p{L} (?:procesu|postępowania|zastępstwa)|odrzuca|przyznaje|stwierdza|rygor natychmiastowej|rozwiązuj|eksmis|zobowiązuje',
    grants:
      '{other} (?:\\p{L}+ )?(?:przyzna|odma|odmów|udziel|wyda|cof|uchyl|zawiesz|potwierdz|nałoż|nakład|wypowi|uwzględ|zmieni)\\p{L}*|(?:wnios|świadczeni|zezwoleni|pozwoleni|odwołani|reklamacj|umow|dodat|zasiłe|zasił|stypendi)\\p{L}* …(?:został|zostaje|jest|będzie) (?:\\p{L}+ )?(?:przyznan|odmówion|uwzględnion|odrzucon|rozpatrzon|udzielon|cofnięt|uchylon|wypowiedzian|przedłużon|wydan|wstrzyman)|postanawia|orzekam|przyznaj|odmawia|udziela|nakładam|ustalam|uznaję|z dniem|na okres od|pod warunkiem',
    settles:
      'robimy|bierzemy|zostajemy|zostawiamy|przesuwamy|odkładamy|startujemy|umowa stoi|zgoda[,.]|ustalone|postanowione|dobrze[,.] (?:to|więc)|czyli (?:jest|robimy|bierzemy)|to (?:robimy|bierzemy|idziemy|zostaje)|nie (?:przed|bez)_|zostaje (?:tak|bez|jak)|zamawiam|rezerwuję',
    finds:
      'wnios(?:ek|ki)|podsumow|ogólna ocena|ocen[aęi]_|stwierdz|ustalono|zaobserw|opini|(?:jest|są|był|pozostaje) …(?:zadowalając|niewystarczając|właściw|zgodn|niezgodn|skuteczn|nieskuteczn|prawidłow|stabiln|ujemn|dodatni)|przyczyn|spowodowan|rozpoznani|nie (?:wymaga|stwierdzono|jest konieczn)|(?:włączono|odstawiono|zwiększono|zmniejszono|zmieniono|przywrócono|naprawiono|wypisan)|rekomend|zaleca|najlepsz',
    awards:
      'wybran|najkorzystniejsz|zwycię|udziel\\p{L} zamówieni|odrzucon|wykluczon|unieważn|punkt|nagrod|przyznan|laureat',
  },
  heads:
    '(?:decyzja|postanowienie|sentencja|wyrok|uchwała|uchwały|wnioski|rozstrzygnięcie|wynik|ocena|rozpoznanie|przyczyna|orzeka)|.{0,160}(?:postanawia|postanowił|orzeka|uchwala|ustala|uzgodniono|stwierdza)(?:, co następuje)? ?:$|.{0,160}(?:przyznajemy|odmawiamy|przyznaje się|odmawia się|przyznaję|odmawiam|podjęto uchwał\\p{L}*).{0,80} ?:$',
  pleads:
    '(?:powód|powódka|powoda|pozwan|wnioskodawc|skarżąc|apelując|strona|oskarżon|prokurator)\\p{L}* …(?:wniós|wnosi|żąda|domaga|twierdz|podnos|podnió|zarzuc|kwestion|wskaza|argument)|(?:rozprawa|posiedzenie|termin) …(?:odroczon|przełożon|wyznaczon|odbył)|(?:pozwem|wnioskiem) z dnia',
}
