import type { TitlePhrases } from '../../phrases/title-phrases.ts'

export const titles: TitlePhrases = {
  numberedPaper: '^contrato',
  noTitle:
    '^(?:historial de (?:cambios|versiones)|reunidos|exponen|comparecen|página|fecha|asunto|versión|abstract|índice|introducción)_',
  sectionOfContract: '^(?:estipulaciones|cláusulas|pactos|condiciones|partes)[.:：]?$',
  chapter: 'capítulo',
  numberedPart: '',
  advertises: '^(?:buscamos|oferta de (?:empleo|trabajo|emprego))[!.:]?$',
  opensWithVerb: '^(?:tiene|tienen)',
  inFrontOfParties: 'entre',
  heldOn: 'celebrad[ao]|entre',
  tornEnd: 'de|del|las?|los|el|y|por|para|con|en|a|al',
  editionLabel: 'doc|rev|ref|art|versión',
  preparedBy: '(?:elaborado|presentado)_',
  headingGoesOn: 'de|del|la|en|y',
}
