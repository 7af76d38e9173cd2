import type { TitlePhrases } from '../../phrases/title-phrases.ts'

export const titles: TitlePhrases = {
  numberedPaper: '^dossier',
  noTitle: '^(?:versiebeheer|pagina|datum|betreft|versie|abstract|inhoud(?:sopgave)?|inleiding)_',
  sectionOfContract: '^(?:bepalingen|voorwaarden|partijen)[.:：]?$',
  chapter: 'hoofdstuk',
  numberedPart: '',
  advertises: '^(?:vacature|wij zoeken)[!.:]?$',
  opensWithVerb: '^(?:heeft|hebben)',
  inFrontOfParties: 'tussen',
  heldOn: 'gehouden|tussen',
  tornEnd: 'van|het|een|voor|met|en|de|in|op',
  editionLabel: 'doc|rev|ref|nr|art|versie|uitgave',
  preparedBy: 'opgesteld_',
  headingGoesOn: 'van|de|het|en|voor',
}
