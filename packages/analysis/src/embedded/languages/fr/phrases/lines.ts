import type { LinePhrases } from '../../phrases/line-phrases.ts'

export const lines: LinePhrases = {
  greeting: '^(?:madame|monsieur|chers?|chères?|bonjour|bonsoir|hello)_',
  greetingLine: "^(?:cher|chère)(?: \\p{L}[\\p{L}.'’-]*){1,3}$",
  farewell:
    '^(?:cordialement|bien à vous|(?:veuillez (?:agréer|recevoir|croire)|(?:je|nous) vous (?:prie|prions) d.agréer)_.{0,80})_',
  whoTicks: '^(?:je|nous)_',
  declares: 'je soussigné\\p{L}*|nous soussigné\\p{L}*',
  signature: '^(?:signé|signature)_',
  attests: '^(?:lu et approuvé|bon pour (?:accord|acceptation))',
  headsContents: '^(?:table des matières$|sommaire$)',
  headsReferences: '^(?:bibliographie|références|remerciements)_',
  headsAbstract: '^(?:résumé|synthèse|abstract)_',
  headsActions: '^(?:actions à mener|à faire)$|recommandation|^actions$',
  headsRisks: 'risques|limites',
  headsConclusion: 'conclusion',
  headsIntroduction: '^introduction_',
  headsBackground: 'contexte',
  headsDefinitions: 'définitions',
  headsDiscussion: 'discussion',
  headsResults: '^résultats_',
  headsMethod: 'méthod',
  partOfText: 'partie|article|art\\.|chapitre|annexe|titre|clause|section',
  opensClause: '^(?:ce qu[ei]|que|quoi|quand|où|pourquoi|qui|comment|quel(?:le)?s?|si)_',
  ordinalName: '',
  picture: 'fig\\.|figure',
  pictureShows: 'montre_',
}
