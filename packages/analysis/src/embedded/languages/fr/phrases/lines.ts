import type { LinePhrases } from '../../phrases/line-phrases.ts'

export const lines: LinePhrases = {
  pointsToThings: '(?:ces)',
  timeOrSum: '^(?:jours|délais|mois|années|cas|conditions|motifs|sommes)$',
  caseOfWhat: "^(?:en cas d(?:e |['’]) ?\\p{Ll}+,)",
  opensWithBound: "^(?:jusqu['’]à|au (?:plus|moins)|aucune?)_",
  saysOfValue: '(?:est|sont|sera|a|ont|doit|peut)_',
  opensSubordinate: "^(?:que|qu['’]|si)_",
  leavesOpen: '(?:doit|doivent|devez|si|lorsque|sauf)_',
  excludes: '(?:ne|non|pas|jamais|exclue?s?|exclusions?|interdi\\p{L}+)_',
  forbidsByItself:
    '^(?:[^.;:]{1,40}, )?(?:\\([a-z]\\) )?\\p{L}+ ne (?:peut|peuvent|pouvez|doit|doivent|devez) pas_',
  bothKinds: "(?:et (?:ce qui )?(?:n['’]est )?pas)_",
  lacksObject:
    '^(?:veuillez nous|merci de nous) (?:prévenir|informer|avertir) (?:avant|au moins|dans)',
  speaksOfIt: '',
  ofThem: '',
  severalThings: '',
  oneInForm: '',
  countsVotes:
    "^(?:(?:pour|contre|scrutin|votes?)\\s?[:：]\\s?\\p{N}|pour\\s\\p{N}[^;:]{0,60}contre|la (?:résolution|motion|proposition) est (?:\\p{L}+ )?\\p{L}+\\.$|(?:\\p{N}{1,4} (?:\\p{L}+ ){0,2})?(?:votent|ont voté) (?:\\p{N}{1,4} )?pour_|la majorité n['’])",
  forbidsNamed:
    "^(?:ne (?:les?|la|l[’']) ?\\p{L}+ez? (?:pas|jamais|plus)|ne l[’']\\p{L}+ez (?:pas|jamais|plus))_",
  countsNamed:
    '^(?:(?:les|tous(?: les)?|toutes(?: les)?) (?:deux|trois|quatre|cinq)) (?:doivent|sont)_',
  namesContract: '(?:contrat|entre)',
  closesPaper: '^(?:fait à)_',
  shortWord: '',
  headsNothing:
    '^(?:(?:point|article)\\s\\p{L}+|objet|préambule|divers|questions diverses|dispositions diverses)$',
  gradeBehind: '(?:élevée?|moyenn?e?|faible|critique)',
  riskBehind: '',
  thanksFor: '^(?:bien à vous|merci (?:pour|de))_',
  endsInNumberOf: '',
}
