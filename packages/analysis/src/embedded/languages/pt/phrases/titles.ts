import type { TitlePhrases } from '../../phrases/title-phrases.ts'

export const titles: TitlePhrases = {
  numberedPaper: '^contrato',
  noTitle: '^(?:página|assunto|versão|abstract|índice|introdução)_',
  sectionOfContract: '^(?:cláusulas|condições|partes)[.:：]?$',
  chapter: 'capítulo',
  numberedPart: '',
  advertises: '^oferta de (?:empleo|trabajo|emprego)[!.:]?$',
  opensWithVerb: '^(?:tem|têm)',
  inFrontOfParties: 'entre',
  heldOn: 'realizada|celebrad[ao]|entre',
  tornEnd: 'de|do|da|dos|das|e|para|por|com|em|o|a',
  editionLabel: 'doc|rev|ref|art|versão',
  preparedBy: '(?:elaborado|apresentado)_',
  headingGoesOn: 'de|do|da',
}
