import type { Asking } from '../../asking.ts'
import { months } from '../months.ts'

export const asking: Asking = {
  types: {
    measure:
      'ile (?:wody|prądu|gazu|paliwa|alkoholu|bagażu|miejsca|soli|cukru|energii)(?!\\p{L})|jak (?:duż|wysok|ciężk|głębok)\\p{L}*|jak daleko|jak szybko(?= (?:można |mogę )?(?:jechać|jeździć|jedzie))|jaka (?:jest )?(?:powierzchnia|temperatura|odległość|prędkość|wysokość)',
    consequence:
      'co (?:się stanie|grozi|zrobić|będzie|jeśli|jeżeli|gdy)|^\\s*a (?:jeśli|jeżeli|jak|co)',
    period:
      'jak szybko(?! (?:można |mogę )?(?:jechać|jeździć|jedzie))|jak długo|na jak długo|ile (?:\\p{L}{1,4} ){0,2}(?:zajmie|potrwa|trwa|będzie trwać)|ile (?:mam |mamy |jest )?(?:czasu|dni|miesięcy|lat|tygodni|godzin)|w jakim (?:terminie|czasie)|(?:za|na|przez) jaki okres|z jakim wyprzedzeniem',
    percent:
      'jak(?:ie|i) (?:jest |było )?(?:oprocentowanie|udział|rabat)|ile procent|jaki (?:procent|odsetek)|o ile',
    number:
      'ile (?:razy|osób|sztuk|książek|lokali|mieszkań|głosów|miejsc|pokoi|stron|rat|punktów|\\p{L}{2,}ów)(?!\\p{L})|ilu|jak (?:często|duży|wysoki|daleko)|jaka jest (?:powierzchnia|wysokość)|w jakim wieku',
    money:
      'ile|jaka jest (?:\\p{L}+ ){0,2}(?:cena|kwota|opłata|suma|kara)|jaki jest koszt|jak(?:a|ą|i|ie|iej|iego) (?:kar[aęy]|cen[aęy]|kwot[aęy]|opłat[aęy]|kaucj[aęi]|składk[aęi]|dotacj[aęi]|stawk[aęi]|pensj[aęi]|czynsz\\p{L}*|koszt\\p{L}*|zasił\\p{L}+|rabat\\p{L}*)|za ile|w jakiej (?:wysokości|kwocie|cenie)|jak(?:a|i|ie) (?:jest|był|była|będzie|są) (?:\\p{L}+ ){0,2}(?:taryfa|stawka|wynagrodzenie|czynsz|kaucja|składka|rata)',
    date: 'kiedy|do kiedy|od kiedy|do której|o której|(?:w|do|od) (?:którym|jakim|którego|jakiego) (?:dniu|dnia|roku|terminu|miesiącu)|(?:na|w) (?:który|jaki) (?:dzień|termin)|w jakich godzinach|w które dni|jaka jest data',
    contact: 'jaki jest (?:numer|telefon|adres)|do kogo|do którego|pod jaki numer',
    place: 'gdzie|dokąd|skąd|w jakim (?:mieście|miejscu)',
    person:
      'kto|kogo|komu|z kim|która (?:firma|osoba)|(?:jaki|który|która|jakim|w jakim|w którym) (?:bank|banku|pracownik|szpital|szpitalu|komisariat|lekarz|sąd|urząd)|jak (?:się )?nazywa\\p{L}*|czyj\\p{L}*|jak (?:ma |mają )?na imię|jakie (?:jest |ma )?(?:imię|nazwisko)',
    reason: 'dlaczego|z jakiego powodu|czemu',
    yesNo: '^\\s*(?:a )?(?:czy|można|wolno|mogę|możemy|muszę|musimy|da się|trzeba)',
  },
  askingWords:
    'jakim jakich jakiej jakiego jaką jakimi wynosi wynoszą wyniesie data datą daty kto co kiedy gdzie dlaczego jak ile ilu który która które jaki jaka jakie czy kogo komu do którego trzeba można jest są się by mogę najlepiej mnie mi mną nam nas mam mamy masz ma mają muszę musimy powinienem powinniśmy możemy chcę teraz jeszcze już tu tutaj ten ta to tego tej za w na o od po jeśli jeżeli gdy czego czym nic właściwie stanie dzieje grozi stało zrobić robić',
  vagueWords:
    'być mieć robić iść dać wziąć mówić wiedzieć móc chcieć musieć rzecz część osoba przypadek sposób rodzaj pewien inny teraz jeszcze już stać wynosić zostać bardzo ogóle sprawa wynosi złożyć dostać otrzymać potrzebować pytać każdy nowy stary dobry duży mały wcześnie późno więcej mniej podczas bez jakiś trzymać dotyczyć własny około dokładnie normalnie można należy jestem mam masz mamy mają będę będzie będą mogę możemy muszę musimy chcę chcemy trzeba swój moje moja mój nasze nasz ich jego jej się co jaki jaka jakie kiedy wtedy też także tylko dostanę grozi przyjdę sam samo',
  timeUnits:
    'min godz mies sekund sekunda minuta minut minuty godzina godziny godzin godzinę dzień dni dnia noc tydzień tygodni tygodnie miesiąc miesiące miesięcy miesiąca kwartał rok roku lata lat',
  currencies:
    'zł złotych złote złoty gr groszy euro eur pln bezpłatna bezpłatny bezpłatnie bez_opłat bez_opłaty',
  free: '',
  numberWords:
    'jeden jedna jedno dwa dwie dwóch trzy trzech cztery pięć sześć siedem osiem dziewięć dziesięć dwanaście piętnaście dwadzieścia trzydzieści sto tysiąc pół połowa raz razy czterech pięciu sześciu siedmiu ośmiu dziewięciu dziesięciu jedenaście jedenastu dwunastu trzynaście trzynastu czternaście czternastu piętnastu szesnaście osiemnaście dwudziestu trzydziestu sześćdziesięciu',
  dateWords:
    'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień poniedziałek poniedziałku wtorek środa środę czwartek piątek piątku sobota sobotę niedziela dziś jutro wczoraj następnego_miesiąca',
  modalWords:
    'może mogą można nie wolno musi należy zakaz zabronione dozwolone wyjątkiem bez tylko jedynie wymagane automatycznie wyłącznie bezpłatnie możliwe niedozwolone wyłączone wyłączeniem',
  reasonWords: 'ponieważ gdyż bo dlatego powodu wskutek przyczyna związku w_celu aby',
  exceptionWords:
    'jednak ale z_wyjątkiem wyjątek chyba_że nie_dotyczy w_przeciwnym_razie wyjątkowo natomiast',
  conditionWords:
    'jeśli jeżeli gdy w_razie w_przypadku inaczej chyba brak braku niewykonanie naliczana opłata kara',
  months,
  firstForms: 'pierwszy|pierwsza|pierwszym',
  twoToTwelve:
    'dwa|dwie|dwóch|dwoje|dwu|drugi|druga|drugie|drugim trzy|trzech|troje|trzeci|trzecia|trzecie cztery|czterech|czwarty|czwarta pięć|pięciu|piąty|piąta sześć|sześciu|szósty|szósta siedem|siedmiu|siódmy|siódma osiem|ośmiu|ósmy|ósma dziewięć|dziewięciu|dziewiąty|dziewiąta dziesięć|dziesięciu|dziesiąty|dziesiąta jedenaście|jedenastu dwanaście|dwunastu|tuzin',
  laterNumbers:
    '13:trzynaście|trzynastu 14:czternaście|czternastu 15:piętnaście|piętnastu 20:dwadzieścia|dwudziestu 30:trzydzieści|trzydziestu 60:sześćdziesiąt|sześćdziesięciu 90:dziewięćdziesiąt 100:sto',
  ordinalEndings: 'go|ej',
  particles: '',
  speakers: '',
  percent: 'procent|proc\\.',
  charges: 'kosztuje|opłat\\p{L}',
  frequencies: [
    'co (?:\\p{L}+|\\p{N}+) (?:dni|tygodni\\p{L}*|miesi\\p{L}+|lat)|raz w|dwa razy|codziennie',
    'co miesiąc|co roku|każd\\p{L}+',
  ].join('|'),
  hours: '',
  noon: 'południe|północ',
  atHour: 'o godz(?:inie|\\.)?',
  namedPlaces:
    "(?<!\\p{L})(?:ul\\.|al\\.|pl\\.|os\\.|ulic\\p{L}|alej\\p{L})\\s(?:(?:im\\.|św\\.)\\s?){0,2}(?:\\p{Lu}[\\p{L}'’.-]{0,30}\\s?){1,3}",
  beforePlace: 'w|na|ul',
  articles: '',
  whatIs: '',
  whoIs: '^\\s*kto jest (.{2,40}?)\\s*\\?*\\s*$',
  asksForValue: '(?<!\\p{L})jak(?:i|a|ie|iego|iej|im) (?:jest )?((?:[\\p{L}-]+ ?){1,3})',
  asksForAll: '(?:a |i )?(?:któr[aeyz]\\p{L}*|jakie|kto)',
  definite: '',
  ofVerdict: 'decyzja|wynik|dozwolon[aey]|przyznan[aoey]|ok|więc|teraz',
  pointsBack: '',
  opensFurther: '',
  negations: '',
  joinsDays: 'do|i',
  articleOfDay: '',
  yearStems: 'lat|rok',
  prefixes: 'za|po|na|z|s|o|u',
  otherDays: '\\d{1,2}\\.? (?:dnia|dniem) (?:każdego )?miesiąca',
  verbFirst: '',
}
