import type { TitlePhrases } from '../../phrases/title-phrases.ts'

export const titles: TitlePhrases = {
  numberedPaper: '',
  noTitle: '^改訂履歴_',
  sectionOfContract: '^第[一1]条',
  chapter: '',
  numberedPart: '^第.{1,3}[章節节部編编]$',
  advertises: '^求人(?:票|情報)?[!.:]?$',
  opensWithVerb: '',
  inFrontOfParties: '',
  heldOn: '',
  tornEnd: '',
  editionLabel: '',
  preparedBy: '',
  headingGoesOn: '',
}
