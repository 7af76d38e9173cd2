import type { AsidePhrases } from '../../phrases/aside-phrases.ts'

export const asides: AsidePhrases = {
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
}
