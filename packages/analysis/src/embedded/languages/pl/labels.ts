import type { Labels } from '../language-pack.ts'

export const labels: Labels = {
  date: 'Data',
  recipient: 'Adresat',
  sender: 'Od',
  mail: 'E-mail',
  minor:
    'miejsc|adres|siedziba|nip|regon|krs|telefon|tel_|faks|sporządz|opublikowan|wersja|strona|data urodzenia|godziny|infolinia|razem netto|w tym|osoba kontaktowa|sekretarz|dotyczy|świadek|podpis|załącznik|znak sprawy',
  alternatives:
    'opcj[ae]|warianty?|alternatyw[ay]|propozycj[ae]|pakiety?|plany?|taryf[ay]|scenariusze?|ofert[ay]|części|część|ustaleni[ae]|obserwacj[ae]|modele?|poziomy?|stref[ay]|lokalizacj[ae]|budynki?|bloki?|domy?|lokale?|mieszkani[ae]|pokoje?|działk[ai]|kategori[ae]|klas[ay]|produkty?|pojazdy?|etapy?|faz[ay]|grup[ay]|przypad(?:ek|ki)',
  choices: 'opcje|warianty|wybór|wybrać|alternatywy|pakiety|taryfy|możliwości',
  nouns:
    'czynsz|kaucja|wynagrodzenie|cena|składka|suma|kwota|saldo|opłata|opłaty|koszty|kara umowna|kara|grzywna|odsetki|udział własny|okres wypowiedzenia|termin|okres próbny|zaliczka|zadatek|rata|budżet|zysk|przychód|gwarancja|rękojmia|urlop|czas pracy|prowizja|podatek|dotacja|dawka|abonament|rabat',
  topics: {
    'Automatyczne przedłużenie': 'automatycznie przedłuż|przedłuża się automatycznie',
    Przedłużenie: 'przedłuż',
    Wypowiedzenie: 'wypowiedz|wypowiada',
    Odstąpienie: 'odstąp',
    Odwołanie: 'odwołan|zażaleni|sprzeciw',
    'Zwłoka w płatności': 'zaległ|zwłok|opóźnieni',
    Szkolenie: 'szkoleni',
    Opłata: 'opłat',
    Czynsz: 'czynsz',
  },
}
