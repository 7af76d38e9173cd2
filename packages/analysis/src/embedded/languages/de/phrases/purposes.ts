import type { PurposePhrases } from '../../phrases/purpose-phrases.ts'

export const purposes: PurposePhrases = {
  namesPurpose: '(?:zweck|ziel|gegenstand) (?:dieses|dieser|des|der) \\p{L}+ ist_',
  speaksOfItself: '^(?:diese[rs]? (?:\\p{L}+\\s){1,3}?(?:regelt|deckt|versichert)_)',
  opinionHeading: 'gesamt(?:eindruck|bewertung|urteil|ergebnis)',
  overviewHeading:
    'kurz gesagt|in kürze|auf einen blick|(?:produkt)?beschreibung|zusammenfassung|überblick',
  ownDecisionHeading: '(?:unsere |meine )?entscheidung',
  methodHeading: [
    '(?:so lesen sie|hinweise zum lesen|erläuterung der (?:noten|bewertung|stufen)|bewertungsschema|legende)_',
    'vorgehen|umfang der (?:prüfung|besichtigung)|methodik',
  ].join('|'),
  onlyAsks: '^ob\\s',
  inShort: '^(?:(?:kurz(?: gesagt|fassung)?|in kürze|zusammengefasst)[:,]\\s)',
  worksHeading: '(?:die )?(?:arbeiten|leistung(?:en)?|reise)',
  matterHeading: '\\p{L}*gegenstand',
  recitalHeading: 'präambel',
  oneSideOfTwo: '(?:einerseits|andererseits)_',
  providesService:
    '^(?:wir (?:reparieren|liefern|erbringen|pflegen|warten|betreuen|reinigen|bieten|stellen|unterrichten|ersetzen))_',
  writerMay: '^(?:wir (?:können|dürfen))_',
  andNot: 'und nicht(?: mehr)?|nicht mehr',
  undertakes:
    '(?:der|die|das) .{3,40}(?:wird .{0,40}als .{3,60}(?:eingestellt|beschäftigt|tätig)|tritt .{0,60}in die dienste|erbringt|liefert|verpflichtet sich,? .{0,60}zu_|(?<!\\p{L})(?:vermietet|verkauft|verleiht|verpachtet)_)',
  invites: '(?:lade|laden) (?:ich|wir|sie)|eingeladen',
  agendaNoun: 'tagesordnung|agenda',
  followingOnes: 'folgende[rnms]?|nachstehende[rnms]?',
  inOrderTo: 'um|zur|mit',
  opensOperative: '(?:für recht erkannt|(?:wird|werden) gegen sie|ergeht folgende[rs]?)_',
  addsUp: '(?:alles zusammen)_',
  refusesRequest: `(?:${[
    '(?:lehn(?:e|en|t)|wei(?:se|sen|st)) (?:wir|ich|[^.;]{0,80} )[^.;]{0,80}(?:ab|zurück)',
    '(?:abgelehnt|abgewiesen|zurückgewiesen|versagt|verweigert)(?= |[.,;])',
    '(?:ab|zurück)zu(?:lehn|weis)en',
    'nicht (?:bewilligt|genehmigt|übernommen|erstattet|anerkannt|stattgegeben|entsprechen|übernehmen|zustimmen|erstatten|anerkennen|gewähren)',
    '(?:übernehmen|erstatten|bewilligen|gewähren|zahlen) (?:wir|ich) [^.;]{0,60}nicht',
    '(?:übernehmen|erstatten|bewilligen) (?:wir|ich) nicht',
  ].join('|')})_`,
  grantsRequest: `(?:${[
    '(?:wird|werden|wurde) [^.;]{0,120}(?:bewilligt|genehmigt|erteilt|stattgegeben|gewährt|anerkannt|zugelassen)',
    '(?:bewillig|genehmig|erteil|gewähr|erstatt|übernehm|erkenn)(?:e|en|t) (?:wir|ich)',
    '(?:wir|ich) (?:bewillig|genehmig|erteil|gewähr|erstatt|übernehm|erkenn)en?',
  ].join('|')})_`,
  telephone: '(?:telefon|tel|fax)_',
  noteLabel: '',
}
