import type { Patterns } from '../language-pack.ts'

export const patterns: Patterns = {
  facts: {
    amount:
      'loyer|dépôt|salaire|rémunération|prix|prime|total|montant|somme|frais|coût|charges|solde|prêt|mensualité|budget|chiffre d.affaires|résultat|tarif|cotisation|devis|provision|indemnité|subvention|net à payer|honoraires|capital|taxe|remboursement|bénéfice|amende',
    party:
      'bailleur|locataire|employeur|salarié|acheteur|acquéreur|vendeur|client|fournisseur|prestataire|prêteur|emprunteur|assureur|assuré|souscripteur|demandeur|défendeur|requérant|bénéficiaire|mandant|mandataire|patient|président|secrétaire|directeur|maire|syndic|juge|présents|absents|excusés|responsable|auteur|nom_|société|entre_|titulaire|destinataire|madame|monsieur|fabricant|organisateur|poste_|candidat',
    reference:
      'référence|réf_|dossier|(?:numéro|n°|nº|n\\.º) |contrat n|police n|facture n|version|immatricul|n° de|matricule|rg_',
    date: 'date|début|à compter|effet|signature|établi|fait à|né le|audience|réunion|se tiendra|départ|arrivée|livraison|entrée|vigueur|du_|le [0-9]|à partir|mise à jour',
    term: 'durée|période|échéance|terme|expir|essai|valable|validité|horaires|congés|conserv|reconduit|ouverte|garantie',
    deadline:
      'délai|avant le|au plus tard|date limite|dans les|à remettre|retour|payable|échéance|doit parvenir|clôture|dépôt des',
    notice: 'préavis|congé|résili|rétract|recours|appel_|opposition|annul|dénonc|contester',
    penalty: 'pénalité|amende|majoration|intérêts de retard|indemnité|astreinte|dommages',
    limit:
      'plafond|maximum|maximal|minimum|limite|au moins|au plus|jusqu.à|quorum|majorité|garanti|capacité|seuil|dans la limite|surface|superficie|moins de|âge',
    excess: 'franchise|reste à charge',
    rate: 'taux|%|pour cent|intérêt|indice|remise|hausse|baisse|part_',
    contact:
      'téléphone|tél_|courriel|e-?mail|mél_|contact|adresse électronique|fax|numéro vert|appelez|renseignements|joindre|iban',
    place: 'adresse|logement|lieu|situé|salle|siège|local|bien_|sis_|rue_',
    dose: 'dose|posologie|comprimé|prendre|mg_|par jour|conserv',
  },
  duration:
    '(?:[0-9]+(?:,[0-9]+)?|un|une|deux|trois|quatre|cinq|six|sept|huit|dix|douze|quinze|trente|soixante|quarante-huit)[  ](?:\\([0-9]+\\) )?(?:minute|heure|jour|semaine|mois|an_|ans_|année|trimestre|nuit)s?_',
  date: '(?:1er|[0-9]{1,2}) (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)(?: [0-9]{4})?|(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre) [0-9]{4}',
  money: 'euros?_|francs?_|eur_|millions?_|milliards?_|centimes?_|chf_|dollars?_',
  bound:
    'dans (?:un|le|les) délai|dans les|sous [0-9]|au plus tard|avant (?:le|la|la fin)|au moins|au minimum|au maximum|au plus|jusqu.au|jusqu.à|dans la limite|ne peut excéder|à compter|plafonn|d.ici',
  duty: 'doit_|doivent_|devra|devront|est tenu|sont tenus|s.engage|s.oblige|obligatoire|il faut|est requis|à charge de|à la charge|devez|ne peut|incombe|est chargé|se charge',
  plea: 'veuillez|merci de|prière de|nous vous (?:prions|demandons|invitons|recommandons)|recommand|renvoyez|adressez|contactez|il est conseillé|envoyez|n.oubliez|présentez|signalez|consultez|inscrivez|prenez',
  promise:
    'je vais|je m.en occupe|je m.occupe|je t.envoie|peux-tu|pouvez-vous|je prends|je le ferai',
  settled:
    'je (?:vous )?(?:mets|inscris|réserve|envoie|commande|rembourse|note|bloque)_|j.ai (?:réservé|commandé|inscrit|noté|envoyé)|(?:je|on|nous) ne (?:peux|peut|pouvons) pas (?:rembourser|changer|faire|accepter)|ce que (?:je|nous|on) (?:peux|pouvons|peut) faire|en tout_|au total|reste ouvert|on (?:garde|prend|reste|part|fait|laisse|reporte)_|nous (?:gardons|prenons|restons|reportons)_|c.est (?:décidé|convenu|entendu|réglé)|d.accord pour|marché conclu',
  decision:
    'décide|décidé|approuv|adopt|vote|voté|élu|nomm|accord(?:e|é)_|rejett|rejet|refus|condamn|débout|déclare|ordonn|autoris|statu|retenu|unanimité|résolution|arrêt(?:e|é)_|convien|dit que|confirme|infirme|est reporté|par dérogation|conclu|fait droit|lègue|institue|renonce|acceptons|acceptée?_|refusons|accordons|rejetons|prenons en charge|réélu|fixé à|donne acte|reporte|autorise|valide|est fixé|retient_|est retenue?|est renouvelé|est autorisé|est voté|est désigné|sont désignés|sont approuvés|rejeté|n.obtient pas|donne quitus',
  severe:
    'résili\\p{L}* de plein droit|de plein droit|déchéance|perte (?:de|du|des)|perd_|nul_|nullité|expulsion|prison|emprisonnement|pénal(?:e|es|ement|aux)?_|délit|solidaire|solidairement|sans (?:préavis|indemnité|motif|avis)|illimité|saisie_|exclu_|exclus_|exclusion|pas (?:couvert|garanti|assuré)|ne (?:sont|est) pas (?:couvert|garanti)|décline toute|aucune responsabilité|danger|mortel|grave|ne prenez (?:pas|jamais)|ne pas (?:prendre|utiliser)|immédiatement|urgence|fuite de données|hors de l.union|renonc|s.impose|interdit|récidive|non-concurrence|faillite|liquidation|avertissement|attention :|poursuites|huissier|commissaire de justice|recouvrement forcé|contrainte|coupure|interruption de|immédiatement exigible|totalité (?:des?|du|de la) (?:somme|dette|capital|sommes)|sans (?:remboursement|indemnisation|audience)|explosion|électrocution|incendie|intoxication|effondre|irréversible|définitivement (?:perdu|supprim)|sera (?:perdu|rejeté|exclu|annulé|caduc)|(?:sera|seront|est|sont) rejeté|radiation|radié|vend(?:re|ons) .{0,30}données|caduc|forclos|ne sera pas (?:garanti|pris|accept|examin)|licenciement|faute grave|jugement par défaut|faille|logiciel malveillant|accès non autorisé|allergi|hémorragie|saignement|hôpital|hospitalis|amiante|brûlure|monoxyde|responsabilité personnelle|hypothèque|retrait (?:du|de la|de l)|révocation|aucune? (?:garantie|recours|indemnité|remboursement)|perdu_|perdue_|suspendue? immédiat|résilié|résiliation de plein droit|forclusion|irrecevable',
  serious:
    'pénalité|amende|majoration|intérêts de retard|reconduit tacitement|tacite reconduction|tacitement|automatiquement|non remboursable|sans remboursement|pas rembours|franchise|révis|augment|modifi\\p{L}+ (?:à tout|sans)|à tout moment|se réserve|à la charge|à ses frais|à vos frais|devront payer|retenu|retenue|déduit|supplément|risque|retard|perte|dommage|responsable|défaut de|suspendu|suspension|caution|contentieux|recouvrement|baisse|insuffisan|défaillan|ne (?:peut|pourra|sera|seront) (?:pas|plus)|transmis|partag|cession|tiers|faute de|manquement|réduit|vol_|malus|réserve|à vos risques|à ses risques|à votre charge|pas (?:pris en charge|remboursé|garanti|responsable|compris|inclus|restitué|recevable)|vétusté|déduite?_|passé ce délai|à défaut|hausse|augmente|majoré|supporte|supportera|arriéré|impayé|en retard|débiteur|appel de fonds|reliquat|trop[- ]perçu|silence .{0,30}vaut|réputé|est réputée?|fissure|infiltration|moisi|fuite|hors (?:de l.)?(?:ue|union)|sous-traitant|facturé|non conforme|manque_|manquant|n.est pas suspensi|pas suspensif|non-respect|en cas de (?:non|retard|perte)|frais d.annulation|frais de (?:retard|dossier|résiliation)|non payé|interruption|panne|dépréciation|humidité|défaut_|douleur|vertige|nausée|gonflement|infection|contre-indi|grossesse|enceinte|durée minimale|engagement de|à titre indicatif|sans garantie|n.est plus|prescri(?:t|ption)|peut être (?:refusé|retiré|suspendu|réduit|facturé|annulé|modifié|exclu)|sera (?:facturé|retenu|déduit|supprimé|suspendu|annulé|majoré)|surcoût|coûts supplémentaires|faute de quoi|définitiv|sans pouvoir|il lui est interdit|renonce|à sa charge|à leur charge|de plein droit|tacite|déduction faite|révisé|est révisable|sera arrêté|seront donnés|doivent ensemble|n.est pas (?:remboursé|couvert|garanti|compris)|ne sont pas (?:remboursé|couvert|garanti|compris)|sauf accord écrit|sans l.accord|(?:prix|prime|cotisation|loyer|tarif|assurance|assureur|charges?|taux) .{0,60}(?:augment|hausse|relevé|passe(?:nt|ra)? de)|attaquée?s? par|vétuste|usée?s_|sans (?:réponse|retour|nouvelles) de votre part|considérée? comme (?:refus|accept|abandonn)|n.est (?:réglé|payé|versé|remboursé) que|pas prise? en charge|nous pouvons (?:résilier|refuser|modifier|suspendre)|(?:est|sont|sera) réputée?',
  slight: 'frais|désagrément|bruit|fermé|gêne|usure|à prévoir|entretien',
  condition:
    'si_|s.il|à défaut|en cas|faute de|sauf|à moins|lorsque|dans le cas|sinon|tout (?:manquement|recours|retard)|au-delà|passé ce délai|sous peine|à peine',
  power: '(?<!vous )(?:peut|peuvent|pourra|pourront)_|se réserve|en droit de|faculté',
  negation: 'ne_|n.(?:est|a|ont|était|y)_|aucune?_|sans_|jamais_',
  calm: 'aucun(?:e)? (?:frais|zone|pénalité|incident|réserve|sinistre|anomalie|coût)|gratuit|sans frais|ne coûte rien|n.est (?:situé|dans aucune)|ne s.applique pas|n.affecte pas|est couvert|sont couverts|est garanti|sont admis|ne constitue pas|pas de (?:frais|pénalité|coût|risque|surcoût|franchise)|ne (?:vaut|constitue|saurait constituer) .{0,20}renonciation|n.emporte pas|n.empêche pas|vous pouvez (?:vous rétracter|résilier|renoncer|demander)|sans préjudice|peut donner congé à tout moment|vous pouvez (?:résilier|renoncer|annuler)|est rejetée|n.est pas (?:envisagé|prévu)e?|ne (?:payez|paierez) rien|nous ne (?:facturons|demandons) pas|assurance absolue|extrapol|hors du périmètre',
  aside:
    'par exemple|exemple|précéden|antérieur|ancien|l.an dernier|aurait|auraient|prévision|moyenne|à titre indicatif|autrefois|en 20[0-9]{2}_|soutient|fait valoir|estimait',
  lead: 'donne(?:nt)? en location|donne à bail|le présent .{0,60}(?:fixe|a pour|règle|définit|régit)|la présente .{0,60}(?:informe|a pour|décrit|fixe|garantit|concerne)|a pour (?:objet|but)|objet (?:du|de la|:)|vous (?:êtes|informe|informons|propos|invit|convi)|est indiqué|est utilisé|nous recherchons|recrute|condamne|annonce|s.engage à|vend_|décide|par ces motifs|embauch|est engagé|garantit|prête|convoqu|chargé de|nous avons (?:examiné|audité)|chiffre d.affaires (?:a|s|de)|atteint|mandate|donne pouvoir|lègue|avons le plaisir|avons bien|acceptons|nous vous (?:confirmons|proposons|adressons|accordons|notifions)|loue_|met à (?:la )?disposition|confie|souscri|notifi|est (?:conclu|établi)|la présente (?:lettre|notice|police)|ont convenu|nous avons le (?:plaisir|regret)|nous vous (?:informons|prions|remercions)|vous trouverez|nous avons décidé|est fixé|se sont réunis|s.est réunie?|a été (?:hospitalisé|admis|adopté|décidé)|contient_|est un médicament|accorde|autorise|résilie|nous résilions|ordonne|institue|le présent|porte sur|a demandé|demande la condamnation',
  accuses:
    'il vous est reproché|vous avez (?:commis|dépassé|omis|manqué)|infraction|excès de vitesse|stationnement (?:gênant|interdit|irrégulier)|manquement|absence injustifiée',
  appoints:
    'donne (?:pouvoir|mandat|procuration)|constitue (?:pour|comme)|désigne .{0,60}(?:mandataire|exécuteur)|institue .{0,60}(?:légataire|héritier)|lègue',
  treats:
    'est (?:indiqué|utilisé|préconisé)|utilisé (?:pour|dans)|traitement d|est un (?:médicament|antibiotique)|appartient à',
  subject: 'objet|concerne|réf|projet|nature',
}
