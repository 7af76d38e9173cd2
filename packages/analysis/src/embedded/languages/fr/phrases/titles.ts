import type { TitlePhrases } from '../../phrases/title-phrases.ts'

export const titles: TitlePhrases = {
  numberedPaper: '^(?:contrat|police|dossier)',
  noTitle:
    '^(?:historique des (?:versions|révisions)|entre les soussignés|page|date|objet|version|abstract|introduction|sommaire)_',
  sectionOfContract: '^(?:stipulations|clauses|conditions|parties)[.:：]?$',
  chapter: 'chapitre',
  numberedPart: '',
  advertises: "^(?:nous recrutons|offre d['’]emploi)[!.:]?$",
  opensWithVerb: '^ont',
  inFrontOfParties: 'entre',
  heldOn: 'tenue|entre',
  tornEnd: 'de|du|des|la|le|les|et|en|au|aux|à|pour|a|sur',
  editionLabel: 'doc|rev|rév|ref|réf|no|art|version|édition|date',
  preparedBy: '(?:auteur|présenté|établi)_',
  headingGoesOn: 'de|des|du|la|le|et',
}
