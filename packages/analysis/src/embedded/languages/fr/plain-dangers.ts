import type { PlainDangers } from '../plain-dangers.ts'

export const plainDangers: PlainDangers = {
  emergency:
    "(?:appelez|composez|contactez|prévenez) (?:immédiatement |aussitôt |d['’]abord )?(?:le )?(?:(?:999|112|911|000|111|15|18|061|118|192|193|103|997|998|120|119)_|samu|pompiers|les secours)|(?:consultez|appelez) (?:immédiatement|sans attendre|aussitôt) (?:un|votre) médecin|rendez-vous (?:immédiatement )?aux urgences",
  hurt: '[0-9]+ (?:personnes|enfants|clients|patients)_ [^.;]{0,30}(?:blessée?s|brûlée?s|intoxiquée?s|hospitalisée?s|décédée?s)',
  stop: "^(?:[^.;]{0,160}?[,:;–] ?)?(?:ne (?:jamais|pas (?:allumer|toucher|ouvrir|utiliser|percer|poncer|démonter|boire|ponter|forcer|avaler|inhaler|se baigner|dépasser|mélanger))|n['’](?:utilisez|ouvrez|allumez|essayez|arrêtez|avalez|entrez) (?:jamais|plus|pas [^.;]{0,60}?(?:avant|tant que|sans|si |pendant))|ne \\p{L}+ez jamais|ne (?:touchez|buvez|allumez|forcez|percez|poncez|dépassez) (?:pas|plus)|en aucun cas (?:ne |il ne faut)|(?:mettez|mettre) [^.;]{1,50} hors (?:service|tension)|(?:cessez|arrêtez) (?:immédiatement |aussitôt )?(?:de l['’]utiliser|d['’]utiliser|toute utilisation)|(?:quittez|évacuez) (?:immédiatement |aussitôt )?(?:la pièce|le bâtiment|les lieux))",
  gone: "(?:ne sera|ne seront|n[’']est|n[’']sera) (?:plus|pas) (?:disponibles?|fournie?s?|proposée?s?|pris en charge) (?:après|au-delà|une fois)|(?:boîte|compte|données|messages|fichiers|enregistrements)_ [^.;]{0,80}?(?:sera|seront|est|sont) (?:\\p{L}+ )?(?:supprimé|effacé)e?s?_|place est (?:alors )?(?:proposée|attribuée) (?:à la|à une|au)_",
  unpaid:
    '(?:dès|à) (?:la |leur |sa )?(?:création|livraison|signature|remise),? (?:et non|indépendamment|sans attendre) [^.;]{0,20}(?:paiement|règlement)',
  uncovered:
    "(?:ramenée?s?|réduite?s?|limitée?s?) (?:alors |automatiquement )?au(?:x)? (?:seuls? )?minim(?:um|a)|non[- ]souscrite?s?_|(?:n[’']a pas été|n[’']ont pas été) (?:souscrit|retenu)\\p{L}*|(?:assurée?s?|couverte?s?|garantie?s?) (?:seulement|uniquement) pour|(?:garantie|couverture)_ [^.;]{0,80}?(?:à condition (?:que|de)|sous réserve|pourvu que|subordonnée)_",
  fine: "(?:annulation|désistement)_[^.;]{0,40}(?:coûte|est facturée?)[^.;]{0,20}[0-9]|(?:amende|astreinte|contravention)_[^.;]{0,30}(?:de|jusqu[’']à|pouvant aller)[^.;]{0,20}[0-9]|passibles? d[’']une amende",
  blocked:
    '(?:fourniture|alimentation|électricité|eau|accès|carte|compte)_[^.;]{0,60}(?:coupée?|suspendue?|bloquée?|limitée?)_',
  silence:
    '(?:silence|absence de réponse|paiement|défaut de réponse)[^.;]{0,80}(?:vaut|valant|vaudra|équivaut à|considéré comme une?) ?(?:acceptation|accord|consentement|renonciation)|(?:réputée?|considérée?|présumée?)s? (?:comme )?(?:acceptée?|approuvée?|acquise?|accordée?|refusée?|démissionnaire|retirée?)s?_|vaut (?:acceptation|accord|rejet|renonciation)_|(?:sans|faute de) (?:réponse|nouvelles|retour|réaction) [^.;]{0,80}(?:considér|réput|tenu|suppos|tiendrons)\\p{L}*|(?:passé|au-delà de) ce délai[^.;]{0,40}(?:considér|réput|tenu pour|définiti)\\p{L}*',
  bannedAfter:
    '(?:mois|ans?) (?:après|suivant) (?:la fin|le départ|la cessation|la rupture)[^.;]{0,80}(?:ne |interdi)',
  finding:
    'allerg(?:ie|ies|ique)_ (?:connue )?(?:à|aux?)_|(?:nodule|lésion|masse|opacité|kyste|polype)s?_ [^.;]{0,90}(?:à (?:explorer|contrôler|surveiller|préciser)|contrôle)',
  unsafe:
    "(?:est|sont) (?:instables?|menacent? de tomber|menaçants?|fissurée?s?|dangereu(?:x|se|ses))_|menace de (?:tomber|s['’]effondrer)",
  doubled: "(?:le (?:double|triple)|deux fois) (?:du|de la|de l['’]|le|la) ?\\p{L}*|en double_",
  endsWith:
    "prend(?:ra)? fin en même temps|n['’](?:a|aura) (?:droit à )?aucun(?:e)? (?:recours|réclamation|indemnité)_",
  invalid:
    '(?:notification|résiliation|réclamation|demande|vote)s?_ [^.;]{0,60}(?:est|sont|sera|seront) (?:nulle?s?|sans effet|irrecevables?|non valables?)_',
  notPaid:
    "(?:aucune?|pas d['’]) ?(?:contrepartie|indemnité|compensation|prime)(?: \\p{L}+)?_ [^.;]{0,20}ne (?:vous )?(?:sera|est|serait) (?:versée?|due|payée?)|ne (?:percevrez|toucherez|recevrez) (?:pas|aucun)",
  breaks:
    '(?:peut|pourrait|peuvent|va) (?:aussi )?(?:endommager|détruire|effacer|arrêter|couper|annuler)_',
  unwise:
    "(?:est|sont) (?:fortement )?déconseillée?s?_|n['’](?:est|sont) plus (?:autorisée?s?|permise?s?|acceptée?s?)_",
  joint:
    "solidairement|solidaires? (?:de|des|du|entre|pour)_|(?:débiteurs?|codébiteurs?|tenue?s?|engagée?s?|responsables?) solidaires?_|conjointement et solidairement|(?:se porte|s['’]engage|engagée?) [^.;]{0,30}caution_|caution (?:personnelle|solidaire)|indivisiblement|(?:chacun|chaque) (?:\\p{L}+ ){0,3}(?:doit|répond de) (?:\\p{L}+ )?(?:la totalité|l\\Sintégralité|du tout)|bénéfice de (?:discussion|division)|(?:chacun|chacune) (?:de vous )?(?:est|sera) (?:\\p{L}+ )?(?:responsable|redevable) (?:de |du )?(?:la totalité|l[’']ensemble|tout)_",
  late: "(?:tardi(?:f|ve|fs|ves)|hors délai|en retard|après (?:cette date|ce délai|la date limite))_ [^.;]{0,60}(?:ne (?:sera|seront|peut|peuvent|pourra)|rejetée?s?|écartée?s?|renvoyée?s?|refusée?s?|irrecevables?)|(?:reçu|déposé|parvenu|présenté|envoyé|remis)e?s? (?:après|au-delà)[^.;]{2,80}(?:ne (?:sera|seront)|rejetée?s?|écartée?s?|renvoyée?s?|irrecevables?)|(?:recours|réclamation|opposition|appel|contestation|demande)_ (?:n['’]est pas suspensi\\p{L}+|ne suspend (?:pas|ni)|n['’]interrompt (?:pas|ni)|ne proroge pas|n['’]arrête pas)|sans effet suspensif",
  claimCut:
    "(?:indemnité|indemnisation|prestation|remboursement|garantie)s?_ [^.;]{0,40}(?:réduite?s?|refusée?s?|déchu)|(?:réduire|refuser) (?:l['’]indemnité|l['’]indemnisation|le remboursement|la prestation|sa garantie|notre règlement)|déchéance de (?:la )?garantie|nullité du contrat d['’]assurance|(?:libéré|dégagé|déchargé)e?s? de (?:son|toute|leur) obligation|(?:garantie|couverture|protection|assurance)_ (?:\\p{L}+ )?(?:cesse|prend fin|est suspendue|ne s['’]applique pas|n['’]est pas acquise|ne joue pas)_|priv(?:e|é|ée|ent) (?:de|du) (?:toute |droit à )?(?:indemni\\p{L}+|garantie|remboursement)|n['’](?:est|sont) pas (?:garanti|couvert|assuré)e?s?_|n\\S(?:est|sont) (?:couverte?s?|garantie?s?|assurée?s?) que_ |indemnité (?:est|sera) réduite|règle proportionnelle",
  dearer:
    "(?:après|à l['’]issue de|à compter d|passé)[^.;]{2,60}(?:prix|tarif|loyer|mensualité|abonnement|cotisation|taux)_ (?:sera|passe|passera|augmente|est porté|revient)_|(?:prix|montant|devis|coût|total)_ [^.;]{0,30}(?:est|sont) (?:seulement )?(?:indicatif|estimatif|provisoire|estimé|donnée? à titre indicatif)|(?:coût|prix|montant|frais) (?:réels?|définitifs?|final|finaux) (?:peut|peuvent|pourra|pourront) (?:être supérieur|dépasser|varier|différer)|(?:taux|prix|tarif)s? (?:est|sont) (?:variables?|révisables?)_|(?:loyer|prix|redevance|tarif|cotisation)s?_ [^.;]{0,40}?(?:révisée?s?|indexée?s?|augmentée?s?|majorée?s?)_ [^.;]{0,40}?(?:chaque|tous les|annuellement|au 1er|de plein droit)|(?:révision|indexation) annuelle",
  leftOut:
    "(?:non|pas) (?:comprise?s?|incluse?s?)(?: dans)?_|(?:prix|tarif|devis|loyer|offre|forfait|montant)s?_ [^.;]{0,30}ne (?:comprend|comprennent|inclut|incluent) pas_|(?:n['’]est|ne sont|n['’]y sont) pas (?:comprise?s?|incluse?s?|prise?s? en charge)_|en sus_ (?!de la tva)|(?:supplémentaires?|manquante?s?|perdue?s?|inutiles?|en plus|au-delà) [^.;]{0,50}?(?:est|sont|sera|seront) (?:facturée?|comptée?|due?)s?_ [^.;]{0,30}?[0-9]",
  weak: "(?:aucune?|pas de) (?:\\p{L}+ ){0,3}(?:attestation|certificat|autorisation|procès-verbal|justificatif|trace|preuve|document|permis|sauvegarde)_ (?:n['’]|de |du |des |présenté|fourni|produit|disponible|retrouvé)|n['’](?:est|a|ont|étai(?:t|ent)) pas (?:encore )?(?:été )?(?:documentée?|testée?|vérifiée?|approuvée?|contrôlée?|respectée?|effectuée?)s?_|n['’]offre aucune protection|(?:dépend|repose) (?:uniquement |seulement )?(?:d['’]un seul|sur un seul|d['’]une seule|sur une seule)|dans [0-9]+ (?:cas )?sur [0-9]+|(?:est|sont) en retard_ (?:de|sur)|^(?:effets?|conséquences?|risques?|impacts?)\\s?: (?!(?:aucun|faible|moyen|élevé)\\p{L}*_)\\p{L}|n\\Sa pas (?:passé|réussi|satisfait) (?:le|la|l\\S|au|à) ?(?:contrôle|essai|test|épreuve|vérification)|(?:essai|test|contrôle) (?:\\p{L}+ )?(?:non concluant|non satisfaisant|négatif)_|(?:en panne|hors service)_ (?:depuis|lors|à plusieurs)",
  exposed:
    "n['’](?:est|est donc|a) pas (?:encore )?(?:été )?(?:financée?|budgétée?|approuvée?|assurée?|couverte?)s?_|ne sont pas (?:encore )?(?:financée?|couvertes?|couverts|acquis)e?s?_|(?:contrat|subvention|marché|convention)_ [^.;]{0,80}(?:non renouvelée?|n['’]a pas été (?:renouvelée?|reconduite?)|perdue?|attribué à un autre)|(?:prêt|emprunt|crédit)_ [^.;]{0,80}(?:arrive à échéance|vient à échéance|exigible)|continuité d['’]exploitation|incertitude significative|(?:perte|déficit|insuffisance|dépassement)_ de_ |redressement judiciaire|liquidation judiciaire|(?:impayés|arriérés)_ [^.;]{0,60}[0-9][0-9.,]{2,}",
  worn: "(?:est|sont|était|étaient) (?:\\p{L}+ ){0,3}(?:fissurée?|pourrie?|corrodée?|rouillée?|dégradée?|vétuste|affaissée?|descellée?|cassée?|défectueu(?:x|se)|infiltrée?|décollée?|usée?)s?_|(?:présente|présentent|montre) [^.;]{0,40}(?:fissures?|infiltrations?|corrosion|humidité|affaissement|mérule|moisissures?)|menacent? (?:de (?:tomber|s['’]effondrer|rompre)|ruine)|(?:risque|danger) (?:d['’]électrocution|d['’]incendie|de chute|d['’]effondrement|d['’]explosion)|(?:dépasse(?:nt)?|supérieure?s? (?:à|au)) [^.;]{0,20}?(?:limite|seuil|valeur)_|usée?s? jusqu",
  repaid:
    "(?:devra|devrez|doit|doivent|devront|est tenue?|s['’]oblige à|seront à) (?:alors )?(?:rembourser|restituer|reverser)_ [^.;]{0,60}(?:prime|formation|subvention|aide|frais|avance|bourse|indemnité|acompte)|(?:prime|subvention|aide|bourse|avance|frais de formation)_ [^.;]{0,50}(?:remboursable|à rembourser|devra être (?:remboursée?|restituée?|reversée?))|(?:salarié|bénéficiaire|stagiaire|vous) (?:\\p{L}+ )?(?:rembourse(?:ra|rez|z)?|doit rembourser|devra rembourser)_ [^.;]{0,60}(?:formation|prime|frais|aide|subvention|bourse)|(?:prime|aide|subvention|bourse|avance) (?:\\p{L}+ ){0,2}(?:doit|devra|sera|est) (?:\\p{L}+ )?(?:restituée|remboursée|reversée)",
  needed:
    "(?:sans|à défaut d[e’']|faute d[e’']) ?(?:ces?|cette|l[ea’']|un|une|ce|pièce|document|justificatif|attestation|accord)[^.;,]{0,60},? [^.;]{0,40}(?:ne (?:peut|pourra|pourront|peuvent|sera|seront)|impossible|refusée?)_|aucune? (?:\\p{L}+ ){1,4}sans (?:notre|son|l['’])? ?(?:accord|autorisation)",
  onPain:
    'sous peine d|à peine d|sous astreinte|faute de quoi|à défaut de quoi|sinon[, ][^.;]{0,60}(?:perd|annul|résili|refus|exclu)',
  renews:
    '(?:tacite(?:ment)?|automatiquement) (?:recondui\\p{L}+|renouvel\\p{L}+)|(?:recondui\\p{L}+|renouvel\\p{L}+) (?:par |de façon |de manière )?(?:tacite|automatique)\\p{L}*|tacite reconduction',
  noRefund:
    "non remboursables?_|n['’](?:est|sont) pas (?:remboursables?|remboursée?s?|restituée?s?)_|(?:ne (?:sera|seront|donne|donnent)) (?:pas|aucun|lieu à aucun)[^.;]{0,30}rembours\\p{L}+|reste(?:nt)? acquis(?:e|es)?_ (?:à|au|aux)|sans (?:plafond|limite de montant)|montant illimité",
  abroad:
    "(?:données|informations|échantillons)_ [^.;]{0,100}?(?:hors (?:de l['’])?(?:union|ue|europe)|aux états-unis|vers des pays tiers|dans un pays tiers)",
  obsolete:
    '(?:est|sont) (?:\\p{L}+ )?(?:obsolètes?|en fin de vie)_|(?:pièces?|modèle|version) [^.;]{0,40}ne (?:sont|est) plus (?:fabriquée?s?|disponibles?|produite?s?|prise?s? en charge|maintenue?s?)|ne sont plus (?:fabriquées|disponibles|maintenus)',
  allDue:
    '(?:solde|totalité|capital|sommes?|intégralité)_ (?:\\p{L}+ ){0,5}?(?:devien\\p{L}+|est|sont|sera|seront) (?:\\p{L}+ )?(?:immédiatement )?exigibles?|immédiatement exigible|déchéance du terme|déchéance du terme_|(?:prêt|crédit|solde|capital restant dû) (?:[^.;,]{0,30} )?(?:devient|deviendra|sera) (?:immédiatement )?exigible_',
  forGood:
    'ne (?:peut|peuvent|pourra|pourront) (?:plus |ensuite |alors )*(?:être )?(?:récupér|restaur|rétabl)\\p{L}*|définitivement (?:perdu|supprimé|effacé)\\p{L}*|(?:perdu|supprimé|effacé)e?s? définitivement|sans effet rétroactif|(?:est|sont|sera|seront|devient) irréversibles?_',
  noPromise:
    "(?:ne (?:vaut|constitue) pas|sans) (?:un )?(?:engagement|promesse)_|n[’']a pas valeur (?:de contrat|d[’']engagement|contractuelle)|ne (?:peut|pouvons|saurait|peuvent) (?:pas )?(?:garantir|promettre)_|n[’'](?:est|sont) (?:pas )?garantie?s?_",
  settled:
    'renonce(?:nt|z)? (?:\\p{L}+ ){0,3}?(?:au|à|aux) (?:tout|toute|droit|bénéfice|réclam|recours|demander)|(?:aucune|plus aucune) autre réclamation_|pour solde de tout compte_',
  stopped:
    '(?:paiement|versement|aide|allocation|prestation)s? (?:[^.;,]{0,40} )?(?:est|sont|sera|seront) (?:alors )?(?:suspendu|interrompu|arrêté)e?s?_',
  owedIf:
    '(?:vous|client|famille|locataire|salarié) (?:devez|doit|devra|devrez) (?:alors )?(?:rembourser|reverser|payer la totalité)_|est (?:alors )?facturée? [0-9]|à (?:vos|ses) frais_[^.;]{0,40}(?:remise en état|démont)|remise en état à (?:ses|vos) frais',
  noWayOut:
    "(?:contrat|bail|abonnement|engagement|adhésion) (?:[^.;,]{0,30} )?ne (?:peut|pourra) (?:pas )?(?:être (?:résilié|rompu|dénoncé)e?|prendre fin) (?:avant|pendant|durant)_|aucune résiliation (?:anticipée )?(?:n[’']est|ne sera) (?:possible|admise|acceptée)_|sans faculté de résiliation",
  offence:
    "(?:constitue|commet|est) (?:une? )?(?:infraction|délit|contravention)_|passible (?:de|d[’'])_|puni(?:e|s)? (?:de|d[’'])_",
  takenAway:
    '(?:nous pouvons|nous pourrons|(?:le|la) (?:bailleur|banque|prêteur|société|garde-meuble) (?:peut|pourra)) (?:alors )?(?:vendre|saisir|faire vendre|reprendre le bien|mettre aux enchères|disposer des)_|saisie (?:du|de la|des) (?:bien|logement|véhicule|biens)_',
  ownRisk:
    "à (?:vos|ses|leurs) (?:propres )?risques(?: et périls)?_|aux risques (?:et périls )?(?:du|de la|de l[’'])",
}
