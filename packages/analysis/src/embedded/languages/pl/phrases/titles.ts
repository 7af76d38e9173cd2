import type { TitlePhrases } from '../../phrases/title-phrases.ts'

export const titles: TitlePhrases = {
  numberedPaper: '',
  noTitle: '^(?:historia zmian|pomiędzy|strona|wersja|spis treści|abstract)_',
  sectionOfContract: '^(?:postanowienia|strony)[.:：]?$',
  chapter: 'rozdział',
  numberedPart: '',
  advertises: '^oferta pracy[!.:]?$',
  opensWithVerb: '^mają',
  inFrontOfParties: 'pomiędzy|między',
  heldOn: 'pomiędzy|między',
  tornEnd: 'w|z|o|na|i|do|dla|oraz',
  editionLabel: 'doc|rev|nr|art|wersja|wyd',
  preparedBy: 'sporządz\\p{L}+_',
  headingGoesOn: '',
}
