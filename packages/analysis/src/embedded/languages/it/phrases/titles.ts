import type { TitlePhrases } from '../../phrases/title-phrases.ts'

export const titles: TitlePhrases = {
  numberedPaper: '^contratto',
  noTitle:
    '^(?:cronologia delle revisioni|premesso|tra i sottoscritti|pagina|oggetto|versione|abstract|indice|introduzione)_',
  sectionOfContract: '^(?:clausole|condizioni|parti)[.:：]?$',
  chapter: 'capitolo',
  numberedPart: '',
  advertises: '^(?:cercasi|offerta di lavoro)[!.:]?$',
  opensWithVerb: '^(?:ha|hanno)',
  inFrontOfParties: 'tra|fra',
  heldOn: 'svolta|tra|fra',
  tornEnd: 'di|della?|dei|delle|e|per|il|la|del|con|a',
  editionLabel: 'doc|rev|rif|art|versione',
  preparedBy: 'redatto_',
  headingGoesOn: 'di|da|del|la',
}
