import type { ReliefPhrases } from '../../phrases/relief-phrases.ts'

export const reliefs: ReliefPhrases = {
  onlyFor: '',
  nothingOwed:
    'mehr als [^.;]{1,30} (?:verlieren|zahlen|schulden) sie (?:nie|nicht)|sie verlieren nichts',
  paidToReader:
    'zahlt (?:er|sie|es|der (?:auftragnehmer|lieferant|vermieter|verkäufer|anbieter)) (?:dem|der|den) (?:kunden|mieter|käufer|auftraggeber|besteller)\\p{L}*',
  insuresAgainst:
    'wir versichern [^.;,]{1,60}? gegen_|versichert [^.;,]{1,60}? gegen (?:schäden|feuer|sturm|diebstahl)',
  earlierReplaced:
    '(?:früher|vorherig|bisherig|alt|vorig)\\p{L}* (?:angebot|vertrag|vereinbarung|fassung|mietvertrag|kostenvoranschlag)\\p{L}* [^.;]{0,80}?(?:abgelaufen|erloschen|ersetzt|hinfällig|unwirksam)',
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
  ].join('|'),
  isUsual:
    '(?:leichte[rs]?|etwas|geringe[rs]?|ein wenig|kleine[rs]?) (?:\\p{L}+ ){1,4}(?:ist|sind) (?:ganz |völlig )?(?:normal|üblich|harmlos|unbedenklich)',
  lastsLonger: [
    '(?:der )?(?:versicherungsschutz|schutz|garantie) verlängert sich (?:automatisch |kostenlos |von selbst )+(?=[^.;]{0,60}(?:kostenlos|bis zu|solange|wenn))',
    '(?:hat|haben) kein ablaufdatum|unbegrenzt gültig|(?:hat|haben) kein enddatum',
  ].join('|'),
  mayAskFor: [
    '(?:dann |so )?(?:können|kann) (?:sie|er|man) (?:sich )?(?:an )?(?:das|beim|zum) \\p{L}*gericht',
    '(?:sie|er|man) (?:können|kann) (?:sich )?(?:an )?(?:das|beim) \\p{L}*gericht',
  ].join('|'),
  namesVenue: [
    '(?:ausschließlicher |alleiniger )?gerichtsstand',
    '(?:es|im übrigen) gilt (?:\\p{L}+ )?(?:deutsches|österreichisches|schweizerisches|schweizer) recht',
  ].join('|'),
  tellsHowToRead: '(?:übrigen|restlichen) (?:bestimmungen|regelungen|klauseln)_',
  mayNotBeCopied: [
    'vervielfältigung|(?:auszugsweise|teilweise) (?:wiedergabe|veröffentlichung)|alle rechte vorbehalten',
    'urheberrecht|dient (?:nur|lediglich|ausschließlich) der information|irrtümlich erhalten',
  ].join('|'),
}
