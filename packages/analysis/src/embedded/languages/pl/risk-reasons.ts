import type { RiskReasons } from '../language-pack.ts'

export const riskReasons: RiskReasons = {
  health: [
    'Może szkodzić zdrowiu',
    'ból|bólu|duszno|działania? niepożądan|skutk\\p{L} uboczn|alergi|uczuleni|przedawkow|obrzęk|krwawi|krwotok|zawrot|sennoś|omdle|drgaw|udar|zakażeni|ciąż|karmieni|interakcj|przeciwwskaz|zagrożeni\\p{L} życia|śmierteln|śmierć|śmierci|obrażeni|uraz|szpital|pogotowi|zatru|udusz|oparze|porażeni|tlenk\\p{L} węgla|wybuch|azbest|nie (?:stosowa|przyjmow|zażywa|należy (?:stosować|przyjmować))|niedostępnym dla dzieci|lekarz|farmaceut|pogorsz|powikłani|bóle? głowy|senność|zawał|przedawkow',
  ],
  ending: [
    'Może zostać zakończone lub odcięte',
    'wypowied|rozwiąza(?:ć|nie|ny|na) .{0,30}(?:umow|natychmiast|bez)|rozwiązać umow|zwolnieni|(?:może|mogą|możemy) .{0,50}(?:zawiesi|zakończy|odłącz|wstrzyma|odebra|wykluczy|anulowa|cofną|odstąpi|zablokowa|zamkną)|zawiesz|wstrzym|odłącz|odcięci|eksmi|opróżni|wyklucz|skreśl|cofni|wygas|uchyl|utrat\\p{L} (?:mocy|ważności)|odstąpi',
  ],
  forfeit: [
    'Można stracić pieniądze lub prawo',
    'utrac|utrat|traci|straci|przepad|wygas|nie podleg\\p{L}+ zwrot|bez (?:zwrotu|prawa|odszkodowania)|nie (?:zostan\\p{L}+|jest|są|będ\\p{L}+) zwrac|nie zwraca|bezzwrotn|zatrzyma|nieważn|bezskuteczn|nie przysługuje|nie przysługują|przedawni|traci ważność|unieważni',
  ],
  penalty: [
    'Kara lub dodatkowa opłata',
    'kar(?:a|ę|y|ą|ne|nych|ami)_|kar\\p{L} umown|grzywn|mandat|odset(?:ki|ek|kami)|opłat\\p{L} (?:karn|manipulac|za opóźn|za brak|dodatkow)|koszt\\p{L} (?:upomnieni|windykac|wezwan)|za każdy (?:dzień|rozpoczęty)|zwłok|prowizj|rekompensat|zryczałtowan|sankcj',
  ],
  cost: [
    'Ponosisz dalsze koszty',
    'na (?:koszt|własny koszt|swój koszt)|ponosi|obciąż|(?:musi|muszą|powinien|zobowiązan\\p{L}+) .{0,40}(?:zapłaci|zwróci|pokry|dopłaci)|dopłat|dopłaci|zwrot\\p{L}* .{0,30}(?:kosztów|świadcze|kwot)|podleg\\p{L}+ zwrotowi|nienależnie|udział własny|franszyz|potrąc|potrąci|dodatkow\\p{L} (?:koszt|opłat)|doliczon|nalicz|nie (?:jest |są )?(?:wliczon|obejmuje cen)|pokry(?:ć|wa)|na jego koszt',
  ],
  increase: [
    'Może być drożej',
    '(?:cen|czynsz|opłat|skład|stawk|rat|tary|oprocentowan|koszt)\\p{L}{0,4} .{0,60}(?:wzr|podwyż|podnie|zmian|zmieni|walory|indeks|rośni|wyższ)|podwyż|waloryz|wzrost(?:u|em|y)? (?:cen|raty|stóp|kosztów|opłat|stawek)|zmienn\\p{L} (?:stop|oprocent)|inflacj|drożej',
  ],
  renewal: [
    'Trwa, jeśli nie wypowiesz',
    'automatyczn|przedłuż(?:a|eni|on|y)|ulega przedłużeni|odnawia|odnowieni|odnowion|na kolejn\\p{L}+ (?:okres|rok|miesią)|jeżeli .{0,40}nie (?:wypowie|złoży)|o ile .{0,40}nie (?:wypowie|złoży)|milcząc|minimaln\\p{L} okres|na czas nieokreślony|okres zobowiązani',
  ],
  oneSided: [
    'Druga strona może decydować sama',
    'zastrzega|według (?:własnego|swojego) uznania|uznani|jednostronn|w każdym (?:czasie|momencie)|w dowolnym|bez (?:podania|uprzedni|wypowiedzenia|zgody|powiadom)|(?:wynajmujący|bank|pracodawca|ubezpieczyciel|usługodawca|sprzedawca|organizator|spółka|zarządca|dostawca) (?:może|ma prawo|jest uprawnion|zastrzega)|ma prawo (?:do |zmien|odmów|żąda)|zmian\\p{L} (?:regulamin|warunk)',
  ],
  exclusion: [
    'Nieobjęte lub niewliczone',
    'nie (?:obejmuje|obejmują|jest objęt|są objęt|podlega|wchodzi|wchodzą|dotyczy|odpowiada|pokrywa)|wyłącz|wyłączeni|poza zakres|bez ochrony|brak ochrony|do (?:wysokości|kwoty|limitu)|maksymaln|ogranicz\\p{L}+ do|tylko (?:wtedy|jeżeli|jeśli|gdy)|wyłącznie (?:jeżeli|gdy|w)|pod warunkiem|zużyci|nie stanowi',
  ],
  liability: [
    'Odpowiedzialność jest ograniczona lub przeniesiona',
    'odpowiada(?:ją|ć)? (?:za|solidar)|odpowiedzialnoś|solidarn|odszkodowan|nie (?:gwarantuj|ponosi|odpowiada)|bez gwarancji|na własne ryzyko|na ryzyko|poręcz|zwolni\\p{L}+ z odpowiedz|naprawi\\p{L}* szkod|rękojm',
  ],
  deadline: [
    'Po terminie przepada',
    'najpóźniej|nie później|w terminie|po (?:upływie|terminie|tym terminie|tej dacie)|z upływem|do dnia|termin (?:zawity|składania|na)|spóźnion|nieterminow|przed upływem|uchybieni|w ciągu|przekroczeni\\p{L} terminu|pozostawi\\p{L}+ bez rozpoznania',
  ],
  silence: [
    'Milczenie oznacza zgodę',
    'milczeni|uznaje się|uważa się|uważane|uznan\\p{L}+ za|brak (?:odpowiedzi|sprzeciwu|reakcji|dyspozycji)|jeżeli nie (?:otrzymamy|zgłosi|odpowie)|w razie braku|domniem|poczytuje|korzystanie .{0,30}oznacza|niezgłoszeni',
  ],
  waiver: [
    'Rezygnacja z prawa',
    'zrzek|zrzecze|rezygn|nieodwołaln|ostateczn|prawomocn|nie przysługuje (?:odwołani|zażaleni|środek)|arbitraż|sąd\\p{L} polubown|wyczerpuj\\p{L}+ roszcze|przenosi|cesj|bez możliwości|nieodwracaln|nie można (?:cofn|odwoł|zmieni)',
  ],
  refusal: [
    'Może zostać odrzucone',
    'odmow|odmów|odmaw|odrzuc|oddal|nie (?:zostan\\p{L}+|będ\\p{L}+|jest|są) (?:rozpatr|uwzględn|przyjęt|przyjmow|dopuszcz|kwalif|uznan)|dyskwalif|wykluczeni|bez rozpatrzenia|niedopuszcz|nieuwzględn|pozostawi\\p{L}* bez',
  ],
  legal: [
    'Możliwe są kroki prawne',
    'sąd(?:u|em|owe|owego|owej|owo|zie)?_|komornik|egzekuc|windykac|przestępstw|wykrocze|pozbawieni\\p{L} wolności|prokurat|policj|pozew|pozw|karnej|karną|bezprawn|oszust|fałszyw|nieprawdziw|wezwani\\p{L} do zapłaty|zajęci|nakaz zapłaty|dochodzi',
  ],
  data: [
    'Dane są przekazywane',
    '(?:dan\\p{L}{1,3}|informacj\\p{L}*|nagrani\\p{L}*|wizerun\\p{L}*) .{0,60}(?:przekaz|udostępn|sprzeda|ujawn|publik|przechow|przetwarz|wykorzyst|zbier|rejestr|nagryw)|(?:przekaz|udostępn|sprzeda|ujawn)\\p{L}* .{0,40}(?:dan|informacj)|podmiot\\p{L}+ trzeci|osob\\p{L}+ trzeci|partner|poza (?:eog|unię|europejski)|bik_|krd_|monitoring|profilow|marketing|wyciek',
  ],
  restriction: [
    'Zabrania lub ogranicza',
    'zabrania|zabroni|zakaz|nie (?:wolno|może|mogą|można|jest dozwolon|dopuszcza)|niedozwolon|bez (?:pisemnej |uprzedniej )?zgody|wyłącznie za zgodą|konkurenc|wyłącznoś|poufn|podnaj|ogranicz|tylko za zgodą',
  ],
  finance: [
    'Pieniędzy brakuje lub są zagrożone',
    'deficyt|strat(?:a|y|ę|ą)_|zaległ|zadłuż|niewypłacaln|upadłoś|likwidac|płynnoś|przekrocz|poniżej (?:plan|prog|oczek|budż)|spadek|spadł|zmniejszy|niedobór|odpis|nieściągaln|niezapłacon|nieopłac|niewystarczaj|brak środków|dług|refinans|restruktur',
  ],
  defect: [
    'Coś jest wadliwe lub brakuje',
    'wad(?:a|y|ę|liw)|usterk|uszkodz|awari|pęknię|nieszczeln|przeciek|wilgo|zawilg|pleś|grzyb|rdz|koroz|zniszcz|zużyt|braku(?:je|ją)_|brak_|braki_|niewystarczaj|niedostateczn|nie (?:został\\p{L}*|przeprowadz|sprawdz|udokument|przestrzeg|spełni|posiada|przetest)|niezgodn|luk(?:a|i|ę)_|podatnoś|błąd|błęd|incydent|zakłóceni|niebezpiecz|zagroże|powód|przestarz|szkod',
  ],
  delay: [
    'Niepewne lub może się opóźnić',
    'opóźni|przesuni|przełoż|odrocz|zależ(?:y|ą|n)|uzależnion|pod warunkiem|warunkow|niepewn|tymczasow|jeszcze nie|nie (?:gwarantuj|zapewni|potwierdz|zatwierdz)|ryzyk|groz|grozi|ostrzeg|może (?:spowod|skutk|prowadz|dojść|ulec|nastąp)|orientacyjn|niewiążąc|szacunk',
  ],
  damage: ['Może wyrządzić szkodę', '(?!)'],
  effective: [
    'Obowiązuje mimo odwołania',
    '(?:odwołani|zaskarżeni|skarg|sprzeciw|reklamacj)\\p{L}* [^.;]{0,60}?nie wstrzym|rygor\\p{L}* natychmiastowej wykonalności',
  ],
  allDue: ['Całość staje się od razu wymagalna', '(?!)'],
  takenAway: ['Rzecz może zostać sprzedana lub zabrana', '(?!)'],
  paidBack: ['Może podlegać zwrotowi', '(?!)'],
  condition: ['Zależy od warunku', '(?!)'],
  attention: ['Wymaga uwagi', '(?!)'],
  other: ['Może być niekorzystne dla Państwa', '(?!)'],
}
