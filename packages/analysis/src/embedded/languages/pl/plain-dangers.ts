import type { PlainDangers } from '../plain-dangers.ts'

export const plainDangers: PlainDangers = {
  emergency:
    '(?:zadzwoń|dzwoń|wezwij|wezwać|zadzwonić)\\p{L}* (?:natychmiast )?(?:pod )?(?:numer )?(?:(?:999|112|911|000|111|15|18|061|118|192|193|103|997|998|120|119)_|pogotowie|straż)|(?:natychmiast|niezwłocznie) (?:skontaktuj|skontaktować|zgłoś|udaj)\\p{L}* [^.;]{0,20}(?:lekarz|szpital)',
  hurt: '[0-9]+ (?:os[oó]b\\p{L}*|dzieci|klientów|pacjentów)_ [^.;]{0,30}(?:rann\\p{L}+|poparz\\p{L}+|zatru\\p{L}+|obrażeni\\p{L}+)',
  stop: '^(?:[^.;]{0,160}?[,:;–] ?)?(?:(?:nigdy|pod żadnym pozorem) nie_|nie (?:wolno|należy) (?:dotykać|otwierać|używać|zapalać|pić|wchodzić|przekraczać|mieszać|demontować|mostkować)_|nie (?:dotykaj|używaj|otwieraj|zapalaj|pij|wchodź|przekraczaj|mieszaj)\\p{L}*|(?:wyłącz|wycof)\\p{L}+ [^.;]{1,50} z (?:eksploatacji|użytku|użycia)|(?:zaprzestań|przerwij)\\p{L}* używani|opuść (?:natychmiast )?(?:pomieszczenie|budynek))',
  gone: '(?:po|od) [^.;,]{2,40} nie będ(?:zie|ą) (?:już )?(?:dostępn|oferowan|wydawan)\\p{L}+|nie będ(?:zie|ą) (?:już )?dostępn\\p{L}+ po_|(?:skrzynk|kont|dane|wiadomości|pliki|nagrania)\\p{L}* [^.;]{0,80}?(?:zostanie|zostaną|będzie|będą) (?:\\p{L}+ )?(?:usunięt|skasowan)\\p{L}*',
  unpaid:
    'z chwilą (?:powstania|stworzenia|wydania|podpisania),? (?:a nie|niezależnie od) [^.;]{0,20}zapłat\\p{L}+',
  uncovered:
    '(?:ograniczon|zmniejszon)\\p{L}+ do (?:ustawowego )?minimum|nie wykupion\\p{L}+|(?:gwarancja|ochrona)_ [^.;]{0,80}?(?:pod warunkiem|o ile)_',
  fine: '(?:odwołanie|anulowanie|rezygnacja)_[^.;]{0,40}kosztuje[^.;]{0,20}[0-9]|(?:grzywn\\p{L}*|mandat\\p{L}*|kar(?:a|ę|y|ą|ze)) (?:pieniężn\\p{L}+ )?[^.;]{0,30}(?:od|do|w wysokości)[^.;]{0,12}[0-9]|za każdy (?:rozpoczęty )?(?:dzień|tydzień|miesiąc)_ [^.;]{0,60}[0-9]+[^.;]{0,8}zł',
  blocked:
    '(?:dostaw\\p{L}+|dostęp|prąd|konto|karta)_[^.;]{0,60}(?:wstrzyman|odcięt|zablokowan|odłączon)\\p{L}*',
  silence:
    '(?:milczenie|brak odpowiedzi|zapłat\\p{L}+)[^.;]{0,80}(?:zgod|akceptacj)\\p{L}*|(?:uważa się|uznaje się|poczytuje się) (?:za )?(?:zaakceptowan|przyjęt|zatwierdzon|cofnięt|udzielon)\\p{L}+|brak (?:głosu|odpowiedzi|sprzeciwu)_ (?:działa|oznacza|traktuje|jest)|(?:w braku|brak|po upływie|po tym terminie) [^.;]{0,80}(?:uznamy|uznaje się|uważa się|przyjmujemy)_ [^.;]{0,40}',
  bannedAfter: '(?:miesięcy|lat) po (?:zakończeniu|ustaniu|rozwiązaniu)[^.;]{0,80}(?:nie|zakaz)',
  finding:
    '(?:alergia|uczulenie|uczulon[ya])_ na_|(?:guzek|guz|zmiana|torbiel|polip)_ [^.;]{0,90}do (?:wyjaśnienia|weryfikacji|dalszej|kontroli)',
  doubled: '(?<!kaucj.{0,60})(?:dwukrotnoś|trzykrotnoś|podwójn|w podwójnej)\\p{L}*',
  endsWith:
    '(?:wygasa|kończy się) (?:jednocześnie|równocześnie) z|nie przysługuj(?:e|ą) (?:żadne |mu |jej |im )*roszczeni',
  invalid:
    '(?:wypowiedzenie|zawiadomienie|oświadczenie|wniosek)_ [^.;]{0,60}(?:jest|są) (?:nieważn|bezskuteczn)\\p{L}+',
  notPaid:
    'nie (?:otrzyma|przysługuje)\\p{L}* (?:żadn\\p{L}+ )?(?:odszkodowani|odpraw|wynagrodzeni)\\p{L}*',
  breaks: '(?:może|mogą) (?:uszkodzić|zniszczyć|usunąć|wyłączyć)_',
  unwise: '(?:nie zaleca się|nie jest zalecan\\p{L}+|odradza\\p{L}*)',
  joint:
    'solidarn(?:ie|a|ą|ej|y|ym)_|(?:udziela|udzielił|udzieliła) (?:\\p{L}+ )?poręczenia|poręcza(?:ją)? (?:\\p{L}+ )?(?:za|spłatę|zapłatę)|odpowiada(?:ją)? (?:[^.;]{0,40} )?(?:całym (?:swoim )?majątkiem|osobiście)|(?:każdy|każda) (?:\\p{L}+ ){1,3}odpowiada za (?:cał|wszystk)\\p{L}*|odpowiada jak (?:dłużnik|współdłużnik)|każd[ya] (?:z państwa |z nich )?odpowiada za całość_',
  late: '(?:po terminie|spóźnion\\p{L}+|nieterminow\\p{L}+|po (?:tym|tej|upływie)[^.;,]{1,30})_ [^.;]{0,60}(?:nie (?:będą|będzie|zostan|podlega|są)|odrzucon\\p{L}+|zwrócon\\p{L}+|odesłan\\p{L}+|bez rozpoznania)|(?:odwołani|zaskarżeni|skarg|wnios|sprzeciw|reklamacj|zażaleni)\\p{L}*_ (?:samo |sam |sama )?nie (?:wstrzymuje|zawiesza|przedłuża|przerywa)_|nie wstrzymuje (?:wykonania|biegu)_|pozostawion\\p{L}+ bez rozpoznania',
  claimCut:
    '(?:odszkodowani|świadczeni|wypłat)\\p{L}*_ [^.;]{0,40}(?:zmniejsz\\p{L}+|obniż\\p{L}+|odmów\\p{L}+|odmow\\p{L}+)|(?:może|możemy|ma prawo) (?:odmówić|zmniejszyć|obniżyć) (?:wypłat|odszkodowani|świadczeni)\\p{L}*|utrat\\p{L}+ prawa do (?:odszkodowania|świadczenia)|(?:zwolnion\\p{L}+|wolny) od (?:obowiązku|odpowiedzialności|zapłaty)|(?:ochrona|gwarancja|ubezpieczenie|rękojmia|rabat)_ (?:wygasa|ustaje|nie (?:obejmuje|obowiązuje|działa|przysługuje)|zostaje zawieszona)_|objęt\\p{L}* (?:ochroną |ubezpieczeniem )?(?:tylko|wyłącznie|jedynie) (?:wtedy|gdy|jeśli|jeżeli|pod)|zasad\\p{L}* proporcji|odszkodowanie (?:zmniejsza|obniża) się|niedoubezpieczeni\\p{L}*',
  dearer:
    '(?:po|od) [^.;,]{2,60} (?:cena|opłata|abonament|czynsz|rata|składka|stawka)_ (?:wyniesie|wzrośnie|wzrasta|będzie wynosić)_|(?:cena|kwota|koszt\\p{L}*|wycena|kosztorys)_ [^.;]{0,30}(?:jest|są|ma charakter) (?:jedynie |tylko |wyłącznie )?(?:szacunkow|orientacyjn|wstępn|przybliżon)\\p{L}*|(?:rzeczywist|ostateczn|faktyczn)\\p{L}+ (?:koszt|cena|kwota)\\p{L}* (?:może|mogą) (?:być wyższ|przekroczyć|różnić)|rozlicza\\p{L}+ (?:będzie |jest )?ryczałtem_|(?:czynsz|opłat|cen|stawk)\\p{L}* [^.;]{0,40}?(?:waloryzowan|podwyższan|wzrasta|indeksowan)\\p{L}* [^.;]{0,40}?(?:co roku|rocznie|corocznie)|(?:coroczn|roczn)\\p{L}+ (?:waloryzacj|indeksacj)\\p{L}*',
  leftOut:
    '(?:cena|opłata|czynsz|wycena|oferta|kwota|abonament|kosztorys)\\p{L}* [^.;]{0,20}nie (?:obejmuje|zawiera|obejmują|zawierają)_|nie (?:jest|są) (?:wliczon|ujęt|objęt)\\p{L}+|(?:płatn|rozliczan|doliczan)\\p{L}+ (?:osobno|oddzielnie|dodatkowo)_|(?:dodatkow|brakując|zgubion|nieuzasadnion)\\p{L}* [^.;]{0,50}?[0-9]+(?:[ .,][0-9]+)* ?zł',
  weak: '(?:brak|nie (?:ma|było|okazano|przedstawiono|przedłożono|stwierdzono))_ (?:\\p{L}+ ){0,3}(?:protokoł|zezwoleni|pozwoleni|świadectw|dokumentacj|zgod|certyfikat|odbior|potwierdzeni|zabezpieczeni)\\p{L}*|nie (?:został|została|zostało|zostały|jest|są) (?:jeszcze )?(?:udokumentowan|sprawdzon|zatwierdzon|przetestowan|odebran)\\p{L}+|nie (?:daje|zapewnia) (?:żadnej )?ochrony|zależy (?:tylko |wyłącznie )?od jedn\\p{L}+|w [0-9]+ (?:przypadk\\p{L}+ )?(?:z|na) [0-9]+ |^(?:skut(?:ek|ki)|ryzyk[oa]|konsekwencj[ae]|wpływ): (?!(?:brak|nisk|średni|wysok)\\p{L}*_)\\p{L}|nie (?:przeszł|zaliczył|przeszedł|uzyskał)\\p{L}* (?:\\p{L}+ )?(?:prób|test|badani|kontrol|przegląd|odbior)\\p{L}*',
  exposed:
    '(?:nie (?:jest|są|ma|został\\p{L}*)|bez) (?:jeszcze )?(?:sfinansowan\\p{L}*|finansowani\\p{L}*|zabezpieczon\\p{L}* w budżecie|środków)_|(?:umow|dotacj|kontrakt|grant)\\p{L}*_ [^.;]{0,80}(?:nie (?:został\\p{L}* |będzie )?(?:przedłużon|odnowion)\\p{L}*|utracon\\p{L}+|przyznan\\p{L}+ innemu)|(?:pożyczk|kredyt|obligacj)\\p{L}*_ [^.;]{0,80}(?:zapada|wymagaln\\p{L}+|do spłaty)_|kontynuacj\\p{L}+ działalności|istotn\\p{L}+ niepewnoś\\p{L}+|(?:strata|deficyt|niedobór|przekroczenie)_ (?:w wysokości|w kwocie|wynosi)_|(?:ogłosił|w) upadłoś\\p{L}+|zaległoś\\p{L}+_ [^.;]{0,60}[0-9][0-9.,]{2,}',
  worn: '(?:jest|są|był|była|były) (?:\\p{L}+ ){0,3}(?:popękan|pęknięt|zgniłe|zgnił|skorodowan|zardzewiał|nieszczeln|obluzowan|uszkodzon|zawilgocon|zużyt|odspojon)\\p{L}*|(?:wykazuj|widoczne|stwierdzono)\\p{L}* [^.;]{0,40}(?:pęknięci|rys|zawilgoceni|korozj|wyciek|pleśń|ubytk)\\p{L}*|groż(?:ą|i)_ (?:\\p{L}+ ){0,2}(?:wypadani|zawaleni|upadki|odpadani|runięci|oderwani|zapadni)\\p{L}*|(?:zagrożenie|ryzyko|niebezpieczeństwo) (?:porażenia|pożaru|upadku|zawalenia|wybuchu)|(?:przekracza|przekroczon|powyżej)\\p{L}* [^.;]{0,20}?(?:norm|limit|dopuszczaln|wartości graniczn)\\p{L}*',
  repaid:
    '(?:obowiązan|zobowiązan|zobowiązuj)\\p{L}+ (?:jest |się )?(?:do )?(?:zwrotu|zwrócić|zwróci)_|podlega(?:ją)? zwrotowi [^.;]{0,40}(?:w całości|wraz z odsetkami)|(?:dotacj|stypendi|zaliczk|premi)\\p{L}+_ [^.;]{0,50}(?:zwrot|zwróc)\\p{L}*|zwraca (?:\\p{L}+ )?(?:koszt|premi|dotacj|dofinansowan|stypend)\\p{L}*|(?:premi|dotacj|dofinansowan|stypend|koszt\\p{L}* szkoleni)\\p{L}* [^.;]{0,40}(?:podlega zwrotowi|należy zwrócić)',
  needed:
    'bez (?:teg\\p{L}*|tych|ważn\\p{L}+|zgody|dokument\\p{L}+|zezwoleni\\p{L}+|okazania|przedłożenia)_[^.;,]{0,60} nie (?:można|może|mogą|będzie|będą|jest|zostanie)_',
  onPain:
    'pod rygorem_ (?!nieważności)|w przeciwnym (?:razie|wypadku)|pod groźbą|grzywn\\p{L}* w celu przymuszenia',
  renews:
    '(?:ulega|zostaje|będzie) (?:automatycznie )?(?:przedłuż\\p{L}+|odnowi\\p{L}+)|(?:przedłuża|odnawia) się (?:automatycznie|na (?:kolejn|dalsz|czas))',
  noRefund:
    '(?:nie podlega|bez|brak)_ (?:\\p{L}+ )?(?:zwrot\\p{L}*|zwrotu)_|bezzwrotn\\p{L}+|nie (?:jest|są|będzie|zostanie) zwrac\\p{L}+|bez (?:górnego )?(?:limitu|ograniczenia) (?:kwoty|wysokości)',
  abroad:
    '(?:dan(?:e|ych)|próbk\\p{L}+|informacj\\p{L}+)_ [^.;]{0,100}?(?:poza (?:unię|ue|eog|europejski)|do państw trzecich|do stanów zjednoczonych|w stanach zjednoczonych)',
  obsolete:
    '(?:jest|są) (?:\\p{L}+ )?przestarzał\\p{L}+|(?:części|modelu?) [^.;]{0,30}(?:nie są|nie jest) już (?:dostępn|produkowan|wspieran)\\p{L}*|nie (?:jest|są) już (?:produkowan|wspieran)\\p{L}*',
  allDue:
    '(?:całość|reszta|pozostał\\p{L}+ (?:kwota|część|zadłużenie)|cał\\p{L}+ (?:kwota|zadłużenie|kredyt)) (?:\\p{L}+ ){0,3}(?:natychmiast )?wymagaln\\p{L}+|postawi\\p{L}* (?:\\p{L}+ ){0,3}w stan natychmiastowej wymagalności|natychmiast(?:owo|ow\\p{L}*)? wymagaln\\p{L}+|(?:postawi(?:ć|ony|ona|ona)|postawiony) w stan natychmiastowej wymagalności_|natychmiast wymagaln\\p{L}+',
  forGood:
    'nie (?:można|da się|będzie można) (?:już |ich |go |jej )*(?:przywrócić|odzyskać|cofnąć)_|(?:bezpowrotnie|trwale|nieodwracalnie) (?:usun|utra|skasow)\\p{L}*',
  noPromise:
    'nie (?:stanowi|jest) (?:\\p{L}+ )?(?:obietnic|zobowiązani|gwarancj)\\p{L}*|nie (?:gwarantuj|obiecuj)\\p{L}*|nie jest automatyczn\\p{L}*',
  settled:
    'zrzeka(?:ją)? się_|nie (?:może|będzie mógł) (?:już )?(?:dochodzić|żądać) (?:dalsz|innych)\\p{L}*',
  stopped:
    '(?:wypłat|świadczeni|zasił|dodat|pomoc)\\p{L}+ (?:[^.;,]{0,40} )?(?:wstrzyman|zawieszon|ustaj)\\p{L}*',
  owedIf:
    '(?:zapłaci|zwróci|zwraca|pokryje) (?:[^.;,]{0,30} )?(?:kar[ęy]|odszkodowani|różnic|nagrod)\\p{L}*',
  noWayOut:
    '(?:umow\\p{L}+|najm\\p{L}+|abonament\\p{L}*) (?:[^.;,]{0,30} )?nie (?:może być|można) (?:wypowiedzian\\p{L}+|rozwiązan\\p{L}+|wypowiedzieć|rozwiązać) (?:przed|w okresie|w czasie)_',
  offence:
    '(?:stanowi|jest|popełnia) (?:wykroczenie|wykroczeniem|przestępstwo|przestępstwem)_|podlega karze_|odpowiedzialność karn\\p{L}+',
  takenAway:
    '(?:możemy|(?:bank|wynajmujący|spółdzielnia|wierzyciel) (?:może|ma prawo)) (?:wtedy )?(?:sprzedać|zlicytować|zająć|usunąć i sprzedać|przejąć)_',
  ownRisk: 'na (?:własne|swoje|własną odpowiedzialność i) ryzyko_|na własną odpowiedzialność_',
}
