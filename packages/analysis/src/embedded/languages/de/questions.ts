import type { Questions } from '../questions.ts'

export const questions: Questions = {
  whole: {
    doc: [
      'dokument|text|vertrag|brief|schreiben|bescheid|papier|bericht|datei|pdf|police|rechnung',
      'anleitung|formular|urteil|angebot|lizenz|seite|mail',
    ].join('|'),
    tail: '(?:hier|da|denn|eigentlich|genau|bitte|jetzt|fur mich|daran|darin|drin|dabei|(?:in|an|bei|aus|mit) (?:diese[mrn]|der|dem|dieser) {doc}|wenn ich (?:das )?unterschreibe)',
    about: [
      'was ist (?:das|dies)(?: hier)?(?: (?:fur|vor) (?:ein|eine|n|ne|einen) {doc})?',
      'was fur (?:ein|eine|n|ne) {doc} ist (?:das|dies)',
      'wor ?um (?:geht es|gehts|geht s|dreht es sich)|um was (?:geht es|gehts)',
      'was (?:steht|sagt|bedeutet|heisst|will) (?:hier|da|das|dieses? {doc}|der {doc}|die {doc}|das {doc})',
      '(?:(?:kannst du|konnen sie|bitte) )*(?:fasse?|fassen sie|erklare?|erklaren sie)(?: mir| uns)?(?: (?:das|es|diesen?s? {doc}|den {doc}|die {doc}|das {doc}))?(?: (?:bitte|kurz|einfach|mal))*(?: zusammen)?',
      '(?:kurze )?zusammenfassung',
      'warum (?:habe|hab|bekomme|kriege|krieg) ich (?:das|dies|diesen? {doc}|den {doc})(?: bekommen| gekriegt| erhalten)?',
      'was ist der (?:zweck|inhalt|gegenstand)',
    ].join('|'),
    risks: [
      'gibt es (?:hier )?(?:irgendwo )?einen haken',
      '(?:was sind|welche|gibt es)(?: die| meine)? ?(?:grossten |wichtigsten |moglichen |versteckten )?(?:risiken|gefahren|fallstricke|nachteile|fallen|warnungen)(?: (?:gibt es|hat das|bestehen|stecken|drohen|habe ich|sehen sie))?',
      '(?:wo (?:ist|liegt)|gibt es|was ist) (?:der|den|einen|ein) (?:haken|risiko)',
      '(?:wor ?auf|auf was) (?:muss|soll|sollte|sollten) (?:ich|wir|man) (?:achten|aufpassen|acht geben)',
      'wo ?vor muss ich mich (?:huten|in acht nehmen)',
      'was ist (?:hier |daran |fur mich |das )*(?:gefahrlich|riskant|gefahrlichste|schlimmste|grosste risiko)',
      'was kann schief ?gehen',
    ].join('|'),
    tasks: [
      'was (?:muss|soll|sollte|sollten|mussen|habe|hab) (?:ich|wir) (?:jetzt |nun |hier |da |als nachstes |alles |zuerst )*(?:tun|machen|zu tun|unternehmen|erledigen)',
      'was (?:wird|ist) von mir (?:verlangt|erwartet|gefordert|zu tun)',
      'was wollen (?:die|sie)(?: von mir| von uns)?',
      '(?:muss|soll) ich (?:etwas|was|irgend ?was|irgendetwas) (?:tun|machen|unternehmen)',
      'welche (?:pflichten|aufgaben) (?:habe|hab) ich',
      'was sind (?:meine|die) (?:pflichten|aufgaben|nachsten schritte)',
      'wie geht es (?:jetzt )?weiter',
    ].join('|'),
    points: [
      'was (?:ist|sind) (?:das wichtigste|wichtig|die (?:wichtigsten|wesentlichen|wichtigen) (?:punkte|dinge|fakten|angaben|infos|informationen|zahlen|bedingungen)|die (?:kern|haupt)punkte)',
      'was (?:muss|sollte|soll) ich (?:unbedingt )?wissen',
      '(?:die )?(?:wichtigsten|wesentlichen) punkte',
    ].join('|'),
    deadlines: [
      '(?:welche|was sind(?: die| meine)?)(?: wichtigen| wichtigsten)? (?:fristen|termine|stichtage)(?: (?:gibt es|gelten|muss ich (?:beachten|einhalten)|sind wichtig))?',
      'gibt es (?:eine |irgendwelche )?fristen?|(?:die )?fristen',
    ].join('|'),
    decision: [
      'was (?:wurde|haben (?:sie|die)|hat (?:das gericht|der rat|die versammlung|die behorde|der richter)) (?:beschlossen|entschieden)',
      'was ist (?:das ergebnis|die entscheidung)|wie (?:wurde|haben (?:sie|die)) entschieden',
      'wie ist (?:es|das) ausgegangen',
    ].join('|'),
  },
  bill: {
    when: [
      '(?:bis )?wann (?:(?:muss|soll|habe|kann|darf) ich|müssen wir|muss man) (?:(?:das|die rechnung|es|den betrag|den rest|den restbetrag|das geld|die nachzahlung|die summe|spätestens) )*(?:zu )?(?:(?:be|nach)?zahlen|überweisen|begleichen|überwiesen haben)',
      '(?:bis )?wann muss (?:das geld|die zahlung|der betrag|die überweisung) (?:da|dort|eingegangen|überwiesen|auf dem konto|bei ihnen|angekommen) ?(?:sein)?',
      '(?:bis )?wann muss (?:das|die rechnung|der betrag) (?:bezahlt|gezahlt|überwiesen) (?:sein|werden)',
      'wann ist (?:das|es|die rechnung|die zahlung) fällig',
      '(?:bis wann|wie lange) (?:hab|habe) ich (?:noch )?zeit(?: (?:zum|zu) (?:be)?zahlen)?',
      '(?:bis )?wann muss (?:das|es) (?:da|dort|bei (?:euch|ihnen|denen)) sein',
      'wann wird (?:es|das|das geld|der betrag) abgebucht',
    ].join('|'),
    howMuch: [
      '(?:wie ?viel|was) (?:muss ich|müssen wir|soll ich|muss man|habe ich) (?:(?:noch|jetzt|insgesamt|denn|ihnen|nun) )*(?:zu )?(?:be|nach|drauf|zu)?zahlen',
      '(?:wie ?viel|was) (?:schulde ich|schulden wir)(?: (?:noch|ihnen|insgesamt))*',
      'wie hoch ist (?:die|meine|unsere) (?:rechnung|nachzahlung|nachforderung|restzahlung)',
      '(?:wie ?viel|was) (?:ist|steht) noch (?:offen|zu zahlen)',
    ].join('|'),
  },
  spans: {
    week: 'woche|wöchentlich',
    month: 'monat',
    year: 'jahr|jährlich',
  },
  everything: [
    '(?:was|wie ?viel) (?:kostet|macht|wird) (?:mich |uns )?(?:das|es)(?: ganze)?(?: mich| uns)?(?: alles| insgesamt| zusammen| am ende)*',
    'wie teuer (?:ist|wird) (?:das|es)(?: ganze)?',
    '(?:was|wie hoch) (?:ist|sind) (?:der|die) (?:ganzen? |vollen? |gesamten? )?(?:preis|kosten|gesamtpreis|gesamtkosten)',
    '(?:was|wie hoch) (?:ist|war) (?:der|die) (?:gesamtbetrag|gesamtsumme|endbetrag|rechnungsbetrag|summe)(?: (?:der|des|dieser) (?:rechnung|vertrags|bestellung|angebots))?',
  ].join('|'),
  withTax: 'inkl(?:usive|\\.)? (?:mwst|steuern?|allem)|mit (?:mwst|steuern?)',
  priceOf:
    '(?:was|wie ?viel) (?:kostet|kosten) (?:der|die|das|dieser?|unsere?|meine?) (\\p{L}+)(?: insgesamt| zusammen)?',
  paidEach:
    '(?:wie ?viel|was) (?:zahle ich|zahlen wir|bezahle ich|muss ich|müssen wir|kostet (?:es|das)(?: mich| uns)?)(?: denn)? {each}(?: insgesamt)?(?: (?:be)?zahlen)?',
  rise: [
    'um wie ?viel (?:steig|erhöh|sink|wird)',
    'wie ?viel (?:mehr|teurer|weniger) (?:muss|zahl|kost|wird|ist)',
  ].join('|'),
  existence: 'gibt es',
  asksFor:
    '(?:(?:bis|ab|seit|für) )?(?:wie ?viele?|wie lange|wann|wo(?:hin)?|warum|wer|wem|wen|wie|was|welche[rsnm]?)',
  asksWhether: 'kann|muss|darf|ist|wird|habe',
  joins: 'und',
  opens: 'und|bitte|hallo|aber',
  which: 'welche[rs]?',
  howOften: 'wie (?:oft|häufig)|in welchen abständen',
  whatTime: 'wie spät|wie ?viel uhr|welche[rn]? uhrzeit',
  phone: 'telefon',
  secret:
    'wie (?:ist|lautet) (?:die |das |der |meine? )(?:pin|passwort|kennwort|zugangscode)(?!\\p{L})',
  size: 'wie (?:groß|schwer|breit|tief|dick) (?:ist|sind|war)(?!\\p{L})',
  rate: '(?:zins|steuer)satz',
  mail: 'e-?mail[- ]?adress|mailadress',
  age: 'wie alt|welche[mns]? alter',
  year: 'welche[mns]? jahr',
  byWhen: 'bis wann|bis zu welchem|wann (?:muss|müssen|soll|sollen)|spätestens',
  past: '^\\W*wann (?:wurden?|waren?|hat(?:te)?)(?!\\p{L})',
  refersBack: 'er|ihn|ihm|sie|es|das|dies\\p{L}{0,2}',
}
