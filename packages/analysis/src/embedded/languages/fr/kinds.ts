import type { Kinds } from '../language-pack.ts'

/** The name of each kind, and the words by which its title or opening tells it. */
export const kinds: Kinds = {
  nda: [
    'Accord de confidentialité',
    /(?:accord|contrat|engagement|clause) de (?:confidentialité|non-divulgation)/iu,
  ],
  'commercial-lease': ['Bail commercial', /bail (?:commercial|professionnel)/iu],
  lease: ['Bail', /contrat de (?:location|bail)|\bbail\b|location (?:meublée|vide)/iu],
  'employment-contract': [
    'Contrat de travail',
    /contrat (?:de travail|à durée (?:in)?déterminée|d'apprentissage)/iu,
  ],
  'offer-letter': [
    "Promesse d'embauche",
    /(?:promesse|offre|proposition|lettre) d'(?:embauche|engagement)/iu,
  ],
  'consulting-agreement': ['Contrat de conseil', /contrat de conseil/iu],
  'service-agreement': [
    'Contrat de prestation de services',
    /(?:formulaire|contrat|conditions) de réservation|location de salle|lettre de mission|convention (?:d'accueil|de pension|de garde)|contrat (?:d'accueil|de garde|de pension)|contrat de (?:prestations?|services?|maintenance|entretien)/iu,
  ],
  'license-agreement': ['Contrat de licence', /contrat de licence|licence d'utilisation/iu],
  'distribution-agreement': [
    'Contrat de distribution',
    /contrat (?:de distribution|d'agence|de franchise)/iu,
  ],
  'supply-agreement': [
    'Contrat de vente',
    /contrat de (?:vente|fourniture)|acte de vente|compromis de vente|promesse de vente/iu,
  ],
  'loan-offer': ['Offre de prêt', /offre de (?:prêt|crédit)|accord de (?:prêt|principe)/iu],
  'loan-agreement': ['Contrat de prêt', /contrat de (?:prêt|crédit)|reconnaissance de dette/iu],
  'joint-venture': ["Pacte d'associés", /pacte d'(?:associés|actionnaires)|coentreprise/iu],
  sponsorship: [
    'Contrat de parrainage',
    /(?:contrat|convention) de (?:parrainage|mécénat|sponsoring)/iu,
  ],
  collaboration: [
    'Accord de partenariat',
    /(?:contrat|accord|convention) de (?:collaboration|partenariat|coopération)/iu,
  ],
  terms: [
    'Conditions générales',
    /(?:conditions|modalités) d['’]utilisation|conditions (?:générales|particulières d'utilisation)|\bCG[UV]\b/iu,
  ],
  privacy: [
    'Politique de confidentialité',
    /vos données personnelles|(?:politique|charte|déclaration) de (?:confidentialité|protection des données)|données personnelles/iu,
  ],
  'data-processing': [
    'Accord de traitement des données',
    /(?:accord|contrat|annexe).{0,20}(?:sous-traitance|traitement) (?:de|des) données/iu,
  ],
  'insurance-policy': [
    "Police d'assurance",
    /(?:police|contrat|attestation) d'assurance|conditions particulières|assurance (?:habitation|auto|multirisque)/iu,
  ],
  warranty: [
    'Garantie',
    /(?:certificat|bon|carte|conditions) de garantie|garantie (?:limitée|commerciale)/iu,
  ],
  'power-of-attorney': [
    'Procuration',
    /procuration|pouvoir pour|mandat (?:de protection|général|spécial)/iu,
  ],
  will: ['Testament', /testament|dernières volontés|directives anticipées/iu],
  bylaws: ['Statuts', /statuts/iu],
  contract: ['Contrat', /contrat|convention|accord\b|avenant|protocole d'accord/iu],
  judgment: [
    'Jugement',
    /jugement|arrêt (?:de la|n)|ordonnance (?:de référé|du \d)|tribunal (?:judiciaire|administratif|de)|cour d'appel|au nom du peuple|conseil de prud'hommes/iu,
  ],
  decision: [
    'Décision',
    /(?:décision|suite donnée|réponse) (?:sur|à|concernant) votre|votre (?:demande|réclamation|sinistre|recours) (?:de|d'|du|n)|(?:refus|accord|rejet) de (?:votre|la|prise en charge)|décision|arrêté (?:n|préfectoral|municipal|portant)|avis d'imposition|notification de|délibération/iu,
  ],
  'penalty-notice': [
    'Avis de contravention',
    /avis de contravention|amende|procès-verbal d'infraction|mise en demeure/iu,
  ],
  notice: [
    'Avis',
    /(?:offre|proposition) de renouvellement|(?:renouvellement|reconduction|échéance) (?:annuelle |tacite |et \p{L}{4,20} )?(?:du|de votre|de l['’]) ?(?:bail|contrat|abonnement|assurance|police|adhésion)|rappel (?:de )?produit|convocation|avis (?:aux?|de|d'|à)|note d'information|communiqué aux|préavis|congé|résiliation|information aux|relance|rappel/iu,
  ],
  regulation: ['Règlement', /règlement|\bloi n|décret|ordonnance/iu],
  'company-policy': ['Politique interne', /politique|charte|note de service|code de conduite/iu],
  guideline: [
    'Guide',
    /foire aux questions|questions fréquentes|\bFAQ\b|fiche d'information|fiche info|lignes directrices|guide (?:de|des|pratique)|recommandations|fiche (?:pratique|conseil)/iu,
  ],
  tender: [
    "Appel d'offres",
    /appel (?:d'offres|à (?:projets|candidatures|concurrence|propositions))|marché public|cahier des (?:clauses|charges)|règlement de (?:la )?consultation/iu,
  ],
  specification: [
    'Cahier des charges',
    /spécifications?|cahier des charges|fiche technique|exigences/iu,
  ],
  manual: [
    "Manuel d'utilisation",
    /(?:mode|notice) d'(?:emploi|utilisation)|manuel|guide d'(?:utilisation|installation)|notice de montage/iu,
  ],
  runbook: [
    "Procédure d'exploitation",
    /procédure (?:d'exploitation|de reprise)|plan de (?:reprise|continuité)|runbook/iu,
  ],
  'release-notes': [
    'Notes de version',
    /notes? de (?:version|publication)|journal des modifications/iu,
  ],
  'incident-report': [
    "Rapport d'incident",
    /(?:rapport|compte rendu) (?:final )?d['’](?:incident|accident)|incident de sécurité|violation de données|déclaration de sinistre|constat/iu,
  ],
  'audit-report': [
    "Rapport d'audit",
    /contrôle technique|procès-verbal de contrôle|rapport de visite|état des lieux technique|rapport (?:d'audit|d'inspection du bâtiment|sur l['’]état d\p{L}+|de contrôle|d'inspection|d'expertise|du commissaire)|diagnostic/iu,
  ],
  'financial-report': [
    'Rapport financier',
    /rapport (?:annuel|financier|trimestriel|semestriel)|résultats (?:annuels|semestriels|trimestriels|du)|comptes (?:annuels|consolidés)|bilan\b/iu,
  ],
  'research-paper': ['Article de recherche', /cet article|cette étude|article de recherche/iu],
  thesis: ['Thèse', /thèse|mémoire de (?:master|fin)/iu],
  proposal: ['Proposition', /proposition|projet de|note de cadrage|plan d'affaires/iu],
  quotation: ['Devis', /\bdevis\b|offre de prix|facture pro ?forma/iu],
  invoice: ['Facture', /facture|avoir n/iu],
  receipt: ['Reçu', /\breçu\b|quittance|ticket de caisse|justificatif de paiement/iu],
  'purchase-order': ['Bon de commande', /bon de (?:commande|livraison)|confirmation de commande/iu],
  'bank-statement': [
    'Relevé',
    /relevé (?:de|d'|bancaire)|bulletin de (?:paie|salaire)|fiche de paie/iu,
  ],
  transcript: ['Transcription', /transcription|verbatim/iu],
  minutes: [
    'Compte rendu',
    /(?:réunion|assemblée(?: générale)?|séance) (?:du|de la|des)|compte[- ]rendu|procès-verbal (?:de|d'|des)|relevé de décisions/iu,
  ],
  agenda: [
    'Ordre du jour',
    /convocation à (?:l['’]|une |la )?(?:assemblée|réunion)|ordre du jour|programme de la/iu,
  ],
  'job-ad': [
    "Offre d'emploi",
    /offre d'emploi|recrut\p{L}+|nous recherchons|poste à pourvoir|\(H\/F\)|fiche de poste/iu,
  ],
  resume: ['CV', /curriculum vitae|^cv\b|expérience professionnelle/iu],
  leaflet: [
    'Notice de médicament',
    /notice\b.{0,20}(?:information|médicament|patient)|information (?:de|pour) l'utilisateur|que contient cette notice/iu,
  ],
  'medical-letter': [
    'Compte rendu médical',
    /lettre de liaison|sortie d'hospitalisation|retour à domicile|(?:compte[- ]rendu|lettre|certificat|rapport|bilan) (?:d'hospitalisation|de sortie|médical|opératoire|de consultation)|ordonnance médicale|résultats d'analyses/iu,
  ],
  'school-letter': [
    'Lettre aux parents',
    /classe (?:de )?(?:découverte|neige|mer|verte|transplantée)|(?:lettre|courrier|information|circulaire) aux (?:familles|parents)|autorisation parentale|voyage scolaire|chers parents|aux parents|bulletin scolaire|sortie scolaire/iu,
  ],
  complaint: ['Réclamation', /réclamation|plainte|lettre de contestation/iu],
  newsletter: ["Lettre d'information", /lettre d'information|bulletin|newsletter|infolettre/iu],
  'press-release': ['Communiqué de presse', /communiqué de presse|dossier de presse/iu],
  'news-article': ['Article de presse', /\(AFP\)|notre correspondant|éditorial/iu],
  speech: ['Discours', /discours|allocution|mesdames et messieurs|seul le prononcé fait foi/iu],
  form: [
    'Formulaire',
    /formulaire|demande de|bulletin d'(?:inscription|adhésion)|questionnaire|à compléter|cerfa|attestation/iu,
  ],
  recipe: ['Recette', /recette|ingrédients|temps de (?:cuisson|préparation)/iu],
  itinerary: [
    'Itinéraire',
    /itinéraire|confirmation de (?:réservation|voyage)|carnet de voyage|billet électronique/iu,
  ],
  patent: ['Brevet', /brevet|revendications/iu],
  reminder: [
    'Lettre de relance',
    /mise en demeure (?:de (?:payer|régler)|pour impayé|avant (?:coupure|suspension|résiliation|poursuites|saisie|recouvrement)|[-–—:] ?(?:facture|loyer|impayé|solde|créance)\p{L}*)|facture [^ ]+ (?:restée )?impayée|loyers? impayés?|charges impayées|(?:lettre de )?relance|rappel de (?:paiement|facture)|facture impayée|dernier (?:rappel|avis) avant/iu,
  ],
  termination: [
    'Lettre de résiliation',
    /(?:lettre de |notification de )?(?:résiliation|licenciement|démission)(?! anticipée)|congé (?:pour|du bail|donné)/iu,
  ],
  payslip: ['Bulletin de paie', /bulletin de (?:paie|salaire)|fiche de paie/iu],
  'cost-statement': [
    'Décompte de charges',
    /(?:décompte|régularisation|relevé) (?:annuel(?:le)? )?(?:de|des) charges|apurement des charges/iu,
  ],
  'construction-contract': [
    'Contrat de travaux',
    /contrat de (?:travaux|construction|rénovation)|marché de travaux/iu,
  ],
  settlement: [
    'Protocole transactionnel',
    /protocole (?:d'accord )?transactionnel|transaction (?:entre|amiable)|rupture conventionnelle/iu,
  ],
  'tax-assessment': [
    "Avis d'imposition",
    /avis d'(?:impôts?|imposition)|taxe (?:foncière|d'habitation)/iu,
  ],
  summons: [
    'Assignation',
    /assignation (?:devant|en)|citation à comparaître|convocation devant le tribunal/iu,
  ],
  certificate: [
    'Attestation',
    /attestation|certificat (?:de|d')|acte de (?:naissance|mariage|décès)/iu,
  ],
  amendment: ['Avenant', /avenant (?:n|au|à|de)/iu],
  'warning-letter': [
    'Avertissement',
    /lettre d'avertissement|avertissement (?:disciplinaire|écrit|au salarié)|mise en demeure/iu,
  ],
  'card-statement': ['Relevé de carte', /relevé (?:de|d'opérations de) carte|relevé mensuel/iu],
  'vehicle-rental': [
    'Contrat de location de véhicule',
    /location (?:de |d.un )?(?:véhicule|voiture|automobile|utilitaire)\w*/iu,
  ],
  'rent-increase': [
    'Révision de loyer',
    /(?:augmentation|révision|indexation|hausse|réévaluation) (?:annuelle )?(?:du|de|de votre|du montant du) loyer|nouveau loyer/iu,
  ],
  recall: [
    'Rappel de produit',
    /rappel (?:de|du|des|d['’]un) (?:produits?|véhicules?|lots?|la série)|(?:avis|campagne) de rappel|rappel (?:consommateurs?|de sécurité|volontaire)|^ne (?:plus|pas) (?:utiliser|consommer)/iu,
  ],
  'study-information': [
    'Note d’information d’une étude',
    /(?:note|notice|lettre|formulaire) d['’]information(?: et de consentement)? (?:aux?|des|du|de la|pour les?|destinée aux?) ?(?:patiente?s?|participante?s?|volontaires?)|consentement éclairé|particip(?:ation|er) à une (?:étude|recherche)/iu,
  ],
  'grant-award': [
    'Octroi de subvention',
    /(?:octroi|attribution|notification|accord) (?:d['’]une|de la|de votre|de) (?:subvention|bourse|aide)|subvention accordée/iu,
  ],
  'change-notice': [
    'Avis de modification',
    /(?:modification|évolution|changement|révision|augmentation) (?:de |des |du |de la )(?:vos |votre |nos |notre )?(?:conditions|tarifs?|prix|cotisations?|frais|contrat|abonnement)/iu,
  ],
  invitation: [
    'Invitation',
    /^invitation|(?:a|ont) (?:l['’]honneur|le plaisir) de (?:vous )?(?:inviter|convier)|(?:vous invite|vous convie)(?:nt|ons)? (?:à l['’]inauguration|au vernissage|à la fête)/iu,
  ],
  appointment: [
    'Convocation à un rendez-vous',
    /(?:votre |confirmation (?:de |du )|convocation à (?:un |votre )?)rendez-vous/iu,
  ],
  letter: [
    'Lettre',
    /^(?:madame|monsieur|cher|chère|chers)[^\n]{0,60}[,]?\s*$|cordialement|salutations/iu,
  ],
  report: ['Rapport', /rapport|étude|synthèse|enquête|bilan de/iu],
}
