import type { RowPhrases } from '../../phrases/row-phrases.ts'

export const rows: RowPhrases = {
  sumOfAll:
    '^(?:(?:montant |prix |coût |prime |cotisation |loyer )?(?:total|totale)_|(?:reste )?à votre charge_)',
  leftToPay: [
    '(?:à (?:nous )?(?:payer|régler)|(?:reste|solde|montant|somme) (?:restant )?d[uû]e?s?|net à payer|total d[uû])_',
    '(?:solde (?:débiteur|restant)|restant dû|reste à votre charge)_',
  ].join('|'),
  toPayNow: '(?:à payer|à (?:nous )?régler)_',
  instalmentLabel:
    '^(?:prélèvement|échéance|versement|paiement|cotisation|prime)s? (?:mensuel|trimestriel|annuel|par mois|par an)|^mensualité',
  refundLabel: 'à (?:vous )?rembourser|(?:montant|total) (?:du |à )?rembours',
  dueDay:
    "^(?:date (?:limite de paiement|d['’]échéance|de prélèvement)|échéance|à payer avant le|prélèvement le|prélevé le)$",
  givesThanks: '^(?:merci|nous vous remercions|je vous remercie)',
  numberedClause: '^(?:article|art\\.)\\s?\\p{N}',
  definesTerm: '(?<=["”»“] )désigne\\s',
  opensRefused: [
    '^(?:(?:partiellement )?(?:refus|rejet|débout|recal|ajourn)ée?s?|irrecevables?|défavorables?)_',
    '^non(?: |-)(?:accordé|conforme|admis|validé|autorisé|retenu|acquis|approuvé|satisfaisant|respecté)e?s?_',
    '^partiellement (?:accordé|accepté|admis|validé)e?s?_',
  ].join('|'),
  opensGranted:
    '^(?:(?:accord|accept|autoris|approuv|valid|adopt)ée?s?|admise?s?|reçue?s?|favorables?|conformes?|acquise?s?)_',
  nameOfPerson: 'nom$',
  whoColumn: '^qui|^(?:responsable|à faire par|à la charge de)_',
  untilColumn: '^(?:pour le|délai|échéance)_',
  columnOfPast: '(?:née? le|naissance|depuis)_',
  partOfSum: '^dont_',
  includedInSum:
    '(?<=[（(])(?:(?:déjà) )?(?:inclus(?:e|es)?|comprise?s?)(?: (?:dans) ?[^()（）]{0,30})?[)）]',
  opensParties: '^(?:entre|présents|absents)',
  rangeColumn:
    '(?:valeurs? (?:de référence|normales?|limites?)|références?|normes?|limites?|seuils?(?: .{0,20})?|tolérances?)_',
  mostColumn: '(?:seuils?|(?:valeurs? )?limites?)_',
  namesReference: '(?:réf|référence|dossier)_|[^\\s]{0,3}réf_|numéro_',
  intervalCell:
    '^(?:tous les|toutes les|chaque|sous|dans|après|avant)\\s\\p{N}[\\p{N}.,]*\\s?\\p{L}',
  untilDay: '^(?:avant|pour le)\\s\\D{0,12}\\p{N}',
  unitColumn: '^unités?$',
  noteColumn: '^(?:note|remarque)$',
  countedBy: '^par\\s\\p{L}+$',
  yesOrNo: '^(?:oui|non)$',
  datedBeside: '^(?:le|date)\\s\\p{N}',
  opensExceptions: '(?:sauf(?: si)?|à moins que)[,:]?$',
  opensDefects: '(?:défaillances?|défauts?)\\)?\\s?:$',
  pleads: '^(?:veuillez|merci de)_',
  upToLimit: "^(?:jusqu['’]à|max\\.?)(?=\\s?[-−]?\\d)",
  fromLimit: '^(?:min\\.?)(?=\\s?[-−]?\\d)',
  toLimit: 'à(?=\\s?[-−]?\\d)',
}
