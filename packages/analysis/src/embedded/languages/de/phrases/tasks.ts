import type { TaskPhrases } from '../../phrases/task-phrases.ts'
import { conditionInFront } from '../conditions.ts'

export const tasks: TaskPhrases = {
  dissents: '(?:stimmte dagegen|(?:ist|war) (?:damit )?nicht einverstanden)_',
  demands: [
    'fordern (?:wir|ich) sie|(?:wir|ich) fordere?n? sie|ihnen (?:hiermit )?eine (?:letzte )?(?:zahlungs)?frist',
    '(?:werden|sind) (?:sie )?(?:hiermit |daher )?aufgefordert|laden (?:wir )?sie (?:hiermit |herzlich )?(?:zu|ein)',
  ].join('|'),
  tellsRemedy: [
    '(?:kann|können|ist|steht) [^.;]{0,80}(?:widerspruch|einspruch|klage|beschwerde|rechtsmittel)_',
    '(?:widerspruch|einspruch|klage|beschwerde) (?:\\p{L}+ ){0,6}(?:erhoben|eingelegt|zulässig|einzulegen)',
    'haben [^.;]{0,20}bis [^.;]{3,40}zeit|(?:hat|haben) (?:\\p{L}+ )?\\p{N}+ (?:stunden|tage|wochen) zeit',
  ].join('|'),
  occasion: [
    '(?:\\p{L}*versammlung|\\p{L}*termin|sitzung|\\p{L}*untersuchung|verhandlung|\\p{L}*ablesung|besichtigung|anhörung)_',
    '(?:elternabend|monteur|techniker(?:in)?|einbau|lieferung|\\p{L}*einladung)_',
  ].join('|'),
  hourOfDay:
    '(?<![\\p{N}.,:/])\\p{N}{1,2}(?:[.:h]\\p{N}{2})?\\s?uhr|um\\s\\p{N}{1,2}[.:h]\\p{N}{2}',
  alreadyHappened: '(?:wurde|fand|waren|hatte)_',
  payable: '(?:zahlbar|fällig(?! (?:gewordene|gewesene|war|waren|wurden?|seit)))_',
  meetingPoint: '^(?:treffpunkt|wir treffen uns)_',
  dayOfReport: [
    '^(?:prüf|besichtigungs|probenahme|begehungs)(?:datum|termin|tag)$',
    '^(?:datum|tag) der (?:prüfung|besichtigung|begehung|probenahme)$',
  ].join('|'),
  readerDoes: '',
  everybodyDoes: [
    'jede[rs]? \\p{L}+ (?:zahlt|bezahlt|überweist|trägt|schickt|bringt|unterschreibt)_',
    'alle \\p{L}+ (?:zahlen|überweisen|schicken|bringen)_',
  ].join('|'),
  dutyInFuture: '',
  actsByDay: '(?:zahlt|überweist|leistet|hinterlegt|übergibt|räumt|erbringt|reicht|legt|schließt)_',
  doneByDay:
    '(?:ist|sind) (?:[^.;]|(?<=\\p{N})\\.){0,160}?(?:innerhalb|binnen|bis (?:zum|spätestens)|spätestens|unverzüglich)_(?:[^.;]|(?<=\\p{N})\\.){3,200} zu (?!erwarten|rechnen|befürchten|sehen|verstehen|versagen|laufen)\\p{Ll}{3,}en_',
  byOrdinalDay: 'bis zum \\p{N}{1,2}\\.? ',
  negatedFuture: '',
  sentBy: '^(?:(?:per|via|durch)\\s){0,3}einschreiben_[^.]{0,80}$',
  namesHereafter: '(?:im folgenden|nachfolgend)_',
  permits:
    '^(?:sie|er|(?:der|die|das) \\p{L}+) (?:darf|dürfen|kann|können)_(?! (?:nicht|nur)_)|^(?:sie )?(?:dürfen|können) sie_',
  wouldHaveTo: '',
  byActing: '^mit (?:ihrer |der |deiner )?(?:unterschrift|bestellung|anmeldung|nutzung)_',
  notTheAddressee:
    '(?:nicht der|richtige|beabsichtigte)[rn]? (?:beabsichtigte |richtige |vorgesehene )?(?:adressat|empfänger)_|irrtümlich erhalten_',
  notCovered:
    'nicht (?:versichert|gedeckt|enthalten|abgedeckt|inbegriffen)|ausschlüsse|ausgeschlossen',
  paymentArrives:
    '^(?:das geld|der betrag|die (?:erstattung|auszahlung)) (?:geht|wird|ist|trifft) ',
  labelOfUse: '',
  endsCutOff: '(?:bitte|und|oder|der|die|das|den)$',
  justWaits: '^(?:warten|pausieren) sie_ (?:etwa )?\\S+ (?:sekunden?|minuten?)\\.?$',
  toBeExpected:
    '^(?:(?:bitte )?rechnen sie mit|(?:es darf|es dürfen) keine? [^.;]{3,40}(?:verlangt|gefordert))_',
  refersOn: '^(?:siehe|vgl\\.) (?:auch )?(?:abschnitt|seite|anlage|ziffer)_',
  columnOfTasks: '^(?:wer|verantwortlich|bis wann|fällig|stand|status)$',
  saysDone: '^(?:erledigt|abgeschlossen)_|^umgesetzt_',
  columnOfReference: '(?:(?:unser|ihr)e? zeichen|aktenzeichen|sachbearbeiter(?:in)?)_',
  dueByItself: '^(?:hauptfälligkeit|versicherungsablauf)$',
  onlyAnnounces: [
    '^(?:anbei|nachstehend|beiliegend) (?:finden|erhalten) sie',
    '^(?:ich freue mich|wir freuen uns|mit freude|es freut (?:mich|uns)),? [^.;]{0,40}(?:mitteilen|mitzuteilen|ankündigen|bestätigen)',
    '^in diese[mr] (?:brief|schreiben|merkblatt) (?:lesen|erfahren|finden) sie',
  ].join('|'),
  nothingToDo:
    '(?:nichts (?:zu (?:tun|veranlassen|unternehmen)|weiter zu tun)|keine weiteren schritte)_',
  withdrawsWords:
    '(?:bitten|bitte) [^.;]{0,40}(?:zu entschuldigen|um (?:ihr verständnis|entschuldigung|nachsicht))_|(?:betrachten sie|ist|sind) [^.;]{0,40}gegenstandslos_',
  notesFigures:
    'rundungs(?:differenz|bedingt|fehler)|(?:ist|sind|versteht sich|verstehen sich) (?:vor|nach) (?:steuern|abschreibung\\p{L}*|zinsen)_',
  notNeeded: [
    '(?:ist|sind) (?:hier |daher |dafür |also )?nicht (?:nötig|erforderlich|notwendig)[.)]*$',
    '^(?:[^.;]{0,60} )?(?:sie (?:brauchen|müssen)|(?:brauchen|müssen) sie) (?:[^.;,]{0,40} )?(?:nicht|nichts|keine[nr]?) [^.;,]{1,80}[.)]*$',
  ].join('|'),
  ruleRequires:
    '(?:richtlinie|ordnung|vorschrift|norm|handbuch|satzung)(?: [\\p{Lu}\\p{N}][\\p{L}\\p{N}./()-]*){0,3} (?:verlangt|fordert|schreibt|sieht)_(?![^.;]*(?:sie|ihnen)_)',
  headsPromises:
    '^(?:was (?:wir|(?:der|die|das) \\p{L}+) (?:(?:jetzt|nun|für sie|dann) )*(?:tun|tut|machen|leisten|leistet|unternehmen)(?: (?:werden|wird))?|das tun wir|unsere (?:zusagen?|leistungen))$',
  headsDuties: '(?:pflichten|obliegenheiten|verpflichtungen)_',
  wageIsPaid:
    '^(?:das |ihr |der )?(?:gehalt|lohn|entgelt) wird (?:[^.;]{0,40} )?(?:gezahlt|überwiesen|ausgezahlt)',
  invertedCondition: `${conditionInFront}, (?!(?:so |dann )?(?:müssen|müssten|sollten|sollen|dürfen) sie_|[^.;]*bitte_)`,
  refuses: '^[^.;,]{0,60} (?:wird|werden|ist|sind)(?: \\p{L}+){0,6} (?:nicht|keine?\\p{L}*)_',
  headsWork: '^(?:ihre |deine )?(?:aufgaben|tätigkeiten)_',
  asksPlainly: [
    '(?:wirksam|gültig|verbindlich) (?:erst|nur)(?:,)? wenn (?:wir|der|die|das) [^.;]{3,90}(?:erhalten|vorlieg|unterschrieben|eingegangen|eingeht)',
    '(?:wird|werden) (?:bis|spätestens)[^.;]{3,40} benötigt',
    '(?:wir|ich) (?:brauche[n]?|benötige[n]?|erwarte[n]?|bitte[n]?) [^.;]{0,80}bis(?= [^.;]{0,30}\\p{N})',
    '(?:ist|sind) (?:[^.;]|(?<=\\p{N})\\.){0,140}?(?:ab|an|auf|aus|bei|ein|mit|nach|nieder|vor|zurück|zu)zu\\p{L}{3,20}en_',
    '(?:erhalten|benötigen|brauchen) wir [^.;]{3,100}',
    '(?:muss|müssen|soll|sollte[n]?) (?:uns |bis )[^.;]{0,60}(?:vorliegen|eingehen|zugehen|erreichen)',
  ].join('|'),
  asksInInfinitive: '',
  asksInQuestion:
    '^(?:und,? )?(?:(?:können|könnten|würden) sie (?:mir|uns|bitte)_|(?:kannst|könntest|würdest) du (?:mir|uns|bitte)_)',
  courtOrders: '^verurteilt_',
  headsWhatIsAsked: [
    '^was (?:sie|ihr|mieter|mitglieder|eltern|anwohner|kunden|eigentümer) (?:jetzt |nun |bitte |selbst )*(?:zu )?(?:tun|erledigen|veranlassen|beachten) (?:müssen|sollten|sollt|müsst|haben)$',
    '^(?:was (?:ist|bleibt)(?: jetzt| nun)? zu tun|das (?:müssen|sollten) sie (?:jetzt |nun )?tun|bitte (?:erledigen|beachten) sie)$',
    '^(?:was (?:ich|wir) von ihnen (?:brauchen?|möchten?|erwarten?)|ihre nächsten schritte)$',
    '^(?:erbetene|erforderliche) (?:maßnahmen|schritte)$',
    '^(?:einzureichende|beizufügende|mitzubringende|vorzulegende) (?:unterlagen|dokumente|nachweise)$',
    '^bauseits(?:ige leistungen)?$',
    '^(?:von|durch) (?:ihnen|sie|den (?:auftraggeber|kunden|mieter)|bauseits).{0,30}(?:zu (?:erledigen|stellen|erbringen|veranlassen)|erledigt|gestellt)?$',
    '^das (?:müssen|sollten) sie (?:noch |vorher |jetzt )?(?:tun|erledigen|vorbereiten)$',
    '^(?:(?:das )?bleibt ihnen überlassen|ihre (?:aufgaben|vorbereitungen?|mitwirkung))$',
    '^was sie (?:noch )?(?:tun|erledigen|vorbereiten|mitbringen) (?:müssen|sollten)$',
  ].join('|'),
  opensStatement: '^(?:sie|ihre?|unsere?|der|die|das|dies\\p{L}*|eine?|wir|ich|es|wenn)_',
  dutyOfWriter: [
    '(?:(?:sind|wären|bleiben|werden) wir (?:\\p{L}+ ){0,2}(?:verpflichtet|gehalten|gezwungen)|verpflichtet uns)_[^.;]*',
    'müssen wir_[^.;]*',
  ].join('|'),
  givesReason: 'weil_[^.;,]*',
  saidAtMeeting:
    '(?:schlägt vor|schlug vor|bietet an|bot an|gibt zu protokoll|gab zu protokoll|kündigt an|erklärte?)_',
  takesMinutes:
    '^das protokoll (?:der|vom)[^.;]{3,60} (?:wird|wurde) (?:\\p{L}+ )?(?:genehmigt|verlesen)',
  confirmsMinutes: '',
  orderAsCondition: '',
  breachCosts:
    '(?:\\p{L}*vertragsstrafe|schadens?ersatz|für jede[nrs]? (?:\\p{L}+ )?(?:tag|verstoß|fall|zuwiderhandlung))_|verzugszins',
  closingDay: '\\p{L}*(?:frist|schluss)_',
  closesThen:
    '(?:die )?(?:anmeldung|abstimmung|bewerbungsfrist|anmeldefrist|angebotsfrist) (?:endet|schließt)',
  todayOrTomorrow: '(?:heute|morgen)_',
  handedIn:
    '^(?:(?:rück)?fragen|anmeldung(?:en)?|bewerbung(?:en)?|einwände|angebote)(?: (?:von|für|des?r?) [^:]{2,40})?$',
  handedInHow: '^(?:rückfragen|fragen|anmeldungen|bewerbungen) (?:schriftlich|an|über|via|per)_',
  backToWriter: '(?:(?:zurück )?an uns (?:zurück)?|zurück bis)_',
  byWhen: '(?<=^|[\\s(:;])(?:bis|spätestens|fällig)\\s[^.;:\\p{N}]{0,24}(?=\\p{N})',
  dueColumn: '(?<=^|; )(?:fällig|zahlbar)[^:;]{0,20}: [^;]{0,20}\\p{N}',
  holdsUntil: '(?:fest|gültig|garantiert)\\sbis_',
  nothingLeftToPay:
    '(?<=^|[;:,] ?)(?:bereits )?(?:bezahlt|beglichen)(?:[.,;]|$)|offen[^:;]{0,12}: (?:\\p{Lu}{3} |\\p{Sc} ?)?0[.,]00(?!\\p{N})',
  labelOfPayment: '^zahlung(?:sziel|sfrist)?$',
  valueWithin: '^(?:innerhalb|binnen|netto|\\p{N}+ tage)_',
  whenColumn: '^(?:wann|datum|termin)_',
  whereColumn: '^(?:wo|ort|bei wem)_',
  measureColumn: [
    '^(?:(?:vereinbarte|empfohlene|erforderliche) )?(?:maßnahmen?|aufgaben?|empfehlung(?:en)?)$',
    '^(?:(?:was ist )?zu (?:tun|erledigen)|(?:fehlende |erforderliche )?(?:unterlagen?|nachweise?))$',
  ].join('|'),
  urgencyColumn: '^(?:priorität|dringlichkeit)$',
  whatColumn: '^was(?: zu tun)?\\??$',
  tellsHaste: '(?:unverzüglich|sofort|umgehend)_',
  turnsToReader: '(?:bitte|sie|müssen|sollten)_|empf[eo]hl',
  orders: '',
  orderVerb: '',
  writerSpeaks: '^(?:und |aber |(?:wenn|falls|sollten) [^.;]{3,200}, (?:so |dann )?)?(?:wir|ich)_',
  asksOfReader:
    'bitte|wir (?:bitten|empfehlen|raten|fordern|laden)|sie (?:müssen|sollten|haben)|ich (?:bitte|empfehle|fordere|rate)_',
  forbidsReader: '(?:dürfen sie|sie dürfen)(?: \\p{L}+){0,8}? nicht_',
  opensContrast: '(?<=[,;]\\s)(?:aber|jedoch|doch|danach)_',
  unlessClause: 'es sei denn_[^.;]*',
  forbids: '(?:darf|dürfen)(?: \\p{L}+){0,8}? nicht_',
  asksNothing: [
    '(?:(?:ist|sind|bin) nicht verpflichtet|(?:brauch|müss|muss)(?:en|t|st|e)?(?: \\p{L}+){0,4}? (?:nicht|nichts|weder))_',
    '(?:(?:ist|sind) nicht (?:verpflichtend|vorgeschrieben|zwingend|pflicht)|(?:ist|sind) (?:\\p{L}+ )?bis zu)_',
    'bitte beachten sie_|(?:bedarf|bedürfen) (?:stets )?der \\p{L}+|kann (?:dazu )?verpflichtet werden_',
  ].join('|'),
  wishedFor: '',
  saidEarlier:
    '(?:sie|er) (?:haben|hat) (?:uns )?[^.;,]{0,40}?(?:mitgeteilt|gesagt|angegeben|erklärt|geschildert)_[^.;]*',
  withoutHaving: '(?:ohne dass?|ohne [^.;,]{1,60}? zu müssen)_[^.;]*',
  writerHasTo:
    '(?:wenn|falls) (?:der|die|das|ein|eine) [^.;,]{1,80}(?:muss|müssen)_|(?:(?:wenn|falls|weil|bevor|sobald|was|die|das|den) wir [^.;,]{1,80}?(?:müssen|sollen)|mitteilen (?:zu )?müssen)_',
  hasToBe: 'müss(?:en|t) [^.;]{0,60}(?:alt sein|wohnhaft|volljährig)',
  invertedClause: conditionInFront,
  capsLiability:
    'in keinem fall (?:haftet|haften)_[^.;]*|\\p{L}*haftung_[^.;]{0,80}? (?:darf|soll)_[^.;]*',
  formality: [
    '(?:gegenstandslos|gelesen [^.;]{0,40}unterschrieben|(?:bitte |stets |immer )angeben\\)|druckschrift|blockschrift)_',
    '(?:großbuchstaben|bitte wenden|für ihre unterlagen|antworten sie nicht auf diese)_',
    'lesen sie [^.;]{0,60}(?:sorgfältig|aufmerksam)_',
  ].join('|'),
  toBeRead:
    '(?:bitte (?:\\p{L}+ ){0,2}(?:lesen|beachten|aufbewahren)|unbedingt (?:lesen|beachten))[.!)]*$',
}
