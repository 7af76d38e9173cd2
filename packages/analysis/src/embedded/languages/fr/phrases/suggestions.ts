import type { SuggestionPhrases } from '../../phrases/suggestion-phrases.ts'

export const suggestions: SuggestionPhrases = {
  labelAtAGlance:
    '^(?:date de naissance|adresse|téléphone|mobile|courriel|banque|nom|exemple|note|signature)$',
  labelOfLetter: '^(?:objet|réf|nos réf|vos réf|pièces? jointes?|chantier|dossier suivi par)$',
  labelForTheRecord:
    "^(?:date d['’]émission|présents?|absents?|excusés?|envoyé|horaires|compte|véhicule|enfant|réclamations)$",
  labelOfSpan: '^(?:par (?:mois|an)|en tout)$',
  headsAnyPaper:
    '^(?:introduction|aperçu|généralités|préambule|avant-propos|sommaire|résumé|divers|définitions|notes?|annexe)$',
  barelySum: '^(?:coûts?|somme|montant|sous-total|valeur)$',
  readerHimself: '^(?:(?:patiente?|client|demandeur|assurée?)s?)$',
  endsOnFile: '(?:référence|adresse)$',
  barelyDate: '^date$',
  namesDate: '^dates?_',
  namesWhatWasDone: '',
  verbOfSentence: '',
  linksWords: '^(?:de|du|des|la|le|les|et|en)$',
  joinsNouns: '^(?:de|du|des|et|en)$',
  opensWithSomebody: '^(?:nous|vous|je)',
  greetsSomebody: '^(?:madame|monsieur|ch[eè]re?)',
  lastsSoLong: '\\p{L}*(?:délai|durée|préavis|période|garantie)',
  namesLength: '',
  sumOfLabel: '',
  opensPartOfSum: '',
  shareOrSum: '',
  reachesSomebody: '',
  namesPerson: '',
  happensThen: '',
  liesBetweenDays: '',
  tellsOfWork: 'employeur|salari|contrat de travail',
  tellsOfAppeal: 'recours|appel(?!l)',
  namesOneThing: '',
  restOfLabel: '',
}
