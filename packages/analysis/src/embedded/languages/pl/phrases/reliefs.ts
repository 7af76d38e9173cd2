import type { ReliefPhrases } from '../../phrases/relief-phrases.ts'

export const reliefs: ReliefPhrases = {
  onlyFor:
    '(?:wynajmując|pożyczkodawc|bank|pracodawc|ubezpieczyciel)\\p{L}* może (?:[^.;]{0,60} )?(?:tylko|wyłącznie|jedynie) (?:z powodu|gdy|jeśli|jeżeli|w razie|w przypadku)',
  nothingOwed: 'nic (?:pan|pani|państwo) nie trac\\p{L}+',
  paidToReader: '',
  insuresAgainst: 'ubezpieczamy [^.;,]{1,60}? od_',
  earlierReplaced:
    '(?:wcześniejsz|poprzedni|dotychczasow)\\p{L}* (?:umow|ofert|wersj)\\p{L}* [^.;]{0,80}?(?:traci moc|zastąpion\\p{L}+|wygas\\p{L}+|nieważn\\p{L}+)',
  unfounded: [
    'nie (?:wykaza|stwierdz|wykry)\\p{L}+|(?:potrąceń|opłat|kar|kosztów) nie (?:będzie|ma|pobiera\\p{L}*)',
    'nikt nie (?:ucierpiał|został ranny)|brak (?:oznak|śladów)',
  ].join('|'),
  powerless: '(?:komornik|windykator)\\p{L}* nie (?:może|mogą|wolno)',
  offeredByWriter: [
    'możemy (?:zaproponować|pomóc)|(?:możemy|jesteśmy gotowi) (?:umorzyć|obniżyć|anulować)',
    '(?:zapłacimy|zwrócimy|wypłacimy) (?:państwu|panu|pani)|(?:zapłacimy|zwrócimy|wypłacimy) ci_',
  ].join('|'),
  grantedToReader: [
    '(?:mają państwo|ma pan|ma pani|masz) [^.;]{0,30}?dni [^.;]{0,30}?(?:na odstąpienie|odstąpić)',
    'otrzyma\\p{L}* (?:\\S+ )?(?:rabat|zniżk)',
  ].join('|'),
  endedBefore:
    '^zrobione(?: [–-]|:)? (?=\\p{L}+ są)[^.;]*|polecenie zapłaty (?:\\p{L}+ ){0,3}?(?:odwołan\\p{L}+|cofnięt\\p{L}+)',
  leavesAsWellOff: [
    '(?:czynsz|płatność|raty?|odsetki) (?:[^.;,]{0,40} )?(?:zostaje|ulega|jest) zawieszon\\p{L}*',
    'opóźnieni\\p{L}* [^.;,]{0,30}?z winy (?:wykonawc|dostawc)',
  ].join('|'),
  tellsOwnText: '(?:możemy|można) (?:zobaczyć|zauważyć|pokazać|wywnioskować)',
  isUsual:
    '(?:lekk(?:i|a|ie)|niewielk(?:i|a|ie)) (?:\\p{L}+ ){1,4}(?:jest|są) (?:\\p{L}+ )?normaln\\p{L}+',
  lastsLonger: '',
  mayAskFor: '(?:może|mogą) (?:pan|pani|państwo) (?:wnieść|zwrócić się) (?:[^.;]{0,30} )?do sądu',
  namesVenue: 'sąd\\p{L}* (?:właściw|miejscowo właściw)\\p{L}+|(?:prawo|prawu) polski',
  tellsHowToRead: '(?:pozostałe|pozostałych) postanowie\\p{L}+',
  mayNotBeCopied:
    'wszelkie prawa zastrzeżone|powielani\\p{L}+|charakter (?:wyłącznie )?informacyjny|omyłkowo',
  readerMayLeave:
    '(?:najemca|klient|kupujący|pracownik|konsument|pan|pani) może (?:wypowiedzieć|odstąpić|zrezygnować|odmówić|wstrzymać|wybrać|rozwiązać)(?![^.;]{0,160}(?:ale_|opłat|kar[aąę]|tylko|jedynie|wyłącznie|chyba))',
  repaidToReader: [
    '(?:kaucj|zaliczk|opłat|cen|kwot|składk)\\p{L}+ (?:[^.;,]{0,40} )?(?:zostanie|jest|będzie) (?:zwrócon|oddan)\\p{L}+_(?<!nie [^.;]{0,30})',
    'otrzyma (?:pan|pani|najemca|klient|kupujący) [^.;,]{0,40}zwrot',
  ].join('|'),
  burdenEnds: [
    '(?:zakaz|obowiązek|kara|opłata|dopłata) (?:[^.;,]{0,30} )?(?:wygasa|ustaje|odpada|nie obowiązuje|nie jest należna)_',
    '(?:czynsz|cena|opłata)_ (?:[^.;]{0,60} )?(?:obniża się|maleje|spada)_|nie jest (?:karą|sankcją)|(?:zaległość|zaległości) nie (?:powsta|występuj)\\p{L}+|nie powstała zaległość|odsetek się nie nalicza',
    '(?:awaria|usterka|szkoda|wyciek)_ (?:[^.;,]{0,30} )?(?:została|jest) (?:\\p{L}+ )?(?:usunięta|naprawiona)',
    '(?:wynajmujący|sprzedawca|dostawca) (?:je |go )?traci_',
    '(?:czynsz|cena|składka|opłata) nie (?:wzrośnie|zostanie (?:podwyższon|zmienion)\\p{L}+)_',
  ].join('|'),
}
