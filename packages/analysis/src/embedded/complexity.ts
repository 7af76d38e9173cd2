import { roughWordCount } from '../text/normalize.ts'
import { splitSentences } from '../text/sentences.ts'

export type ComplexityBand = 'simple' | 'moderate' | 'complex'

const sampleLength = 200_000
/** Words of all languages: the measure is shown before a text is read, where no language is loaded yet. */
const crossReference =
  /\b(?:section|clause|article|paragraph|schedule|exhibit|annex|appendix|abschnitt|artikel|absatz|ziffer|anlage|cláusula|articolo|artigo)\s+\d|§\s*\d|\b(?:pursuant to|in accordance with|subject to|notwithstanding|set forth|hereunder|hereof|thereof|herein|hereby|whereas|gemäß|nach maßgabe|conformément)\b/giu
const definedTerm = /["“„][\p{Lu}][^"”“]{1,40}["”]/gu
const legalWord =
  /\b(?:shall|hereby|agreement|contract|part(?:y|ies)|liab(?:le|ility)|indemnif\w+|warrant(?:y|ies|s)|terminat\w+|renew(?:s|al)?|consent|notice|oblig\w+|breach\w*|confidential\w*|governed|jurisdiction|invoice\w*|licen[sc]\w+|assign(?:s|ment)?|vertrag\w*|vertragspartei\w*|mieter\w*|vermieter\w*|haft(?:et|ung)|kündig\w+|zustimmung|frist\w*|contrat|locataire|bailleur|préavis|résiliation|garantie|contrato|arrenda\w+|rescisión|rescisão|preaviso|contratto|conduttore|locatore|recesso|preavviso|overeenkomst|huurder|verhuurder|opzeg\w+|aansprakelijk\w*)\b/giu
const longWord = 7

/** How hard a text is to read, 0 to 100, from the length of its sentences and words, its defined terms, cross references and legal wording. */
export function complexityScore(text: string): number {
  const sample = text.slice(0, sampleLength)
  const words = sample.match(/[\p{L}\p{N}\p{M}'’-]+/gu) ?? []
  if (words.length === 0) return 0
  const spans = splitSentences(sample).filter(({ start, end }) => end - start > 12)
  const sentences = Math.max(1, spans.length)
  const perSentence = roughWordCount(sample) / sentences
  const letters = words.reduce((sum, word) => sum + word.length, 0) / words.length
  const long = words.filter((word) => word.length >= longWord).length / words.length
  const hundreds = Math.max(1, words.length / 100)
  const references = (sample.match(crossReference)?.length ?? 0) / hundreds
  const terms = (sample.match(definedTerm)?.length ?? 0) / hundreds
  const legal = (sample.match(legalWord)?.length ?? 0) / hundreds
  const raw =
    1.3 * Math.min(45, perSentence) +
    9 * (Math.min(8, letters) - 4) +
    70 * (Math.min(0.6, long) - 0.2) +
    7 * Math.min(3, references) +
    5 * Math.min(2, terms) +
    4 * Math.min(6, legal)
  return Math.max(0, Math.min(100, Math.round(raw)))
}

export function complexityBand(score: number): ComplexityBand {
  if (score <= 30) return 'simple'
  return score <= 70 ? 'moderate' : 'complex'
}
