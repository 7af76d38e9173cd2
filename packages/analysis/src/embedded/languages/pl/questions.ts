import type { Questions } from '../questions.ts'

export const questions: Questions = {
  whole: {
    doc: [
      'dokument\\w*|tekst\\w*|umow\\w*|list\\w*|pism\\w*|decyzj\\w*|papier\\w*|raport\\w*|plik\\w*|pdf',
      'polis\\w*|rachun\\w*|faktur\\w*|formularz\\w*|wyrok\\w*|ofert\\w*|licencj\\w*|instrukcj\\w*',
    ].join('|'),
    tail: '(?:tu|tutaj|teraz|dokladnie|prosze|dla (?:mnie|nas)|(?:w|z|o|do) (?:tym|tej|tego)(?: {doc})?|jesli podpisze)',
    about: [
      'co to (?:jest|za)(?: (?:za )?{doc})?(?: jest)?|o co (?:tu |w tym )?chodzi',
      'o czym (?:jest|mowi)(?: (?:ten|to|ta|te))?(?: {doc})?|jaki to (?:rodzaj |typ )?{doc}',
      'co (?:mowi|oznacza|znaczy)(?: (?:ten|to|ta))?(?: {doc})?',
      '(?:prosze )?(?:strescic|stresc|podsumuj|wyjasnij|wytlumacz)(?: mi)?(?: (?:ten|to|ta|te))?(?: {doc})?',
      '(?:krotkie )?(?:streszczenie|podsumowanie)',
      'dlaczego (?:to |dostalem to|dostalam to)(?:dostalem|dostalam|otrzymalem|otrzymalam)?',
      'jaki jest cel',
    ].join('|'),
    risks: [
      '(?:jakie(?: sa)?|czy sa)(?: tu)?(?: glowne| najwieksze)? ?(?:ryzyka|zagrozenia|niebezpieczenstwa|pulapki|wady|haczyki)',
      '(?:gdzie|jaki) jest haczyk',
      'na co (?:mam |musze |powinienem |powinnam |trzeba )?(?:uwazac|zwrocic uwage)',
      'co (?:tu )?jest (?:naj)?(?:niebezpieczne|niebezpieczniejsze|ryzykowne|grozniejsze)',
      'co moze pojsc nie tak|co mi grozi',
    ].join('|'),
    tasks: [
      'co (?:mam|musze|mamy|musimy|powinienem|powinnam|nalezy|trzeba) (?:teraz )?zrobic',
      'czego ode (?:mnie|nas) (?:chca|oczekuja|wymagaja)|co oni chca',
      'czy (?:musze|mam|trzeba) cos (?:z)?robic',
      'jakie (?:sa|mam) (?:moje )?(?:obowiazki|zadania|nastepne kroki)',
    ].join('|'),
    points: [
      'co (?:tu )?jest (?:naj)?wazn(?:e|iejsze)',
      'jakie sa (?:najwazniejsze|glowne|kluczowe) (?:punkty|informacje|fakty|rzeczy|warunki)',
      'co (?:musze|powinienem|powinnam|trzeba) wiedziec|najwazniejsze (?:punkty|informacje)',
    ].join('|'),
    deadlines: [
      '(?:jakie(?: sa)?|czy sa)(?: tu)?(?: jakies)?(?: wazne)? (?:terminy|daty)',
      '(?:jaki jest|czy jest(?: jakis)?) termin|terminy',
    ].join('|'),
    decision: [
      'co (?:zdecydowali|postanowiono|ustalono|uchwalono|zdecydowano|orzeczono|postanowil sad)',
      'jaka jest decyzja|jaki jest wynik',
    ].join('|'),
  },
  bill: {
    when: [
      '(?:do )?kiedy (?:muszę|mam|trzeba|musimy|powinienem) (?:to |pieniądze )?(?:zapłacić|wpłacić|przelać|uregulować)',
      'do kiedy (?:mają|muszą) być pieniądze|jaki jest termin płatności',
      '(?:do kiedy|ile) mam (?:jeszcze )?cza(?:s|su)(?: na zapłatę)?',
    ].join('|'),
    howMuch: [
      'ile (?:muszę|mam|trzeba|musimy|mamy) (?:jeszcze |w sumie |łącznie |razem )?(?:zapłacić|dopłacić|do zapłaty|oddać)',
      'ile jestem (?:winien|winna)|ile (?:zostało|jest) (?:jeszcze )?do zapłaty',
      'ile wynosi (?:dopłata|niedopłata|zaległość)',
    ].join('|'),
  },
  spans: {
    week: 'tydzień|tygodni',
    month: 'miesiąc|miesięcz',
    year: 'rok|roczn',
  },
  everything: [
    'ile (?:to )?(?:kosztuje|wyniesie|wynosi)(?: to)?(?: wszystko| łącznie| razem| w sumie)*',
    'jaka jest (?:łączna |całkowita )?cena|jaki jest (?:łączny |całkowity )?koszt',
    'jaka jest (?:suma|łączna kwota|kwota łączna)(?: faktury| umowy| zamówienia)?',
  ].join('|'),
  withTax: '(?:z|z podatkiem) vat',
  priceOf: 'ile kosztuje (?:ten |ta |to )?(\\p{L}+)',
  paidEach: 'ile (?:płacę|płacimy|mam płacić|to kosztuje) {each}',
  rise: 'o ile|ile więcej',
  existence: 'czy (?:jest|są|istnieje)',
  asksFor: '(?:(?:do|od) )?(?:ile|kiedy|gdzie|dlaczego|kto|komu|jak(?:i[ea]?)?|co)',
  asksWhether: 'czy',
  joins: 'i',
  opens: 'a|i|czesc|prosze',
  which: 'jaki\\p{L}{0,2}|któr\\p{L}{1,3}',
  howOften: 'jak często|co ile',
  whatTime: 'której',
  phone: 'telefonu?',
  secret: 'jakie jest (?:hasło|moje hasło)',
  size: '',
  rate: 'stop[aęy] procentow',
  mail: 'adres\\p{L}* (?:e-?mail|mailow)',
  age: 'w jakim wieku',
  year: '(?:którym|jakim) roku',
  past: '',
  refersBack: 'to|on|ona|ono',
}
