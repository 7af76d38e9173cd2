import type { RiskReasons } from '../language-pack.ts'

export const riskReasons: RiskReasons = {
  health: [
    'Kann der Gesundheit schaden',
    'schmerz|atemnot|nebenwirkung|allergi|überdosi|schwellung|blutung|schwindel|schläfrig|ohnmacht|krampf|schlaganfall|infektion|schwanger|stillzeit|wechselwirkung|gegenanzeige|lebensgefahr|lebensbedroh|tödlich|verletzung|krankenhaus|notarzt|notruf|vergift|erstick|verbrenn|verbrüh|stromschlag|kohlenmonoxid|explosion|asbest|nicht (?:ein)?nehmen|nicht anwenden|außer reichweite|arzt|apotheker|verschlechter|komplikation|gesundheitsschäd|kopfschmerz|schläfrig|herzinfarkt|überdosi|notarzt',
  ],
  ending: [
    'Kann beendet oder gesperrt werden',
    'wir kündigen (?:ihnen|hiermit|den|das|die|ihren|ihre)_|(?:fristlos|außerordentlich)\\p{L}* .{0,20}kündig|gekündigt werden|kündigung durch|(?:kann|können|darf|dürfen) .{0,60}(?:kündigen|beenden|sperren|aussetzen|einstellen|zurücktreten|widerrufen|entziehen|ausschließen)|sperrung|gesperrt|abgeschaltet|unterbrech|räumung|räumen_|ausschluss|ausgeschlossen werden|entlass|entzug|entzogen|widerruf(?:en|t)? (?:werden|wird)|einstellung der|endet .{0,30}(?:sofort|ohne)|aufgehoben werden|erlischt',
  ],
  forfeit: [
    'Geld oder ein Recht kann verloren gehen',
    'erh(?:ält|alten) (?:es|sie|ihn|ihr|diese\\p{L}*)_ [^.;]{0,20}?nicht_|gibt es nichts_|verfällt|verfallen|verlust|verlier|verloren|verwirk|erlischt|erlöschen|entfällt|entfallen|nicht (?:erstattet|zurückgezahlt|rückerstattet|zurückerstattet|übertragbar|mehr gültig)|keine (?:rück)?erstattung|kein(?:en)? anspruch|einbehalten|einbehält|unwirksam|nichtig|ungültig|ohne (?:entschädigung|erstattung)|anspruch .{0,30}(?:verlor|entfäll|erlischt)',
  ],
  penalty: [
    'Eine Strafe oder ein Zuschlag',
    'vertragsstrafe|strafe_|bußgeld|zwangsgeld|mahn(?:gebühr|kosten|pauschale)|säumnis|verzugszins|verspätungszuschlag|zuschlag|stornogebühr|stornokosten|rücklastschrift|ordnungsgeld|verwarn(?:ungs)?geld|pönale|vorfälligkeit|bearbeitungsgebühr|pauschale von|je angefangene',
  ],
  cost: [
    'Sie tragen weitere Kosten',
    'in regress_|auf (?:eigene|ihre|seine|deren) (?:kosten|rechnung)|zu lasten|trägt .{0,40}kosten|kosten .{0,40}(?:trägt|tragen|zu tragen)|zu tragen|selbst zu (?:zahlen|tragen)|nachzahl|nachforder|zuzahlung|eigenanteil|selbstbe(?:teiligung|halt)|zurückzuzahlen|zurückzahlen|zurückzuerstatten|rückzahlung|rückforder|sonderumlage|umlage|zusätzlich (?:berechnet|zu zahlen|anfallend)|zusatzkosten|mehrkosten|gesondert (?:berechnet|vergütet|in rechnung)|in rechnung gestellt|wird .{0,30}(?:berechnet|abgezogen|erhoben)|werden .{0,30}(?:berechnet|abgezogen|erhoben)|abzug|anschlusskosten|aufwand .{0,20}(?:berechnet|ersetz)',
  ],
  increase: [
    'Kann teurer werden',
    '\\p{L}{0,14}(?:preis|miete|beitrag|prämie|gebühr|entgelt|tarif|zins|abschlag|kosten|umlage|hebesatz)\\p{L}* .{0,60}(?:erhöh|steig|anpass|angepasst|anheben|angehoben|ändern|teurer)|erhöht sich|erhöhung|preisanpassung|preisgleit|mieterhöhung|staffel|index|inflation|verteuer|anpassung de[rs] (?:preis|beitr|entgelt|miet)|steigt (?:um|auf)|steigen (?:um|auf)',
  ],
  renewal: [
    'Läuft ohne Kündigung weiter',
    'verlängert sich(?! (?:die|diese|der) (?:\\p{L}+ )?(?:frist|zeitraum))|verlängerung um|stillschweigend|automatisch (?:verlänger|fortgesetzt|erneuer|um)|mindest(?:laufzeit|vertrags|abnahme|dauer)|läuft weiter|fortgesetzt|wenn .{0,40}nicht .{0,30}gekündigt|sofern .{0,40}nicht .{0,30}gekündigt|erneuert sich|auf unbestimmte zeit',
  ],
  oneSided: [
    'Die andere Seite darf allein entscheiden',
    'behält sich|behalten (?:wir )?uns|vorbehalten|nach (?:eigenem|billigem|freiem) ermessen|jederzeit|ohne (?:angabe|vorherige|ankündigung|zustimmung|rücksprache)|einseitig|(?:vermieter(?:in)?|anbieter|bank|arbeitgeber(?:in)?|verein|träger|versicherer|unternehmen|veranstalter|verkäufer|betreiber|wir) (?:ist |sind )?(?:berechtigt|kann|können|darf|dürfen)_|(?:kann|können) wir_|berechtigt, .{0,60}zu ändern',
  ],
  exclusion: [
    'Nicht gedeckt oder nicht enthalten',
    'von der leistung\\p{L}* (?:frei|befreit)|kein (?:versicherungs)?schutz_|nicht (?:versichert|gedeckt|abgedeckt|mitversichert|enthalten|inbegriffen|übernommen|ersetzt|erstattungsfähig|umfasst|bestandteil)|kein(?:e|en)? (?:versicherungsschutz|deckung|leistung|gewährleistung|garantie|ersatz)|ausgeschlossen|ausschlüsse|ausgenommen|leistungsfrei|leistungspflicht entfällt|höchstens bis|begrenzt auf|beschränkt auf|nur (?:wenn|bis|soweit|sofern)|verschleiß|abnutzung|gilt nicht für|erstreckt sich nicht',
  ],
  liability: [
    'Haftung ist begrenzt oder abgewälzt',
    'haft(?:et|en|ung|bar)|gesamtschuld|schadensersatz|schadenersatz|ohne gewähr|keine (?:gewähr|garantie|verantwortung)|(?:ansprüchen|forderungen|haftung|kosten) .{0,30}(?:freistell|freizustell)|eigene gefahr|eigenes risiko|bürgschaft|bürge_|persönlich ein|verantwortlich für|nicht verantwortlich',
  ],
  deadline: [
    'Nach der Frist geht es verloren',
    'spätestens|bis zum ablauf|nach ablauf|verspätet|frist(?:ablauf|versäum|gerecht)|fristen|ausschlussfrist|innerhalb (?:von|eines|einer|der)|binnen|bestandskräftig|rechtskräftig|nicht rechtzeitig|verjähr|versäum|später eingehend|nach diesem (?:termin|datum)|danach',
  ],
  silence: [
    'Schweigen gilt als Zustimmung',
    'gilt als (?:angenommen|zugestimmt|genehmigt|erteilt|abgenommen|erklärt|anerkannt)|gelten als (?:angenommen|genehmigt|vereinbart|anerkannt)|als (?:angenommen|genehmigt|anerkannt|abgenommen) gilt|schweigen|ohne (?:ihre )?(?:antwort|rückmeldung|widerspruch)|widersprechen sie nicht|nicht widersprochen|keine (?:antwort|rückmeldung)|durch (?:die )?nutzung',
  ],
  waiver: [
    'Ein Recht wird aufgegeben',
    'verzicht|unwiderruflich|kein(?:e)? (?:rechtsmittel|widerspruch|einspruch|widerrufsrecht|kündigungsrecht)|schiedsgericht|abgegolten|abgeltung|endgültig|unanfechtbar|nicht anfechtbar|keine aufschiebende|kündigung ist ausgeschlossen|ausschluss des|überträgt .{0,40}rechte|unbefristete[sn]? nutzungsrecht|aufrechnung',
  ],
  refusal: [
    'Kann abgelehnt werden',
    'ablehn|abgelehnt|zurückgewiesen|verweiger|versagt|nicht (?:berücksichtigt|angenommen|zugelassen|anerkannt|genehmigt|bearbeitet|gewertet|akzeptiert)|ausgeschlossen vom|vom verfahren|kein(?:en)? (?:rechtsanspruch|anspruch auf)|disqualif|unzulässig',
  ],
  legal: [
    'Rechtliche Schritte können folgen',
    'gericht|vollstreck|straf(?:bar|tat|rechtlich|verfahren|anzeige)|ordnungswidrig|klage|inkasso|gerichtsvollzieher|pfänd|mahnbescheid|haftbefehl|zwangs|abmahn|ersatzvornahme|anzeige bei|rechtsanwalt|polizei|betrug',
  ],
  data: [
    'Daten werden weitergegeben',
    '(?:daten|angaben|informationen|aufnahmen|fotos|bilder|adresse)\\p{L}* .{0,60}(?:weiter|übermittel|verkauf|veröffentlich|gespeichert|ausgewertet|genutzt|verarbeitet|aufgezeichnet|erhoben)|weitergabe|weitergegeben|an dritte|drittanbieter|drittland|in die usa|außerhalb der (?:eu|europäischen)|schufa|auskunftei|veröffentlicht|videoüberwach|aufzeichn|datenverlust|datenleck|werbung|profil(?:e|bildung)',
  ],
  restriction: [
    'Verbietet oder beschränkt etwas',
    '(?:darf|dürfen) .{0,40}(?:nicht|nur|kein)|untersagt|verboten|unzulässig|nicht (?:gestattet|erlaubt|zulässig|zugelassen)|nur mit .{0,40}(?:zustimmung|genehmigung|erlaubnis|einwilligung)|ohne .{0,30}(?:zustimmung|genehmigung|erlaubnis)|wettbewerb|exklusiv|ausschließlich|verschwiegen|geheim|nebentätigkeit|untervermiet|beschränk|einschränk',
  ],
  finance: [
    'Geld fehlt oder steht auf dem Spiel',
    'fehlbetrag|verlust|defizit|rückstand|rückständ|außenstände|insolven|überschuld|zahlungsunfähig|liquidität|kreditlinie|abschreib|überschritten|überschreit|unterdeckung|unter (?:dem )?(?:plan|soll|budget)|mehrkosten|kostensteiger|rückgang|gesunken|sank_|sinkt|einbruch|ausfall|offene forderung|nicht (?:finanziert|gedeckt|gesichert)|verfehlt|existenz',
  ],
  defect: [
    'Etwas ist mangelhaft oder fehlt',
    'mangel|mängel|defekt|schad(?:en|haft)|schäden|beschädig|riss|undicht|feucht|schimmel|fäulnis|rost|korro|verschliss|ausfall|fehlt_|fehlen|lücke|lückenhaft|unzureichend|ungenügend|nicht (?:geprüft|getestet|dokumentiert|gewartet|vorhanden|eingehalten|umgesetzt|nachgewiesen|erfüllt)|kein(?:e)? (?:nachweis|dokumentation|sicherung|protokoll)|schwachstelle|sicherheitslücke|störung|fehler|unsicher|gefähr|(?:raten|rate) .{0,60} ab_|überlast|hochwasser|befall|personalmangel|überaltert|veraltet',
  ],
  delay: [
    'Ungewiss oder kann sich verzögern',
    'verzöger|verspät|verschieb|verschoben|abhängig von|hängt .{0,30}ab|unter (?:dem )?vorbehalt|vorbehaltlich|bedingung|ungewiss|unsicher|vorläufig|noch nicht (?:entschieden|genehmigt|bestätigt|geklärt|fest)|unverbindlich|risik|droht|gefahr|warnt|hinweis:|könnte|voraussichtlich nicht|nicht (?:garantiert|sicher|zugesichert)|offen_',
  ],
  damage: ['Kann Schaden anrichten', '(?!)'],
  effective: [
    'Gilt trotz Widerspruch oder Klage',
    'keine aufschiebende wirkung|aufschiebende wirkung (?:entfällt|ausgeschlossen)|sofortige vollzieh|sofort vollziehbar|(?:vollziehung|vollstreckung) [^.;]{0,60}?nicht (?:gehemmt|aufgehalten|ausgesetzt)|hemmt (?:die )?(?:vollziehung|vollstreckung|wirksamkeit) nicht',
  ],
  allDue: ['Alles wird auf einmal fällig', '(?!)'],
  takenAway: ['Etwas kann verkauft oder genommen werden', '(?!)'],
  paidBack: ['Ist vielleicht zurückzuzahlen', '(?!)'],
  condition: ['Hängt von einer Bedingung ab', '(?!)'],
  attention: ['Verdient Aufmerksamkeit', '(?!)'],
  other: ['Kann zu Ihrem Nachteil sein', '(?!)'],
}
