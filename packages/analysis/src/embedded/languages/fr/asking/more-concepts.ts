export const moreConcepts = `
swelling: gonflement enflé gonflé œdème
breathing: respirer respiration essoufflement asthme
blood: sang saignement saigner
skin: peau éruption démangeaison boutons
teeth: dent dents dentiste
eyes: œil yeux lunettes vue
symptom: symptôme symptômes vertige malaise
prescription: ordonnance prescrit renouvellement_d'ordonnance
swallow: avaler croquer mâcher
divide: diviser couper casser partager moitié écraser
birth: naissance accouchement maternité paternité parental
outsider: tiers étranger inconnu autrui quelqu'un_d'autre
breach: fuite piratage pirate hacker intrusion violation
roof: toit toiture tuiles cheminée gouttière
wall: mur murs plafond cloison
damp: humidité moisissure moisissures
crack: fissure fissures lézarde
fireplace: poêle cheminée foyer
appliance: réfrigérateur frigo lave-linge lave-vaisselle four électroménager
air_conditioning: climatisation climatiseur
laundry: linge lessive laver
drill: percer trou trous clous vis accrocher
barbecue: barbecue griller
pests: nuisibles souris rats cafards insectes
deduct: déduire déduit retenue retenir prélevé
overpaid: trop-perçu trop_payé
savings: épargne économies
benefit: allocation aide prestation indemnité
card: carte cartes bancaire
withdrawal: retrait distributeur retirer_de_l'argent
abroad: étranger international
card_points: points fidélité
subscription: abonnement abonné forfait
offer: offre devis proposition
together: ensemble commun solidairement partagé
spouse: conjoint époux épouse mari femme
separation: divorce séparation divorcé
own: propriété appartient propriétaire appartiennent
promise: garanti garantie assuré promis certain sûr
lie: mensonge faux fausse mensongère
dispute: litige différend médiation médiateur
insolvent: faillite liquidation redressement
takeover: rachat fusion
force_majeure: force_majeure grève
seize: saisie huissier saisir
side_job: autre_emploi second_emploi activité_annexe cumul
union: syndicat comité convention_collective
relocate: mutation mobilité muter autre_ville
reference: recommandation références
criminal_record: casier_judiciaire
visa: visa titre_de_séjour
help: aide aider assistance
quick: vite rapidement immédiatement aussitôt
early: avant anticipé plus_tôt anticipée
weather: météo pluie neige
summer: été juin juillet août
winter: hiver décembre janvier février
spring: printemps mars avril
autumn: automne septembre octobre novembre
christmas: noël
diet: régime végétarien végan
disability: handicap fauteuil_roulant handicapé
ship: bateau ferry navire
taxi: taxi
seat: siège place
website: site portail site_internet
export: télécharger exporter copie
private_use: usage_privé privé personnel week-end
repeat: recommencer refaire rattrapage
late_entry: retardataires
receipt: reçu ticket_de_caisse reçus facture factures justificatif justificatifs ticket
used: occasion
smell: odeur odeurs sent odeur_de_gaz
hardship: difficultés difficulté_de_paiement pas_les_moyens n_a_pas_les_moyens revenus_modestes difficultés_financières
majority: majorité unanimité quorum
donor: don collecte
`
