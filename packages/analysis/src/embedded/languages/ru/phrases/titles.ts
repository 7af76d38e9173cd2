import type { TitlePhrases } from '../../phrases/title-phrases.ts'

export const titles: TitlePhrases = {
  numberedPaper: '',
  noTitle: '^(?:история изменений|между|страница|дата|версия|содержание)_',
  sectionOfContract: '^(?:условия|стороны)[.:：]?$',
  chapter: 'глава',
  numberedPart: '',
  advertises: '^вакансия[!.:]?$',
  opensWithVerb: '',
  inFrontOfParties: 'между',
  heldOn: 'между',
  tornEnd: 'в|о|об|на|и|с|по|для',
  editionLabel: '',
  preparedBy: 'подготов\\p{L}+_',
  headingGoesOn: 'на|об',
}
