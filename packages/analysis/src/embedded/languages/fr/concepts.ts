export const concepts = `
price: prix coût coûte coûter coûtera tarif frais cher
pay: payer paie paye paiement versement verser régler versé payable charge
amount: montant somme valeur
total: total totale ensemble tout
salary: salaire rémunération gagner gagne paie traitement
rent: loyer location louer bail loué
deposit: caution dépôt garantie acompte arrhes
refund: remboursement rembourser rembourse rendre rendu restitution restitué récupérer récupère
discount: remise réduction rabais réduit
penalty: pénalité amende sanction majoration
interest: intérêt intérêts taux
loan: prêt crédit emprunt
debt: dette impayé dû doit arriéré solde reste
tax: taxe impôt tva
increase: augmentation augmenter hausse passe révisé plus
decrease: baisse diminution diminuer réduit moins
maximum: maximum plafond limite au_plus jusqu
minimum: minimum moins au_moins
free: gratuit gratuite gratuitement sans_frais offert
extra: supplément supplémentaire plus sus
bonus: prime bonus gratification
instalment: mensualité versement échéance fois
invoice: facture note
insurance: assurance assureur assuré attestation garantie couvre
excess: franchise
claim: réclamation sinistre indemnité
damage: dégât dégâts dommage dommages abîmé casse cassé
theft: vol cambriolage volé
flood: inondation crue dégât_des_eaux fuite
storm: tempête vent orage grêle
fire: incendie feu
account: compte iban rib
transfer: virement prélèvement
cash: espèces argent liquide
cheque: chèque
budget: budget enveloppe
profit: bénéfice résultat excédent marge
revenue: recettes chiffre_affaires ventes revenus
dividend: dividende dividendes
shareholder: actionnaire associé
expense: dépense dépenses frais charges
grant: bourse subvention aide
gift: don cadeau
pension: retraite pension
contract: contrat accord convention bail
sign: signer signé signature signataire
begin: début commence commencer compter partir entrée débute
end: fin finit échéance terme expire expiration termine
cancel: résiliation résilier congé annuler rupture partir dénoncer renoncer
notice: préavis avance avertir avertissement prévenir
renew: renouvellement renouveler renouvelle reconduction prolonger tacite
landlord: bailleur bailleresse propriétaire
tenant: locataire preneur
home: logement appartement maison studio habitation domicile
room: chambre pièce cuisine
sublet: sous-louer sous-location sous louer touristes céder cession
move_out: départ partir déménager quitter déménage restitution clés
guest: invité visiteur ami héberger
pet: animal animaux chien chat
dog: chien chiens
cat: chat chats
smoke: fumer tabac
noise: bruit silence calme
repair: réparation réparations réparer entretien travaux
heating: chauffage chaudière radiateur
water: eau
electricity: électricité courant énergie
gas: gaz
internet: internet wifi ligne
garbage: ordures déchets poubelle
parking: parking stationnement garage place
car: voiture véhicule auto
bicycle: vélo bicyclette
key: clé clés serrure
garden: jardin jardins
clean: nettoyage nettoyer ménage propre
paint: peinture peindre
build: construire construction construit bâtiment
neighbour: voisin voisins
meter: compteur
employer: employeur entreprise société
employee: salarié salariée employé personnel
boss: chef responsable supérieur directeur supérieure
dismiss: licenciement licencier renvoyer rupture
resign: démission démissionner quitter
job: poste emploi travail fonction
holiday: congé congés vacances jours_de_congé
sick: maladie malade arrêt absence
probation: essai période_essai
hours: horaire heures durée_du_travail
overtime: heures_supplémentaires astreinte
weekend: samedi dimanche week-end
remote: télétravail distance domicile
training: formation stage cours
experience: expérience compétences
apply: candidature postuler demande dossier
interview: entretien
proof: justificatif preuve attestation certificat
hire: embauche embaucher recruter
child: enfant enfants fils fille bébé
parent: parent parents mère père
family: famille conjoint époux frère sœur
customer: client cliente acheteur
supplier: fournisseur prestataire vendeur
doctor: médecin docteur
lawyer: avocat avocate
judge: juge tribunal magistrat
police: police gendarmerie
bank: banque prêteur
witness: témoin
author: auteur rédigé écrit
chair: président présidente
director: directeur directrice gérant
clerk: secrétaire greffier
agent: mandataire représentant agence
contact: contact joindre appeler téléphone courriel adresser contacter
emergency: urgence grave
member: membre membres adhérent
student: étudiant étudiants élève
teacher: professeur enseignant
court: tribunal cour
decision: décision décidé jugement décide résolution
appeal: appel recours contester contestation
win: gagner gagné obtenu
reject: rejet rejeté refusé refus débouté
approve: approuvé approuver accepté adopté accord
reason: raison pourquoi cause motif parce
law: loi droit règlement
liable: responsable responsabilité
confidential: confidentiel secret confidentialité
compete: concurrence concurrent
fault: faute tort
complaint: plainte réclamation
deadline: délai échéance limite date_limite plus_tard
period: durée période temps
valid: valable validité vigueur
permit: permis autorisé droit peut admis autorisation admises
forbid: interdit interdite interdiction défendu
require: doit obligation obligatoire nécessaire exigé faut
condition: condition conditions si
exception: exception sauf exclu exclus
consent: accord consentement autorisation
right: droit droits
ignore: rien ne_pas défaut sinon
medicine: médicament comprimé comprimés remède
dose: dose posologie prendre
overdose: surdosage trop
forget: oubli oublier oublié
side_effect: effet_indésirable effets_indésirables effets secondaire
pregnancy: grossesse enceinte allaitement
allergy: allergie allergique
alcohol: alcool vin
drive: conduire conduite permis
food: repas nourriture manger aliment
disease: maladie affection
treatment: traitement soin
hospital: hôpital clinique
patient: patient patients
store: conserver conservation stockage
safe: sécurité danger sûr
trip: voyage excursion sortie
arrive: arrivée arriver
depart: départ partir
flight: vol avion
luggage: bagage bagages valise
ticket: billet ticket entrée
hotel: hôtel hébergement
delay: retard tardif
passenger: passager voyageur
booking: réservation réserver
school: école collège lycée
lesson: cours leçon classe
exam: examen épreuve
meeting: réunion assemblée séance
vote: vote voté pour contre voix abstentions
elect: élection élu élire remplace
attend: présent présents participer assister
absent: absent absents excusé
system: système logiciel application programme
data: données fichier
password: mot_de_passe
outage: panne interruption
error: erreur faute
user: utilisateur personnes gens
weight: poids pèse kg
size: taille surface superficie dimension grand m²
height: hauteur haut
distance: distance loin
speed: vitesse rapide
battery: batterie pile
charge: charger recharge
temperature: température degrés
colour: couleur
warranty: garantie
delivery: livraison livrer
spare_part: pièce_détachée pièces
install: installation installer posé pose installée
return: retour retourner rendre
product: produit article
manufacturer: fabricant marque
number: numéro référence
address: adresse
place: lieu endroit où
email: courriel mail e-mail
result: résultat
test: essai test contrôle
measure: mesure action
risk: risque danger risque-t-on
problem: problème difficulté
change: changement modification modifier changer
replace: remplacer remplacement remplace remplacé
stop: arrêt arrêter abandonné abandonner
pause: suspension suspendre
open: ouvert ouverture ouvre
close: fermé fermeture ferme
lose: perdre perdu perte
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
receive: recevoir reçoit toucher percevoir obtenir
give: donner donne accorder remettre
send: envoyer envoi transmettre
tell: informer prévenir avertir signaler
buy: acheter achat
sell: vendre vente
use: utiliser usage utilisation
keep: garder conserver
bring: apporter amener
choose: choisir choix
wait: attendre attente
work: travailler travail travaux
live: habiter habite vivre demeurant
stay: rester séjour
check: vérifier contrôle révisée
carry_out: effectuer réaliser exécuter
destroy: détruire destruction
borrow: emprunter prêt
enter: entrer accès entrée
remove: enlever retirer
exceed: dépasser dépassement
organise: organiser gérer tient
name: nom appelle nommé
language: langue langues
clothes: vêtement tenue
equipment: matériel appareil équipement
purpose: but objet objectif
inherit: héritage hériter héritier testament
death: décès mort
marriage: mariage marié
photo: photo image
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
evict: expulsion expulser huissier mettre_dehors
failed_payment: impayé rejet_de_prélèvement provision
reminder: rappel relance mise_en_demeure
lift: ascenseur escalier
floor: étage rez-de-chaussée
cellar: cave grenier cellier
balcony: balcon terrasse
furniture: meubles meublé mobilier
window: fenêtre porte vitre clôture mur
mobile: téléphone_portable smartphone ordinateur appareil
valuables: objets_de_valeur bijoux effets_personnels
road: rue route pont chemin trottoir piéton
train: train bus gare métro tramway
letter: lettre courrier recommandé colis
form: formulaire questionnaire remplir
identity: passeport carte_d'identité identité
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
childcare: crèche garderie maternelle
sport: sport piscine gymnase
permission_to_build: permis_de_construire autorisation
executor: exécuteur fiduciaire
custody: garde tuteur tutelle
consumption: consommation relevé
minutes: procès-verbal compte_rendu
accounts: comptes bilan comptabilité
certify: notaire certifié
work_supplement: heures_de_nuit majoration
company_car: voiture_de_fonction frais_de_déplacement
handover: remise état_des_lieux réception
`
