/** Words for measures, one line for each, in the languages read. A measure of time counts as so many of another. */
const lines = `
page pages seite seiten página páginas pagina pagine strona strony stron
second seconds sekunde sekunden seconde secondes segundo segundos secondo secondi seconden sekund sekundy секунд секунды
minute minutes min minuten minuto minutos minuto minuti minuut minut minuty минут минуты
hour hours stunde stunden heure heures hora horas ora ore uur godzin godziny час часа часов
day days tag tage tagen tages jour jours día días dia dias giorno giorni dag dagen dzień dni dniach день дня дней
week weeks woche wochen semaine semaines semana semanas settimana settimane weken tydzień tygodnie tygodni неделя недели недель
month months monat monate monaten monats mois mes meses mese mesi mês maand maanden miesiąc miesiące miesięcy месяц месяца месяцев
quarter quarters quartal quartale quartalen trimestre trimestres trimestri kwartaal kwartalen kwartał kwartały квартал квартала
year years jahr jahre jahren jahres an ans année années año años anno anni ano anos jaar jaren rok lata lat год года лет
kilometre kilometres kilometer kilometers kilometern km kilómetros chilometri quilómetros
metre metres meter meters metern m mètre mètres metro metros metri
centimetre centimetres centimeter centimeters cm
millimetre millimetres millimeter millimeters mm
kilogram kilograms kilogramm kg kilogrammes
gram grams gramm g grammes gramos grammi
milligram milligrams milligramm mg milligrammes
litre litres liter liters l litros litri
millilitre millilitres milliliter milliliters ml
tonne tonnes ton tons tonnen toneladas tonnellate
kilowatt kilowatts kw
megawatt megawatts mw
kwh
mwh
hertz hz
kilohertz khz
megahertz mhz
volt volts v
ampere amperes amp amps
bar bars
millibar millibars mbar
byte bytes
kilobyte kilobytes kb
megabyte megabytes mb
gigabyte gigabytes gb
millisecond milliseconds ms millisekunden
hectare hectares ha hektar`
  .trim()
  .split('\n')
  .map((line) => line.trim().split(' '))

const unitOfWord = new Map<string, string>()
for (const words of lines) {
  for (const word of words) if (!unitOfWord.has(word)) unitOfWord.set(word, words[0] ?? word)
}

/** The English singular of a measure, whatever its form; undefined for other words. */
export function unitOf(word: string): string | undefined {
  return unitOfWord.get(word.toLowerCase())
}

const equals: readonly (readonly [string, number, string])[] = [
  ['minute', 60, 'second'],
  ['hour', 60, 'minute'],
  ['day', 24, 'hour'],
  ['week', 7, 'day'],
  ['quarter', 3, 'month'],
  ['year', 12, 'month'],
  ['year', 4, 'quarter'],
  ['year', 52, 'week'],
  ['year', 365, 'day'],
  ['kilometre', 1000, 'metre'],
  ['tonne', 1000, 'kilogram'],
  ['kilogram', 1000, 'gram'],
  ['gram', 1000, 'milligram'],
  ['litre', 1000, 'millilitre'],
  ['megawatt', 1000, 'kilowatt'],
  ['gigabyte', 1000, 'megabyte'],
]

/** The same measure in other units: 24 months are 2 years. */
export function equalMeasures(value: number, unit: string): { value: number; unit: string }[] {
  const round = (found: number) => Math.round(found * 1e6) / 1e6
  return equals.flatMap(([large, factor, small]) => {
    if (unit === large) return [{ value: round(value * factor), unit: small }]
    return unit === small ? [{ value: round(value / factor), unit: large }] : []
  })
}
