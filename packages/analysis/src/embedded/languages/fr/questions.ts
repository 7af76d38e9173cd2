import type { Questions } from '../questions.ts'

export const questions: Questions = {
  whole: {
    doc: [
      'document|texte|contrat|lettre|courrier|papier|rapport|fichier|pdf|avis|facture|notice',
      'formulaire|jugement|offre|licence|page|mail|reglement|truc',
    ].join('|'),
    tail: '(?:ici|la dedans|dedans|exactement|s il (?:te|vous) plait|pour (?:moi|nous)|au juste|en gros|(?:de|dans) (?:ce|cette|cet|le|la) {doc}|du {doc}|si je signe|avant de signer)',
    about: [
      '(?:c est quoi|qu est ce que c est|qu est ce)(?: que)?(?: (?:ca|cela|ce|cette|cet|le|la))?(?: {doc})?',
      'de quoi (?:s agit il|il s agit|ca parle|parle t (?:il|on|elle)|(?:parle|traite) (?:ce|cette|cet|le|la) {doc}|est il question)',
      'quel (?:type|genre) de {doc} (?:est ce|c est)',
      '(?:que|qu est ce que) (?:dit|ca dit|veut dire|ca veut dire|ce {doc} dit|signifie)(?: (?:ce|cette|cet|le|la) {doc})?',
      '(?:tu peux |pouvez vous |peux tu )?(?:me |m )?(?:resumer?|resumez|expliquer?|expliquez)(?: moi)?(?: (?:ca|ce|cette|cet|le|la|tout)(?: {doc})?)?',
      '(?:un )?resume|pourquoi (?:ai je|j ai|est ce que j ai) recu (?:ca|ce|cette|cet)(?: {doc})?',
      'quel est (?:l objet|le but|le sujet)',
    ].join('|'),
    risks: [
      '(?:quels sont|y a t il|il y a|est ce qu il y a)(?: les| des| mes)? ?(?:principaux |plus gros )?(?:risques|dangers|pieges|inconvenients)',
      '(?:quel est|ou est) le (?:principal |plus gros )?(?:risque|danger|piege)',
      '(?:a quoi|de quoi) (?:dois je|faut il|je dois|il faut|devons nous) (?:faire attention|me mefier|se mefier|etre attentif|prendre garde)',
      'qu est ce qui est (?:dangereux|risque|le plus dangereux|le plus risque)',
      'qu est ce qui (?:peut|pourrait) mal (?:tourner|se passer)|qu est ce que je risque',
    ].join('|'),
    tasks: [
      '(?:que|qu est ce que|quoi) (?:dois je|je dois|devons nous|nous devons|faut il|il faut|on doit)(?: que je)? faire(?: maintenant| ensuite| alors)?',
      '(?:je dois|on doit|il faut) faire quoi',
      '(?:que|qu est ce qu) (?:veulent ils|ils veulent|me veut on|on me veut|on me demande|attend on|on attend)(?: de (?:moi|nous))?',
      '(?:dois je|je dois|faut il|est ce que je dois) faire quelque chose',
      'quelles sont (?:mes|les|nos) (?:obligations|taches|demarches|prochaines etapes)',
    ].join('|'),
    points: [
      'quels sont les (?:points (?:cles|principaux|essentiels|importants)|elements (?:cles|importants|essentiels)|principaux points)',
      '(?:qu est ce qui est|quel est) (?:le plus )?(?:important|l essentiel|le plus important)',
      '(?:que|qu est ce que) (?:dois je|je dois|faut il|il faut) (?:absolument )?savoir',
      'l essentiel|(?:les )?points cles',
    ].join('|'),
    deadlines: [
      '(?:quels|quelles) sont les (?:delais|echeances|dates (?:limites|importantes|cles))',
      '(?:y a t il|il y a|est ce qu il y a) (?:un |des |une )?(?:delais?|echeances?|dates? limites?)',
      '(?:les )?(?:delais|echeances)',
    ].join('|'),
    decision: [
      'qu (?:ont ils|a t on|est ce qu (?:ils ont|on a)) decide',
      '(?:quelle est|c est quoi) la decision|qu est ce qui a ete decide',
      'quel est le (?:resultat|verdict)',
    ].join('|'),
  },
  bill: {
    when: [
      "(?:avant )?quand (?:est-ce que je dois|dois-je|devons-nous|faut-il|je dois|il faut) (?:le |la |l['’])?(?:payer|régler|verser)(?: (?:la facture|cette somme|la somme|le solde|le reste))?",
      "(?:jusqu['’]à|avant) quand (?:puis-je|peut-on|dois-je|ai-je pour|je peux|j['’]ai pour) (?:payer|régler)",
      "(?:c['’]est )?quand (?:est-ce )?(?:que )?(?:je suis|serai-je|suis-je) prélevé",
      'quelle est la date limite(?: de paiement)?',
      "(?:jusqu['’]à quand|combien de temps) (?:j['’]ai|ai-je|est-ce que j['’]ai)(?: (?:le temps|encore|pour payer))*",
    ].join('|'),
    howMuch: [
      'combien (?:est-ce que je dois|dois-je|devons-nous|faut-il|je dois|il faut|on doit) (?:encore |vous )?(?:payer|régler|verser)(?: (?:en tout|au total|maintenant))?',
      'combien (?:je|vous|on|leur|est-ce que je)? ?(?:dois-je|dois|doit)(?: (?:en tout|au total|encore))?',
      'combien (?:me |nous )?(?:reste-t-il|il (?:me |nous )?reste) à (?:payer|régler)',
      "c['’]est combien",
    ].join('|'),
  },
  spans: {
    week: 'semaine|hebdomadaire',
    month: 'mois|mensuel',
    year: 'année|annuel|par an',
  },
  everything: [
    'combien (?:ça|cela)(?: me| nous)? co[uû]te(?: en tout| au total)?',
    '(?:ça|cela)(?: me| nous)? (?:co[uû]te|revient à) combien(?: en tout| au total)?(?: pour (?:nous|moi))?',
    'quel est le (?:prix|coût|montant)(?: total| global)?(?: du contrat| de la facture| du devis| de la commande)?',
    'quel est le total(?: du contrat| de la facture| du devis| de la commande)?',
    "c['’]est combien(?: en tout| au total)",
  ].join('|'),
  withTax: 'ttc|tva (?:comprise|incluse)|tout compris|taxes comprises',
  priceOf:
    "combien co[uû]te(?:nt)? (?:le |la |les |l['’]|ce |cette |mon |ma )(\\p{L}+)(?: en tout| au total)?",
  paidEach:
    'combien (?:dois-je payer|je paie|je dois payer|est-ce que je paie|payons-nous|co[uû]te-t-il|ça co[uû]te) {each}',
  rise: 'de combien|combien (?:de plus|en plus)',
  existence: "y a-t-il|est-ce qu['’]il y a|il y a",
  asksFor:
    "(?:(?:avant|pour|depuis|à partir de) |jusqu['’]à )?(?:combien(?: de temps)?|quand|où|pourquoi|qui|comment|que(?:l(?:le)?s?|lle)?)",
  asksWhether: 'est-ce que|puis-je|dois-je',
  joins: 'et',
  opens: 'et|alors|bonjour',
  which: 'quel(?:le)?s?',
  howOften: 'tous les combien|à quelle fréquence|combien de fois par',
  whatTime: 'quelle heure',
  phone: 'téléphone',
  secret: 'quel est (?:le |mon )(?:code pin|mot de passe)',
  size: "quelle est (?:la |l['’])(?:taille|superficie|surface)(?!\\p{L})",
  rate: "taux d['’](?:intérêt|imposition)",
  mail: "adresse (?:de |d’|d')?(?:e-?mail|courriel|électronique)",
  age: 'quel âge',
  year: 'quelle année',
  byWhen: 'jusqu.[àa] quand|avant quand|pour quand|quand (?:doi|doiv|dev|faut)\\p{L}*|date limite',
  past: '',
  refersBack: 'il|elle|ils|elles|ça|cela',
}
