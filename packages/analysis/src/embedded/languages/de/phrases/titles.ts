import type { TitlePhrases } from '../../phrases/title-phrases.ts'

export const titles: TitlePhrases = {
  numberedPaper: '^vertrag(?:s-?)?',
  noTitle:
    '^(?:änderungsverzeichnis|zwischen|seite|datum|betreff|inhalt(?:sverzeichnis)?|zusammenfassung|einleitung|version|abstract)_',
  sectionOfContract: '^(?:bedingungen|bestimmungen|parteien)[.:：]?$',
  chapter: 'kapitel',
  numberedPart: '',
  advertises:
    '^(?:wir (?:suchen(?: sie| dich)?|stellen ein)|stellen(?:anzeige|angebot|ausschreibung))[!.:]?$',
  opensWithVerb: '^(?:haben|hat)',
  inFrontOfParties: 'zwischen',
  heldOn: 'abgehalten|zwischen',
  tornEnd: 'der|die|das|des|dem|den|eine[rsmn]?|und|zum|zur|für|über|von|vom|mit|im|am|in|an',
  editionLabel: 'doc|rev|ref|nr|art|version|stand|ausgabe',
  preparedBy: '(?:erstellt|vorgelegt|herausgegeben)_',
  headingGoesOn: 'der|die|das|des|einer?|eines|und|für|über',
}
