import type { DangerPhrases } from '../../phrases/danger-phrases.ts'

export const dangers: DangerPhrases = {
  cancels: 'annul',
  injures: [
    'giftig|koolmonoxide_|elektrische schok_|levensgevaar_|(?:brand|explosie|instortings)gevaar_|verstikking',
    'verdrink',
  ].join('|'),
  timeAndAgain: 'per (?:dag|week|maand)_',
  excepts: 'behalve_|tenzij_|uitgezonderd_',
  takesWhole:
    '(?:volledige|gehele|hele) (?:\\p{L}*prijs|\\p{L}*som|\\p{L}*bedrag|huur)[^.;]{0,40}(?:verschuldigd|opeisbaar|in rekening)',
  losesMain:
    '(?:offerte|inschrijving|aanvraag|subsidie|sollicitatie)(?:s|n|en)?_[^.;]{0,80}?(?:vervalt|uitgesloten|afgewezen|terzijde|niet in behandeling)',
  severeAllergy: 'ernstige allergi|anafyla|epipens?',
  deadly: 'dodelijk|fatal|overlijden|\\p{L}*infarct|trombose|embol|anafyla',
  tellsInsurance: 'verzeker|garanti',
  tellsCause: '(?:vanwege|omdat|wegens)_[^,;:.]{0,120}_|na (?:beëindiging|afloop|opzegging)_',
  conditionInFront: '',
  joinsClauses: 'en|of|maar',
  otherwise: '^anders',
  notPaidFor: 'niet (?:verzekerd|gedekt|vergoed\\p{L}*|inbegrepen)_|uitsluitingen_',
  notLiable: 'niet aansprakelijk',
  balancesCover: 'en (?:wat )?niet_',
  interactions:
    '(?:vertel|neem contact op met) [^.;]{0,30}(?:arts|apotheker)[^.;]{0,60}(?:geneesmiddelen|medicijnen)',
  lacks: 'zonder\\s.{1,24}\\s(?:kan|kunnen)_',
  absolutely: '(?:nooit|in geen geval)_',
  opensReasons: '^(?:overwegingen|feiten)',
  opensOrder: '^(?:beslissing)',
  closesRuling: '^(?:rechtsmiddelen|hoger beroep|proceskosten)',
  reasonsFollow: '\\p{L}*redenen(?: \\p{L}+){0,2}\\s?[:：]$',
  whenLate: 'vervall|vervalt|verjaar|te laat|niet meer',
  agreesBySilence: 'akkoord|gekozen|instem|ingestemd|goedkeur',
  lessens: '(?:verlaagd|verminderd|gekort)',
  auxiliary: '',
  limitsOwnLiability: 'aansprakelijkheid [^.;]{0,100}?(?:(?<!on)beperkt|niet meer dan)',
  onlyFor: '',
  nothingOwed: [
    'u verliest niets|geen (?:\\p{L}+ )?(?:vergoeding|boete|kosten|rente) (?:is|zijn) verschuldigd',
    'niets (?:verschuldigd|terug te betalen|terugbetalen)_',
  ].join('|'),
  paidToReader:
    'betaalt (?:hij|zij|het|de (?:leverancier|verhuurder|aannemer)) (?:aan )?de (?:klant|huurder|koper|opdrachtgever)|(?:gemeente|provincie|rijk) (?:subsidieert|vergoedt|betaalt)_|(?:krijgt|ontvangt) (?:een )?(?:afbouw|compensatie|vergoeding)_',
  insuresAgainst: 'wij verzekeren [^.;,]{1,60}? tegen_',
  earlierReplaced:
    '(?:eerdere|vorige|oude) (?:offerte|overeenkomst|versie|contract|aanbieding) [^.;]{0,80}?(?:vervallen|vervangen|verlopen)|vervangt de (?:eerdere|aangekondigde|vorige)_',
  unfounded: [
    'geen sprake|geen (?:tekenen|aanwijzingen|sporen) (?:van|voor)|(?:zijn|is) in orde',
    'niet (?:aangetoond|aangetroffen)|(?:eis|vordering|klacht) [^.;]{0,40}ingetrokken',
    'niemand (?:raakte )?gewond',
  ].join('|'),
  powerless:
    '(?:deurwaarders?|incassobureaus?) (?:mag|mogen|kan|kunnen) (?=[^.;]{0,80}(?:niet|geen))',
  offeredByWriter: [
    '(?:kunnen|kan) (?:wij|we) u (?:[^.;,]{0,60} )?(?:aanbieden|helpen)',
    '(?:wij|we) (?:kunnen|zijn bereid) [^.;]{0,60}(?:kwijt te schelden|kwijtschelden|te verlagen|verlagen)',
    '(?:betalen|vergoeden) (?:wij|we) u|zijn (?:wij|we) u [^.;]{1,40}verschuldigd',
  ].join('|'),
  grantedToReader: [
    '(?:hebt|heeft) u [^.;]{0,30}?dagen [^.;]{0,30}?(?:bedenktijd|te herroepen|herroepen)',
    'krijgt (?:u )?[^.;]{0,20}korting',
  ].join('|'),
  endedBefore: [
    '^(?:gereed|afgerond)(?: [–-]|:)? (?=\\p{L}+ (?:is|zijn))[^.;]*',
    '(?:machtiging|incasso) (?:\\p{L}+ ){0,3}?ingetrokken',
  ].join('|'),
  leavesAsWellOff: [
    'uw (?:aansprakelijkheid|eigen risico) (?:\\p{L}+ ){0,4}(?:is )?beperkt',
    '(?:huur|betaling(?:en)?|premie|rente) (?:[^.;,]{0,40} )?(?:wordt|worden) (?:opgeschort|uitgesteld)',
    'vertraging [^.;,]{0,30}?toerekenbaar aan (?:de |het )?(?:aannemer|leverancier)',
  ].join('|'),
  tellsOwnText:
    '(?:we|men) (?:kunnen|kan) (?:\\p{L}+ ){0,3}(?:zien|tonen|aantonen|concluderen)|(?:hieronder|hierna) (?:ziet|vindt|leest) u_',
  isUsual:
    '(?:een (?:lichte|kleine|beetje)|lichte|wat) (?:\\p{L}+ ){1,4}(?:is|zijn) (?:heel )?normaal',
  lastsLonger: [
    '(?:de )?(?:dekking|garantie) (?:wordt|loopt) (?:automatisch|gratis|kosteloos) (?:verlengd|door)',
    'heeft geen einddatum|onbeperkt geldig',
    'termijn (?:[^.;,]{0,30} )?(?:is|wordt) (?:tot [^.;,]{2,30} )?verlengd_',
  ].join('|'),
  mayAskFor: [
    '(?:dan )?(?:kunt|kan) u (?:bij )?(?:de|het) (?:rechtbank|rechter|kantonrechter|voorzieningenrechter|gerecht)',
    'u (?:kunt|kan) (?:bij )?(?:de|het) (?:rechtbank|rechter|gerecht)',
  ].join('|'),
  namesVenue: 'bevoegde rechter|(?:nederlands|belgisch) recht (?:is )?van toepassing',
  bothMayEnd:
    '(?:elk van de|ieder van de|elke|beide) partij(?:en)? (?:kan|kunnen|mag) [^.;]{0,140}?(?:tekortkom|tekortschiet|wanprestatie|faillissement|surseance)\\p{L}*[^.;]{0,60}',
  wasPutRight: 'status[:;]? (?:\\p{L}+ ){0,2}(?:hersteld|opgelost|afgehandeld|gereed|gesloten)_',
  bothSides:
    '(?:elke|elk van de|ieder van de|beide) partij(?:en)?_|(?:contract|overeenkomst|abonnement) kan (?:[^.;]{0,60} )?worden opgezegd_',
  notInUse: '(?:wordt|is) (?:nu |momenteel )?niet (?:gebruikt|in gebruik)_|geldt niet voor u_',
  tellsHowToRead: 'overige (?:de )?bepalingen_',
  mayNotBeCopied: [
    'alle rechten voorbehouden|(?:uitsluitend|alleen) ter informatie|niet worden (?:verveelvoudigd|gekopieerd)',
    'abusievelijk',
  ].join('|'),
  readerMayLeave:
    '(?:(?:kunt|mag|kan) (?:u|je)|(?:u|je|huurder|klant|koper|werknemer|consument) (?:kunt|kan|mag))_(?=[^.;]{0,140}(?:opzeggen|beëindigen|ontbinden|herroepen|kiezen|weigeren|annuleren|inhouden)_)(?![^.;]{0,160}(?:alleen|maar|echter|kosten|boete|betaal|niet|geen|pas_|vergoeding))',
  repaidToReader: [
    '(?:borg|waarborgsom|aanbetaling|prijs|bedrag|premie|inschrijfgeld)_ (?:[^.;,]{0,40} )?(?:wordt|worden) (?:[^.;,]{0,40} )?(?:terugbetaald|teruggestort|gecrediteerd)_(?<!(?:niet|alleen|geen) [^.;]{0,40})',
    'wordt (?:de|het|uw) (?:borg|waarborgsom|aanbetaling|prijs|bedrag|premie|inschrijfgeld) (?:[^.;,]{0,40} )?(?:terugbetaald|teruggestort|gecrediteerd)_(?<!(?:niet|alleen) [^.;]{0,40})',
    '(?:krijgt|ontvangt) (?:u|je|huurder|klant|koper) (?:[^.;,]{1,60} )?terug_(?<!(?:niet|alleen|geen) [^.;]{0,40})',
  ].join('|'),
  burdenEnds: [
    '(?:beding|concurrentiebeding|verbod|verplichting|toeslag|boete|eigen risico) (?:[^.;,]{0,30} )?(?:vervalt|geldt (?:dan )?niet|is niet verschuldigd)_',
    '(?:huur|prijs|bijdrage) (?:[^.;,]{0,30} )?(?:daalt|wordt (?:\\p{L}+ )?(?:verlaagd|verminderd))_|is geen (?:straf|sanctie|boete)',
    '(?:lek|lekkage|schade|gebrek) (?:[^.;,]{0,30} )?(?:is|zijn) (?:\\p{L}+ )?(?:hersteld|gerepareerd|verholpen)_',
    '(?:verhuurder|verkoper|leverancier) verliest_',
    '(?:huur|prijs|premie|tarief|bijdrage)\\p{L}* (?:wordt|worden) niet verhoogd_(?![^.;]{0,120}\\s(?:maar|tenzij)_)',
  ].join('|'),
  burdenRests:
    '(?:bezwaar|beroep|verzoek) (?:schorst|heeft schorsende werking)_(?! (?:niet|geen))|(?:boetes?|dwangsom(?:men)?|rente|termijn|incasso|invordering) (?:[^.;,]{0,30} )?(?:loopt niet|lopen niet|begint niet|(?:wordt|worden|is|zijn) (?:\\p{L}+ )?(?:opgeschort|bevroren|geschorst))_',
  paysLess:
    '(?:tarief|rekening|factuur|boete|contributie|termijnbedrag|lesgeld) (?:[^.;,]{0,30} )?(?:wordt|worden) (?:[^.;,]{0,20} )?(?:verlaagd|verminderd|gehalveerd)_|(?:wordt|worden) (?:[^.;,]{0,30} )?(?:verrekend|in mindering gebracht|gecrediteerd) (?:met|op) (?:de|uw) (?:volgende )?(?:factuur|rekening|huur|termijn)_',
  keepsPay:
    'met behoud van (?:\\p{L}+ )?(?:loon|salaris)_|\\p{L}*(?:ploegentoeslag|reiskostenvergoeding|onkostenvergoeding|uurloon|salaris)_ (?:[^.;,]{0,30} )?(?:stijgt|gaat|wordt verhoogd) (?:met|naar|van)_',
  otherWaives:
    '(?:wij zien af van|zien wij af van|(?:verzekeraar|werkgever|verhuurder|bank|bestuur|gemeente|vennootschap) ziet [^.;]{0,40}?af_)',
  noDemand:
    'is geen (?:aanmaning|rekening|factuur|betalingsverzoek|herinnering|ontslag)_|er (?:is|geldt|zijn) geen (?:verbod|kosten|toeslag)_',
  staysAsBefore: [
    '(?:blijft|blijven) (?:[^.;,]{0,20} )?(?:ongewijzigd|gelijk|zoals (?:nu|voorheen))_',
    'heeft geen (?:invloed|gevolgen) (?:op|voor) uw_',
  ].join('|'),
  mayProve:
    '(?:kan|kunt|mag) (?:\\p{L}+ )?(?:aantonen|bewijzen) dat [^.;]{0,80}(?:minder|lager|geen_)',
  coversThis:
    '^(?:wij verzekeren|(?:mee)?verzekerd (?:is|zijn))_(?![^.]{0,300}(?:alleen|niet_|geen_|behalve|uitgezonderd|tot maximaal|hoogstens|maximaal))',
  fullyLiable:
    '(?:wij zijn|zijn wij|(?:aanbieder|leverancier|verkoper|organisator|verhuurder|aannemer) is) (?:volledig|onbeperkt) aansprakelijk_',
  coverOrPay: '\\p{L}*(?:gedekt|vergoed|betaal|korting|verreken)',
  onlyIf: 'alleen (?:als|wanneer)_',
  noLegal: '',
  noExclusion: 'uitgesloten van (?:de )?(?:school|opvang|les)',
  noIncrease: '',
  noWaiver: '',
  noHealth: '',
  noPenalty: '',
  noForfeit: 'verlies van (?:een |de |het )?(?:sleutel|pas|kaart|warmte|water)',
  noEnding: 'vlucht(?:en)?_(?: \\p{L}+){0,3} (?:wordt|werd)(?: \\p{L}+)? geannuleerd',
  noRenewal: '',
  noSilence: '',
  noData: '',
  noDefect: 'voor schade aan_',
  noRestriction: '',
  noRefusal:
    '(?:kunt|kun|kan|mag) (?:je|u)_ [^.;]{0,100}weigeren_|(?:je|u) (?:kunt|kan|mag) [^.;]{0,100}weigeren_',
  ratingColumn: '^(?:impact|niveau|ernst|kans|waarschijnlijkheid|risiconiveau)_',
  riskColumn: 'bevinding|risico|maatregel',
  stateColumn: '^(?:toestand|staat)_',
  soundState: '^(?:goed|nieuw)$',
  ratedHigh: '^(?:(?:zeer )?hoog|kritiek|ernstig)$',
  ratedMedium: '^(?:gemiddeld|middel)$',
  ratedLow: '^(?:(?:zeer )?laag|licht|gering)$',
  totalColumn: 'totaal|score|product|punt',
  findingColumn: '^(?:bevinding(?:en)?|gebrek(?:en)?|schade|afwijking(?:en)?)_',
  gradeColumn: '^(?:categorie|klasse|niveau|prioriteit|urgentie|ernst)_',
  gradedBad: 'onmiddellijk|direct|dringend|kritiek|ernstig|gevaar|hoog',
  gradedSlight: 'advies|licht|laag',
  quantityColumn: '^aantal_',
  gradeWord: '(?:categorie|klasse|niveau|prioriteit|code)',
  alarms: 'ernstig|onmiddellijk|gevaar|kritiek|dringend',
  worstGrade: '(?:hoog|ernstig|kritiek|dringend)',
  means: '(?:betekent|is)_',
  flagColumn: '^(?:afwijkend|vlag)$',
  farBeyond: '',
  beyondRange: '^(?:hoog|laag)$',
  graveDefects: '(?:ernstige|gevaarlijke) gebreken_|gebreken (?:ernstige|gevaarlijke)_',
  tellsEffect:
    "^(?:waarom (?:dit|het) (?:belangrijk is|ertoe doet)|gevolg(?:en)?|effect(?:en)?|risico(?:[’']s)?)_",
  withdrawnBySilence:
    'ingetrokken|afgewezen|geweigerd|vervallen|vervalt|afziet|afgezien|geannuleerd',
  namesGuarantee: 'garantie_',
}
