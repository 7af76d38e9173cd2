import type { TitlePhrases } from '../../phrases/title-phrases.ts'

export const titles: TitlePhrases = {
  numberedPaper: '',
  noTitle: '^变更记录_',
  sectionOfContract: '^第[一1]条',
  chapter: '',
  numberedPart: '^第.{1,3}[章節节部編编]$',
  advertises: '^招聘(?:启事|公告)?[!.:]?$',
  opensWithVerb: '',
  inFrontOfParties: '',
  heldOn: '',
  tornEnd: '',
  editionLabel: '',
  preparedBy: '',
  headingGoesOn: '',
}
