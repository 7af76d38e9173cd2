/** Everyday questions in French, written as the English ones are. */
export const everyday = `
leave_days: congés vacances jours_de_repos / combien ai droit quels > congés_payés jours_de_congés congés / jours ouvrables ouvrés mois
public_holidays: férié fériés noël > férié fériés
pay: salaire gagne paie payé payée rémunération touche_par | combien / touche toucher reçois recevoir maintenant par_mois | gagne touche payé / heure l'heure combien > salaire rémunération brut traitement taux_horaire rémunérée par_mois mensuel allocation net | taux_horaire
pay_day: quand quel_jour / payé payée versé salaire paie | quand / argent paye paie salaire sous / arrive tombe versé viré verse > salaire rémunération / versé virement mois fin dernier | rémunération salaire paie honoraires / virée versé viré versée mois
working_hours: heures horaires temps_de_travail / semaine travail travaille combien quels jour > heures_par_semaine hebdomadaire durée_du_travail horaires temps_plein temps_partiel heures_hebdomadaires planning
overtime: heures_supplémentaires heures_sup > heures_supplémentaires majoration majorées heures_complémentaires
start_day: quand quelle_date / commence début premier_jour débute emménager entre effet | quand / commence commencer débute débuter début | quand / commence débute démarre prend_effet entre_en_vigueur | quand / commencent commence démarre démarrent débute travaux chantier / travaux chantier ils artisans ouvriers > début commence débute prend_effet à_compter_du prise_d'effet à_partir_du entrée_en_vigueur embauche remise_des_clés date_de_début débute date_d'effet le_début | prend_effet entre_en_vigueur commence date_de_début débute à_compter_du | débutera débuteront démarrera démarrerait démarreront commenceront débute
end_day: quand jusqu'à_quand / fin finit termine expire échéance valable | quand jusqu'à_quand / finit termine se_termine s'arrête bon valide > fin échéance expire termine prend_fin jusqu'au terme valable date_de_fin jusqu'au_# valable_jusqu
length: combien_de_temps quelle_durée / contrat bail dure engagé abonnement | combien_de_temps / engagé essai bail contrat abonnement période | suis reste / engagé engagée lié coincé tenu / encore contrat abonnement > durée conclu_pour période ans mois années durée_du période_de | engagement court_jusqu'au contrat_court durée_d'engagement
probation: essai période_d'essai > essai période_d'essai
notice: préavis | partir quitter démissionner résilier / combien_de_temps délai avance > préavis congé délai_de_prévenance
leave_early: avant_la_fin plus_tôt avant_terme anticipée / partir résilier rompre quitter bail contrat | avant en_cours à_mi-chemin / partir quitter arrêter résilier | partir_plus_tôt partir_avant sortir_du_contrat me_libérer quitter_avant résilier_avant > anticipée résiliation rupture avant_le_terme avant_terme faute_grave
sick: malade maladie arrêt | si / vomi vomit vomir fièvre | payé paie salaire argent / malade maladie arrêt > maladie arrêt_de_travail arrêt absence certificat_médical | malade vomissements fièvre | maintenu maladie arrêt indemnités
pension: retraite > retraite prévoyance retraite_complémentaire
remote_work: télétravail maison_travailler de_chez_moi > télétravail domicile
workplace: où / travail travaille bureau > lieu_de_travail affecté poste_basé établissement situé
rival: concurrent rival concurrence > concurrence non-concurrence concurrent
other_job: autre_emploi deuxième_emploi autre_travail | bosser travailler autre_boulot petit_boulot ailleurs à_côté / droit peux ailleurs à_côté autre > autre_activité exclusivité cumul autre_emploi | autre_activité cumul activité_accessoire exclusivité autre_emploi
bonus: prime bonus treizième_mois > prime bonus treizième_mois gratification intéressement
expenses: frais déplacements remboursés / remboursé remboursés qui paie > frais_professionnels remboursement remboursés indemnités_kilométriques déplacement
rent: loyer / combien montant > loyer mensuel
rent_due: loyer / quand date jour > loyer / payable avance jour terme
late_payment: retard tard / paie paye payer paiement loyer facture règle | retard / paie paye payer règle régler > retard pénalité pénalités intérêts_de_retard majoration impayé | tout_retard pénalités_de_retard défaut_de_paiement en_cas_de_retard faute_de_paiement
deposit: caution dépôt_de_garantie / combien montant > dépôt_de_garantie caution
deposit_back: caution dépôt dépôt_de_garantie / rendre rendue récupère récupérer restitué > dépôt_de_garantie caution somme / restitué rendu rendue restitution remise_des_clés
pets: chien chat animal animaux chaton chiens chats > animal animaux chien chat domestique
smoking: fumer cigarette vapoter > fumer fumeur interdiction_de_fumer tabac
sublet: sous-louer airbnb louer_à sous-location touristes > sous-louer sous-location céder cession meublé_touristique
guests: invités amis visite visiteurs héberger / rester dormir peut peuvent | amener emmener venir_avec inviter / ami amie invité pote copain | amener emmener inviter venir / copine copines copains quelqu_un > visiteurs invités héberger visite hébergement | invité ami accompagnant visiteur
repairs: réparation réparations réparer panne cassé / qui paie doit prévenir > réparations entretien réparation travaux menues locatives dégradations
utilities: charges électricité eau chauffage gaz / comprises inclus inclues compris paie > charges provision électricité eau chauffage comprises compteur
raise: augmenter augmente augmentation hausse plus_cher / loyer prix tarif cotisation combien | augmente hausse / combien de | combien_de_plus / payer paie coûte maintenant > révision révisé indice irl augmentation augmente révisable | modifier modifié modification ajuster / prix tarif tarifs loyer cotisation redevance | passera passe_de portée
handing_back: départ pars quitte partant / état nettoyer peindre rendre laisser murs > état_des_lieux remise_en_état nettoyé propre restituer repeindre
renewal: renouvelé reconduit automatiquement rien / contrat bail abonnement année fin | se_renouvelle renouvelle tacite_reconduction / automatiquement seul tout_seul | empêcher éviter arrêter / reconduction renouvellement | que_se_passe qu'arrive / à_la_fin à_l'échéance au_terme > tacite reconduction renouvelé renouvellement reconduit prorogé se_renouvelle tacitement | tacite reconduction se_poursuit
entry: propriétaire bailleur / entrer visiter venir clés > visite visiter accès entrer
parking: garer parking stationner stationnement garage > stationnement parking garage garer emplacement
alterations: percer peindre travaux transformer / puis peut droit autorisation > travaux transformation transformations percer modifications accord_écrit
quiet: bruit musique silence > bruit tapage nuisances silence musique
keys: clé clés > clé clés serrure
abroad: étranger espagne italie suisse angleterre belgique / couvert valable aller conduire assuré > étranger monde europe territoire pays
valuables: téléphone vélo bijoux ordinateur / assuré volé couvert > objets_de_valeur bijoux vélo téléphones nomades appareils
excess: franchise de_ma_poche à_ma_charge > franchise reste_à_charge
claim: sinistre accident vol dégât / déclarer délai quand qui prévenir > sinistre déclaration déclarer déclaré / jours ouvrés heures dès délai
premium: prime cotisation assurance / combien coûte > prime cotisation
limit: maximum plafond au_plus / paie rembourse assurance couvre > plafond maximum limite dans_la_limite jusqu'à à_concurrence
not_covered: pas_couvert exclu exclus pas_assuré pas_compris > exclu exclus exclusion exclusions non_garanti ne_sont_pas
change_of_mind: changer_d'avis rétracter rétractation renoncer | me_rétracter change_d'avis changer_d'avis revenir_en_arrière annuler_après | peux puis-je / raviser rétracter revenir_dessus changer_d'avis annuler / signé après signature avoir > rétractation rétracter renonciation renoncer | délai_de_réflexion rétractation revenir | rétractation rétracter renoncer
empty_home: vide inoccupé inhabité absence_prolongée > inoccupé inhabité inoccupation
dose: combien quand / comprimé comprimés prendre gouttes gélules | combien fois / cachets comprimés gélules médicament gouttes pilules / jour prendre par > dose posologie comprimé fois_par_jour prise mg | gélule comprimé matin_et_soir prendre_une
missed_dose: oublié oublie oublier > oublié oubli oubliez dose_double
overdose: trop surdosage > surdosage plus_que trop_de trop
pregnancy: enceinte grossesse allaiter allaite > grossesse enceinte allaitement allaiter
alcohol: alcool vin bière verre > alcool alcoolisées
driving: conduire volant | volant voiture / reprendre prendre conduire puis quand > conduite conduire véhicules machines
other_medicines: autres_médicaments avec_de ibuprofène paracétamol aspirine en_même_temps > autres_médicaments interactions ibuprofène aspirine association
age: âge enfant enfants mineur / peut à_partir quel moins | quel_âge mon_fils ma_fille mon_enfant | fils fille enfant petit / fièvre malade / venir école crèche > ans âge enfants mineurs majeur âgé | enfant_malade fièvre symptômes
stopping: arrêter arrête interrompre > arrêter arrêt interrompre interruption
storage: conserver conservation frigo réfrigérateur garder > conserver conservation réfrigérateur température
appeal_time: recours appel contester contestation réclamation / délai temps quand combien | contester contestation réclamer / délai temps quand combien jusqu > recours appel contestation réclamation / mois jours délai | contestation recours réclamation saisine / mois jours délai année semaines
appeal: recours appel contester attaquer pas_d'accord | pas_d'accord contester injuste refuser m'opposer réclamer faire_appel saisir | comment où / contester contester_ça m'opposer réclamer recours > recours appel contestation tribunal réclamation médiateur commission_de_recours saisir contester | recours contestation réclamation opposition / formé adressée auprès service tribunal délai médiateur
outcome: gagné perdu jugement décision_du > déboute condamne accueille rejette fait_droit infirme confirme
award: indemnité dommages combien_doit condamné > condamne dommages indemnité
court_costs: dépens frais_de_justice frais_du_procès > dépens article_700 frais
decider: qui / décide décidé juge > président juge tribunal commission
ignoring: rien_faire ne_fais_rien ne_réponds ignore n'envoyons_pas ne_répond | si / fais_rien réponds_pas rien ne_fais | si / ignore ne_fais rien ne_réponds réponds_pas laisse_tomber | ignorer > à_défaut faute_de sinon défaut passé_ce_délai sans_réponse mise_en_demeure si_vous_ne sans_réponse_de silence à_défaut_de passé_cette | ne_faites_rien sans_nouvelles ne_répondez faute_de_réponse à_défaut_de_réponse
reply_by: répondre réponse signer inscrire retourner / quand date délai avant > réponse retour inscription signé accord retourner / avant_le jusqu'au plus_tard délai
total: total en_tout tout_compris / combien montant somme | combien / tout_compris au_total en_tout dois devoir reste_à_payer rembourser rendre coûte | combien / dois_payer dois-je faut_payer paye paie payer reste | combien / coûte ça_coute ça_fait fait revient / tout total ttc > total montant ttc net_à_payer somme total_ttc devez_nous rembourser reste_dû solde montant_dû à_payer somme_due montant_total reste_à_payer total_à_payer solde_dû | total_ttc montant_ttc net_à_payer
payment_due: quand avant date / payer règle régler paiement facture | quand avant_quand quelle_date date_limite / payer rembourser verser régler | quand / suis-je_payé serai-je_payé être_payé mon_argent ma_facture | quand avant_quand quelle_date / prélevé prélèvement débité dois_payer faut_payer payer règle | jusqu'à_quand combien_de_temps / payer régler verser pour > payable échéance règlement paiement / avant jours plus_tard | avant_le au_plus_tard échéance prélèvement retiendrons | date_limite date_limite_de_paiement à_payer_avant à_régler_avant payable_le date_de_prélèvement prélèvement_le prélevé_le sera_prélevé échéance date_d'échéance règlement_avant à_payer_le / # | acquitter au_plus_tard avant_le ~ déjà_payé déjà_réglé avez_payé avez_réglé a_été_payé a_été_réglé bien_reçu paiement_reçu merci_de_votre_paiement précédent_paiement remise_en_vigueur reprend_ses sans_objet demande_doit
payment_way: comment où quel_compte / payer régler virement paye | chèque carte espèces virement prélèvement en_ligne / payer régler / puis peux peut possible > virement iban prélèvement chèque compte_bancaire numéro_de_compte sur_le_compte | chèques carte_bancaire espèces en_ligne par_carte
cash: espèces liquide chèque carte | liquide espèces carte chèque / payer régler paie paye > espèces chèque carte virement prélèvement | espèces chèque carte_bancaire
early_discount: tout_de_suite rapidement comptant > escompte remise réduction
tax: tva taxe > tva
chair: qui / présidé préside > présidence présidée président présidente séance
absent: qui / absent absents excusé manquait > absents excusés absent excusé
next_meeting: prochaine prochain / réunion assemblée rendez-vous | quand / revoir prochaine_fois revenir prochain | quand quelle_heure quel_jour / réunion assemblée séance > prochaine_réunion prochaine_assemblée prochain_rendez-vous prochain prochaine reporté | aura_lieu se_tiendra / réunion assemblée séance
vote: voté vote contre abstenu > voix vote contre abstention unanimité majorité
cancel: résilier annuler désabonner / comment puis peut quand | puis comment peux / arrêter quitter me_désabonner sortir mettre_fin | puis peux peut comment / annuler résilier arrêter sortir partir | comment puis peux / arrêter partir me_désengager sortir me_retirer | comment / désengage désengager sortir partir arrêter résilier quitter > résiliation résilier annulation lettre_recommandée préavis mettre_fin résiliable dénoncer dénonciation | résilier mettre_fin départ préavis désistement | résiliation_s'effectue résiliation dénonciation
cancel_cost: annule annuler annulation résilier / coûte combien payer frais > annulation résiliation désistement / frais % retenu indemnité
refund: remboursé rembourser remboursement | récupérer_mon_argent me_rembourse rendre_l'argent > remboursement remboursé rembourser remboursera
data: données / conservées partagées qui temps > données / conservées tiers transmises destinataires
warranty: garantie / combien temps durée | et si / casse lâche tombe_en_panne fuit abîme / plus tard après ça ensuite > garantie garanti | garantis garanti garantie garanties décennale
liability: responsable responsabilité > responsable responsabilité
law: quelle_loi tribunal droit / applique compétent quel > droit_français tribunal compétent loi_applicable litige
delivery: quand délai / livré livraison recevoir > livraison livré délai_de_livraison
send_back: renvoyer retourner rendre échanger / article produit puis > retour échange renvoyer
weight: pèse poids > poids kg
interest: intérêt taux intérêts > taux intérêts taeg
instalment: mensualité mois remboursement / combien prêt payer > mensualité mensualités échéance mensuel
repay_early: anticipé par_anticipation plus_tôt / rembourser prêt > remboursement_anticipé anticipé indemnité
missed_payment: ne_peux_pas_payer impayé rejeté / payer prélèvement échéance si | pas_l'argent pas_les_moyens trop_cher difficultés peux_pas_payer n'ai_pas / si que puis peux payer rembourser je | si que / paie_pas paye_pas ne_paie ne_paye paie_en_retard paye_en_retard | paie_pas paye_pas ne_paie ne_paye ne_règle ne_paye_pas | si / ne_règle_pas paie_plus paye_plus oublie_de_payer ne_peux_plus_payer | si que / prélèvement / refusé rejeté échoue > impayé impayés non-paiement rejet_de_prélèvement prélèvement_rejeté frais_de_rejet délai_de_paiement échelonnement échéancier pénalités_de_retard intérêts_de_retard indemnité_de_retard mise_en_demeure recouvrement huissier commissaire_de_justice commandement_de_payer injonction_de_payer | faute_de_paiement défaut_de_paiement faute_de_règlement défaut_de_règlement absence_de_paiement non_paiement retard_de_paiement | retard à_défaut faute_de / paiement règlement payer régler loyer échéance facture cotisation somme intérêt pénalité | difficultés difficulté / paiement payer régler prêt échéancier
guarantor: garant caution_solidaire se_porte_garant > caution garant se_porte
executor: exécuteur > exécuteur
heir: hérite héritier lègue > lègue légataire héritier hériter
guardian: tuteur tutelle > tuteur tutelle
contact: qui quel_numéro où / appeler contacter joindre écrire adresser téléphoner | qui à_qui comment / joindre prévenir informer demander parler | qui / appelle appeler contacte joindre | numéro_de_téléphone téléphone numéro / appeler appelle contact service questions | à_qui / m'adresser parler demander adresse | qui / s'occupe traite suit gère / dossier affaire | qui / dois-je_appeler puis-je_appeler faut-il_appeler puis-je_joindre | à_qui / téléphoner écrire | qui / appelle appeler demander joindre contacter / question problème doute qui si > téléphone tél contact contacter courriel adresse_mail renseignements joindre adresser service_client service_clients renseignement numéro_vert appelez contactez | dossier_suivi affaire_suivie suivi_par votre_interlocuteur se_tient | renseigne renseignements interlocuteur
emergency: urgence nuit | fuite odeur sens / gaz > urgence urgences astreinte 112 15 | fuite_de_gaz odeur_de_gaz urgence_gaz
complaint: plainte plaindre réclamation > réclamation réclamations médiateur plainte
opening: ouvert ouvre ferme horaires > ouvert ouverture horaires fermé
signatory: qui / signé signe > signé signature fait_à
venue: où / lieu tient réunion rendez-vous > salle lieu adresse
papers: quels quelles / documents papiers pièces justificatifs > pièces justificatif documents attestation copie
bring: apporter emporter prévoir / quoi que faut > apporter prévoir fournir vêtements
pick_up: chercher récupérer venir_chercher / enfant qui peut | venir_chercher chercher récupérer / quelqu'un_d'autre ma_sœur grand-mère qui peut | mamie papi grand-mère oncle voisine tante quelqu'un / chercher récupérer prendre aller > chercher autorisées confié personnes_autorisées | venir_chercher habilitées | personnes_autorisées personne_autorisée confié_qu
arrival: arriver arrivée départ / heure quand | quand quelle_heure / retour rentrent reviennent départ rentrer > arrivée départ | retour départ arrivée
luggage: bagage bagages valise > bagage bagages valise
meals: petit-déjeuner repas déjeuner dîner > petit-déjeuner repas déjeuner demi-pension
rebook: reporter changer_la_date déplacer_le > report reporter modification décaler
start_within: quand combien délai / commencer travaux > commencer entrepris travaux / ans mois délai
less_for_some: retraités étudiants chômeurs fratrie / moins réduction gratuit > réduction tarif_réduit gratuit exonéré demi-tarif
in_parts: plusieurs_fois échelonner étaler mensualités | trois_fois quatre_fois facilités_de_paiement délai_de_paiement payer_plus_tard | dette facture montant somme / étaler échelonner plusieurs_fois petit_à_petit > échelonnement mensualités fois échéancier | paiement_échelonné facilités_de_paiement fractionné fractionnement plusieurs_fois
drivers: qui frère fils mari femme / conduire > conducteur conducteurs conduit
weekend_work: samedi dimanche week-end > samedi dimanche week-end
dismissal: me_virer me_licencier licencié viré me_renvoyer renvoyé me_mettre_dehors | employeur propriétaire bailleur société patron client ils / licencier virer renvoyer résilier > licenciement licencier résilier résiliation rupture rompre mettre_fin congé
ownership: qui / appartient appartiennent droits propriétaire / travail travaux créations dessins logiciel code résultats photos textes œuvres données inventions | droit_d'auteur propriété_intellectuelle > propriété_intellectuelle droits_d'auteur droits cède cession cédés propriété
late_delivery: retard tard pas_fini pas_prêt / livrer livraison livre remettre rends travaux projet chantier artisan fournisseur > retard pénalité pénalités par_jour par_semaine
offer_open: offre devis prix proposition / combien_de_temps jusqu'à_quand jusqu'à_quelle_date valable valide tient expire > valable validité valide_jusqu'au offre_expire caduque
proxy: à_ma_place en_mon_nom représenter procuration quelqu'un_d'autre me_faire_représenter / puis peut peux aller voter venir qui faire | quelqu_un voisin autre ami / envoyer voter aller représenter à_ma_place > procuration pouvoir mandataire représenter représenté mandat
why_more: pourquoi / plus_cher plus_élevé augmenté augmentation hausse plus_grand autant monté > en_raison à_cause car parce s'explique motif dû_à due_au tient_à résulte provient compte_tenu
supply_cut: couper coupent coupe coupé coupée coupure suspendre suspendu | vont peuvent risque / couper coupent coupure / courant électricité eau gaz internet le la me | combien_de_temps quand / sans pas plus privé / ascenseur eau courant électricité chauffage internet gaz rester > suspendue suspendu suspension coupure coupée interrompue interrompu interruption / fourniture eau électricité énergie gaz alimentation courant service accès ligne internet puissance distribution | fourniture_sera fourniture suspendue | hors_service à_l'arrêt immobilisé indisponible
direct_debit: prélevé prélevés prélèvement prélever débité pris_sur automatiquement_payé débiter | prélevé prend prennent retirent débitent / compte automatique tout_seul solde > prélèvement prélevé prélevée débit débité mandat sepa | débit mandat
follow_up: quand / revenir retourner contrôle revoir médecin rendez-vous reconsulter repasser | quand / revenir | quand / dois faut devons / revenir retourner repasser revoir > contrôle suivi consultation revoir rendez-vous / le dans jours semaines h prévue prévu fixé | consultation_de_contrôle consultation contrôle rendez-vous / prévue prévu le
return_property: rendre rends restituer rapporter garder remettre / ordinateur portable téléphone clés badge voiture matériel uniforme affaires | rendre rends / ordinateur portable matériel / quand dois > restituer restitué restitution rendre rendu remettre / matériel ordinateur portable téléphone clés badge véhicule équipement documents | matériel / restituer restitué rendre
included: inclus incluse compris comprise dedans en_plus en_supplément fourni | j'obtiens je_reçois j'ai_droit / pour_cela pour_ça en_échange pour_ce_prix > compris comprise non_compris inclus incluse facturation_séparée facturé_en_sus en_sus option à_votre_charge non_inclus en_supplément facturé_séparément | comprend vous_recevez vous_bénéficiez
payment_stages: combien quel quand dois faut montant / verser verse acompte arrhes début avance commande signature d'abord | combien / verser_au_début payer_au_début début commande départ d'avance / verser payer donner dois > acompte arrhes avance versement / commande signature exigé demandé versé solde % | acompte
meter_reading: consommé consommation consomme relevé | combien / consommé consommation / mois deux trois période ces an année > consommation relevé consommé / kwh m³ index #
visit: quand quelle_heure quel_jour / technicien plombier électricien agent releveur expert artisan chauffagiste réparateur installateur / passe passer vient venir viennent arrive > technicien agent expert plombier intervention passage visite / entre h matin après-midi
be_home: sois_là être_là présent présente être_chez être_présent chez_moi rester_chez > votre_présence présence_d'un donner_accès garantir_l'accès accès_au_logement personne_majeure être_présent
missed_visit: absent absente pas_là personne pas_chez ouvre_pas rate_le manque_le loupe / et si que visite rendez-vous passage coûte > déplacement_infructueux infructueux nouveau_déplacement second_passage déplacement_inutile nouvelle_visite en_cas_d'absence déplacement_à_vide rendez-vous_manqué
debt_from: d'où pourquoi quoi / dette doit somme vient réclame dois > impayé impayée impayés impayées restent_dus arriéré arriérés non_réglé non_réglée non_réglées / cotisation cotisations loyer loyers facture factures échéance échéances mois
no_show: viens_pas vais_pas présente_pas absent absente sèche / si risque coûte pénalité quoi | risque quoi que / viens_pas vais_pas présente_pas absent > absence_injustifiée absences_injustifiées non-présentation absence_non sans_justificatif sans_excuse défaut_de_présentation | absence injustifiée pénalité
refuse_change: pas_d'accord refuse n'accepte veux_pas convient_pas plaît_pas désaccord / tarif prix hausse augmentation conditions modification nouveau > désaccord n'acceptez pas_d'accord refus refusez n'acceptez_pas / résilier modification hausse conditions tarif frais
cover_lost: encore_assuré encore_assurée toujours_assuré toujours_couvert encore_couvert plus_assuré > garanties_cessent garantie_cesse garanties_suspendues garantie_suspendue n'êtes_plus cessation_des garanties_sont_suspendues plus_assuré plus_couvert
undo_ending: annuler empêcher éviter arrêter revenir stopper / résiliation expulsion > résiliation / sans_effet annulée caduque rapportée non_avenue évitée
job_length: combien_de_temps combien_de_jours / durer dure prend prendre travaux chantier mettent mettre ça > jours_ouvrés semaines durée jours / travaux chantier intervention durée exécution
credit_record: fiché fichage banque_de_france ficp > ficp banque_de_france fichier inscription
payment_break: sauter suspendre reporter décaler pause / paiement mensualité mensualités échéance mois crédit prêt > reporter report suspension suspendre différé pause décaler
bid_deadline: quand date délai jusqu_à_quand / offre candidature dossier déposer remettre > date_limite dépôt_des_offres remise_des_offres clôture parvenir_avant
response_time: combien_de_temps quand vite / répondre intervenir réparer panne dépannage > délai_d'intervention délai_de_réponse temps_de_réponse rétablissement gtr
liability_cap: maximum plafond combien / responsabilité responsable indemnité dommages > responsabilité / plafonnée limitée excéder plafond
kept_how_long: combien_de_temps quand durée / gardées conservées données effacées supprimées > conservées conservation durée_de_conservation supprimées effacées
subcontract: quelqu_un_d'autre autre_entreprise sous-traiter confier > sous-traiter sous-traitance sous-traitant
preexisting: déjà_malade maladie antérieure chronique avant / couvert assuré rembourse > antérieure antérieurs préexistante antécédents
who_insured: qui femme mari enfants famille / assuré couvert assurés > assurés personnes_assurées bénéficiaires souscripteur
clawback: prime bonus / rendre rembourser garder pars quitte > rembourser restituer remboursement / départ démission rupture
training_costs: formation stage diplôme / paie payer rembourser prend_en_charge > formation / frais charge coût rembourser dédit-formation
carry_over: congés vacances jours / restants reporter perdus année_prochaine > reportés report perdus 31_mai
confidentiality: dire parler raconter secret divulguer > confidentialité confidentielles secret discrétion
quorum: combien assez quorum / voix présents vote > quorum présents_ou_représentés
appeal_fee: coûte payer frais gratuit / recours contester appel réclamation > gratuit sans_frais frais timbre
side_effects: effets mal nausée fatigue / médicament comprimé traitement > effets_indésirables effets_secondaires fréquents rares
see_doctor: quand tout_de_suite / médecin urgences samu appeler > immédiatement urgence_en_cas consultez
back_to_work: quand combien / travailler travail reprendre reprise > arrêt_de_travail reprise_du_travail
with_food: manger jeun repas estomac / prendre comprimé médicament > repas jeun
claim_paid_when: combien_de_temps quand délai / argent indemnité remboursement versé payé attend > indemnisons indemnité versée règlement / jours mois
`
