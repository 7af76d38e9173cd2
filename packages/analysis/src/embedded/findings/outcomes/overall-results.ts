import type { Language } from '../../languages/load-language.ts'
import { type Verdict, verdictIn } from '../rows/verdict-words.ts'
import type { Unit } from '../units/unit.ts'

/* What an inspection, a test or an audit comes to as a whole, in expressions of all languages. */

/** `Overall rating`, `Gesamturteil`: whatever stands behind it is the result. */
const overall = new RegExp(
  `^(?:${[
    'overall(?: (?:audit |inspection |test )?(?:rating|results?|opinion|assessment|conclusion|grade|outcome|status|verdict|judge?ment|finding))?|(?:level of )?assurance(?: (?:level|rating|opinion|given))?',
    'gesamt(?:ergebnis|urteil|bewertung|note|einschätzung|befund|status)|prüf(?:ergebnis|urteil)',
    "(?:résultat|avis|appréciation|conclusion|évaluation|note|opinion) (?:global|général|final|d[’']ensemble)e?|verdict",
    '(?:resultado|valoración|calificación|dictamen|conclusión|opinión) (?:global|general|final)',
    '(?:giudizio|esito|valutazione|risultato|conclusione) (?:complessiv|general|final|global)\\p{L}+',
    '(?:resultado|avaliação|parecer|classificação|conclusão) (?:global|geral|final)',
    '(?:eind|totaal)(?:oordeel|beoordeling|resultaat)|algemeen oordeel|keuringsresultaat',
    '(?:ocena|wynik|wniosek) (?:ogóln|końcow|łączn)\\p{L}+',
    '(?:общ|итогов)\\p{L}+ (?:оценка|результат|заключение|вывод|балл)',
    '总体(?:评价|结论|评级|结果|意见)|综合(?:评价|结论|判定)|検査結果|総合(?:評価|判定|結果)|総評',
    '(?:النتيجة|التقييم|الرأي) (?:العام|النهائي|الكلي|الإجمالي)ة?',
  ].join('|')})$`,
  'iu',
)
const resultNoun =
  'results?|outcomes?|ratings?|verdict|(?:gesamt|prüf|test)?ergebnisse?|résultats?|resultados?|esit[oi]|risultat[oi]|uitslag|resultaat|resultaten|wyniki?|результаты?|النتائج|النتيجة'
const namesResult = new RegExp(
  `^(?:(?:test|inspection|audit|survey|check|exam(?:ination)?) )?(?:${resultNoun}|结果|结论|判定|結果)$`,
  'iu',
)
/** `The result is`, `Die Ergebnisse waren` in front of how it is. */
const opensResult = new RegExp(
  `^(?:(?:all|the|these|this|our|overall|alle|die|das|der|tous|les|le|los|las|el|todos|tutti|i|gli|il|l|os|as|o|de|het|wszystkie|все) ?['’]?){0,3}(?:overall |test )?(?:${resultNoun})(?: (?:of|der|des|du|de la|del|della|dos?|van) [^.;:,]{2,40})? (?:is|are|was|were|ist|sind|war|waren|lautet|est|sont|était|étaient|es|son|fue|fueron|è|sono|era|erano|é|são|foi|foram|zijn|jest|są|był|были?) (?:therefore |thus |daher |donc |overall |insgesamt )?`,
  'iu',
)
/** `no longer fit for use`, `nicht verkehrssicher`. */
const unfit = new RegExp(
  `(?<!\\p{L})(?:${[
    '(?:(?:is|are|was|were) (?:therefore |currently )?(?:not|no longer) (?:fit|safe|suitable) (?:for (?:use|purpose|service|habitation|consumption|operation)|to (?:use|operate|drive|live in|enter))|(?:is|are|was|were) (?:therefore |currently )?(?:unfit|unsafe|unsuitable|unroadworthy)(?! to say))|(?:has |have )?(?:failed|did not pass) (?:the|its|their|this) (?:\\p{L}+ )?(?:test|inspection|audit|check|examination|survey)',
    '(?:ist|sind) (?:daher |derzeit )?(?:nicht|nicht mehr) (?:\\p{L}*(?:sicher|fähig|tauglich)|(?:zum|zur) [^.;]{3,30} geeignet)|(?:hat|haben) die (?:\\p{L}*prüfung|untersuchung|inspektion) nicht bestanden',
    "(?:est|sont) (?:donc )?(?:inaptes?|impropres? à|dangereux|dangereuses?|jugée?s? (?:non conformes?|insuffisant\\p{L}*|inaptes?))|n[’']a pas (?:réussi|passé) (?:le|l[’']|la) (?:contrôle|examen|inspection)",
    'no (?:es|está|son|están) (?:apt[oa]s?|en condiciones) para|no (?:ha superado|superó|ha pasado) (?:la|el) (?:inspección|prueba|examen|control)',
    'non (?:è|sono) (?:idone[oaie]|adatt[oaie]|sicur[oaie]) (?:a|al|all|alla|per)|non ha superato (?:il|la|l)',
    'não (?:é|está|são|estão) (?:apt[oa]s?|em condições) (?:para|de)|não passou (?:n[oa]|pel[oa]) (?:inspeção|teste|exame)',
    '(?:is|zijn) (?:niet|niet meer) (?:geschikt|veilig|bruikbaar) (?:voor|om)|is afgekeurd',
    'nie (?:nadaje|nadają) się do|nie (?:przeszedł|przeszła|zaliczył\\p{L}*) (?:kontroli|badania|testu|przeglądu)',
    'не (?:пригод\\p{L}+|годен|годна|годны|допускается) (?:для|к)|не прош[её]?л\\p{L}* (?:проверк|испытани|осмотр)\\p{L}*',
  ].join('|')})(?!\\p{L})`,
  'iu',
)

const mostWords = 14
const mostWordsOfSentence = 30
const figureAlone = /^[^\p{L}]*(?:\p{L}{1,4})?$/u

/** How a unit says that what was inspected came out as a whole, or one part of it; a result without a known word is one too. */
export function overallResult(
  { kind, label, value, text, words }: Unit,
  language: Language,
): Verdict | 'told' | undefined {
  if (kind === 'sentence') {
    if (words > mostWordsOfSentence || /[?？]$/u.test(text)) return undefined
    if (unfit.test(text)) return 'refused'
    const [opening] = opensResult.exec(text) ?? []
    return opening === undefined ? undefined : verdictIn(text.slice(opening.length), language)
  }
  if (words > mostWords || figureAlone.test(value)) return undefined
  if (overall.test(label)) return verdictIn(value, language) ?? 'told'
  return namesResult.test(label) ? verdictIn(value, language) : undefined
}
