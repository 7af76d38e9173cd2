/* Expressions of all languages. */

/** `The samples showed no fibers`, `nobody was hurt`, `the claim was withdrawn`: a fear that did not come true. */
const unfounded = [
  '(?:showed?|shown|found|detect(?:ed|s)?|revealed|gave) no (?:(?:trace|sign|damage|fault|defect|crack|leak|fracture|infection)s?|asbestos|mou?ld|bleeding|\\p{L}+ fib(?:er|re)s?)|(?:did|does) not (?:show|reveal|detect)|nobody was (?:hurt|injured)|no one was (?:hurt|injured)|there (?:is|are|was|were) no signs? of|is no (?:place of )?danger|(?:claim|action|complaint)s? [^.;]{0,60}(?:was|were) withdrawn|agreed to (?:halve|waive|reduce|lower)',
  'kein(?:e|en)? (?:hinweise?|anzeichen|nachweis) (?:auf|für|von)|(?:wurden?|konnten?) (?:\\p{L}+ )?nicht (?:nachgewiesen|festgestellt)|niemand (?:wurde )?verletzt|(?:klage|anspruch|antrag) [^.;]{0,40}zurückgenommen',
  "n[’']a (?:pas )?(?:révélé|montré|décelé|mis en évidence) (?:aucune?|de|pas)|n[’']a (?:rien|pas) (?:révélé|montré|décelé)|aucun (?:signe|blessé|danger)|(?:remboursement|rembourser) (?:\\p{L}+ )?(?:par )?anticip[^.;]{0,80}sans (?:indemnité|pénalité|frais)",
  'no (?:se )?(?:detect|observ|apreci)\\p{L}+|no hay (?:signos|indicios|peligro)|sin (?:signos|indicios|evidencia) de|reembols\\p{L}+ anticipad[^.;]{0,80}sin (?:penalización|coste|comisión)|no hubo (?:heridos|daños)',
  'non (?:ha|hanno|è stat[oa]|sono stat[eio]) (?:rilevat|evidenziat|riscontrat|mostrat)\\p{L}*|nessun (?:segno|ferito|pericolo)|rimbors\\p{L}+ anticipat[^.;]{0,80}senza (?:penali|spese|indennizzo)',
  'não (?:há|foram|foi|revelou|mostrou|se observ\\p{L}+) (?:sinais|indícios|detetad\\p{L}+|evidência)|sem (?:sinais|indícios|evidência) de|não há (?:multa|perigo|penalização)|revista [^.;]{0,60}e retirada',
  'geen sprake|geen (?:tekenen|aanwijzingen|sporen) (?:van|voor)|(?:zijn|is) in orde|niet (?:aangetoond|aangetroffen)|(?:eis|vordering|klacht) [^.;]{0,40}ingetrokken|niemand (?:raakte )?gewond',
  'nie (?:wykaza|stwierdz|wykry)\\p{L}+|(?:potrąceń|opłat|kar|kosztów) nie (?:będzie|ma|pobiera\\p{L}*)|nikt nie (?:ucierpiał|został ranny)|brak (?:oznak|śladów)',
  'не (?:выявлен|обнаружен)\\p{L}+|никто не пострадал|(?:долг|задолженност|претензи)\\p{L}* [^.;]{0,20}нет|признаков [^.;]{0,40} нет',
]

const pattern = new RegExp(`(?<!\\p{L})(?:${unfounded.join('|')})`, 'iu')
/** The same where words are not parted by spaces. */
const unspaced =
  /与[^。，]{1,12}无关|未(?:发现|检出|见)(?:异常|明显|有)|系谣言|属(?:于)?谣言|(?:危険|故障|異常|欠陥|違反)[^。、]{0,8}では(?:ありません|ない)|(?:異常|症状|損傷)[^。、]{0,8}見られません(?:でした)?|異常(?:は)?(?:なし|ありません)/u
const clauses = /(?<=[.;。；])/u

/** A text without the clauses that tell of a fear which did not come true. */
export function withoutUnfounded(text: string): string {
  if (!pattern.test(text) && !unspaced.test(text)) return text
  return text
    .split(clauses)
    .map((clause) => (pattern.test(clause) || unspaced.test(clause) ? ' ' : clause))
    .join('')
}
