import type { Labels } from '../language-pack.ts'

export const labels: Labels = {
  date: 'Date',
  recipient: 'Destinataire',
  sender: 'De',
  mail: 'E-mail',
  minor:
    'lieu|adresse|siège|siret|siren|rcs|téléphone|tél_|fax|rédigé|publié|version|page|date de naissance|horaires|interlocuteur|sous-total|dont_|immatriculation|secrétaire|absents|objet|témoin|signature|pièces jointes|tva intracom',
  alternatives:
    'options?|variantes?|alternatives?|propositions?|formules?|forfaits?|tarifs?|scénarios?|offres?|lots?|constats?|observations?|modèles?|niveaux?|zones?|sites?|bâtiments?|blocs?|maisons?|appartements?|logements?|chambres?|parcelles?|catégories?|classes?|produits?|véhicules?|phases?|groupes?|tranches?|cas|demandes?',
  choices: 'options|choix|choisir|choisissez|variantes|formules|forfaits|possibilités|solutions',
  nouns:
    'loyer|charges|dépôt de garantie|caution|salaire|rémunération|prix|prime|cotisation|total|montant|solde|frais(?: de \\p{L}+)?|amende(?: forfaitaire)?(?: (?:minorée|majorée))?|pénalités?|intérêts|franchise|préavis|durée|délai|abonnement|tarif|remise|indemnité|acompte|mensualités?|budget|bénéfice|taux|plafond|garantie|période d.essai|congés|majoration|honoraires|provision|arrhes|redevance|taxe|impôt|subvention|posologie|conservation|consignation|points?',
  topics: {
    'Reconduction tacite': 'tacite(?:ment)? (?:re)?condui|tacite reconduction|reconduit',
    Renouvellement: 'renouvel',
    Résiliation: 'résili',
    Rétractation: 'rétract',
    Contestation: 'contest',
    Essai: 'période d.essai',
    'Retard de paiement': 'impayé|retard de paiement|en retard',
    Formation: 'formation',
    'Changement de prix': 'révis(?:é|ion|er) (?:le|les|du|des) (?:prix|loyer|tarif)',
    'Prise d’effet': 'prend effet|à compter du',
  },
}
