import type { PurposePhrases } from '../../phrases/purpose-phrases.ts'

export const purposes: PurposePhrases = {
  namesPurpose: '(?:zweck|ziel|gegenstand) (?:dieses|dieser|des|der) \\p{L}+ ist_',
  speaksOfItself: '^(?:diese[rs]? (?:\\p{L}+\\s){1,3}?(?:regelt|deckt|versichert)_)',
  opinionHeading: 'gesamt(?:eindruck|bewertung|urteil|ergebnis)',
  overviewHeading:
    'kurz gesagt|in kürze|kurzfassung|das wichtigste(?: in kürze| auf einen blick)?|auf einen blick|(?:produkt)?beschreibung|zusammenfassung|überblick',
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
    '(?:vermietet|verpachtet|verkauft) (?:wird|werden)_|(?:der|die|das) .{3,40}(?:wird .{0,40}als .{3,60}(?:eingestellt|beschäftigt|tätig)|tritt .{0,60}in die dienste|erbringt|liefert|verpflichtet sich,? .{0,60}zu_|(?<!\\p{L})(?:vermietet|verkauft|verleiht|verpachtet)_)',
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
  goesBack: `^(?:${[
    '(?:wir|ich) (?:haben|hatten|habe|hatte) (?:ihnen|sie|euch) .{0,60}(?:geschrieben|erinnert|gebeten|informiert|angeschrieben|aufgefordert)',
    '(?:mit|in) (?:unserem|ihrem|meinem) (?:schreiben|brief)',
    '(?:mit|in) (?:unserer|ihrer|meiner) (?:e-?mail|mail|nachricht)',
    'sie (?:wissen|erinnern sich|haben uns .{0,60}(?:gebeten|geschrieben|mitgeteilt|kontaktiert|beauftragt))_',
    '(?:jedes jahr|alljährlich|einmal im jahr)_|wir (?:beziehen uns|nehmen bezug) auf_',
  ].join('|')})`,
  repeatsKnown: '^wie (?=[^.;]{0,60}(?:mitgeteilt|angekündigt|besprochen|erwähnt|wissen|bekannt))',
  givesGrades: `^(?:${[
    'wir (?:vergeben|verwenden|bewerten) .{0,60}(?:note|stufe|bewertung|ampel)',
    '(?:note|stufe|zustandsnote) [0-9] (?:bedeutet|steht)_',
  ].join('|')})`,
  whyMailed: '^(?:sie (?:erhalten|bekommen) (?:diese|dieses|diesen) .{0,40}(?:weil|da)_)',
  howToFill: '^(?:bitte .{0,40}(?:druckbuchstaben|blockschrift|ankreuzen|deutlich))',
  courseOfCase:
    '^(?:die mündliche verhandlung_|(?:das|dieses) urteil (?:wurde|ist) .{0,40}verkündet)',
  citesGround: '^(?:gestützt auf|nach anhörung|in anbetracht)_',
  statesGround: '^(?:in erwägung,? dass|in der erwägung,? dass)',
  tellsExamined:
    '^(?:(?:wir haben|ich habe) (?:nun |jetzt |inzwischen |sorgfältig )?[^,;:.]{3,120}(?:geprüft|angesehen|durchgesehen|durchgelesen)\\.$)',
  goesWithPapers:
    '^(?:(?:diese[rs]?|der|die|das) (?:\\p{L}+ ){1,3}(?:ergänz(?:t|en)|gilt nur in verbindung|gilt zusammen|ist bestandteil))',
  whichEdition: `^(?:${[
    'änderungen (?:in|gegenüber) (?:dieser|der) (?:\\p{L}+ )?(?:fassung|version|ausgabe)_',
    '(?:diese|dieses|die|das|der) (?:fassung|ausgabe|version|angebot|schreiben|bescheid).{0,40}(?:ersetzt|ersetzen|hinfällig|ungültig|gegenstandslos)',
    'das angebot vom .{3,25}? (?:war|lautete|betraf|sah)_',
  ].join('|')})`,
  howFiguresStand: '^(?:(?:die )?(?:zahlen|werte|beträge|angaben) in klammern_)',
  saysThatDecided: `^(?:${[
    'in diesem (?:schreiben|brief|bescheid) .{0,40}(?:wie|was|warum) (?:wir|ich) .{0,20}entschieden',
    '(?:hiermit )?teile(?:n)? (?:ich|wir) ihnen (?:meine|unsere|die) entscheidung',
  ].join('|')})`,
  followsBelow:
    '(?:(?:vereinbaren|schließen) (?:die parteien )?(?:folgendes|folgenden vertrag|was folgt))[.:]?$',
  questionWord: 'warum|was|wie|wer|wann|wo',
  personMeant: 'sie|wir',
  contractIsMade: '(?:\\p{L}*vertrag|geschlossen|vereinbart)_',
}
