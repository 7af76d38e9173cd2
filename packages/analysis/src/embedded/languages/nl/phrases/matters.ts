import type { MatterPhrases } from '../../phrases/matter-phrases.ts'

export const matters: MatterPhrases = {
  offerHolds:
    '(?:aanbod|offerte|aanbieding|voorstel|prijs)_[^;]{0,60}(?<!\\p{L})(?:geldig|geldt|vervalt)',
  periodCloses:
    '(?:\\p{L}*termijn|inschrijving|aanmelding)_(?:[^.;]|(?<=\\p{N})\\.){0,60}(?<!\\p{L})(?:eindigt|loopt|sluit|verloopt)',
  ifNotDone:
    '^(?:[^:]{3,40}: )?\\p{Lu}\\p{Ll}+t u [^.;,]{0,80}(?<!\\p{L})(?:niet|geen)_[^.;,]{0,40}, (?:dan )?(?:moet|kan|zal|wordt)',
  wholePrice: 'totaalprijs',
  costsOthers: '',
  paidOut: '^uit te (?:keren|betalen)$',
  articleInFront: '(?:de|het) ',
  paysForIt: 'betaalt_',
  nothing: 'nihil_',
  limitOfCover: '^(?:verzekerd bedrag|maximum|limiet)\\s?:',
  keepsInsured: '',
  interestRate: '(?:rente|jkp)_',
  stillOwed: 'nog te (?:betalen|voldoen)_',
  ifOthersEnd: '(?:als|indien|omdat) (?:(?!(?<!\\p{L})(?:u|wij)_)[^,.;:]){1,120}',
  replacesEarlier: 'vervangt_',
  endsThings: '',
  mayBeEnded: 'kan .{0,30}worden (?:opgezegd|beëindigd|ingetrokken)\\p{L}*',
  timesOver: '\\p{L}*(?:dag(?:en)?|uur|uren) (?:per|in het) ?(?:kalender)?(?:week|maand|jaar)_',
  besideTerm: 'korting_',
  begins: '(?:begint|gaat in|start|treedt in (?:werking|dienst))_',
  agreementRuns:
    '(?:looptijd|duur|overeenkomst|proeftijd|minimum)_|\\p{L}*contract|huur|verleng|geldig|\\p{L}*garantie',
  timeOfUse: 'parkeer',
  momentary: '(?:seconden?|minuut|minuten)_',
  readerOfPaper: '(?:u|uw|je|(?:elk|ieder) (?:van de|der) partijen)_',
  writerOfPaper: '(?:wij|we|de verhuurder)_',
  mayBeLost: 'wordt geannuleerd_',
  whoEnds: 'bij (?:annulering|opzegging)_',
  wayLabel: '^(?:opzegging|opzegtermijn|herroeping|annulering)_',
  noticeLabel: '',
  endsByNotice: '',
  endedAlready: '(?:was|is|werd) (?:ingetrokken|opgezegd|geannuleerd)_',
  endedBy: '(?:door|van de zijde van)_',
  ofCourt: 'rechter_',
  numberInWords: '(?:zeven|tien|veertien|dertig)_',
  takesBack: 'bedenktijd|herroep',
  namesFee: '\\p{L}*vergoeding_|euro_',
}
