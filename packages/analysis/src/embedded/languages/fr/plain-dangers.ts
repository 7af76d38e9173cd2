import type { PlainDangers } from '../plain-dangers.ts'

export const plainDangers: PlainDangers = {
  emergency:
    "(?:appelez|composez|contactez|prévenez) (?:immédiatement |aussitôt |d['’]abord )?(?:le )?(?:(?:999|112|911|000|111|15|18|061|118|192|193|103|997|998|120|119)_|samu|pompiers|les secours)|(?:consultez|appelez) (?:immédiatement|sans attendre|aussitôt) (?:un|votre) médecin|rendez-vous (?:immédiatement )?aux urgences",
  hurt: '[0-9]+ (?:personnes|enfants|clients|patients)_ [^.;]{0,30}(?:blessée?s|brûlée?s|intoxiquée?s|hospitalisée?s|décédée?s)',
  stop: "^(?:[^.;]{0,160}?[,:;–] ?)?(?:ne (?:jamais|pas (?:allumer|toucher|ouvrir|utiliser|percer|poncer|démonter|boire|ponter|forcer|avaler|inhaler|se baigner|dépasser|mélanger))|n['’](?:utilisez|ouvrez|allumez|essayez|arrêtez|avalez|entrez) (?:jamais|plus|pas [^.;]{0,60}?(?:avant|tant que|sans|si |pendant))|ne \\p{L}+ez jamais|ne (?:touchez|buvez|allumez|forcez|percez|poncez|dépassez) (?:pas|plus)|en aucun cas (?:ne |il ne faut)|(?:mettez|mettre) [^.;]{1,50} hors (?:service|tension)|(?:cessez|arrêtez) (?:immédiatement |aussitôt )?(?:de l['’]utiliser|d['’]utiliser|toute utilisation)|(?:quittez|évacuez) (?:immédiatement |aussitôt )?(?:la pièce|le bâtiment|les lieux))",
  gone: "(?:ne sera|ne seront|n[’']est|n[’']sera) (?:plus|pas) (?:disponibles?|fournie?s?|proposée?s?|pris en charge) (?:après|au-delà|une fois)",
  unpaid:
    '(?:dès|à) (?:la |leur |sa )?(?:création|livraison|signature|remise),? (?:et non|indépendamment|sans attendre) [^.;]{0,20}(?:paiement|règlement)',
  uncovered:
    "(?:ramenée?s?|réduite?s?|limitée?s?) (?:alors |automatiquement )?au(?:x)? (?:seuls? )?minim(?:um|a)|non[- ]souscrite?s?_|(?:n[’']a pas été|n[’']ont pas été) (?:souscrit|retenu)\\p{L}*|(?:assurée?s?|couverte?s?|garantie?s?) (?:seulement|uniquement) pour",
  fine: "(?:annulation|désistement)_[^.;]{0,40}(?:coûte|est facturée?)[^.;]{0,20}[0-9]|(?:amende|astreinte|contravention)_[^.;]{0,30}(?:de|jusqu[’']à|pouvant aller)[^.;]{0,20}[0-9]|passibles? d[’']une amende",
  blocked:
    '(?:fourniture|alimentation|électricité|eau|accès|carte|compte)_[^.;]{0,60}(?:coupée?|suspendue?|bloquée?|limitée?)_',
  silence:
    '(?:silence|absence de réponse|paiement|défaut de réponse)[^.;]{0,80}(?:vaut|valant|vaudra|équivaut à|considéré comme une?) ?(?:acceptation|accord|consentement|renonciation)',
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
    "(?:est|sont) (?:fortement )?déconseillée?s?_|à vos (?:propres )?risques|n['’](?:est|sont) plus (?:autorisée?s?|permise?s?|acceptée?s?)_",
}
