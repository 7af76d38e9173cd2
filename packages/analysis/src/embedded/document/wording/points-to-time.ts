/** `after that date`, `in diesem Zeitraum`, by language: a time that stands somewhere else. */
const times = [
  '(?:that|this|such) (?:date|day|period|deadline|time limit)|this term|(?:after|before|until|by|within|from) that time',
  'dies(?:e[mnrs]?) (?:zeitraum\\p{L}*|zeit|frist|datum|tag\\p{L}{0,2}|termin|zeitpunkt)',
  '(?:ce délai|cette (?:date|période|échéance)|ce jour)',
  '(?:es[ea]|est[ea]|dich[oa]) (?:plazo|fecha|per[ií]odo|día|término)',
  '(?:tale|quest[oa]|quel|quella) (?:data|termine|periodo|giorno)',
  '(?:d|n)?(?:ess[ea]|est[ea]|aquel[ea]) (?:data|prazo|período|dia)',
  '(?:die|deze|dat) (?:datum|dag|termijn|periode)',
  't(?:ym|ego|ej|en|ę) (?:termin\\p{L}*|okres\\p{L}*|dat\\p{L}|dni\\p{L}+|czas\\p{L}*)',
  '(?:эт(?:ого|от|ому|им|ой|у)|данного|указанного) (?:срок\\p{L}*|дат\\p{L}|день|дня|период\\p{L}*)',
]
const pointing = new RegExp(
  `(?<!\\p{L})(?:${times.join('|')})(?!\\p{L})|(?:该|此|上述)(?:期限|日期|期间)|(?:その|当該)(?:期間|期日|期限)|(?:هذا|ذلك|هذه|تلك) (?:التاريخ|الأجل|المدة|الموعد|اليوم)`,
  'iu',
)
/** `1 May`, `each term`: what a time further behind may be. */
const ownTime =
  /\p{N}|(?<!\p{L})(?:dates?|days?|week|month|year|periods?|deadline|term|ends?|expir\p{L}+|zeit\p{L}*|frist\p{L}*|datum|tag\p{L}*|ende[nt]?|délai|date|période|jours?|fin|plazo|fecha|per[ií]odo|días?|data|termine|periodo|giorn[oi]|prazo|período|dias?|datum|dag(?:en)?|termijn|periode|termin\p{L}*|okres\p{L}*|dni\p{L}*|срок\p{L}*|дат\p{L}|день|дня|период\p{L}*)(?!\p{L})|[日月年期]|تاريخ|مدة|يوم/iu

/** Whether a sentence speaks of a time that it does not name itself: `The lift may not be used after that date`. */
export function pointsToTime(text: string): boolean {
  const found = pointing.exec(text)
  return found !== null && !namesTime(text.slice(0, found.index))
}

/** Whether a text names a day, a period or an end. */
export function namesTime(text: string): boolean {
  return ownTime.test(text)
}
