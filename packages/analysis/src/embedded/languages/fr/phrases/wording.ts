import type { WordingPhrases } from '../../phrases/wording-phrases.ts'

export const wording: WordingPhrases = {
  courtesy: `^(?:${[
    '(?:bon(?:ne)?s? (?:week-?end|journée|soirée|vacances|fêtes|année|fin de semaine)|joyeu(?:x|ses) (?:noël|fêtes|pâques))',
    '(?:le|la|ce|cet|cette) (?:présente? )?(?:\\p{L}+ ){1,3}(?:présente|contient|reprend|donne|fournit|résume).{0,60}(?:principa|essentie)',
    "(?:tout d['’]abord|avant tout),? merci_|merci (?:de|pour|d['’])",
    "nous vous remercions (?:de|pour|d['’])|bienvenue|nous sommes (?:heureux|ravis) de",
    'félicitations|nous espérons|vous trouverez ci-(?:dessous|après)',
    '(?:nous (?:vous prions|regrettons|sommes désolés)|veuillez (?:nous )?excuser)[^.]{0,60}(?:retard|délai|désagrément|attente|excuser)',
  ].join('|')})`,
  gladToMeet:
    "^(?:ce fut un plaisir|(?:j’ai|j'ai|nous avons) été (?:ravis?e?s?|heureux) de vous|ravie? de vous avoir)",
  thanksForAct: '',
  imprint: '^(?:souscrit auprès|édité par|siège social|immatriculée? au)',
  sendsBelow: '(?:exposé|indiqué|décrit|détaillé)\\p{L}* ci-(?:dessous|après)|comme suit',
  leansBack: `^(?:${[
    'autrement dit|toutefois|cependant|mais|sinon|en revanche|de plus|en outre|par ailleurs',
    'par conséquent|donc|ainsi|ensuite|puis|cela|ceci|ce dernier|celui-ci|celle-ci|ceux-ci',
    'celles-ci|dans ce cas|à défaut',
  ].join('|')})_`,
  dangles: `^(?:${[
    'en ce cas|si vous ne (?:le|la|les) (?:souhaitez|voulez|désirez) (?:pas|plus)',
    "si vous n['’]en voulez pas|vous (?:avez|disposez) alors|sans (?:ces|cette) \\p{L}+",
    '(?:pour|par) (?:chaque|toute) (?:infraction|violation)(?! (?:de|à|aux?)_)|jusque[- ]là',
    "d['’]ici là|(?:avant|après|sans|pour|malgré) (?:cela|ça|celui-ci|celle-ci)|sans quoi",
    'faute de quoi|passée? (?:ce délai|cette date)|dans (?:ces|les deux) (?:cas|conditions)',
    'à (?:cet effet|ce titre)|il en (?:est|va) de même|ce(?:s|tte) derni(?:ers?|ères?)',
    'tou(?:s|tes) (?:les )?deux|les deux (?:sont|peuvent)',
    '(?:elles?|ils) (?:est|sont|doi(?:t|vent)|peu(?:t|vent)|a|ont|sera|seront)|au-delà,',
    'ci-dessous|(?:je|nous) (?:ne )?(?:vous )?le (?:déconseill|recommand)\\p{L}+',
  ].join('|')})_`,
  countsFromBefore: 'le \\p{L}+ième jour[.,;]',
  standsAlone: '',
  takesUpThing: '^(?:ils?|elles?|cela|ceci|ce)_',
  limitsBefore: "^(?:cela|ceci|cette \\p{L}+|cet \\p{L}+|ce \\p{L}+) (?:ne|n['’]\\p{L}+)_",
  cannotBeDone: "^c['’]est impossible\\.$",
  turnsRound:
    '^(?:toutefois|cependant|mais|sinon|à défaut|en revanche|si vous ne \\p{L}+ pas|(?:\\p{L}+ ){1,5}(?:toutefois|cependant))_',
  notForReader:
    "(?:n[’']est pas votre cas|ne (?:s['’]applique(?:nt)? pas à vous|vous (?:concerne(?:nt)?|est|sont) pas))_",
  notHad: "n[’']a pas été (?:commandé|choisi|souscrit|demandé)e?_",
  acknowledgesThat: '^(?:l[ea] )?(?:\\p{L}+ ){1,2}reconnaît,? que_',
  pointsToTime: '(?:ce délai|cette (?:date|période|échéance)|ce jour)_',
  namesTime: '(?:délais?|dates?|périodes?|jours?|fin|termes?)_',
  corrects: '(?:est|était) une erreur|rectifi|corrig|par erreur',
  citesLaw: '^(?:loi n|décret n)',
  paidToFirst: '',
  paidToSecond: '',
  turnsItems: '(?:rejett|refus|accord|autoris|débout|annul|retir|interdi)(?:e|ons|t|sons)_',
  saysWeDecide: '(?:décid|ordonn|condamn|confirm|infirm|déclar)(?:e|ons)|arrête|arrêtons',
  namesOurActs: '',
  opensItems:
    'veuillez|merci de|(?:le|les|vous) prions de|doit|doivent|devez|si|lorsque|sauf|peut|peuvent|pouvez',
  grants: 'peut|peuvent|pouvez',
  spanOfTime: '(?:heures?|jours?|semaines?|mois)_',
  tellsResearch: '',
}
