import type { DangerPhrases } from '../../phrases/danger-phrases.ts'

export const dangers: DangerPhrases = {
  cancels: 'annul|désist',
  injures: [
    '(?:gaz|vapeurs|fumées) toxiques?_|monoxyde de carbone_|électrocution_|danger de mort_',
    "risques? d(?:e |[’'])(?:explosion|incendie|effondrement|chute|noyade|asphyxie|brûlure)s?_",
  ].join('|'),
  timeAndAgain: 'par (?:jour|semaine|mois)_',
  excepts: "sauf_|hormis_|à l[’']exception_",
  takesWhole:
    '(?:totalité|intégralité) (?:du|de la|des) (?:\\p{L}+ ){1,3}(?:est|sont|reste|sera|seront) (?:due?s?|exigibles?|acquise?s?|conservée?s?)',
  losesMain:
    '(?:offre|subvention|candidature|permis|autorisation)s?_[^.;]{0,80}?(?:caduque|périmée?|rejetée?s?|écartée?s?|irrecevables?|caducité)',
  severeAllergy: 'allergies? (?:grave|sévère)|anaphyla',
  deadly: 'mort(?:el|al)|infarctus|thrombos|embol|anaphyla|hémorrag',
  tellsInsurance: 'assur|garanti',
  tellsCause: [
    '(?:parce que|(?:en raison|à cause) d(?:e|u|es)?)_[^,;:.]{0,120}_',
    "(?:après|dès|à) (?:la (?:fin|résiliation|rupture)|l['’]expiration)_",
  ].join('|'),
  conditionInFront: '',
  joinsClauses: 'et|ou|mais',
  otherwise: '^(?:sinon|sous peine|à peine)',
  notPaidFor:
    '(?:pas|non) (?:couverte?s?|garantie?s?|assurée?s?|prise?s? en charge|comprise?s?|remboursée?s?)_',
  notLiable: "(?:ne|n['’])[^.;]{0,40}responsables?|décline[^.;]{0,30}responsabilité",
  balancesCover: 'et (?:ce qui )?n_',
  interactions: '(?:informez|prévenez) votre (?:médecin|pharmacien)[^.;]{0,60}médicaments?',
  lacks: 'sans\\s.{1,24}\\s(?:peut|peuvent)_',
  absolutely: '(?:jamais|en aucun cas)_',
  opensReasons: '^(?:motifs|faits|exposé)',
  opensOrder: '^(?:dispositif|par ces motifs)',
  closesRuling: '^(?:voies de recours|dépens|frais)',
  reasonsFollow: '(?:motifs?|raisons?)(?: \\p{L}+){0,2}\\s?[:：]$',
  whenLate:
    'expire|refus|rejet|forclos|prescri|caduc|péri|irrecevab|ne (?:sera|seront|peut|pourra)|perd',
  agreesBySilence: 'accept|choisi|approuv|consent|accord',
  lessens: '(?:réduit|diminué)',
  auxiliary: '',
  limitsOwnLiability: 'responsabilité [^.;]{0,100}?(?:(?<!il)limitée|plafonnée|excéder|dépasser)',
  onlyFor: '',
  nothingOwed: [
    'vous ne (?:perdez|perdrez) rien',
    "rien n[’']est (?:alors )?dû_|aucun remboursement n[’']est (?:alors )?(?:dû|demandé)_",
  ].join('|'),
  paidToReader:
    "(?:prestataire|fournisseur|vendeur|bailleur|entrepreneur) (?:verse|paie|versera|paiera) [^.;]{1,40}(?:au client|à l[’']acheteur|au locataire|au maître d[’']ouvrage)|(?:ville|mairie|région|état|commune) (?:subventionne|rembourse)_|(?:reçoit|perçoit|recevez) (?:une )?(?:compensation|indemnité)_",
  insuresAgainst: 'nous (?:assurons|garantissons) [^.;,]{1,60}? contre_',
  earlierReplaced:
    '(?:devis|contrat|accord|offre|version) (?:précédente?|antérieure?|initiale?) [^.;]{0,80}?(?:caduque?|caduc|remplacée?|annulée?)|remplace (?:celui|celle|ceux|la précédente|le précédent)_',
  unfounded: [
    "n[’']a (?:pas )?(?:révélé|montré|décelé|mis en évidence) (?:aucune?|de|pas)",
    "n[’']a (?:rien|pas) (?:révélé|montré|décelé)|aucun (?:signe|blessé|danger)",
    '(?:remboursement|rembourser) (?:\\p{L}+ )?(?:par )?anticip[^.;]{0,80}sans (?:indemnité|pénalité|frais)',
  ].join('|'),
  powerless:
    '(?:huissiers?|commissaires? de justice|sociétés? de recouvrement) ne (?:peut|peuvent|pourra|pourront)',
  offeredByWriter: [
    'nous pouvons (?:aussi )?vous (?:proposer|accorder|aider)',
    'nous (?:pouvons|sommes (?:prêts|disposés|autorisés) à) (?:renoncer|réduire|annuler|vous (?:remettre|accorder))',
    'nous vous (?:devons|devrons|verserons|paierons|rembourserons|accordons)',
  ].join('|'),
  grantedToReader: [
    "vous (?:disposez|avez) (?:alors )?(?:d['’]un délai )?(?:de )?[^.;]{1,40}jours [^.;]{0,60}?(?:changer d['’]avis|vous rétracter|rétractation|pour renoncer)",
    'aucun (?:paiement|acompte|versement) ne (?:peut|pourra) être (?:exigé|demandé|perçu)',
  ].join('|'),
  endedBefore: [
    '^fait(?: [–-]|:)? (?=\\p{L}+ (?:est|sont))[^.;]*',
    '(?:mandat|prélèvement) (?:\\p{L}+ ){0,3}?(?:révoqué|annulé)\\p{L}*',
  ].join('|'),
  leavesAsWellOff: [
    'votre (?:responsabilité|participation) (?:\\p{L}+ ){0,4}(?:est )?(?:limitée|plafonnée)',
    '(?:loyer|paiements?|échéances?|cotisations?|intérêts) (?:[^.;,]{0,40} )?(?:est|sont|sera|seront) (?:alors )?(?:suspendu|différé|reporté|réduit)e?s?',
    "retard [^.;,]{0,30}?imputables? (?:à|au) ?(?:la |l[’'])?(?:entrepreneur|prestataire|fournisseur)",
    'libre de [^.;]{0,60}à ses (?:propres )?frais',
  ].join('|'),
  tellsOwnText:
    '(?:nous|on) (?:pouvons|peut) (?:\\p{L}+ )?(?:voir|montrer|observer|conclure|illustrer|constater)|(?:vous trouverez|voici) (?:ci-dessous|ci-après)_',
  isUsual:
    '(?:une? (?:légère?|petite?)|de (?:légers?|légères?|petite?s?)|quelques) (?:\\p{L}+ ){1,4}(?:est|sont) (?:tout à fait )?(?:norma\\p{L}+|sans gravité|courant\\p{L}*)',
  lastsLonger: [
    '(?:la |votre )?(?:garantie|couverture|protection) (?:est|se) (?:prolongée?|prolonge) (?:automatiquement|gratuitement|sans frais)',
    'sans (?:date limite|limite de durée)',
    'délai (?:[^.;,]{0,30} )?(?:est|a été) prolongé_',
  ].join('|'),
  mayAskFor:
    '(?:vous )?pouvez (?:alors |aussi )?(?:saisir|demander au) (?:le |la )?(?:tribunal|juge|médiateur|cour)',
  namesVenue: [
    'tribuna(?:l|ux)_ [^.;]{0,80}(?:est|sont|seront|sera) (?:seuls? )?compétents?_',
    '(?:soumis|régi)e?s? (?:par|à|au) (?:la loi|le droit|droit)',
  ].join('|'),
  bothMayEnd:
    "(?:chaque|chacune des|l[’']une (?:ou l[’']autre )?des) (?:partie)s? peut (?:résilier|mettre fin)[^.;]{0,140}?(?:manquement|inexécution|redressement|liquidation)",
  wasPutRight:
    '(?:statut|état) ?[:;]? (?:\\p{L}+ ){0,2}(?:corrigé|clos|clôturé|résolu|soldé|réparé)e?s?_',
  bothSides:
    "(?:chaque|chacune des|l[’']une des|les deux) parties?_|(?:contrat|abonnement) peut être résilié_",
  notInUse:
    "n[’'](?:est|êtes) pas (?:utilisée?|concernée?)_|ne s[’']applique pas (?:à vous|dans votre cas)_",
  tellsHowToRead:
    "(?:autres|les) (?:clauses|dispositions)_ [^.;]{0,40}(?:restent|demeurent|conservent)|^(?:vu|considérant)_ ?(?:le|la|les|l[’']|que|qu[’'])",
  mayNotBeCopied: [
    'reproduction (?:\\p{L}+ )?(?:interdite|partielle|de ce)|tous droits réservés',
    '(?:à|a) titre (?:purement )?(?:informatif|indicatif)|par erreur',
  ].join('|'),
  readerMayLeave:
    "(?:vous|client|locataire|salarié|voyageur|famille|acheteur|assuré)e? (?:pouvez|peut) (?:alors |aussi )?(?:résilier|mettre fin|se rétracter|vous rétracter|choisir|refuser|retenir|annuler)(?![^.;]{0,160}(?:mais|frais|pénalité|indemnité|seulement|que_|qu[’']|sauf|payer|sinon))",
  repaidToReader:
    '(?:dépôt|acompte|prix|cotisation|prime|arrhes|frais)s? (?:[^.;,]{0,40} )?(?:est|sont|sera|seront) (?:alors |intégralement |cependant )*(?:remboursé|restitué|rendu)e?s?_(?![^.]{0,200}(?:conserv|reten|acquis|perd|sauf_))',
  burdenEnds: [
    "(?:interdiction|obligation|pénalité|majoration|franchise|clause de non-concurrence) (?:[^.;,]{0,30} )?(?:tombe|disparaît|prend fin|est levée|ne s[’']applique (?:pas|plus)|n[’']est pas due)_",
    '(?:loyer|prix|tarif|mensualité) (?:[^.;,]{0,30} )?(?:baisse|diminue|est (?:alors )?(?:réduit|minoré|abaissé)e?)_',
    "n[’']est pas (?:une )?(?:sanction|pénalité|punition)|(?:fuite|panne|dommage|défaut)s? (?:[^.;,]{0,30} )?(?:a|ont) été (?:réparé|corrigé)e?s?_",
    '(?:bailleur|bailleresse|vendeur|prestataire|assureur) (?:le |la |en )?perd_',
    '(?:loyer|prix|tarif|cotisation|mensualité)s? ne (?:sera|seront) pas (?:augmenté|révisé|majoré)e?s?_(?![^.;]{0,120}\\s(?:mais|sauf)_)',
  ].join('|'),
  burdenRests:
    '(?:recours|appel|opposition|réclamation) (?:est|a un effet) suspensi(?:f|ve)_|(?:pénalités?|astreintes?|intérêts|majorations?|amendes?|délais?|recouvrement|poursuites?) (?:[^.;,]{0,30} )?(?:ne (?:court|courent|commence|commencent) pas|(?:est|sont) (?:alors )?(?:suspendu|gelé|interrompu)e?s?)_',
  paysLess:
    '(?:frais|cotisation|facture|amende|franchise|redevance|abonnement)s? (?:[^.;,]{0,30} )?(?:est|sont|sera|seront) (?:alors )?(?:réduit|minoré|diminué)e?s?_|(?:est|sont|sera|seront) (?:déduit|remboursé|crédité)e?s? (?:de|du|sur) (?:la |votre )?(?:prochaine )?(?:facture|loyer|prix|échéance)_|(?:abonné|client|locataire|assuré|vous)_ (?:est|êtes|sera|serez) remboursée?s?_',
  keepsPay:
    'avec maintien (?:de (?:la |sa |votre )?(?:rémunération|paie)|du salaire|de son salaire)_|(?:votre|vos) (?:salaire|prime|indemnité|pension|rémunération)s?_ (?:[^.;,]{0,30} )?(?:augmente|passe|sera (?:augmenté|revalorisé)e?)_',
  otherWaives:
    '(?:nous renonçons|(?:assureur|employeur|bailleur|bailleresse|banque|société|mairie|prêteur|vendeur|prestataire) renonce)_',
  noDemand:
    "n[’']est pas (?:une )?(?:demande de paiement|facture|mise en demeure|relance|réclamation)_|il n[’']y a (?:pas|aucune?) (?:d[’'])?(?:interdiction|frais|pénalité)_",
  staysAsBefore: [
    "(?:reste|restent|demeure|demeurent) (?:inchangé|identique)e?s?_|continue(?:nt)? comme (?:avant|aujourd[’']hui)_",
    'ne (?:modifie|réduit|interrompt|affecte|diminue) (?:pas|en rien) (?:votre|vos)_',
  ].join('|'),
  mayProve:
    'peu(?:t|vez) (?:toutefois |toujours )?(?:prouver|démontrer|établir) que [^.;]{0,80}(?:moindre|inférieur|aucun)',
  coversThis:
    "^(?:nous (?:garantissons|couvrons|assurons)|(?:est|sont) (?:garanti|couvert)e?s?|(?:la|cette) garantie (?:couvre|s[’']applique))_(?![^.]{0,300}(?:seul|ne_|n[’']|sauf|exclu|hors_|limite|maximum|jusqu))",
  fullyLiable:
    '(?:nous sommes|(?:prestataire|vendeur|organisateur|fournisseur|bailleur) (?:est|reste)) (?:pleinement responsables?|responsables? sans limit\\p{L}+)_',
  coverOrPay: 'garanti|couvert|vers[ée]|pay[ée]|rembours|indemnis',
  onlyIf: '(?:uniquement|seulement) (?:si|lorsque|quand)_',
  noLegal: '',
  noExclusion:
    "exclusion (?:temporaire|définitive|est prononcée|de l['’](?:enfant|élève)|d['’]un)|exclue?s? (?:de l['’](?:école|établissement|association)|de la (?:crèche|structure|cantine))|hors (?:changement|vacances|week)",
  noIncrease: "accroissement (?:temporaire )?d['’]activité|surcroît d['’]activité",
  noWaiver: '',
  noHealth: '',
  noPenalty: '',
  noForfeit: "pertes? (?:d['’]eau|de chaleur|de charge|en ligne)",
  noEnding: '(?:vols?|trains?)_(?: \\p{L}+){0,3} (?:est|sont)(?: \\p{L}+)? annulée?s?',
  noRenewal: '',
  noSilence: '',
  noData: '',
  noDefect: '',
  noRestriction: '',
  noRefusal: "vous pouvez (?:\\p{L}+ )?refuser|un refus n['’]est pas motivé",
  ratingColumn: '^(?:impact|niveau|gravité|probabilité|criticité|cotation)_',
  riskColumn:
    '(?:risques?|impacts?|parades?|mesures?|observations?|constats?|défauts?|anomalies?)_|non-conformités?_',
  stateColumn: '^(?:condition|état)_',
  soundState: '^(?:(?:très )?bon(?:ne)?|neuf)$',
  ratedHigh: '^(?:(?:très )?élevée?|forte?|critique|majeure?|grave)$',
  ratedMedium: '^(?:moyenne?|modérée?|significative?)$',
  ratedLow: '^(?:faible|mineure?)$',
  totalColumn: 'total|produit|score',
  findingColumn:
    '^(?:constats?|constatations?|défauts?|anomalies?|non-conformités?|dégâts?|dangers?)_',
  gradeColumn: '^(?:catégorie|priorité|urgence|gravité|niveau)_',
  gradedBad: 'immédiat|urgent|critique|grave|élevé|danger|direct',
  gradedSlight: 'conseil|recommand|observ|mineur|faible',
  quantityColumn: '^(?:quantité|qté)_',
  gradeWord: '(?:catégorie|classe|niveau|note|code|priorité)',
  alarms: 'grave|immédiat|urgent|critique|danger',
  worstGrade: '(?:critique|élevée?|urgente?|grave)',
  means: '(?:désigne|signifie)_',
  flagColumn: '^(?:anomalie|alerte)$',
  farBeyond: '^critique$',
  beyondRange: '^(?:élevé|bas)$',
  graveDefects: [
    '(?:majeure|critique|grave)s? (?:défaillances?|défauts?)_',
    '(?:défaillances?|défauts?) (?:majeure|critique|grave)s?_',
  ].join('|'),
  tellsEffect:
    "^(?:pourquoi c[’']est important|(?:effets?|conséquences?|incidences?|risques?)(?: possibles?)?)_",
  withdrawnBySilence: 'refus|rejet|retir[ée]|renonc|démissionn|caduc|abandon|annul|désist',
  namesGuarantee:
    'garantie (?:du (?:fabricant|constructeur|vendeur)|légale|commerciale|constructeur)',
}
