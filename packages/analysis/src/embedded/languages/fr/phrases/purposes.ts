import type { PurposePhrases } from '../../phrases/purpose-phrases.ts'

export const purposes: PurposePhrases = {
  namesPurpose:
    '(?:objet|but|objectif) (?:du présent|de la présente|de ce|de cet|de cette) \\p{L}+ est_',
  speaksOfItself:
    '^(?:(?:la |le )?présente?\\s|ce(?:t|tte)? (?:\\p{L}+\\s){1,3}?(?:garantit|assure|couvre)_)',
  opinionHeading: 'avis général|(?:appréciation|évaluation) (?:générale|globale)',
  overviewHeading:
    "en bref|(?:la )?synthèse|points clés|l['’]essentiel|description(?: du produit)?|résumé",
  ownDecisionHeading: '(?:notre |la )?décision',
  methodHeading: 'comment lire|légende|méthode|méthodologie|étendue de la visite',
  onlyAsks: '',
  inShort: '^(?:en (?:bref|résumé|deux mots)[:,]\\s)',
  worksHeading: '(?:les )?(?:travaux|prestations?)',
  matterHeading: 'objet',
  recitalHeading: 'préambule',
  oneSideOfTwo: "(?:d['’]une part|d['’]autre part)_",
  providesService:
    '^(?:nous (?:réparons|remplaçons|fournissons|assurons|livrons|entretenons|mettons|proposons|accueillons))_',
  writerMay: '^(?:nous pouvons)_',
  andNot: 'et non(?: plus)?',
  undertakes:
    "(?:le|la|l[’']) ?.{3,40}(?:fournira|réalisera|exercera|exécutera|s[’']engage à (?:fournir|réaliser|exécuter|livrer|effectuer)|est (?:engagée?|embauchée?|recrutée?)|(?<!\\p{L})(?:loue|vend|donne (?:à bail|en location)))_",
  invites: '(?:vous )?(?:êtes|sont) (?:invité|convoqué|convié)',
  agendaNoun: 'ordre du jour|points?',
  followingOnes: 'suivants?',
  inOrderTo: 'pour|afin de|avec',
  opensOperative: '(?:par ces motifs|(?:arrête|décide)(?=\\s*:))_',
  addsUp: "(?:l['’]ensemble)_",
  refusesRequest: `(?:${[
    '(?:est|sont|a été|ont été) (?:donc )?(?:refusée?s?|rejetée?s?|déboutée?s?)',
    '(?:nous|je) (?:refus|rejet)\\p{L}+',
    'ne (?:pouvons|peut|puis|sera|seront|prenons)(?: donc)? (?:pas |malheureusement )?[^.;]{0,40}(?:accepter|accorder|donner suite|prendre en charge|faire droit|accordée?|prise? en charge|remboursée?|réserver une suite favorable)',
  ].join('|')})_`,
  grantsRequest: `(?:${[
    '(?:est|sont|a été|ont été) (?:accordée?s?|délivrée?s?|renouvelée?s?|admise?s?|acceptée?s?|autorisée?s?|octroyée?s?)',
    '(?:nous|je) (?:vous )?(?:accord|autoris|accept|rembours|octroy)\\p{L}+',
    '(?:nous )?prenons en charge',
  ].join('|')})_`,
  telephone: '(?:téléphone|tél|tel|fax)_',
  noteLabel: '',
  goesBack: `^(?:${[
    'nous vous (?:avons|avions) (?:déjà )?(?:écrit|contactée?s?|rappelé|demandé|adressé|relancée?s?)_',
    'vous (?:savez|vous souvenez|nous avez (?:écrit|demandé|contacté|sollicité|interrogé))_',
    '(?:par|dans) (?:notre|mon|votre) (?:courrier|lettre|courriel|mail|message)_',
    'chaque année_',
    'nous (?:accusons réception|nous référons|faisons suite|revenons vers vous)_',
  ].join('|')})`,
  repeatsKnown:
    '^comme (?=[^.;]{0,60}(?:savez|(?:avons|avez|a) (?:\\p{L}+ )?(?:dit|annoncé|indiqué|expliqué)|convenu))',
  givesGrades: `^(?:${[
    'nous (?:attribuons|utilisons|notons) .{0,60}(?:note|cotation|niveau|couleur)',
    '(?:la note|le niveau|la cotation) [0-9] (?:signifie|correspond)_',
  ].join('|')})`,
  whyMailed: '^(?:vous recevez (?:ce|cette|cet|la présente) .{0,40}(?:car|parce)_)',
  howToFill: '^(?:(?:veuillez|merci de) .{0,40}(?:en majuscules|lisiblement|cocher|noire))',
  courseOfCase: `^(?:${[
    "l['’]affaire (?:a été|est) (?:plaidée|appelée|mise)_",
    '(?:le présent jugement|la décision) (?:a été|est) (?:rendue?|prononcée?|mise?)_',
  ].join('|')})`,
  citesGround: '^(?:vu(?:e|s|es)?|sur (?:le rapport|proposition))_',
  statesGround:
    "^(?:considérant (?:que|en outre|en revanche|d['’]autre part|toutefois|qu['’])|attendu (?:que|qu['’]))",
  tellsExamined:
    "^(?:(?:nous avons|j['’]ai) (?:bien |attentivement |maintenant )?(?:examiné|étudié|relu|consulté|pris connaissance)_(?!.* et (?:nous|avons|il|elle|vous|votre|décid|constat|conclu)))",
  goesWithPapers:
    '^(?:(?:le|la|les|ce|cette) (?:\\p{L}+ ){1,3}(?:complète(?:nt)?|font? partie|ne fait qu.un)_)',
  whichEdition: `^(?:${[
    'les modifications (?:de|par rapport à) (?:cette|la) (?:version|édition)_',
    '(?:le|cet) (?:présent )?extrait (?:reprend|contient|ne contient)_',
    '(?:la|cette|le|ce) (?:présente? )?(?:version|édition|lettre|devis|offre|rédaction).{0,40}(?:remplace|annule|portait|prévoyait|est caduc)',
  ].join('|')})`,
  howFiguresStand: '^(?:(?:les )?(?:chiffres|montants) (?:entre parenthèses|sont exprimés)_)',
  saysThatDecided: '^(?:dans (?:ce courrier|cette lettre) .{0,40}(?:notre|la) décision)',
  followsBelow: '(?:il a été )?(?:convenu|arrêté) ce qui suit[.:]?$',
  questionWord: 'pourquoi|comment|quand|qui',
  personMeant: 'vous|nous',
  contractIsMade: '(?:contrat|conclu)_',
}
