import type { MentionPhrases } from '../../phrases/mention-phrases.ts'

export const mentions: MentionPhrases = {
  coverOrPay: 'garanti|couvert|vers[ée]|pay[ée]|rembours|indemnis',
  onlyIf: '(?:uniquement|seulement) (?:si|lorsque|quand)_',
  noLegal: '',
  noExclusion:
    "exclusion (?:temporaire|définitive|est prononcée|de l['’](?:enfant|élève)|d['’]un)|exclue?s? (?:de l['’](?:école|établissement|association)|de la (?:crèche|structure|cantine))|hors (?:changement|vacances|week)",
  noIncrease: "accroissement (?:temporaire )?d['’]activité|surcroît d['’]activité",
  noWaiver: '',
  noHealth: '',
  noPenalty: '',
  noForfeit: "pertes? (?:d['’]eau|de chaleur|de charge|en ligne)",
  noEnding: '(?:vols?|trains?)_(?: \\p{L}+){0,3} (?:est|sont)(?: \\p{L}+)? annulée?s?',
  noRenewal: '',
  noSilence: '',
  noData: '',
  noDefect: '',
  noRestriction: '',
  noRefusal: "vous pouvez (?:\\p{L}+ )?refuser|un refus n['’]est pas motivé",
}
