import type { AsidePhrases } from '../../phrases/aside-phrases.ts'

export const asides: AsidePhrases = {
  goesBack: `^(?:${[
    '(?:le|vi) (?:abbiamo|avevamo) (?:già )?(?:scritto|inviato|chiesto|ricordato|sollecitato)_',
    '(?:lei )?ci ha (?:chiesto|scritto|richiesto|contattato|comunicato)_',
    'con (?:la )?(?:nostra|sua) (?:lettera|nota|mail)_|ogni anno_',
    '(?:facciamo riferimento|ci riferiamo|riscontriamo)_',
  ].join('|')})`,
  repeatsKnown: '^come (?=[^.;]{0,60}(?:sapete|noto|anticipato|comunicato|annunciato))',
  givesGrades: `^(?:${[
    '(?:assegniamo|usiamo|utilizziamo) .{0,60}(?:voto|classe|grado|livello)',
    '(?:il grado|la classe|il livello) [0-9] (?:significa|indica)_',
  ].join('|')})`,
  whyMailed: '^(?:(?:lei )?(?:riceve|ha ricevuto) quest[ao] .{0,40}perché_)',
  howToFill: '^(?:(?:compilare|scrivere|barrare) .{0,40}(?:stampatello|casella|leggibile))',
  courseOfCase:
    '^(?:(?:la causa|il giudizio) (?:è|era|veniva) (?:stat[oa] )?(?:trattenut|rinviat|iscritt)[oa])',
  goesWithPapers:
    '^(?:(?:il|la|le|questo|questa) (?:\\p{L}+ ){1,3}(?:integran?o?|completan?o?|fan?(?:no)? parte)_)',
  whichEdition: `^(?:${[
    'le modifiche (?:rispetto|di questa)_',
    "(?:la|questa|il|questo|l[’']) ?(?:presente )?(?:versione|edizione|lettera|preventivo|offerta).{0,40}(?:sostituisce|annulla|prevedeva)",
  ].join('|')})`,
  howFiguresStand: '^(?:(?:le |gli )?(?:cifre|importi) tra parentesi_)',
  saysThatDecided: '^(?:in questa lettera .{0,40}(?:la nostra|la) decisione)',
  followsBelow: '(?:stipulano|convengono|si conviene) (?:e stipulano )?quanto segue[.:]?$',
  questionWord: 'perché|cosa|come|quando|chi',
  personMeant: 'lei|voi|noi',
}
