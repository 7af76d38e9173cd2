export const technicalConcepts = `
perpetual: perpétuel perpétuelle perpétuité illimité illimitée indéterminée indéfiniment permanent à_vie pour_toujours expire expirer
disclose: divulguer divulgue divulgation divulgué révéler révèle communiquer_à_des_tiers transmettre_à_des_tiers fuiter fuite rendre_public rendu_public dévoiler ébruiter
lawsuit: poursuivre poursuites procès action_en_justice agir_en_justice porter_plainte assigner assignation litige contentieux
preset: défaut par_défaut valeur_par_défaut préréglé prédéfini prédéfinie réglage_d'usine standard d'origine
compatible: compatible compatibles compatibilité pris_en_charge prise_en_charge fonctionne_avec marche_avec supporté
version: version versions édition révision parution
restart: redémarrer redémarrage redémarre relancer relance réinitialiser
switch_off: éteindre éteint éteinte arrêter_l'appareil mise_hors_tension hors_tension couper_le_courant débrancher extinction
log: journal journaux historique journalisation logs trace traces
connector: prise prises connecteur connecteurs port ports branchement raccordement
by_hand: manuellement manuel manuelle à_la_main soi-même éditer modifier_à_la_main
reactivate: réactiver réactivation réactivé revenir retour_dans réintégrer réintégration réadmis rétablir reprendre débloquer
expel: exclure exclu exclue exclusion expulser expulsé renvoyer renvoyé radier radiation radié virer viré mettre_dehors
guarantor: garant garants caution cautionnement se_porter_garant se_porte_garant solidaire avaliste
discard: jeter jeté jetée mettre_à_la_poubelle débarrasser se_débarrasser mise_au_rebut déchetterie éliminer encombrants
discontinued: plus_fabriqué plus_commercialisé plus_disponible plus_vendu encore_disponible encore_trouver arrêt_de_la_production abandonné obsolète
logo: logo logos logotype marque marques emblème
letter_case: majuscule majuscules minuscule minuscules casse
technology: technique techniques technologie technologique informatique
candidacy: candidat candidats candidate candidature candidatures se_présenter se_présente désigné investiture
interpret: interprétation interpréter interprété signification veulent_dire veut_dire s'entend
composition: composé composée composition comprend constitué siéger siègent siège_au fait_partie
term_of_office: mandat durée_du_mandat en_fonction rester_en_fonction exerce_ses_fonctions en_poste
trial_use: essai essayer essayez version_d'essai période_d'essai_gratuite évaluation tester démonstration
electricity: électrique électricien électriciens câblage câble câbles raccordement_électrique branchement_électrique
`
