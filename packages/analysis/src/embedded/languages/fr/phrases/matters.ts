import type { MatterPhrases } from '../../phrases/matter-phrases.ts'

export const matters: MatterPhrases = {
  offerHolds:
    '(?:offre|devis|proposition|conditions|prix)_[^;]{0,60}(?<!\\p{L})(?:valable|valide|maintenue?|expire)',
  periodCloses:
    '(?:délai|inscriptions?|remboursement)_(?:[^.;]|(?<=\\p{N})\\.){0,60}(?<!\\p{L})(?:expire\\p{L}*|prend fin|se termine\\p{L}*|clos\\p{L}*)',
  ifNotDone: '',
  wholePrice: 'prix total|coût total',
  costsOthers: '',
  paidOut: '^à (?:vous )?verser$',
  paysForIt: 'paie_',
  nothing: 'rien_',
  limitOfCover: '^(?:plafond|capital|limite|maximum)\\s?:',
  keepsInsured: "assurance .{0,30}d['’]au moins_",
  interestRate: '(?:taux|intérêts?|taeg)_',
  stillOwed: 'solde (?:dû|à payer|en notre faveur|débiteur)_|reste à payer_',
  ifOthersEnd: '(?:si|lorsque|parce que|en cas de) (?:(?!(?<!\\p{L})vous_)[^,.;:]){1,120}',
  replacesEarlier: 'annule et remplace_',
  endsThings:
    '(?:cancel\\p{L}*|terminat\\p{L}+|révoqu\\p{L}+) (?:[\\p{L}-]+ ){0,4}(?:clés?|jetons?)_',
  mayBeEnded: 'peut être (?:résilié|annulé|suspendu)\\p{L}*',
  timesOver: '(?:jours?|heures?) (?:par|à la) ?(?:semaine|mois|an)_',
  besideTerm: 'remise_',
  begins: '(?:débute|commence|prend (?:effet|ses fonctions)|entre en vigueur)_',
  agreementRuns: [
    '(?:durée|contrat|bail|abonnement|engagement|plan|minimum|garanties?|valable|conclu)_|expir|reconduc',
    "renouvel|période d['’]essai_",
  ].join('|'),
  timeOfUse: '(?:parking|stationnement)_',
  momentary: '(?:secondes?|minutes?)_',
  readerOfPaper: "(?:vous|votre|chaque partie|chacune des parties|l['’]une des parties)_",
  writerOfPaper: '(?:nous|le bailleur)_',
  mayBeLost: 'ser(?:a|ont) annulée?s?_',
  whoEnds: "en cas d(?:e |['’])(?:désistement|rétractation|annulation|résiliation)_",
  wayLabel: '^(?:résiliation|rétractation|désistement|annulation|préavis)_',
  noticeLabel: '',
  endsByNotice: '',
  endedAlready: '(?:a|ont|avait) été (?:résilié|annulé|révoqué|retiré)e?s?_',
  ofCourt: '(?:tribunal|juge)_',
  numberInWords: '(?:sept|quatorze|quinze|trente)_',
  takesBack: 'rétract',
  namesFee: '(?:euros?|frais|charges?|indemnité)_|pénal',
}
