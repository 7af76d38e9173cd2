/** What people call matters of body, offices and everyday life, in the form of `concepts.ts`. */
export const lifeConcepts = `
heart: cœur cardiaque infarctus palpitations rythme_cardiaque
kidney: rein reins rénal dialyse
liver: foie hépatique hépatite
stomach: estomac ventre abdomen intestin digestif
brain: cerveau tête avc épilepsie convulsion commotion
bone: os fracture articulation arthrose
lungs: poumon poumons pulmonaire pneumonie thorax
sugar: sucre diabète diabétique insuline glycémie
tired: fatigué fatigue somnolence somnolent épuisé
sleep: sommeil dormir insomnie
infection: infection antibiotique antibiotiques bactérie virus contagieux
fasting: à_jeun jeûne estomac_vide
gamble: parier pari jeux_d'argent casino loterie
currency: devise devises monnaie_étrangère taux_de_change
adult: adulte adultes majeur majeurs
musician: groupe musiciens concert orchestre
couple: couple époux conjoints tous_les_deux
subcontractor: sous-traitant sous-traitants sous-traitance prestataire
suspect: soupçon soupçonné suspect accusé enquête
volunteer: bénévole bénévoles bénévolat volontaire
reception: réseau réception couverture zone_blanche
material: plastique pvc bois métal acier aluminium béton brique
tree: arbre arbres haie abattage abattre élagage
shares: action actions rachat rachat_d'actions
waive: renoncer remise_de_dette exonérer exonération dispense abandonner
postpone: reporter report repousser décaler changer_la_date autre_date
cheapest: moins_cher moins_chère plus_bas moins_disant
prevail: prévaut prévaloir priment prime_sur contradiction divergence
authority: autorité administration ministère gouvernement préfecture mairie régulateur
translate: traduire traduction traducteur interprète
reply: répondre réponse réponds répond
fair: fête kermesse festival fêter
opinion: avis observation observations remarque remarques s_exprimer donner_mon_avis contribution_à_l_enquête
`
