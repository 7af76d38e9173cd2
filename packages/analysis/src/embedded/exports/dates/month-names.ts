/** The names of the months in the languages of the rules, as dates have them. */
const names = [
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec',
  'januar|jänner|februar|märz|mai|juni|juli|oktober|dezember|okt|dez',
  'janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|janv|févr|avr|juil|déc',
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre',
  'gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre',
  'janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro',
  'januari|februari|maart|mei|augustus',
  'stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia',
  'января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря',
].join('|')

/** A day without its year, as in `by 24 January`, `antes del 1 de octubre`, `vóór June 20`, `10月3日`. */
export const dayOfYear = new RegExp(
  `(?<![\\p{L}\\p{N}.,/])\\d{1,2}(?:st|nd|rd|th|er|º|\\.)?(?: of| de| di)? ?(?:${names})(?!\\p{L})|(?<![\\p{L}\\p{N}])(?:${names})\\.? \\d{1,2}(?:st|nd|rd|th)?(?![\\p{L}\\p{N}:]|[.,]\\p{N})|(?<!\\p{N})\\p{Nd}{1,2}\\s?月\\s?\\p{Nd}{1,2}\\s?日|(?<!\\p{N})\\p{Nd}{1,2} (?:يناير|فبراير|مارس|أبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر)`,
  'iu',
)
