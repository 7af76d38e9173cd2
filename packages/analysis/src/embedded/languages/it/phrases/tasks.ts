import type { TaskPhrases } from '../../phrases/task-phrases.ts'

export const tasks: TaskPhrases = {
  dissents: '(?:ha votato contro|non accetta|si oppone)_',
  demands: [
    '(?:la|vi|lo) (?:diffidiamo|intimiamo|sollecitiamo|invitiamo|convochiamo|diffido|intimo|invito)',
    'si (?:intima|diffida)|(?:siete|è|sono) (?:pertanto )?(?:invitat|convocat|diffidat)[aoie]_',
    '(?:va|vanno|andrà|andranno) \\p{L}{3,}(?:at|it|ut)[oaie]_',
  ].join('|'),
  tellsRemedy: [
    '(?:può|possono|potete|potrà) (?:essere )?(?:impugnar\\p{L}*|impugnat\\p{L}+|ricorrere|proporre|opporsi)',
    'ammesso (?:ricorso|reclamo)|(?:ha|avete) (?:tempo )?fino al',
    'dispon(?:e|gono) di \\p{N}+ (?:ore|giorni|settimane|mesi) per',
  ].join('|'),
  occasion:
    '(?:assemblea|riunione|appuntamento|udienza|colloquio|tecnico|consegna|visita|convocazione)_',
  hourOfDay: '(?:alle|ore)\\s\\p{N}{1,2}[.:h]\\p{N}{2}',
  alreadyHappened: '(?:si è|è stat\\p{L})_',
  payable: 'pagabil[ei]_',
  meetingPoint: '^ritrovo_',
  dayOfReport: "^data (?:del|della|dell['’]) ?(?:visita|sopralluogo|ispezione|prelievo)$",
  readerDoes: '',
  everybodyDoes: 'ogni \\p{L}+ (?:paga|versa|porta|firma)_',
  dutyInFuture: '(?!(?:potr|sar|avr|ricever|perder)(?:à|anno)_)\\p{L}{3,}r(?:à|anno)_',
  actsByDay:
    '(?<!non )(?:paga|versa|consegna|trasmette|presenta|comunica|restituisce|invia|pagano|versano|consegnano|trasmettono|presentano|comunicano|inviano)_',
  doneByDay:
    'si (?:versa|paga|presenta|consegna|restituisce|trasmette)(?:no)? (?:[^.;]{1,40} )?entro_',
  byOrdinalDay: 'entro il \\p{N}{1,2}º? ',
  negatedFuture: 'non (?:si )?\\p{L}+(?:rà|ranno)_',
  sentBy:
    '^(?:(?:per|via|inviata?|trasmess[oa]|lettera)\\s){0,3}(?:a mezzo )?raccomandat[ao]_[^.]{0,80}$',
  namesHereafter: 'di seguito_',
  permits:
    "^(?:lei|voi|(?:il|lo|la|i|gli|le) \\p{L}+|l[’'] ?\\p{L}+) (?:può|possono|potete|potr(?:à|anno))_",
  wouldHaveTo: '',
  byActing: '^(?:cliccando|accettando|firmando|con la firma)_',
  notTheAddressee: '(?:non (?:è|siete) (?:il|i) destinatari\\p{L}?|ricevut[oa] per errore)_',
  notCovered: 'non (?:copert|compres|inclus|assicurat|è copert)|esclusioni',
  paymentArrives: "^(?:il denaro|l['’]importo|il rimborso) (?:sarà|verrà|arriverà)",
  labelOfUse: '',
  endsCutOff: '(?:la|per favore|il|lo|gli|un|una|e|i)$',
  justWaits: '^(?:attenda|attendere|aspetti)_ (?:circa )?\\S+ (?:second[oi]|minut[oi])\\.?$',
  toBeExpected:
    '^(?:(?:calcoli|conti|calcolate) \\S+ (?:giorni|settimane|mesi|ore)|nessun pagamento può)_',
  refersOn: '^vedi (?:anche )?(?:la |sezione|pagina)_',
  columnOfTasks: '^(?:responsabile|scadenza|stato)$',
  saysDone: '^(?:fatto|chius[oa]|completat[oa])_',
  columnOfReference: '(?:(?:ns|nostro|vs|vostro)\\.? rif\\S*|protocollo)_',
  dueByItself: '^scadenza (?:principale|annuale)$',
  onlyAnnounces:
    '^(?:(?:ho|abbiamo) il piacere di|(?:sono|siamo) liet[oaie] di|i (?:suoi|vostri) diritti sono)',
  nothingToDo: '(?:non (?:deve|occorre|è necessario) (?:fare|pagare) nulla|nessuna azione)_',
  withdrawsWords:
    '(?:ci scusiamo|deve considerarsi superat[oa]|(?:voglia|vogliate) scusarci|non tener(?:ne)? conto)_',
  notesFigures:
    'arrotondament[oi]_|(?:è|sono) (?:al lordo|al netto|prima|dopo) (?:d[ei]ll?[aei]? )?(?:imposte|ammortamenti|interessi)_',
  notNeeded: [
    'non (?:è|sono) (?:necessari[oaei]|richiest[oaei])[.)]*$',
    '^(?:[^.;]{0,60} )?non (?:occorre|serve|è (?:tenut|obbligat)[oa] a) [^.;,]{1,120}[.)]*$',
  ].join('|'),
  ruleRequires:
    '(?:manuale|regolamento|procedura|norma|direttiva)(?: [\\p{L}\\p{N}./()-]+){0,3} (?:richiede|impone|prevede|prescrive)_(?![^.;]*(?:lei|voi)_)',
  headsPromises:
    "^(?:(?:che )?cosa (?:faremo|facciamo|farà (?:il|la|l['’])\\s?\\p{L}+)|(?:quello|ciò) che (?:faremo|facciamo)|i nostri impegni)$",
  headsDuties: 'obblighi d',
  wageIsPaid:
    '^(?:il |lo )?(?:stipendio|compenso|pagamento) (?:è|sarà|viene|verrà) (?:versat|pagat|corrispost|accreditat)',
  invertedCondition: '',
  refuses: '^[^.;,]{0,60} non \\p{L}+r(?:à|anno)_',
  headsWork: '^mansioni_',
  asksPlainly: [
    'è valid[oa] solo se [^.;]{3,60}(?:ricev|firmat)',
    '(?:abbiamo bisogno|ci occorr\\p{L}+|ci serv\\p{L}+|attendiamo) [^.;]{3,80}entro(?= [^.;]{0,30}\\p{N})',
    '(?:è|sono) (?:necessari|richiest)\\p{L}+ entro(?= [^.;]{0,30}\\p{N})',
    '(?:deve|dovrà|devono|dovranno) (?:pervenir\\p{L}*|essere (?:consegnat|restituit|inviat|trasmess)\\p{L}+)',
  ].join('|'),
  asksInInfinitive:
    "^(?:restituire|consegnare|firmare|inviare|presentare|comunicare|portare|compilare) (?:il|la|lo|i|le|gli|un|una|l['’])",
  asksInQuestion:
    '^(?:e,? )?(?:può|potrebbe|puoi|potresti|potete|potreste) (?:per favore|\\p{L}+(?:mi|ci))_',
  courtOrders: '^condanna_',
  headsWhatIsAsked: [
    '^(?:(?:(?:che )?cosa|(?:quello|ciò) che) (?:i \\p{L}+ )?(?:si )?(?:deve|dovete|devono|bisogna|occorre) fare(?: ora)?|cosa (?:le|vi) chied(?:iamo|o)|(?:i )?(?:suoi )?prossimi passi)$',
    '^(?:azione richiesta|documenti da (?:allegare|presentare|portare))$',
    '^(?:(?:ciò che )?(?:resta|rimane)(?:no)? a (?:suo|vostro) carico|a (?:suo|vostro) carico)$',
    '^(?:a carico del (?:cliente|committente)|(?:cosa|che cosa) (?:deve|dovete) (?:fare|preparare|portare))$',
  ].join('|'),
  opensStatement: '^(?:la|un|una|suo|sua|nostr\\p{L}+|lo|i|gli|quest\\p{L}+|noi|lei|se|le)_',
  dutyOfWriter:
    '(?:(?:siamo|saremo) (?:tenut|obbligat|costrett)[ie]|ci (?:obbliga|impone)|dovremo)_[^.;]*',
  givesReason: '(?:perché|poiché)_[^.;,]*',
  saidAtMeeting: '(?:propone|ha proposto|si oppone|mette a verbale|annuncia|dichiara)_',
  takesMinutes:
    '^(?:(?:viene|è) (?:letto|approvato) il verbale|il verbale [^.;]{3,60} è approvato)',
  confirmsMinutes: '',
  orderAsCondition: '',
  breachCosts: '(?:penale|interessi di mora|risarcimento|per ogni (?:giorno|violazione))_',
  closingDay: '(?:scadenza|chiusura|termine ultimo)_',
  closesThen: '(?:le iscrizioni|le domande) (?:chiudono|scadono|si chiudono)',
  todayOrTomorrow: '(?:oggi|domani)_',
  handedIn: '^(?:domande|quesiti|iscrizioni|offerte|candidature)(?: (?:dei|di) [^:]{2,40})?$',
  handedInHow: '^(?:domande|iscrizioni) (?:per|a|via)_',
  backToWriter: '',
  byWhen: '(?<=^|[\\s(:;])(?:entro|fino al)\\s[^.;:\\p{N}]{0,24}(?=\\p{N})',
  dueColumn: '(?<=^|; )(?:scadenza)[^:;]{0,20}: [^;]{0,20}\\p{N}',
  holdsUntil: '(?:fiss\\p{L}+|valid[oa])\\sfino_',
  nothingLeftToPay:
    '(?<=^|[;:,] ?)(?:pagat[oa]|saldat[oa])(?:[.,;]|$)|da pagare[^:;]{0,12}: (?:\\p{Lu}{3} |\\p{Sc} ?)?0[.,]00(?!\\p{N})',
  labelOfPayment: '^(?:termini di )?pagamento$',
  valueWithin: '^(?:entro|a \\p{N}+ giorni)_',
  whenColumn: '^(?:quando|data)_',
  whereColumn: '^(?:dove|luogo)_',
  measureColumn:
    '^(?:azion[ei]|misur[ae]|attività|raccomandazion[ei]|intervent[oi]|compit[oi]|document[oi])(?: (?:correttiv[eao]|concordat[eao]|da (?:svolgere|presentare)|richiest[oaei]))?$',
  urgencyColumn: '^(?:priorità|urgenza)$',
  whatColumn: '^(?:che )?cosa(?: fare)?\\??$',
  tellsHaste: '(?:subito|immediatamente)_',
  turnsToReader: '(?:deve|devono)_|raccomand',
  orders:
    '^(?:firmi|firmate|compilate|inviate|restituite|pagate|versate|portate|presentatevi|contattate|comunicate|conservate)_ ',
  orderVerb: '',
  writerSpeaks: '^(?:se [^.;]{3,200}, )?noi_|^io_',
  asksOfReader:
    'si prega|preghiamo|raccomandiamo|consigliamo|invitiamo|deve|(?:la|vi) (?:prego|invito|chiedo)_',
  forbidsReader: '',
  opensContrast: '(?<=[,;]\\s)(?:ma|però|dopodiché)_',
  unlessClause: '(?:salvo che|a meno che)_[^.;]*',
  forbids: 'non (?:può|possono|deve)_',
  asksNothing:
    '(?:non (?:è|sono) (?:tenut|obbligat)[oaie]|non (?:è necessario|occorre|serve)|non (?:è|sono) obbligatori[oaie]?)_|si noti_',
  wishedFor: '',
  saidEarlier: '(?:ci )?ha (?:detto|indicato|dichiarato|riferito|spiegato)_[^.;]*',
  withoutHaving: 'senza (?:dover\\p{L}*|bisogno di|che)_[^.;]*',
  writerHasTo:
    'se (?:il|la|lo|i|le) [^.;,]{1,60}dev(?:e|ono)_[^.;,]*|(?:(?:che|se|quando) dobbiamo|dover\\p{L}* (?:comunicare|informare))_',
  hasToBe: 'dev(?:e|ono) (?:avere (?:almeno|più|meno|compiuto)|essere (?:maggiorenn|resident))',
  invertedClause: '',
  capsLiability: 'in nessun caso_[^.;]*|responsabilità_[^.;]{0,80}? (?:deve|potrà)_[^.;]*',
  formality: [
    '(?:non ten(?:ere|ga) conto|letto[^.;]{0,40}sottoscritto|in stampatello|(?:leggere|legga) attentamente)_',
    'non rispondere a questa_',
    '(?:citare|indicare) [^.;]{0,60}(?:corrispondenza|comunicazion)',
    'come non ricevut[oa]_',
  ].join('|'),
  toBeRead: '(?:da leggere(?: \\p{L}+)?|leggere attentamente)[.!)]*$',
}
