import type { Patterns } from '../language-pack.ts'

export const patterns: Patterns = {
  facts: {
    amount:
      '\\p{L}{0,14}miete_|\\p{L}{0,8}kaution|gehalt|\\p{L}{0,12}vergütung|lohn|\\p{L}{0,12}preis|\\p{L}{0,12}prämie|beitrag|\\p{L}{0,10}beitrag|summe|gesamt|\\p{L}{0,12}betrag|gebühr|\\p{L}{0,10}gebühr|kosten|\\p{L}{0,10}kosten|guthaben|darlehen|rate_|umsatz|gewinn|höhe von|\\p{L}{0,10}pauschale|nebenkosten|vorauszahlung|entgelt|honorar|budget|zuschuss|erstattung|netto|brutto|mwst|wohngeld',
    party:
      'vermieter|mieter|arbeitgeber|arbeitnehmer|käufer|verkäufer|auftraggeber|auftragnehmer|kunde|lieferant|dienstleister|darlehens(?:geber|nehmer)|versicherer|versicherungsnehmer|kläger|beklagte|antragsteller|gläubiger|schuldner|lizenz(?:geber|nehmer)|empfänger|eigentümer|erbe|vollmacht(?:geber|nehmer)|bevollmächtigte|patient|vorsitz|leitung|versammlungsleit|protokoll|schriftführ|geschäftsführ|richter|anwesend|entschuldigt|teilnehm|verantwortlich|\\p{L}{0,20}beauftragte|ansprechpartner|verfasser|name_|firma|zwischen|hersteller|bearbeiter|sachbearbeiter|frau_|herr_|an_',
    reference:
      'aktenzeichen|az_|\\p{L}{0,16}-?(?:nr|nummer)_|geschäftszeichen|unser zeichen|kennzeichen|version|fassung',
    date: '\\p{L}{0,10}datum|\\p{L}{0,10}beginn|\\p{L}{0,10}termin|beginnt|ab_|am_|vom_|stand_|geburts|geb_|ausgestellt|tagung|sitzung|verkündet|gültig ab|den_|uhrzeit|zeit_|tag_',
    term: 'laufzeit|dauer|\\p{L}{0,12}zeitraum|befristet|probezeit|gültig|\\p{L}{0,10}frist|mindest\\p{L}+|endet|ende_|arbeitszeit|urlaub|bewahren|aufbewahr|gelöscht|lösch|verlänger',
    deadline:
      '\\p{L}{0,8}frist|bis zum|bis spätestens|spätestens|fällig|innerhalb|binnen|vor ablauf|einzureichen|abgabe|zahlbar|zahlung',
    notice:
      '\\p{L}{0,8}kündig|widerruf|widerspruch|einspruch|rücktritt|berufung|klage|rechtsmittel|kündigungsfrist',
    penalty: 'vertragsstrafe|bußgeld|mahngebühr|verzugszins|säumnis|strafe|schadensersatz|zinsen',
    limit:
      'höchst|maximal|mindest|höchstens|bis zu|begrenz|grenze|deckung|versicherungssumme|mehrheit|beschlussfähig|fläche|wohnfläche|schwelle|umfang',
    excess: 'selbstbeteiligung|selbstbehalt|eigenanteil',
    rate: 'zinssatz|prozent|%|zins|quote|skonto|steigerung|rabatt|satz_|anteil',
    contact:
      'telefon|tel_|e-?mail|fax|kontakt|auskunft|hotline|notruf|erreichbar|rückfragen|sprechzeit|iban|konto|internet',
    place:
      'anschrift|adresse|\\p{L}{0,8}objekt|wohnung|ort_|haus_|straße|sitz_|lage|raum|gelegen|treffpunkt',
    dose: 'dosis|dosierung|tablette|einnahme|nehmen sie|mg_|täglich|aufbewahrung',
  },
  duration:
    '(?:[0-9]+(?:,[0-9]+)?|eine[nrms]?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|vierzehn|dreißig)[ -](?:volle[nr]? |aufeinander\\p{L}+ )?(?:minute|stunde|tag|woche|monat|jahr|werktag|kalendertag|arbeitstag|quartal)\\p{L}{0,2}_',
  date: '[0-9]{1,2}\\. ?(?:Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?: [0-9]{4})?|(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember) [0-9]{4}|ende (?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)',
  money: 'euro_|cent_|eur_|chf_|franken_|mio_|millionen_|tausend_',
  bound:
    'innerhalb|binnen|spätestens|mindestens|höchstens|bis zum|bis zu|bis spätestens|bis ende|bis_|maximal|vor ablauf|nicht mehr als|vor dem|frühestens|erstmals',
  duty: 'muss_|müssen_|hat .{1,60} zu (?:\\p{L}{3,})|haben .{1,60} zu_|ist .{0,60}zu (?:zahlen|leisten|melden|erbringen|ermöglichen|entrichten|übergeben)|sind .{0,60}(?:mitzuteilen|anzuzeigen|zu_|nachzuweisen|vorzulegen)|anzuzeigen|mitzuteilen|nachzuweisen|vorzulegen|einzureichen|zu zahlen|verpflichtet|obliegt|ist erforderlich|soll_|sollen_|darf nicht|dürfen nicht|holt .{1,50} ein_|klärt|übernimmt|kümmert|erstellt|prüft|legt .{1,40} vor_|informiert|fällig',
  plea: 'bitte|wir bitten|wir empfehlen|empfehl|empfohlen|reichen sie|senden sie|melden sie|wenden sie|beachten sie|können sie jederzeit|nehmen sie|bewerben sie|schicken sie|widersprechen|sprechen sie|lesen sie',
  promise:
    'ich mache|ich kümmere|ich schicke|ich frage|ich melde|mache ich|kannst du|können sie bitte|ich übernehme',
  decision:
    'beschließt|beschlossen|entscheid|entschieden|genehmigt|bewilligt|abgelehnt|zurückgewiesen|stattgegeben|verurteilt|entlastet|gewählt|einstimmig|angenommen|vereinbaren|vereinbart|wird .{0,60}(?:bewilligt|abgelehnt|gewährt|festgesetzt|entlastet|gewählt|erteilt)|kommt überein|vertagt|gilt .{0,40}als erteilt|abweichend von|ergebnis|fazit|insgesamt|kosten des (?:rechtsstreits|verfahrens) (?:trägt|tragen)|klage (?:wird|ist)|setze .{0,30} ein_|vermache|verzichten|abgelehnt|bestätigt|wiedergewählt|wird auf .{1,40}festgesetzt|lehnt .{0,60} ab_|wird stattgegeben|gewähren wir|lehnen wir|erkennen .{0,40} an_|vertagt',
  severe:
    'fristlos|verliert|verlust|erlischt|entfällt der (?:anspruch|schutz)|verwirkt|unwirksam|nichtig|haftstrafe|freiheitsstrafe|straftat|strafbar|gesamtschuld|unbeschränkt|ohne (?:vorherige |weitere )?(?:ankündigung|angabe|frist)|zwangs|räumung|gerichtlich|vollstreck|kündigung .{0,30}berechtigt|berechtigt .{0,40}kündigung|leistungsfrei|kein versicherungsschutz|ausgeschlossen|verzichte[tn]|haftet (?:nicht|unbeschränkt|für)|haftung .{0,30}(?:ausgeschlossen|beschränkt)|lebensgefahr|tödlich|schwerwiegend|nicht (?:ein)?nehmen|sofort (?:einen )?arzt|datenverlust|in die usa|drittland|kein gleichwertig|bußgeld|erstatten und|insolven|existenz|wettbewerbsverbot|schließung|gesperrt|verfällt|verfallen|warnung|inkasso|gerichtsvollzieher|sperr(?:e|ung)_|unterbrechung der|abgeschaltet|einstellung der (?:versorgung|leistung)|sofort fällig|in voller höhe fällig|gesamte[nr]? (?:betrag|schuld|restschuld|restforderung)|ohne (?:entschädigung|erstattung|rückzahlung|anhörung)|explosion|stromschlag|brandgefahr|vergiftung|einsturz|abstürzen|ausschluss|ausgeschlossen werden|nicht (?:berücksichtigt|zugelassen)|unwiderruflich|nicht (?:rückgängig|wiederhergestellt)|gelöscht und|verkauf\\p{L}* .{0,30}daten|zurückgewiesen werden|zwangsgeld|ersatzvornahme|bestandskräftig|abmahnung|fristlose kündigung|versäumnisurteil|haftbefehl|sicherheitslücke|schadsoftware|unbefugte[rn]? zugriff|allergi|blutung|krankenhaus|notarzt|schlaganfall|asbest|verbrennung|kohlenmonoxid|persönlich haft|pfänd|grundschuld|widerrufen werden|abgeschoben|kein(?:e|en)? (?:haftung|gewährleistung|garantie|versicherungsschutz|rechtsanspruch)|entzug|entzogen|verweigert werden|sofortige[rn]? fälligkeit',
  serious:
    'vertragsstrafe|verzugszins|mahngebühr|mahnkosten|zinsen|erhöht sich|erhöhen|erhöhung|anpass|verlängert sich|automatisch|stillschweigend|nicht erstattet|nicht abgedeckt|nicht versichert|keine haftung|haftet|haften|schaden|zu lasten|auf kosten|trägt der|tragen die|zusätzlich|berechnet|stornier|einbehalten|behält sich|vorbehalten|jederzeit (?:ändern|kündigen)|kann .{0,40}(?:ändern|widerrufen|kündigen|verlangen)|untersagt|verboten|unzulässig|droht|gefahr|risiko|risiken|verzögerung|ausfall|mangel|mängel|weitergegeben|weitergabe an|werbung|ausgewertet|übermitteln|rückforder|zurückzuzahlen|erstatten|kürzung|gekürzt|verspät|überschreit|pflichtverletzung|unterlässt|nicht nutzbar|verfehlt|rückgang|auf eigene gefahr|eigene kosten|nicht (?:ersetzt|übernommen|verantwortlich|erstattungsfähig|garantiert|gewährleistet|enthalten|zurückgezahlt|zulässig|gestattet)|kein(?:e|en)? (?:anspruch|rückerstattung|erstattung|gewähr|ersatz|versicherung)|trägt (?:der|die|das)|zu tragen|steigt|steigen_|erhoben|fallen .{0,30} an_|zuschlag|zuzahlung|eigenanteil|rückstand|rückständ|im verzug|mahnung|umlage|sonderumlage|abzug|abgezogen|nachzahlung|drittanbieter|an dritte|übermittelt|außerhalb der (?:eu|europäischen)|feuchtigkeit|schimmel|riss|undicht|rost|unzureichend|lückenhaft|fehlt_|fehlen_|keine aufschiebende|gilt als (?:angenommen|zugestimmt|genehmigt)|als (?:angenommen|genehmigt) gilt|stillschweigen|stornogebühr|stornokosten|rückzahlungspflicht|freistellung|unbezahlt|ausfallzeit|unterbrechung|abschreibung|feuchte|defekt|verschlechter|schmerzen|schwindel|übelkeit|schwellung|infektion|ausschlag|gegenanzeige|wechselwirkung|schwanger|mindest(?:laufzeit|abnahme|vertragslaufzeit)|unverbindlich|ohne gewähr|nicht mehr (?:unterstützt|gültig|verfügbar)|verjähr|kann .{0,40}(?:berechnet|verweigert|gekürzt|gestrichen|versagt|widerrufen|ausgesetzt) werden|wird .{0,40}(?:einbehalten|gesperrt|gekürzt|gelöscht|gestrichen|angerechnet)|zusätzliche kosten|mehrkosten|auf (?:ihre|seine) kosten',
  slight:
    'gebühr|aufwand|eigenleistung|geringfügig|einschränkung|lärm|nicht nutzbar|nicht zurückgegeben|wartezeit|selbst zu tragen|ersatz|schönheitsreparatur',
  condition:
    'wenn_|falls|sofern|bei (?:verspät|verstoß|verzug|nicht|stornier|überschreit)|im falle|andernfalls|sonst|wer_|unterlässt|soweit|ohne (?:neue|die|den)|widrigenfalls|tritt .{0,30}ein_',
  power:
    '(?<!sie |mieter |kunde |mitglied )(?:kann|können|darf|dürfen)_(?! sie_)|berechtigt|behält sich|behalten uns',
  negation: 'nicht_|kein\\p{L}{0,2}_|ohne_|weder_|niemals',
  calm: 'keine (?:gebühr|kosten|auffällig|hinweise|pflicht|mängel|einwände|beanstandung|schäden)|kostenlos|kostenfrei|gebührenfrei|nicht (?:bekannt|verpflichtet|betroffen|gespeichert|angerechnet|erforderlich|berechnet)|unberührt|bleibt .{0,60}bestehen|weder|unentgeltlich|ist versichert|sind versichert|mitversichert|ergab keine|liegen keine|nicht erhoben|kein verzicht|nicht als verzicht|hindert .{0,30}nicht|schließt .{0,30}nicht aus|sie können [^.;,]{0,40}(?:widerrufen|kündigen|zurücktreten)|können sie [^.;,]{0,50}(?:widerrufen|kündigen|zurücktreten)|gesetzliche[nr]? rechte',
  aside:
    'zum beispiel|z\\. ?b\\.|beispiel|bisher|früher|vorjahr|im vergleich|hätte|hätten|wäre|voraussichtlich|prognose|durchschnitt|ehemalig|vorherig|ursprünglich|meint|vormals|vorherige',
  lead: 'vermietet wird|vermietet|gegenstand (?:des|dieses|der)|dies(?:e[srmn]?) .{0,30}(?:regelt|informiert|beschreibt|erläutert|gilt|legt|enthält)|informier|auf ihren antrag|bieten wir|wir bieten|wir suchen|zweck (?:des|dieses|der|dieser)|ziel (?:des|dieses)|hiermit|für recht erkannt|verurteilt|bewilligt|wird angewendet|wird eingenommen|verkauft|beauftragt|stellt .{0,60}ein_|teilen wir|möchten wir|lädt ein|laden wir|der verein|tritt .{0,20} in kraft|beschließt|gewährt versicherungsschutz|wir versichern|zusammengekommen|einzustellen|umsatz (?:stieg|sank|betrug)|aufgefordert|freuen (?:wir )?uns|wir (?:bestätigen|gewähren|versichern|berechnen|kündigen|bewerben|laden|geben)|wird .{0,80}(?:gewährt|festgesetzt|erteilt|abgelehnt|aufgehoben)|überlässt|verpflichtet sich|auf ihren antrag|erteilt|beschlossen|ergeht folgende|ergeht|kündigen wir|wird zum .{0,30}gekündigt|festgesetzt|wir haben .{0,60}(?:geprüft|beschlossen|entschieden)|wir bedanken uns|untersucht|wird behandelt|wurde .{0,60}(?:aufgenommen|behandelt|vorgestellt)|wird angewendet|enthält_|ist ein arzneimittel|es wird .{0,40}angewendet|dieses schreiben|mit diesem schreiben|ordnet an|setzt ein|erhalten sie|übersenden|beginnt am|bestellt',
  subject: 'betreff|betr|bezug|thema|objekt',
}
