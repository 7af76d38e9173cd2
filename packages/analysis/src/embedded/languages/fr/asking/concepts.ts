export const concepts = `
price: prix coût coûte coûter coûtera tarif frais cher coûtent tarification montants redevance cotisation coûts tarifs montant facturé revient
pay: payer paie paye paiement versement verser régler versé payable charge payez payons paient réglons règlement débourser acquitter verse versée à_la_charge prélevé facturé payé cracher payer_qui à_charge prend_en_charge dû due dus dues
amount: montant somme valeur montants sommes
total: total totale ensemble tout en_tout tout_compris au_total somme_totale ttc
salary: salaire rémunération gagner gagne paie traitement salaires gagnerai rémunéré brut net paye toucher payé
rent: loyer location louer bail loué loyers louée
deposit: caution dépôt garantie acompte arrhes consigne dépôt_de_garantie acomptes caution_versée argent_bloqué avance au_début verser_au_début
refund: remboursement rembourser rembourse rendre rendu restitution restitué récupérer récupère remboursé remboursés déduit déduites avoir récupérable récupérer_l rendue rendus restituée remboursée récupère-t-on rendre_l'argent restituer rembourserez
discount: remise réduction rabais réduit remises tarif_réduit exonération ristourne moins_cher promotion
penalty: pénalité amende sanction majoration pénalités amendes majoré facturé surcoût sanctionné punition puni je_risque on_risque risque-t-on sanctions sanctions_pénales peine encourt encourir
interest: intérêt intérêts taux taux_d'intérêt
loan: prêt crédit emprunt
debt: dette impayé dû doit arriéré solde reste impayés impayée solde_débiteur dettes reste_dû dois devoir créance restant
tax: taxe impôt tva taxes impôts fisc fiscal prélèvement
increase: augmentation augmenter hausse passe révisé augmenté hausses indexation revalorisation plus_cher augmente grimper monter augmentent révision majoration
decrease: baisse diminution diminuer réduit moins réduites baissé baisser descendre à_la_baisse diminué revu_à_la_baisse
maximum: maximum plafond limite au_plus jusqu maximal maximale limité limitée ne_peut_dépasser n_excède dans_la_limite jusqu'à
minimum: minimum moins au_moins minimale au_minimum minimal
free: gratuit gratuite gratuitement sans_frais offert gratuits offerte rien_à_payer ne_paie_rien sans_payer franchise_de_loyer gratis sans_conséquence
extra: supplément supplémentaire plus sus suppléments
bonus: prime bonus gratification treizième_mois treizième intéressement
instalment: mensualité versement échéance fois mensualités acomptes échéancier plusieurs_fois en_plusieurs_fois petit_à_petit échelonner étaler tranches échéances échelonnement acompte
invoice: facture note factures quittance addition avoir
insurance: assurance assureur assuré attestation garantie couvre assurances assurée couvert couverte garanties assurée_par couverture
excess: franchise reste_à_charge à_ma_charge de_ma_poche
claim: réclamation sinistre indemnité indemnisation dédommagement indemniser déclaration
damage: dégât dégâts dommage dommages abîmé casse cassé endommagé détérioré sinistré brisé casser cassée abîmée abîmer pourri pourrie pourries sinistre pourris fuite
theft: vol cambriolage volé volée dérobé voler voleur cambriolé
flood: inondation crue dégât_des_eaux fuite
storm: tempête vent orage grêle
fire: incendie feu
account: compte iban rib
transfer: virement prélèvement
cash: espèces argent liquide en_liquide en_espèces argent_de_poche sous fric
cheque: chèque
budget: budget enveloppe
profit: bénéfice résultat excédent marge
revenue: recettes chiffre_affaires ventes revenus
dividend: dividende dividendes
shareholder: actionnaire associé
expense: dépense dépenses frais charges
grant: bourse subvention aide fonds_social aide_financière fonds_de_solidarité coup_de_pouce prise_en_charge
gift: don cadeau
pension: retraite pension retraités pension_de_retraite
contract: contrat accord convention bail contrats accords police abonnement
sign: signer signé signature signataire
begin: début commence commencer compter partir entrée débute commencent démarrer démarrage ouverture entrée_en_vigueur débuter prise_d_effet démarre débutent prise_de_poste commencé prise_d'effet démarrerait débutera démarrera lancement
end: fin finit échéance terme expire expiration termine finissent terminé terminée jusqu_au prend_fin échoit finir terminer s'arrête
cancel: résiliation résilier congé annuler rupture partir dénoncer renoncer annulation mettre_fin quitter arrêter désister rétractation dédire résilié rompre arrêter_le_contrat m_en_aller en_finir sortir_du_contrat se_rétracter changer_d'avis change_d'avis désistement me_désister sortir rompre_le_contrat se_désengager laisser_tomber partir_avant
notice: préavis avance avertir avertissement prévenir prévenus à_l_avance avertis annoncés informer délai à_l'avance délai_de_prévenance
renew: renouvellement renouveler renouvelle reconduction prolonger tacite reconduit reconductible renouvelé prolongation
landlord: bailleur bailleresse propriétaire propriétaires bailleurs loueur syndic régie proprio logeur
tenant: locataire preneur locataires occupant preneurs
home: logement appartement maison studio habitation domicile résidence habitations immeuble bien maisons bâtiment
room: chambre pièce cuisine chambres pièces salle salon
sublet: sous-louer sous-location sous louer touristes céder cession airbnb louer_à_des_touristes plateforme location_saisonnière courte_durée
move_out: départ partir déménager quitter déménage restitution clés départ_du_logement état_des_lieux m'en_aller
guest: invité visiteur ami héberger invités amis visite visiteurs amie pote copain copine accompagnant
pet: animal animaux chien chat chiot chaton
dog: chien chiens
cat: chat chats
smoke: fumer tabac
noise: bruit silence calme bruits bruyant musique tapage fête nuisances nuisance
repair: réparation réparations réparer entretien travaux réparé travaux_d_entretien dépannage dépanner refaire remettre_en_état rénover ravalement remplacement
heating: chauffage chaudière radiateur
water: eau point_d'eau eaux robinet
electricity: électricité courant énergie
gas: gaz
internet: internet wifi ligne connexion box wi-fi réseau fibre
garbage: ordures déchets poubelle tri déchetterie poubelles évacuation encombrants
parking: parking stationnement garage garer stationner emplacement place_de_parking box se_garer
car: voiture véhicule auto voitures véhicules automobile camping-car bagnole
bicycle: vélo bicyclette vélos bicyclettes
key: clé clés serrure
garden: jardin jardins
clean: nettoyage nettoyer ménage propre propreté nettoyé balayer laver
paint: peinture peindre
build: construire construction construit bâtiment charpente poutre poutres toiture toit chantier ouvrage
neighbour: voisin voisins voisine voisinage
meter: compteur
employer: employeur entreprise société patron boîte boss
employee: salarié salariée employé personnel salariés collaborateur équipe
boss: chef responsable supérieur directeur supérieure dirige directrice hiérarchique supérieur_hiérarchique
dismiss: licenciement licencier renvoyer rupture licencié renvoyé virer mettre_à_la_porte viré mettre_dehors
resign: démission démissionner quitter partir démissionne m'en_aller
job: poste emploi travail fonction boulot bosser
holiday: congé congés vacances jours_de_congé partir_en_vacances repos jours_de_repos
sick: maladie malade arrêt absence arrêt_maladie fièvre température souffrant arrêt_de_travail grippe vomir vomi vomissements tombe_malade certificat_médical avis_d'arrêt arrêt_médical maladie_grave
probation: essai période_essai période_d'essai
hours: horaire heures durée_du_travail horaires
overtime: heures_supplémentaires astreinte heures_sup travailler_plus
weekend: samedi dimanche week-end samedis dimanches week-ends
remote: télétravail distance domicile travailler_de_chez_moi chez_soi de_la_maison travail_à_distance
training: formation stage cours apprentissage former
experience: expérience compétences
apply: candidature postuler demande dossier candidater inscription
interview: entretien
proof: justificatif preuve attestation certificat
hire: embauche embaucher recruter embauché recrutement engager
child: enfant enfants fils fille bébé petit sœur frère mineur mineurs gosse gosses gamin élève élèves môme ado
parent: parent parents mère père maman papa tuteur
family: famille conjoint époux frère sœur mari femme proche grands-parents mamie papi mémé pépé fils fille enfant tante oncle cousin cousine beau-père
customer: client cliente acheteur consommateur clientèle usager
supplier: fournisseur prestataire vendeur artisan entrepreneur
doctor: médecin docteur médical généraliste praticien toubib
lawyer: avocat avocate conseil_juridique juriste
judge: juge tribunal magistrat
police: police gendarmerie policiers gendarmes plainte
bank: banque prêteur
witness: témoin
author: auteur rédigé écrit
chair: président présidente
director: directeur directrice gérant gérante président
clerk: secrétaire greffier
agent: mandataire représentant agence représenter procuration pouvoir à_ma_place
contact: contact joindre appeler téléphone courriel adresser contacter renseignements téléphoner coordonnées interlocuteur tél
emergency: urgence grave
member: membre membres adhérent adhérents adhésion sociétaire
student: étudiant étudiants élève
teacher: professeur enseignant maître maîtresse enseignants prof
court: tribunal cour juge juridiction tribunaux judiciaire
decision: décision décidé jugement décide résolution
appeal: appel recours contester contestation réclamation opposition attaquer attaque contester_en_justice devant_le_tribunal aller_en_justice opposer s_opposer se_défendre
win: gagner gagné obtenu gagne l'emporter raison accueilli fait_droit
reject: rejet rejeté refusé refus débouté rejetée refuser
approve: approuvé approuver accepté adopté accord adoptée accordé validé retient
reason: raison pourquoi cause motif parce
law: loi droit règlement
liable: responsable responsabilité tort faute
confidential: confidentiel secret confidentialité confidentielle secrète confidentielles non_public anonyme secret_professionnel discrétion discret
compete: concurrence concurrent rival rivaux non-concurrence concurrents
fault: faute tort responsable coupable
complaint: plainte réclamation réclamations médiateur plaindre râler mécontent
deadline: délai échéance limite date_limite plus_tard au_plus_tard dernier_délai dernier_jour avant_le jusqu'à_quand dues due dus échéances exigible
period: durée période temps délai combien_de_temps dureront durer va_prendre
valid: valable validité vigueur valide tient_elle tenir offre_tient garantie
permit: permis autorisé droit peut admis autorisation admises autorisés permise possible permettre droit_de
forbid: interdit interdite interdiction défendu interdits prohibé pas_le_droit
require: doit obligation obligatoire nécessaire exigé faut doivent devoir obligé à_votre_charge incombe
condition: condition conditions si
exception: exception sauf exclu exclus
consent: accord consentement autorisation accord_écrit bon_pour_accord permission feu_vert
right: droit droits
ignore: rien ne_pas défaut sinon ne_fais_rien sans_réponse à_défaut rien_faire ne_réponds_pas ne_paie_pas ne_rien_faire
medicine: médicament comprimé comprimés remède médicaments gélule sirop ordonnance traitement cachet pilule cachets gélules
dose: dose posologie prendre comprimés cachets prises
overdose: surdosage trop
forget: oubli oublier oublié
side_effect: effet_indésirable effets_indésirables effets secondaire effet_secondaire effets_secondaires
pregnancy: grossesse enceinte allaitement
allergy: allergie allergique allergies allergène
alcohol: alcool vin boire bière ivre bu ébriété saoul
drive: conduire conduite permis volant rouler permis_de_conduire
food: repas nourriture manger aliment cantine déjeuner goûter pique-nique pique-niques casse-croûte panier-repas sandwich pension_complète demi-pension à_manger
disease: maladie affection maladies mal pathologie
treatment: traitement soin opération opéré soins
hospital: hôpital clinique
patient: patient patients
store: conserver conservation stockage hébergé hébergées hébergement conservées stocker stockées ranger stocké sauvegarder garder
safe: sécurité danger sûr
trip: voyage excursion sortie séjour voyages vacances
arrive: arrivée arriver déposer dépose déposé amener se_présenter
pick_up: récupérer récupère récupéré venir_chercher chercher reprendre repris retrait départ
vaccine: vaccin vaccins vacciné vaccination piqûre
depart: départ partir
flight: vol avion
luggage: bagage bagages valise sac valises sac_à_dos
ticket: billet ticket entrée billets
hotel: hôtel hébergement hébergements logement chambre
delay: retard tardif retards tard trop_tard en_retard dépassement
passenger: passager voyageur
booking: réservation réserver rendez-vous réservé rdv
school: école collège lycée scolaire classe
lesson: cours leçon classe
exam: examen épreuve
meeting: réunion assemblée séance réunions ag assemblées rencontre
vote: vote voté pour contre voix abstentions votes voter scrutin élire
elect: élection élu élire remplace
attend: présent présents participer assister venir participation présence
absent: absent absents excusé absence manquer excusés empêché
system: système logiciel application programme
data: données fichier
password: mot_de_passe identifiant identifiants authentification mots_de_passe connexion
outage: panne interruption tombe_en_panne anomalie dysfonctionnement plante planter indisponibilité indisponible bug coupure
error: erreur faute bug se_tromper trompé
user: utilisateur personnes gens utilisateurs licence licences
weight: poids pèse kg lourd peser kilos
size: taille surface superficie dimension grand m² dimensions mètres_carrés
height: hauteur haut
distance: distance loin
speed: vitesse rapide
battery: batterie pile
charge: charger recharge
temperature: température degrés
colour: couleur
warranty: garantie garanti
delivery: livraison livrer livré recevoir livraisons livreur colis expédier expédition
spare_part: pièce_détachée pièces
install: installation installer posé pose installée poser monter montage
return: retour retourner rendre restituer renvoyer restitution
product: produit article
manufacturer: fabricant marque
number: numéro référence
address: adresse
place: lieu endroit où
email: courriel mail e-mail
result: résultat
test: essai test contrôle tests examen analyse vérifier
measure: mesure action
risk: risque danger risque-t-on
problem: problème difficulté problèmes souci ennui pépin
change: changement modification modifier changer modifié modifiés modifiées modifie évoluer adapter
replace: remplacer remplacement remplace remplacé renouveler refaire changer
stop: arrêt arrêter abandonné abandonner cesser interrompre mettre_fin stopper
pause: suspension suspendre reporter report sauter décaler geler différer pause interrompre
open: ouvert ouverture ouvre
close: fermé fermeture ferme
lose: perdre perdu perte perds perd égarer égaré paumer
previous: précédent ancien avant
next: prochain prochaine suivant
first: premier première
last: dernier dernière
half: moitié demi
each: chaque par
day: jour jours journée
night: nuit nuits
week: semaine semaines hebdomadaire
month: mois mensuel mensuelle
year: an ans année annuel
morning: matin
evening: soir
old: âge âgé né
often: souvent fois fréquence
part: part partie pourcentage
people: personnes gens monde
receive: recevoir reçoit toucher percevoir obtenir touche perçoit obtient
give: donner donne accorder remettre
send: envoyer envoi transmettre adresser déposer remettre renvoyer retourner
tell: informer prévenir avertir signaler
buy: acheter achat
sell: vendre vente
use: utiliser usage utilisation se_servir servir
keep: garder conserver
bring: apporter amener fournir fournis
choose: choisir choix
wait: attendre attente
work: travailler travail travaux chantier
live: habiter habite vivre demeurant
stay: rester séjour
check: vérifier contrôle révisée consulter consultation examiner contrôler regarder consultables
carry_out: effectuer réaliser exécuter faire refaire réfection poser pose
destroy: détruire destruction
borrow: emprunter prêt
enter: entrer accès entrée accéder
remove: enlever retirer démonter supprimer
exceed: dépasser dépassement
organise: organiser gérer tient diriger représentée s'occupe s'occuper appartient incombe charge_de
name: nom appelle nommé
language: langue langues
clothes: vêtement tenue vêtements habits uniforme
equipment: matériel appareil équipement ordinateur
purpose: but objet objectif
inherit: héritage hériter héritier testament
death: décès mort mourir meurt décéder décédé disparition succombe
marriage: mariage marié
photo: photo image photos images filmer vidéo
publish: publier publication
ask: demander demande
wrong: faux incorrect
fraud: fraude escroc escroquerie faux falsifié arnaque tromper
double: double deux_fois doublon
fuel: essence carburant gazole diesel fioul
capacity: places capacité sièges participants
injury: blessure blessé accident accidents
pain: douleur douleurs mal_de_tête
crime: crime délit condamné prison infraction
evict: expulsion expulser huissier mettre_dehors mettre_à_la_porte jeter_dehors virer renvoyer me_mettre_dehors
failed_payment: impayé rejet_de_prélèvement provision impayés non-paiement défaut_de_paiement ne_paie_pas échéance_impayée mensualité_impayée arrêter_de_payer rejeté rejetée impayée impayées sans_provision pas_passé échoué
reminder: rappel relance mise_en_demeure
lift: ascenseur escalier ascenseurs
floor: étage rez-de-chaussée
cellar: cave grenier cellier
balcony: balcon terrasse
furniture: meubles meublé mobilier
window: fenêtre porte vitre clôture mur
mobile: téléphone_portable smartphone ordinateur appareil portable portables téléphone téléphones tablette tablettes
valuables: objets_de_valeur bijoux effets_personnels
road: rue route pont chemin trottoir piéton
train: train bus gare métro tramway
letter: lettre courrier recommandé colis
form: formulaire questionnaire remplir
identity: passeport carte_d'identité identité pièce_d_identité carte_d_identité
quality: qualité norme note
security: alarme caméra surveillance
backup: sauvegarde restauration secours
update: mise_à_jour version
stock: stock entrepôt inventaire
shop: magasin boutique succursale
forecast: prévision prévisions perspective estimation
deficit: perte déficit
biggest: plus_grand principal majeur
violence: violence menace harcèlement agression
discrimination: discrimination inégalité égalité
expert: expert ingénieur consultant spécialiste
project: projet programme
break_time: pause repos
childcare: crèche garderie maternelle halte-garderie nounou établissement_d_accueil
sport: sport gymnase
permission_to_build: permis_de_construire autorisation mairie déclaration_préalable urbanisme
executor: exécuteur fiduciaire
custody: garde tuteur tutelle
consumption: consommation relevé mètres_cubes mètre_cube
minutes: procès-verbal compte_rendu
accounts: comptes bilan comptabilité
certify: notaire certifié
work_supplement: heures_de_nuit majoration
company_car: voiture_de_fonction frais_de_déplacement
handover: remise état_des_lieux réception
swimming: piscine nager nage baignade
`
