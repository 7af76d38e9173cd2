import type { TitlePhrases } from '../../phrases/title-phrases.ts'

export const titles: TitlePhrases = {
  numberedPaper: '',
  noTitle: '',
  sectionOfContract: '',
  chapter: '',
  numberedPart: '',
  advertises: '^وظيفة شاغرة[!.:]?$',
  opensWithVerb: '',
  inFrontOfParties: '',
  heldOn: '',
  tornEnd: '',
  editionLabel: '',
  preparedBy: '',
  headingGoesOn: '',
}
