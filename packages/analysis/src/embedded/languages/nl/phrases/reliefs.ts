import type { ReliefPhrases } from '../../phrases/relief-phrases.ts'

export const reliefs: ReliefPhrases = {
  onlyFor: '',
  nothingOwed:
    'u verliest niets|geen (?:\\p{L}+ )?(?:vergoeding|boete|kosten|rente) (?:is|zijn) verschuldigd',
  paidToReader:
    'betaalt (?:hij|zij|het|de (?:leverancier|verhuurder|aannemer)) (?:aan )?de (?:klant|huurder|koper|opdrachtgever)',
  insuresAgainst: 'wij verzekeren [^.;,]{1,60}? tegen_',
  earlierReplaced:
    '(?:eerdere|vorige|oude) (?:offerte|overeenkomst|versie|contract|aanbieding) [^.;]{0,80}?(?:vervallen|vervangen|verlopen)',
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
  tellsOwnText: '(?:we|men) (?:kunnen|kan) (?:\\p{L}+ ){0,3}(?:zien|tonen|aantonen|concluderen)',
  isUsual:
    '(?:een (?:lichte|kleine|beetje)|lichte|wat) (?:\\p{L}+ ){1,4}(?:is|zijn) (?:heel )?normaal',
  lastsLonger: [
    '(?:de )?(?:dekking|garantie) (?:wordt|loopt) (?:automatisch|gratis|kosteloos) (?:verlengd|door)',
    'heeft geen einddatum|onbeperkt geldig',
  ].join('|'),
  mayAskFor: [
    '(?:dan )?(?:kunt|kan) u (?:bij )?(?:de|het) (?:rechtbank|rechter|kantonrechter|voorzieningenrechter|gerecht)',
    'u (?:kunt|kan) (?:bij )?(?:de|het) (?:rechtbank|rechter|gerecht)',
  ].join('|'),
  namesVenue: 'bevoegde rechter|(?:nederlands|belgisch) recht (?:is )?van toepassing',
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
}
