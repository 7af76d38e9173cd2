import { roughWordCount } from '../../../text/normalize.ts'
import type { Span } from '../../../text/sentences.ts'
import type { Sentence } from '../../document/parse.ts'
import type { Reading } from '../../document/read.ts'

const mostWords = 60
const endsSentence = /[.!?。！]$/u
/** Under which a report says in a few sentences what it comes to. */
const opinion =
  /^(?:(?:section )?\p{L}[.)]? +|[\p{N}.)\s]*)(?:(?:our |the |surveyor['’]s |inspector['’]s )?(?:overall|general) (?:opinion|assessment|condition|result)(?: of the (?:property|vehicle|house))?|gesamt(?:eindruck|bewertung|urteil|ergebnis)|avis général|(?:appréciation|évaluation) (?:générale|globale)|valoración (?:general|global)|valutazione complessiva|giudizio complessivo|apreciação (?:global|geral)|algemeen oordeel|totaalbeeld|ocena ogólna|общая оценка|总体评价|総合(?:所見|評価)|التقييم العام)[:.]?$/iu
/** The section that says in short what happened. */
export const overview =
  /^(?:(?:section )?\p{L}[.)]? +|[\p{N}.)\s]*)(?:(?:our |the )?overall (?:opinion|assessment|condition)(?: of the property)?|gesamt(?:eindruck|bewertung|urteil)|avis général|valoración general|valutazione complessiva|apreciação global|algemeen oordeel|ocena ogólna|общая оценка|总体评价|総合(?:所見|評価)|(?:executive )?summary|overview|in short|in brief|the short version|at a glance|key facts|kurz gesagt|in kürze|auf einen blick|en bref|l['’]essentiel|en breve|lo esencial|in breve|in sintesi|em resumo|in het kort|kort samengevat|w skrócie|коротко|кратко|简述|要点|نبذة|description|product description|beschreibung|produktbeschreibung|description du produit|descripción|descrizione|descrição|omschrijving|opis produktu|описание|产品说明|製品説明|zusammenfassung|überblick|résumé|resumen|riassunto|sintesi|resumo|samenvatting|streszczenie|podsumowanie|резюме|краткое содержание|摘要|概要|ملخص)[:.]?$/iu
/** Under which a letter says what was decided. */
export const ownDecision =
  /^(?:[\p{N}.)\s]*)(?:(?:my|our|the) (?:decision|conclusion|outcome)|decision|outcome|what (?:we|i)(?: have|['’]ve)? decided|(?:unsere |meine )?entscheidung|(?:notre |la )?décision|(?:nuestra |la )?decisión|(?:la nostra |la )?decisione|(?:a nossa )?decisão|(?:ons |het )?besluit|(?:onze )?beslissing|rozstrzygnięcie|решение|决定|決定)[:.]?$/iu
/** How somebody went about it, which says nothing of what was found. */
export const ofMethod =
  /^(?:section )?(?:\p{L}\s+|[\p{N}.]+\s+)?(?:how to (?:read|use|understand) (?:this|the|our) (?:report|survey|document)|(?:key to|explanation of) (?:the |our )?(?:ratings|grades|symbols|terms)|(?:condition )?ratings? (?:explained|system|key)|(?:so lesen sie|hinweise zum lesen|erläuterung der (?:noten|bewertung|stufen)|bewertungsschema|legende)(?!\p{L})|comment lire|légende|cómo leer|leyenda|come leggere|legenda|como ler|leeswijzer|zo leest u|jak czytać|как читать|условные обозначения|阅读说明|评级说明|图例|凡例|(?:報告書|本書)の(?:見方|読み方)|about (?:the|this|our) (?:inspection|survey|report|visit)|(?:scope|extent|limits|limitations) of (?:the |this |our )?(?:inspection|survey|report)|how we (?:inspected|work)|(?:surveyor|inspector|auditor|engineer|valuer|assessor)['’]?s['’]? declaration|declaration (?:of|by) the (?:surveyor|inspector|auditor|engineer|valuer)|statement of truth|method(?:ology)?|vorgehen|umfang der (?:prüfung|besichtigung)|méthode|étendue de la visite|metodología|alcance de la inspección|metodo|ambito dell['’]ispezione|metodologia|werkwijze|zakres oględzin|metodyka|методика)/iu

/** Whether a heading is that of a report's overall opinion. */
export function isOpinion(heading: string): boolean {
  return opinion.test(heading)
}

/** A sentence with those that follow it, where a report gives its opinion in them. */
export function withOpinion({ candidates }: Reading, sentence: Sentence): Span {
  if (!opinion.test(sentence.heading)) return sentence
  let { end } = sentence
  let words = sentence.words
  for (const { sentence: next } of candidates) {
    if (next.order <= sentence.order || next.block !== sentence.block) continue
    words += roughWordCount(next.text)
    if (words > mostWords || next.kind !== 'prose' || !endsSentence.test(next.text)) break
    end = next.end
  }
  return { start: sentence.start, end }
}

/** `Whether the wall is shared`, an item of a list that says nothing by itself. */
const onlyAsks = /^(?:whether|ob|czy)\s(?!or not)/iu

/** Whether a sentence says how somebody went about a report, or only what is to be asked. */
export function isBesidePoint({ text, heading }: Sentence): boolean {
  return onlyAsks.test(text) || ofMethod.test(heading)
}
