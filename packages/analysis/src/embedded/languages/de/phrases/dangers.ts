import type { DangerPhrases } from '../../phrases/danger-phrases.ts'

export const dangers: DangerPhrases = {
  cancels: 'stornier|storno|rücktritt|absage|annul',
  injures: [
    'giftig|kohlenmonoxid|stromschl[aä]g|lebensgefahr_|(?:explosions|brand|einsturz|absturz)gefahr_|erstick',
    'verbrüh|ertrink',
  ].join('|'),
  timeAndAgain: 'pro (?:tag|woche|monat)_|(?:je|für jeden)(?: \\p{L}+)? (?:tag|woche|monat)_',
  excepts: 'außer_|ausgenommen_|mit ausnahme_',
  takesWhole:
    '(?:gesamte[rns]?|volle[rns]?|ganze[rns]?) (?:\\p{L}*preis|\\p{L}*miete|\\p{L}*betrag|\\p{L}*summe|\\p{L}*entgelt|kaution|anzahlung)[^.;]{0,40}(?:fällig|zu zahlen|berechnet|einbehalten|geschuldet)',
  losesMain:
    '(?:angebot|zuschuss|förderung|bewerbung|antrag|genehmigung)\\p{L}*[^.;]{0,80}?(?:verfällt|erlischt|ausgeschlossen|abgelehnt|zurückgewiesen|nicht berücksichtigt)',
  severeAllergy: 'schwere[nr]? allergi|lebensbedrohliche[nr]? allergi|anaphyla|epipens?',
  deadly: 'tod(?:es|lich)?_|tödlich|\\p{L}*infarkt|schlaganfall|thrombos|embol|anaphyla',
  tellsInsurance: 'versicher|garanti',
  tellsCause:
    '(?:weil|wegen|aufgrund|infolge)_[^,;:.]{0,120}_|nach (?:beendigung|ablauf|kündigung)_',
  conditionInFront: '',
  joinsClauses: 'und|oder|aber',
  otherwise: '^(?:andernfalls|sonst|widrigenfalls)',
  notPaidFor:
    'nicht (?:versichert|gedeckt|bezahl\\p{L}+|übernommen|enthalten|erstattet)_|ausschlüsse_|ausgeschlossen_',
  notLiable: 'haft(?:et|en)_[^.;]{0,40}nicht|keine haftung',
  balancesCover: 'und (?:was )?nicht_',
  interactions:
    '(?:informieren|fragen) sie [^.;]{0,30}(?:arzt|apotheker)[^.;]{0,60}(?:arzneimittel|medikamente)',
  lacks: 'ohne\\s.{1,24}\\s(?:kann|können|wird|führt)_',
  absolutely: '(?:niemals|unter keinen umständen|auf keinen fall)_',
  opensReasons: '^(?:tatbestand|(?:entscheidungs)?gründe_|sachverhalt)',
  opensOrder: '^(?:tenor_|urteil|beschluss)',
  closesRuling: '^(?:hinweise?_|rechtsmittel|rechtsbehelf|kosten_|zinsen)',
  reasonsFollow: '\\p{L}*(?:gründe|gründen)(?: \\p{L}+){0,2}\\s?[:：]$',
  whenLate:
    'nicht mehr|verf[aä]ll|erl[iö]sch|ausgeschlossen|verspätet|sonst|andernfalls|bestandskräftig',
  agreesBySilence: 'gewählt|zustimm|zugestimmt|einverstanden|genehmig|anerkann|angenommen',
  lessens: '(?:gekürzt|herabgesetzt|vermindert)',
  auxiliary: '',
  limitsOwnLiability:
    'haft(?:et|ung|en)\\p{L}* [^.;]{0,100}?(?:(?<!un)beschränkt|(?<!un)begrenzt|höchstens)',
  onlyFor: '',
  nothingOwed: [
    'mehr als [^.;]{1,30} (?:verlieren|zahlen|schulden) sie (?:nie|nicht)|sie verlieren nichts',
    '(?:ist|sind) (?:dann )?nichts zurückzuzahlen|keine (?:rückzahlung|gebühr) (?:erfolgt|anfällt|fällt an)_',
  ].join('|'),
  paidToReader:
    'zahlt (?:er|sie|es|der (?:auftragnehmer|lieferant|vermieter|verkäufer|anbieter)) (?:dem|der|den) (?:kunden|mieter|käufer|auftraggeber|besteller)\\p{L}*|(?:stadt|gemeinde|land|bund|kommune) (?:fördert|bezuschusst|erstattet)_|(?:erhält|erhalten|bekommt) (?:[^.;,]{0,20} )?(?:entschädigung|ausgleich|abfindung)_',
  insuresAgainst:
    'wir versichern [^.;,]{1,60}? gegen_|versichert [^.;,]{1,60}? gegen (?:schäden|feuer|sturm|diebstahl)',
  earlierReplaced:
    '(?:früher|vorherig|bisherig|alt|vorig)\\p{L}* (?:angebot|vertrag|vereinbarung|fassung|mietvertrag|kostenvoranschlag)\\p{L}* [^.;]{0,80}?(?:abgelaufen|erloschen|ersetzt|hinfällig|unwirksam)|ersetzt (?:den|die|das) (?:angekündigte|frühere|bisherige|alte)\\p{L}*',
  unfounded: [
    'kein(?:e|en)? (?:hinweise?|anzeichen|nachweis) (?:auf|für|von)',
    '(?:wurden?|konnten?) (?:\\p{L}+ )?nicht (?:nachgewiesen|festgestellt)|niemand (?:wurde )?verletzt',
    '(?:klage|anspruch|antrag) [^.;]{0,40}zurückgenommen',
  ].join('|'),
  powerless:
    '(?:gerichtsvollzieher|inkassobüros?|inkassounternehmen|niemand) (?:darf|dürfen|kann|können) (?=[^.;]{0,80}(?:nicht|betreten|pfänden))(?=[^.;]{0,80}nicht)',
  offeredByWriter: [
    '(?:können|könnten) wir ihnen (?:[^.;,]{0,60} )?(?:anbieten|helfen|gewähren)',
    '(?:ich bin|wir sind) (?:\\p{L}+ )?(?:befugt|berechtigt|bereit|ermächtigt),? [^.;]{0,60}(?:zu erlassen|erlassen|zu ermäßigen|zu verzichten|zu stornieren|zu senken)',
    '(?:schulden|zahlen|erstatten|vergüten|erlassen|ermäßigen) wir ihnen',
    'wir (?:schulden|zahlen|erstatten|vergüten|erlassen) ihnen',
  ].join('|'),
  grantedToReader:
    '(?:haben sie|sie haben|ihnen steht) [^.;]{0,60}?(?:widerrufsrecht|widerrufsfrist|rücktrittsrecht|zu widerrufen)',
  endedBefore: [
    '^erledigt(?: [–-]|:)? (?=\\p{L}+ (?:werden|sind))[^.;]*',
    '(?:lastschrift\\p{L}*|einzugsermächtigung|mandat) (?:\\p{L}+ ){0,3}?widerrufen',
  ].join('|'),
  leavesAsWellOff: [
    'ihre (?:haftung|eigenbeteiligung) [^.;,]{0,60}(?:begrenzt|beschränkt)',
    '(?:miete|pacht|zahlung\\p{L}*|beitr[aä]g\\p{L}*|zinsen|raten?) (?:[^.;,]{0,40} )?(?:ruht|ruhen|wird ausgesetzt|werden ausgesetzt|wird gestundet|entfällt|mindert sich)',
    '(?:verzug|verzögerung) [^.;,]{0,30}?(?:durch|aufgrund) (?:de[ns] )?(?:auftragnehmer|lieferant|verkäufer)',
    '(?:kann|darf) [^.;]{0,60}auf eigene kosten',
  ].join('|'),
  tellsOwnText: [
    '(?:wie )?(?:wir|man) (?:\\p{L}+ )?(?:sehen|zeigen|erkennen|folgern|veranschaulichen) (?:können|kann)',
    '(?:können|kann) (?:wir|man) (?:\\p{L}+ ){0,3}(?:sehen|zeigen|erkennen|folgern|veranschaulichen)',
    '(?:unten|nachstehend|im folgenden) (?:sehen|finden|lesen) sie_',
  ].join('|'),
  isUsual:
    '(?:leichte[rs]?|etwas|geringe[rs]?|ein wenig|kleine[rs]?) (?:\\p{L}+ ){1,4}(?:ist|sind) (?:ganz |völlig )?(?:normal|üblich|harmlos|unbedenklich)',
  lastsLonger: [
    '(?:der )?(?:versicherungsschutz|schutz|garantie) verlängert sich (?:automatisch |kostenlos |von selbst )+(?=[^.;]{0,60}(?:kostenlos|bis zu|solange|wenn))',
    '(?:hat|haben) kein ablaufdatum|unbegrenzt gültig|(?:hat|haben) kein enddatum',
    'frist (?:[^.;,]{0,40} )?(?:wurde|wird|ist) (?:bis [^;,]{2,30} )?verlängert_',
  ].join('|'),
  mayAskFor: [
    '(?:dann |so )?(?:können|kann) (?:sie|er|man) (?:sich )?(?:an )?(?:das|beim|zum) \\p{L}*gericht',
    '(?:sie|er|man) (?:können|kann) (?:sich )?(?:an )?(?:das|beim) \\p{L}*gericht',
  ].join('|'),
  namesVenue: [
    '(?:ausschließlicher |alleiniger )?gerichtsstand',
    '(?:es|im übrigen) gilt (?:\\p{L}+ )?(?:deutsches|österreichisches|schweizerisches|schweizer) recht',
  ].join('|'),
  bothMayEnd:
    '(?:jede|beide) (?:partei|vertragspartei|seite|vertragspartner)(?:en)? (?:kann|können|darf) [^.;]{0,140}?(?:wichtige[mnr] grund|vertragsverletzung|insolven|verstoß|verstößt)\\p{L}*[^.;]{0,80}|(?:recht (?:beider parteien )?zur|das recht auf) (?:fristlosen |außerordentlichen )*kündigung aus wichtigem grund[^.;]{0,40}(?:unberührt|beiden)',
  wasPutRight: 'status[:;]? (?:\\p{L}+ ){0,2}(?:erledigt|behoben|geschlossen|abgeschlossen)_',
  bothSides:
    '(?:jede|beide|keine) (?:partei|seite|vertragspartei)(?:en)?_|kann [^.;]{0,80}?(?:monat|woche|frist(?!los))\\p{L}* [^.;]{0,40}?gekündigt werden_',
  notInUse:
    '(?:wird|ist) (?:derzeit |zurzeit )?nicht (?:genutzt|in anspruch genommen|ausgeschöpft)_|gilt für sie (?:derzeit )?nicht_',
  tellsHowToRead: '(?:übrigen|restlichen) (?:bestimmungen|regelungen|klauseln)_|^gestützt auf_',
  mayNotBeCopied: [
    'vervielfältigung|(?:auszugsweise|teilweise) (?:wiedergabe|veröffentlichung)|alle rechte vorbehalten',
    'urheberrecht|dient (?:nur|lediglich|ausschließlich) der information|irrtümlich erhalten',
  ].join('|'),
  readerMayLeave:
    '(?:(?:können|dürfen) sie|sie (?:können|dürfen)|(?:mieter|kunde|käufer|auftraggeber|arbeitnehmer|versicherungsnehmer)(?:in)? (?:kann|darf))_(?=[^.;]{0,140}(?:kündigen|zurücktreten|widerrufen|verlangen|wählen|ablehnen|zurückbehalten|einbehalten)_)(?![^.;]{0,160}(?:nur|aber|jedoch|kosten|gebühr|zahlen|verlier|nicht|kein|erst))',
  repaidToReader: [
    '(?:kaution|anzahlung|beitrag|preis|betrag|gebühr|prämie|zahlung)\\p{L}* (?:[^.;,]{0,40} )?(?:wird|werden) (?:[^.;,]{0,40} )?(?:zurückgezahlt|erstattet|zurückerstattet|gutgeschrieben)_(?<!(?:nicht|nur|keine?) [^.;]{0,40})',
    'wird (?:die|der|das|ihre?) (?:kaution|anzahlung|beitrag|preis|betrag|gebühr|prämie) (?:[^.;,]{0,40} )?(?:zurückgezahlt|erstattet|zurückerstattet|gutgeschrieben)_(?<!(?:nicht|nur) [^.;]{0,40})',
    '(?:erhalten|bekommen) sie (?:[^.;,]{1,60} )?(?:zurück|erstattet|abfindung)(?<!(?:nicht|nur|keine?) [^.;]{0,60})',
  ].join('|'),
  burdenEnds: [
    '(?:verbot|wettbewerbsverbot|pflicht|auflage|zuschlag|strafe|gebühr|sicherheit(?:sleistung)?|selbstbeteiligung)_ (?:[^.;,]{0,40} )?(?:entfällt|erlischt|fällt weg|gilt (?:dann )?nicht)_',
    '(?:miete|preis|gebühr|beitrag|rate)_ (?:[^.;,]{0,40} )?(?:sinkt|ermäßigt sich|verringert sich|wird (?:\\p{L}+ )?(?:gesenkt|ermäßigt))_',
    '(?:ist|stellt|bedeutet) (?:\\p{L}+ )?keine (?:strafe|sanktion|störung|abmahnung)|verzicht\\p{L}+ (?:\\p{L}+ )?auf keine',
    '(?:schaden|leck|mangel|defekt|riss)\\p{L}* (?:[^.;,]{0,40} )?(?:ist|sind|wurden?) (?:\\p{L}+ )?(?:behoben|repariert|beseitigt)',
    '(?:vermieter|verkäufer|anbieter|lieferant)(?:in)? verliert_',
    '(?:vermieter|verkäufer|anbieter|arbeitgeber|bank|versicherer)(?:in)? (?:kann|darf) [^.;]{0,60}?nur (?:kündigen|beenden|aus|wenn|mit|wegen|durch)_',
    '(?:miete|preis|beitrag|gebühr|rate|entgelt)\\p{L}* (?:wird|werden|bleibt|bleiben) (?:[^.;,]{0,40} )?(?:nicht (?:erhöht|angehoben)|unverändert)_(?![^.;]{0,120}\\s(?:aber|jedoch|außer|es sei denn)_)',
  ].join('|'),
  burdenRests: [
    'hat aufschiebende wirkung',
    '(?:strafe|geldbuße|zwangsgeld|zinsen|säumniszuschl[aä]ge?|mahngebühr|frist|vollstreckung|vollziehung)\\p{L}* (?:[^.;,]{0,30} )?(?:ruht|ruhen|(?:ist|sind|wird|werden) (?:\\p{L}+ )?(?:ausgesetzt|gehemmt)|(?:beginn|lauf|läuf)\\p{L}* (?:\\p{L}+ )?nicht)_',
  ].join('|'),
  paysLess: [
    '(?:gebühr|preis|beitrag|entgelt|rate|rechnung|geldbuße)\\p{L}* (?:[^.;,]{0,30} )?(?:ermäßigt|ermäßigen|verringert|reduziert|mindert) sich_',
    '(?:auf|mit|von) (?:der|ihrer) (?:nächsten )?(?:ab)?rechnung (?:\\p{L}+ )?(?:gutgeschrieben|verrechnet|abgezogen)_',
  ].join('|'),
  keepsPay: [
    '(?:unter|bei) (?:voller )?(?:fortzahlung|weiterzahlung|fortgewährung) (?:der|des|ihrer|seiner) (?:\\p{L}*vergütung|bezüge|gehalts?|lohne?s?|entgelts?)_|bei vollen bezügen_',
    'ih(?:r|re) (?:\\p{L}*lohn|\\p{L}*gehalt|\\p{L}*vergütung|\\p{L}*zulage|rente)_ (?:[^.;,]{0,30} )?(?:steigt|erhöht sich|wird (?:\\p{L}+ )?(?:angehoben|erhöht))_',
  ].join('|'),
  otherWaives:
    '(?:verzichten wir|wir verzichten|haben wir [^;]{0,80}?verzichtet|verzichtet (?:der|die|das) (?:versicherer|bank|arbeitgeber(?:in)?|vermieter(?:in)?|geschäftsführung|gesellschaft|verein|gemeinde|verkäufer(?:in)?)|(?:versicherer|bank|arbeitgeber(?:in)?|vermieter(?:in)?|geschäftsführung|gesellschaft|verein|gemeinde|verkäufer(?:in)?) verzichtet)_',
  noDemand:
    '(?:ist|sind|war) keine? (?:zahlungsaufforderung|rechnung|mahnung|kündigung|abmahnung|vorwurf)_|(?:es )?besteht (?:\\p{L}+ )?kein (?:verbot|wettbewerbsverbot)_|es gibt keine? (?:verbot|gebühr|strafe)_',
  staysAsBefore: [
    '(?:bleib(?:t|en)|gilt|gelten|läuft|laufen) (?:[^.;,]{0,20} )?(?:unverändert|wie bisher)_',
    '(?:berührt|mindert|kürzt|unterbricht) (?:ihre?n?|deine?n?)_ [^.;]{0,40}nicht',
  ].join('|'),
  mayProve:
    '(?:bleibt|ist|steht) (?:\\p{L}+ ){0,3}der nachweis_|der nachweis [^.;]{0,120}(?:vorbehalten|gestattet|unbenommen|offen)_',
  coversThis:
    '^(?:wir versichern|(?:mit)?versichert (?:ist|sind))_(?![^.]{0,300}(?:nur_|nicht_|ausgenommen|außer|höchstens|bis zu|kein|maximal))',
  fullyLiable:
    '(?:wir haften|haften wir|(?:anbieter|studio|unternehmer|verkäufer|auftragnehmer|veranstalter|vermieter|lieferant|verein|bank|hersteller|betreiber)(?:in)? haftet) [^.;]{0,60}?unbe(?:schränkt|grenzt)_',
  coverOrPay: '\\p{L}*(?:versicher|gedeckt|zahl|erstatt)|garanti',
  onlyIf: 'nur (?:wenn|falls)_',
  noLegal: '(?:zusätzlich |sofort )+der polizei',
  noExclusion:
    '(?:übertragung|abtretung|aufrechnung|untervermietung|weitergabe|rechtsweg)_[^.;]{0,60}ausgeschlossen|(?:vom|von der) (?:besuch|schule|unterricht|betreuung) ausgeschlossen',
  noIncrease: '',
  noWaiver: '',
  noHealth: '',
  noPenalty: '',
  noForfeit:
    '(?:wärme|druck|netz|wasser)verlust\\p{L}*|verlust (?:eines|der|des|von|eines der) (?:\\p{L}+ )?(?:schlüssel|\\p{L}*schlüssel|karte|ausweis)\\p{L}*',
  noEnding: '(?:flug|zug)_(?: \\p{L}+){0,3} (?:wird|wurde)(?: \\p{L}+)? gestrichen',
  noRenewal: '',
  noSilence: '',
  noData: '',
  noDefect: 'für (?:etwaige )?schäden an_',
  noRestriction:
    '(?:wenn|falls|weil|da) (?:\\p{L}+ ){1,6}nicht (?:\\p{L}+ )?(?:kann|können|darf|dürfen)_',
  noRefusal: 'reject rate|(?:können|dürfen) sie [^.;]{0,100}(?:ablehnen|verweigern)_',
  ratingColumn:
    '^(?:risiko(?:stufe|bewertung|klasse)?|eintrittswahrscheinlichkeit|wahrscheinlichkeit|auswirkung|schwere(?:grad)?|bewertung)_',
  riskColumn: '\\p{L}*(?:risik|gefahr)|(?:gegen)?maßnahmen?_|feststellung|(?:mängel|mangel)_',
  stateColumn: '^zustand_',
  soundState: '^(?:(?:sehr )?gut|neu)$',
  ratedHigh: '^(?:(?:sehr )?hoch|kritisch|schwer|schwerwiegend)$',
  ratedMedium: '^mittel|erheblich$',
  ratedLow: '^(?:sehr )?(?:niedrig|gering|geringfügig|leicht)$',
  totalColumn: '\\p{L}*(?:wert|zahl|produkt)|total|score',
  findingColumn:
    '^(?:feststellung(?:en)?|befund|mangel|mängel|schäden|schaden|abweichung(?:en)?|gefährdung(?:en)?|probleme?)_',
  gradeColumn: '^(?:kategorie|klasse|priorität|dringlichkeit|einstufung|stufe|schwere)_',
  gradedBad: 'sofort|dringend|unverzüglich|kritisch|gefähr|schwer|hoch|direkt',
  gradedSlight: 'hinweis|empfehlung|gering|niedrig',
  quantityColumn: '^(?:menge|anzahl|stück(?:zahl)?)_',
  gradeWord: '(?:kategorie|klasse|stufe|note|code|priorität)',
  alarms: 'schwerwiegend|erheblich|dringend|sofort|gefahr|gefährlich|kritisch',
  worstGrade: '(?:kritisch|hoch|dringend|schwerwiegend)',
  means: '(?:bedeutet|bezeichnet|heißt|ist|sind)_',
  flagColumn: '^(?:markierung|auffällig|bewertung|befund)$',
  farBeyond: '^kritisch$',
  beyondRange: '^(?:hoch|niedrig|erhöht|erniedrigt)$',
  graveDefects: [
    '(?:gefährliche|erhebliche|kritische|schwere) (?:mängel|mangel)_',
    '(?:mängel|mangel) (?:gefährliche|erhebliche|kritische|schwere)_',
  ].join('|'),
  tellsEffect:
    '^(?:warum (?:das|es) wichtig ist|(?:mögliche )?(?:auswirkung|folge)(?:e?n)?|risik(?:o|en))_',
  withdrawnBySilence:
    'zurückgezogen|zurückgenommen|abgelehnt|verzicht|verfällt|erlischt|erledigt|nicht (?:mehr )?(?:wünschen|wollen|möchten)|anderweitig|storniert',
  namesGuarantee: 'garantien?_|gewährleistung',
}
