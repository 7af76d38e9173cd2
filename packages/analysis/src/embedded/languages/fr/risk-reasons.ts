import type { RiskReasons } from '../language-pack.ts'

export const riskReasons: RiskReasons = {
  health: [
    'Peut nuire à la santé',
    'douleur|essouffl|difficultés? à respirer|effets? (?:secondaire|indésirable)|allergi|surdosage|gonflement|saignement|hémorragie|vertige|somnolence|évanouiss|convulsion|infection|grossesse|enceinte|allait|interaction|contre-indi|danger de mort|mortel|décès|blessure|hôpital|hospitalis|urgence|samu|intoxication|étouff|brûlure|électrocution|monoxyde|explosion|amiante|ne (?:pas )?pren(?:dre|ez)|ne pas utiliser|hors de (?:la )?portée|(?:consultez|appelez|prévenez|contactez) (?:votre |un )?(?:médecin|pharmacien)|médecin|aggrav|complication|maux de tête|somnolence|infarctus|surdos|angine de poitrine|appelez le 1[0-9]',
  ],
  ending: [
    'Peut être arrêté ou coupé',
    'résili|licenci|(?:peut|peuvent|pourra|pourrons|pouvons) .{0,40}(?:mettre fin|suspendre|fermer|interrompre|retirer|exclure|annuler|rompre)|suspen(?:d|du|sion)|expuls|coupure|coupé|interruption de|radiation|radié|exclure_|retrait|révocation|révoqu|fermeture de|prend fin|mise en demeure|quitter les lieux|libérer les lieux|rupture',
  ],
  forfeit: [
    'De l’argent ou un droit peut être perdu',
    'perd(?:re|u|ue|us|ra|ront|ez)?_|perte (?:de|du|des)|déchéance|déchu|caduc|forclos|forclusion|non remboursable|pas rembours|(?:reste|restent|demeure|demeurent) acquis|conservé par|conservera|nul_|nulle_|nullité|annulé|expire|périm|n.est plus valable|n.ouvre (?:pas|plus) droit|aucun (?:droit|remboursement)|sans (?:remboursement|indemnité)|non report',
  ],
  penalty: [
    'Une pénalité ou une majoration',
    '(?:porte|portent|portera|produit|produisent) intérêts?_|(?<!hors )pénalit|amende|majoration|majoré|intérêts? (?:de retard|moratoire|légal|au taux)|astreinte|clause pénale|frais (?:de (?:retard|relance|rejet|recouvrement|dossier|résiliation|mise en demeure))|frais d.annulation|indemnité (?:forfaitaire|de (?:retard|résiliation|rupture|remboursement))|par jour de retard|dédit|malus',
  ],
  cost: [
    'D’autres frais sont à votre charge',
    'exigible|reste dû|(?:à|reste à) (?:la|votre|sa|leur) charge|à (?:ses|vos|leurs) frais|aux frais (?:du|de)|devr(?:a|ont|ez) (?:payer|rembourser|verser|régler|supporter)|supporte|rembourser|remboursement (?:de|des|du) .{0,40}(?:par le|sommes)|trop[- ]perçu|supplément|surcoût|en sus|franchise|reste à (?:charge|payer)|facturé|retenue?s? sur|déduit|déduction|prélev|appel de fonds|complément|régularisation|non (?:compris|inclus)|quote-part|redevable|dépens',
  ],
  increase: [
    'Peut devenir plus cher',
    '(?:prix|loyer|tarif|prime|cotisation|charges?|taux|frais|redevance|mensualité|abonnement)s? .{0,60}(?:augment|hausse|révis|index|relev|évolu|modifi|major|passe)|augmentation|révisable|révision (?:du|des|annuelle)|hausse|indexation|indexé|inflation|renchéri|plus élevé|taux variable',
  ],
  renewal: [
    'Continue si vous ne résiliez pas',
    'tacite(?:ment)?|reconduit|reconduction|renouvel(?:é|lement|le) (?:automatique|tacite|par)|automatiquement (?:renouvel|prolong|reconduit)|se (?:renouvelle|prolonge|poursuit)|sauf (?:résiliation|dénonciation)|à défaut de (?:congé|dénonciation|résiliation)|durée (?:minimale|d.engagement)|engagement de|période(?:s)? successive',
  ],
  oneSided: [
    'L’autre partie peut décider seule',
    'se réserve|nous réservons|discrétion|unilatéral|à tout moment|sans (?:préavis|motif|avis|justification|votre accord|avoir à)|(?:le bailleur|la banque|l.employeur|l.assureur|le prestataire|le vendeur|la société|l.organisateur|le prêteur|l.association|nous) (?:peut|pourra|pouvons|est en droit|se réserve)|modifi\\p{L}+ (?:les|ses|nos|le|la|à tout)',
  ],
  exclusion: [
    'Non couvert ou non compris',
    '(?:pas|non) (?:couvert|garanti|assuré|pris en charge|compris|inclus|remboursé|indemnisé)|exclu(?:s|e|es)?_|exclusion|hors (?:garantie|forfait)|ne (?:couvre|comprend|garantit|prend|s.applique|s.étend)|aucune (?:garantie|prise en charge|indemnité)|sont exclus|plafonn|limité(?:e)? à|dans la limite|uniquement si|seulement si|à condition|n.est (?:dû|versé|payé) que|vétusté|usure|ne fait pas partie',
  ],
  liability: [
    'La responsabilité est limitée ou reportée',
    'responsab|solidaire|dommages[- ]et[- ]intérêts|décline|garant(?:ir|it) .{0,20}contre|sans garantie|aucune garantie|à (?:ses|vos|leurs) risques|caution(?:nement)?_|répond(?:ra|ent)? (?:de|des|du)|ne (?:saurait|peut|pourra) être tenu|indemniser',
  ],
  deadline: [
    'Passé le délai, c’est perdu',
    'au plus tard|passé (?:ce|le) délai|délai de (?:rigueur|recours|forclusion|[0-9])|dans (?:un|le) délai|dans les [0-9]|hors délai|tardi(?:f|ve)|après (?:cette|la) date|date limite|à peine de|avant le [0-9]|délai(?:s)? (?:expir|dépass)|prescri|non reçu|forclus',
  ],
  silence: [
    'Le silence vaut accord',
    'silence|réputé|considéré(?:e|s)? comme (?:accept|acquis|refus|abandon|valid)|sans (?:réponse|retour|nouvelle|opposition)|vaut (?:acceptation|accord|renonciation|refus)|à défaut de réponse|l.utilisation .{0,40}(?:vaut|implique)|tenu pour',
  ],
  waiver: [
    'Un droit est abandonné',
    'renonc|irrévocabl|définiti(?:f|ve|vement)|sans (?:appel|recours|pouvoir)|non susceptible|aucun recours|arbitrage|transaction|pour solde|cède|cession|désist|n.est pas suspensi|pas de (?:droit de )?rétractation|exclusive? de tout|abandon(?:ne)? ',
  ],
  refusal: [
    'Peut être refusé',
    'refus|rejet|irrecevab|écart(?:é|ée|és)_|disqualif|éliminé|ne (?:sera|seront|sont|est) pas (?:accept|admis|retenu|examin|pris|recevable|traité|instruit)|inéligible|non (?:recevable|conforme|admis)|débouté',
  ],
  legal: [
    'Des suites judiciaires sont possibles',
    'tribunal|justice|poursui(?:te|tes|vre|vi)|pénal|délit|infraction|contravention|emprison|huissier|commissaire de justice|saisie|recouvrement|contentieux|mise en demeure|condamn|injonction|plainte|fraude|fausse déclaration|illég|illicite|sanction|procédure',
  ],
  data: [
    'Des données sont transmises',
    '(?:données|informations|coordonnées|images?|photos?|enregistrements?) .{0,60}(?:transm|communiqu|partag|vend|publi|conserv|trait|collect|utilis|enregistr)|(?:transm|communiqu|partag|vend|publi|collect|enregistr)\\p{L}* .{0,40}(?:données|informations|coordonnées|images?)|à des tiers|aux tiers|partenaires|hors de l.union|hors (?:ue|union)|fichier|vidéosurveill|fuite de données|prospection|profil|sous-traitant',
  ],
  restriction: [
    'Interdit ou limite quelque chose',
    'interdi|ne (?:peut|peuvent|doit|doivent|devez|pouvez|pourra|pourront) (?:pas|en aucun|ni|être)|sans (?:l.accord|autorisation|le consentement|l.autorisation)|sauf (?:accord|autorisation)|non-concurrence|concurrence|exclusiv|confidentiel|sous-lou|défense de|prohib|restrict|n.est pas (?:autorisé|permis|admis)|il est défendu',
  ],
  finance: [
    'L’argent manque ou est en jeu',
    'déficit|perte(?:s)?_|impayé|arriéré|débiteur|faillite|liquidation|redressement judiciaire|insolvab|trésorerie|dépassement|dépass|découvert|insuffisan|en baisse|baisse de|recul|créance|dépréciation|endett|surcoût|moins que prévu|en dessous|inférieur|non (?:financ|provisionn)|difficultés financières',
  ],
  defect: [
    'Quelque chose est défectueux ou manque',
    'défaut|défectu|défaillan|vice_|vices_|fissur|fuite|infiltr|humid|moisi|mérule|rouille|corro|vétuste|dégrad|endommag|abîm|usé|panne|manqu|absence de|lacune|insuffisan|non (?:conforme|testé|vérifié|documenté|signé|respect)|n.a pas été (?:test|vérif|contrôl|réalis|document)|aucune? (?:preuve|trace|sauvegarde|contrôle)|faille|vulnérab|dysfonction|erreur|incident|dangereu|inond|attaqué|nuisible|vétusté|obsol|sous-effectif',
  ],
  delay: [
    'Incertain ou peut prendre du retard',
    'retard|report(?:é|er|ée)|dépend|sous réserve|condition suspensive|conditionn|incertain|provisoire|pas encore (?:décidé|validé|confirmé|approuvé)|n.est pas (?:garanti|certain|acquis)|risqu|menac|alerte|signale|pourrait|pourraient|à titre indicatif|non contractuel|non contraignant|en attente|aléa',
  ],
  damage: ['Peut causer un dommage', '(?!)'],
  effective: [
    'S’applique malgré un recours',
    "(?:recours|appel|réclamation|opposition)_ [^.;]{0,60}?(?:ne|n['’]en) suspend(?:ent)? pas|n['’]est pas suspensi|n['’]a pas d['’]effet suspensif|exécution provisoire",
  ],
  allDue: ['Tout devient exigible d’un coup', '(?!)'],
  takenAway: ['Un bien peut être vendu ou repris', '(?!)'],
  paidBack: ['Peut être à rembourser', '(?!)'],
  condition: ['Dépend d’une condition', '(?!)'],
  attention: ['À surveiller', '(?!)'],
  other: ['Peut être à votre désavantage', '(?!)'],
}
