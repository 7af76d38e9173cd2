import type { LinePhrases } from '../../phrases/line-phrases.ts'

export const lines: LinePhrases = {
  greeting: '^(?:sehr geehrte\\p{L}*|liebe[rs]?|hallo|hi|hello|moin|guten (?:tag|morgen|abend))_',
  greetingLine: "^sehr geehrte\\p{L}*(?: \\p{L}[\\p{L}.'’-]*){1,3}$",
  farewell: '^(?:mit (?:freundlichen|besten) grüßen|(?:freundliche|beste) grüße)_',
  whoTicks: '^(?:ich|wir)_',
  declares:
    '(?:der|die)(?:\\/(?:die|der))? unterzeichne\\p{L}*|ich\\/wir|hiermit (?:bevollmächtige|widerrufe)',
  pageFurniture:
    '^wetter_\\s?:|^(?:postfach|posteingang|ordner)_\\s?[:>]|^(?:aus)?gedruckt_[^.]{0,12}\\p{N}',
  signature: '^(?:unterschrift|unterzeichnet)_',
  attests:
    '^(?:(?:gelesen|gesehen) und (?:genehmigt|einverstanden)|einverstanden(?:erklärung)?|(?:zur kenntnis|dankend) (?:genommen|erhalten))',
  headsContents: '^inhalt(?:sverzeichnis)?$',
  headsReferences: '^(?:literatur(?:verzeichnis)?|danksagung)_',
  headsAbstract: '^(?:zusammenfassung|kurzfassung|abstract|management summary)_',
  headsActions: '^(?:aufgaben|maßnahmen|zu erledigen)$|empfehlung|handlungs',
  headsRisks: 'risiken|einschränkungen',
  headsConclusion: 'schlussfolgerung|fazit|schluss_',
  headsIntroduction: '^(?:einleitung|einführung)_',
  headsBackground: 'hintergrund|präambel',
  headsDefinitions: 'begriffsbestimmung',
  headsDiscussion: 'diskussion',
  headsResults: '^ergebnisse_',
  headsMethod: 'methodik|methode|vorgehen|modell',
  partOfText: 'teil|abschnitt|artikel|art\\.|klausel|kapitel|anlage|anhang',
  opensClause: '^(?:wann|wo|warum|wer|wie|was|welche\\p{L}?|wenn|falls)_',
  ordinalName: '',
  picture: 'abbildung|abb\\.',
  pictureShows: 'zeigt_',
  verb: '(?:ist|sind|wird|werden|hat|soll)_',
  describesParty: 'vertreten|nachfolgend|zwischen',
}
