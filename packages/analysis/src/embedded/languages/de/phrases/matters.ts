import type { MatterPhrases } from '../../phrases/matter-phrases.ts'

export const matters: MatterPhrases = {
  offerHolds:
    '(?:\\p{L}*angebot\\p{L}*|konditionen|preise?)_[^;]{0,60}(?<!\\p{L})(?:gültig|gilt|gelten|bindend|gebunden)',
  periodCloses:
    '(?:\\p{L}*frist|anmeldung|bewerbung)_(?:[^.;]|(?<=\\p{N})\\.){0,60}(?<!\\p{L})(?:endet|läuft|ab)_',
  ifNotDone: [
    '^(?:[^:]{3,40}: )?\\p{Lu}\\p{Ll}+en sie [^.;,]{0,80}(?<!\\p{L})(?:nicht|kein\\p{L}*)_[^.;,]{0,40}, (?:so )?(?:müss|muss|kann|könn|wird|werden|würd|darf)',
    '^(?:[^:]{3,40}: )?\\p{Lu}\\p{Ll}+st du [^.;,]{0,80}(?<!\\p{L})(?:nicht|kein\\p{L}*)_[^.;,]{0,40}, (?:so )?(?:müss|muss|kann|könn|wird|werden|würd|darf)',
  ].join('|'),
  wholePrice: 'gesamtpreis|gesamtkosten',
  costsOthers: '',
  paidOut: '^(?:auszahlung\\p{L}*|zahlung an sie)$',
  articleInFront: '(?:die|der|das) ',
  paysForIt: '(?:zahlt|trägt)_',
  nothing: 'keine?_',
  limitOfCover: '^(?:höchstbetrag|deckungssumme|versicherungssumme|limit)\\s?:',
  keepsInsured: 'haftpflichtversicherung (?:mit|über|von)_',
  interestRate: '\\p{L}*zins',
  stillOwed: 'saldo zu unseren gunsten_|nach(?:zahlung|forderung|zuzahlen)_|noch zu zahlen_',
  ifOthersEnd: '(?:wenn|falls|weil) (?:(?!(?<!\\p{L})(?:sie|ihr|beide|wir)_)[^,.;:]){1,120}',
  replacesEarlier: 'hebt .{0,40} auf und ersetzt_',
  endsThings:
    '(?:cancel\\p{L}*|terminat\\p{L}+|widerruf\\p{L}*) (?:[\\p{L}-]+ ){0,4}(?:schlüssel|passwör?te?r?)_',
  mayBeEnded: 'kann .{0,30}(?:gekündigt|widerrufen|beendet) werden\\p{L}*',
  timesOver: '\\p{L}*(?:tage?n?|stunden) (?:je|pro|in der) ?(?:kalender)?(?:woche|monat|jahr)_',
  besideTerm: 'rabatt|schadenfreiheit|bonus_',
  begins: '(?:tritt|beginnt|startet|läuft|gilt) (?:\\p{L}+ )?(?:zum|am|ab|mit)_',
  agreementRuns: [
    '\\p{L}*laufzeit_|\\p{L}*dauer_|\\p{L}*vertrag|läuft_|gilt_|gelten_|befristet|unbefristet|probezeit_',
    'verläng\\p{L}+|mindest\\p{L}+|mietverhältnis_|\\p{L}*garantie|gewährleistung_',
  ].join('|'),
  timeOfUse: 'parkzeit_|parkdauer_',
  momentary: '(?:sekunden?|minuten?)_',
  readerOfPaper:
    '(?:sie|ihr|beiderseits|beide (?:seiten|parteien|vertragsparteien)|(?:jede|beide) partei(?:en)?)_',
  writerOfPaper: '(?:wir|uns|der vermieter)_',
  mayBeLost: 'wird (?:\\p{L}+ ){0,3}abgesagt_',
  whoEnds: 'bei (?:einem |einer )?(?:rücktritt|storn|kündigung|absage)',
  wayLabel: '^(?:kündigung|widerruf|rücktritt|stornierung)',
  noticeLabel: '',
  endsByNotice: '',
  endedAlready: '(?:wurde|wurden|worden) (?:widerrufen|gekündigt|storniert)_',
  endedBy: '(?:durch|seitens|vonseiten)_',
  ofCourt: '\\p{L}*klage',
  numberInWords: '(?:sieben|vierzehn|dreißig)_',
  takesBack: 'widerruf',
  namesFee: 'gebühr|entschädigung_|euro_',
}
