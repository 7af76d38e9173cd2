import type { Asking } from '../../asking.ts'
import { months } from '../months.ts'

export const asking: Asking = {
  types: {
    measure:
      "combien (?:de |d['’])(?:eau|électricité|courant|gaz|carburant|essence|alcool|bagages?|place|espace|données|kilos|litres|sel|sucre)(?!\\p{L})|quelle (?:est la )?(?:taille|surface|superficie|hauteur|distance|température|vitesse|profondeur|puissance)|(?:jusqu.à|à) quelle (?:distance|température|hauteur)|combien (?:pèse|mesure)|quel (?:est le )?poids",
    consequence:
      "qu['’ ]?est[- ]ce (?:qui|qu['’](?:il|on)) (?:se passe\\p{L}*|va se passer|m?['’]?arrive\\p{L}*|risque)|qu['’ ]?est[- ]ce que je (?:risque|fais|dois faire)|(?:il|ça|ca) se passe quoi|^\\s*et si|que (?:se passe|se passe-t-il|risque-t-on|faire|risqu\\p{L}+|se passera-t-il)|qu['’]arrive-t-il|que dois-je faire",
    period:
      'combien de (?:temps|jours|mois|années|semaines|heures)|(?:pendant|quelle) (?:combien|durée)|quelle est la durée|sous combien|quel (?:est le )?(?:délai|préavis)|dans quel délai',
    percent:
      'quel(?:le)? (?:est le )?(?:pourcentage|taux|remise|réduction|rabais)|quelle (?:part|proportion)|de combien',
    number:
      "combien (?:de|d['’])|quelle (?:est la )?(?:taille|surface|superficie|hauteur|distance|température|vitesse)|à quelle fréquence|quel âge|combien de fois",
    money:
      'combien|quel (?:est|sera|était) le (?:\\p{L}+ ){0,2}(?:prix|montant|loyer|coût|salaire|tarif|total)|que (?:faut-il|doit-on|dois-je|devons-nous) (?:payer|verser|régler)|quel(?:le)?s? (?:(?:est|sont|était|étaient|sera|seront) (?:la|les|le) )?(?:frais|honoraires|redevance|pénalité|indemnité|subvention|somme|chiffre d.affaires)|quel(?:le)?s? (?:somme|subvention|indemnité|prime|amende|aide|caution|cotisation|montant|tarif|prix)|quelle est la (?:cotisation|caution|pénalité|prime|franchise)|quel est le (?:dépôt|budget)',
    date: "quand|jusqu['’][àa] quand|à quelle (?:date|heure)|quelles? (?:est la |sont les )?(?:dates?|heures?)(?!\\p{L})|quels? (?:est l['’]|sont les )horaires?|quels? (?:jours?|mois)|[aà] quelle saison|en quelle année|depuis quand|à partir de quand",
    contact:
      'quel (?:est le )?(?:numéro|téléphone)|qui (?:appeler|contacter|joindre|dois-je)|à qui (?:s|dois|puis|faut)',
    place: "où|d['’]où|dans quelle (?:ville|rue|pièce)|quelle est l['’]adresse",
    person:
      "qui|à qui|chez qui|avec qui|par qui|quelle (?:société|entreprise|personne|banque)|quel (?:organisme|artisan|employé)|comment s[’']appel\\p{L}+|quels? (?:est|sont) (?:le|les|son|leurs?) noms?",
    reason: 'pourquoi|pour quelle raison|à cause de quoi|quelle est la (?:cause|raison)',
    yesNo:
      '^(?![^?]*(?:quand|combien|où|qui|quoi|pourquoi|comment|quel|(?<!est-ce )que |(?<!est-ce )qu[’]))[^?]*\\p{L}-(?:t-)?(?:ils?|elles?|on|je|nous|vous)(?!\\p{L})|^\\s*(?![^?]*(?:quand|combien|où|qui|quoi|pourquoi|comment|quel))(?:(?:je|on|il|elle|nous) (?:peux|peut|pouvons|pourrai|dois|doit|devons|faut)|il y a|j.ai (?:droit|le droit|besoin)|est[- ]ce|es[- ]ce|peut on|puis je|dois je|ai je|faut il|y a t il|c.est (?:possible|compris|inclus|obligatoire|gratuit|permis|autorisé))|^\\s*(?:(?:[^?]{0,40}, )?(?:est-ce|y a-t-il|peut-on|peut-(?:il|elle)|puis-je|dois-je|ai-je|faut-il|(?:pouvons|devons|avons|aurons|serons|pourrons|devrons)-nous|(?:pourrai|devrai|aurai|serai|vais|suis)-je|(?:aura|a|sera|va|est)-(?:t-)?(?:il|elle|on))|peut|doit)',
    definition: "^\\s*qu['’]est-ce (?:que|qu)",
  },
  askingWords:
    'date qui que quoi quand où combien pourquoi comment quel quelle quels quelles est-ce lequel laquelle puis peut doit dois ai je on il elle t y a il-y sera était temps fait quelqu un ma mon mes notre nos votre vos va vas vais peux peux-je suis avons avez ont vont faut devons pouvons voulons veux cela ça ce cet cette ces leur leurs si même qu c est ca à au aux il-faut devrais dois-je ai-je y-a-t-il encore maintenant alors donc comme fais moi me m se s j l d n en pour passe-t-il passe arrive arrive-t-il faire',
  vagueWords:
    'faire avoir être aller venir prendre mettre donner dire voir savoir pouvoir vouloir falloir devoir chose partie personne gens cas moment point sorte façon certain différent même autre maintenant encore déjà bien arrive passe obtenir recevoir toucher demander besoin environ exactement normalement chaque nouveau nouvelle nouveaux ancien bon mauvais grand petit tôt tard plus moins pendant sans quelque rester devenir arriver laisser passer tenir porter concerner compter prévoir prévu prévue seul propre trop fais faisons font fera sera seront vont veut veulent quand-même chez après avant ensuite alors donc vraiment déposer souvent toujours jamais sinon simplement seulement actuellement aujourd faut faudra viens',
  timeUnits:
    'min h seconde secondes minute minutes heure heures jour jours nuit nuits semaine semaines mois trimestre an ans année années',
  currencies:
    'euro euros franc francs centime centimes dollar dollars million millions milliard milliards eur chf gratuit gratuite gratuitement sans_frais aucun_frais sans_supplément',
  free: '',
  numberWords:
    'un une deux trois quatre cinq six sept huit neuf dix onze douze quinze vingt trente quarante cinquante soixante cent mille moitié tiers quart fois demi treize quatorze seize dix-sept dix-huit dix-neuf quinzaine douzaine',
  dateWords:
    "janvier février mars avril mai juin juillet août septembre octobre novembre décembre lundi mardi mercredi jeudi vendredi samedi dimanche aujourd'hui demain midi minuit échéance immédiatement",
  modalWords:
    'peut peuvent doit doivent ne pas non interdit interdite permis autorisé autorisée admis admise admises obligatoire sauf sans sous accord jamais aucun aucune compris exclu refusé refusée rejetée exclus exclue obligatoires facultatif gratuit inclus interdits autorisés uniquement seul seules seuls possible décline hors',
  reasonWords: 'parce car cause raison afin puisque grâce suite motif pour en_raison',
  exceptionWords:
    'toutefois cependant mais sauf néanmoins par_exception sous_réserve à_l’exception à_défaut exception par_dérogation',
  conditionWords:
    'si sinon faute à_défaut en_cas lorsque lorsqu quand sauf sans autrement défaut passé facturé facturée majoration pénalité suspendu',
  months,
  firstForms: 'premier|première',
  twoToTwelve:
    'deux|deuxième|second|seconde trois|troisième quatre|quatrième cinq|cinquième six|sixième sept|septième huit|huitième neuf|neuvième dix|dixième onze|onzième douze|douzième|douzaine',
  laterNumbers:
    '13:treize 14:quatorze 15:quinze 16:seize 20:vingt 30:trente|trentaine 40:quarante 50:cinquante 60:soixante 100:cent',
  ordinalEndings: 'er|ère|ere|re|e|è|ème|eme|em|nd|nde',
  particles: '',
  speakers: '[Jj]e|[Nn]ous|[Vv]ous',
  percent: 'pour cent',
  charges: 'coûte|frais|pénalité|retenue',
  frequencies: [
    'tous les|toutes les|chaque|une fois|deux fois|par (?:jour|semaine|mois|an)|mensuel\\p{L}*',
    'annuel\\p{L}*|trimestriel\\p{L}*|hebdomadaire',
  ].join('|'),
  hours: 'heures?',
  noon: 'midi|minuit',
  atHour: '',
  namedPlaces:
    "(?<!\\p{L})(?:[Rr]ue|[Aa]venue|[Pp]lace|[Bb]oulevard|[Aa]llée|[Qq]uai|[Cc]hemin|[Ii]mpasse|[Rr]oute)\\s(?:(?:de|du|des|la|le|les|l['’])\\s?){0,2}(?:\\p{Lu}[\\p{L}'’.-]{0,30}\\s?){1,3}",
  beforePlace: 'à|au|en|via|rue',
  articles: 'la|le',
  whatIs: "^\\s*quel(?:le)?s? (?:est|sont) (?:le |la |les |l['’]|mon |ma )(.{2,60}?)\\s*\\?*\\s*$",
  whoIs: "^\\s*qui est (?:le |la |l['’]|mon |ma )(.{2,40}?)\\s*\\?*\\s*$",
  asksForValue:
    "(?<!\\p{L})quel(?:le)?s? (?:(?:est|sont) )?(?:le |la |les |l['’])?((?:[\\p{L}-]+ ?){1,3})",
  asksForAll: '(?:et )?(?:quel(?:le)?s|lesquel(?:le)?s|qui)',
  definite: "le |la |l['’]",
  ofVerdict: 'décision|résultat|autorisée?s?|accordée?s?|refusée?s?|ok|alors|donc|finalement',
  pointsBack: 'il|elle|ils|elles|cela',
  opensFurther: 'et(?: pour)?',
  negations: 'non',
  joinsDays: "au|et|jusqu['’]au|à",
  articleOfDay: '',
  yearStems: 'an|ann',
  prefixes: '',
  otherDays: 'le \\d{1,2} (?:de chaque mois|du mois)',
  verbFirst: '',
}
