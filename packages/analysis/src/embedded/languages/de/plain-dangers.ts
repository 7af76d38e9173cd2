import type { PlainDangers } from '../plain-dangers.ts'

export const plainDangers: PlainDangers = {
  emergency:
    '(?:(?:rufen|wählen|verständigen) sie (?:sofort |umgehend |unverzüglich )?(?:(?:den |die )?(?:notruf|notarzt|rettungsdienst|feuerwehr|(?:999|112|911|000|111|15|18|061|118|192|193|103|997|998|120|119)_))|(?:sofort|umgehend|unverzüglich) (?:den |die |einen )?(?:notruf|notarzt|rettungsdienst|feuerwehr|arzt|(?:999|112|911|000|111|15|18|061|118|192|193|103|997|998|120|119)_)|suchen sie (?:sofort|umgehend|unverzüglich) [^.;]{0,30}(?:arzt|klinik|krankenhaus|notaufnahme))',
  hurt: '[0-9]+ (?:personen|menschen|kinder|kunden|patienten)_ [^.;]{0,30}(?:verletzt|verbrüht|verbrannt|vergiftet|getötet|gestorben)',
  stop: '^(?:[^.;]{0,160}?[,:;–] ?)?(?:(?:niemals|nie|keinesfalls|auf keinen fall|unter keinen umständen) (?:den|die|das|ein|eine|einen|ohne|mit|in|an|auf|unter|mehr als|zwei|selbst|\\p{L}+ und)_|\\p{L}{3,}en sie [^.;]{0,60}?(?:niemals|nie|keinesfalls|auf keinen fall|unter keinen umständen)_|(?:benutzen|verwenden|betreiben|berühren|öffnen|betreten|trinken|zünden|heizen|starten|fahren) sie [^.;]{1,60}?(?:nicht mehr|nicht weiter|nicht,? (?:bis|solange|bevor|wenn|während))|\\p{L}+(?: \\p{L}+){0,6}? (?:sofort|umgehend) außer betrieb|(?:nehmen|setzen) sie [^.;]{1,60} außer betrieb|(?:verlassen|räumen) sie (?:sofort |umgehend )?(?:den|das|die) (?:raum|gebäude|haus|wohnung|bereich))',
  gone: '(?:nach|ab) [^.;,]{2,40} (?:nicht mehr|nicht länger) (?:verfügbar|erhältlich|bereitgestellt|angeboten|unterstützt|geliefert)|(?:steht|stehen|wird|werden|ist|sind)(?: \\p{L}+){0,3} (?:nach|ab) [^.;,]{2,40} nicht (?:mehr|länger) (?:zur verfügung|verfügbar|erhältlich)|(?:postfach|konto|daten|nachrichten|aufnahmen|dateien|sicherung(?:en)?)_ (?:[^.;]|(?<=[0-9])\\.){0,100}?gelöscht_|(?:an (?:den nächsten|einen anderen|jemand anderen)) (?:\\p{L}+ ){0,2}(?:vergeben|vermietet)_',
  unpaid:
    '(?:mit|bei) (?:der )?(?:entstehung|schöpfung|lieferung|unterschrift|fertigstellung)[^.;]{0,30}(?:nicht erst (?:mit|bei) |unabhängig von )(?:der )?(?:be)?zahlung|(?:ob|auch wenn) [^.;]{0,30}(?:bezahlt|vergütet) (?:wird|wurde|ist) oder nicht',
  uncovered:
    'auf (?:den|das|die) (?:gesetzlich\\p{L}* |reine )?(?:mindest\\p{L}+|gesetzliche mindestmaß|haftpflicht\\p{L}*) (?:beschränkt|reduziert|herabgesetzt|gekürzt)|(?:nicht|kein\\p{L}*) (?:abgeschlossen|mitversichert|gewählt|vereinbart(?= –| -|$|\\)))_|nur für [\\p{L} ]{2,30} (?:versichert|gedeckt|mitversichert)|(?:garantie|gewährleistung|versicherungsschutz)_ [^.;]{0,80}?(?:nur,? (?:wenn|sofern|falls)|unter der (?:voraussetzung|bedingung)|setzt voraus)_',
  fine: '(?:absage|stornierung|storno|rücktritt|abbestellung)_[^.;]{0,40}kostet[^.;]{0,20}[0-9]|(?:bußgeld|geldbuße|ordnungsgeld|zwangsgeld|strafe)[^.;]{0,30}(?:von|bis|in höhe)[^.;]{0,20}(?:€|euro|[0-9])',
  blocked:
    '(?:strom|gas|wasser|anschluss|zugang|karte|konto)\\p{L}* (?:wird|kann|werden)[^.;]{0,60}(?:gesperrt|abgestellt|unterbrochen|eingestellt)',
  silence:
    '(?:schweigen|zahlung|überweisung|nutzung|untätigkeit)[^.;]{0,80}(?:als|für eine?) (?:zustimmung|einverständnis|annahme|anerkenntnis|genehmigung|verzicht)|(?:als|gilt als|ebenfalls als) zustimmung_|gilt (?:die |der |das )?[^.;]{0,40}als (?:angenommen|genehmigt|anerkannt|abgegeben|zurückgenommen|zugestimmt)_|enthaltungen? (?:zählen|gelten|werden) als|(?:danach|andernfalls|sonst|ansonsten) (?:gilt|gelten|betrachten wir|gehen wir davon aus|sehen wir)_ [^.;]{0,60}(?:endgültig|richtig|anerkannt|angenommen|genehmigt|zugestimmt|einverstanden|erledigt|vollständig)_|hören wir (?:bis [^.;,]{2,30} )?nichts[^.;]{0,80}|gilt (?:\\p{L}+ ){0,4}als (?:abgenommen|zurückgezogen|verzicht\\p{L}*)_',
  bannedAfter:
    '(?:monate|jahre) (?:lang )?nach (?:ende|beendigung|ablauf|ausscheiden)[^.;]{0,80}(?:nicht|kein\\p{L}*|untersagt|verboten)_',
  finding:
    'allergi(?:e|en|sch)_ (?:gegen|auf)|(?:rundherd|knoten|herd|raumforderung|läsion|befund|zyste|polyp)\\p{L}*_ [^.;]{0,90}(?:abzuklären|abklärungsbedürftig|kontrollbedürftig|weitere abklärung)',
  unsafe:
    '(?:ist|sind) (?:akut )?(?:absturzgefährdet|einsturzgefährdet|undicht|nicht (?:mehr )?(?:stand|verkehrs|betriebs)sicher)',
  doubled:
    '(?:das doppelte|das dreifache|die doppelte|in doppelter höhe|zweifache) ?(?:der|des|miete|gebühr|entgelt)?\\p{L}*',
  endsWith:
    '(?:endet|erlischt) (?:zugleich|gleichzeitig|zusammen) mit|(?:hat|haben|besteht|bestehen) kein\\p{L}* (?:anspruch|ansprüche)_ (?:auf|gegen|wegen)',
  invalid:
    '(?:kündigung|mitteilung|erklärung|widerspruch|antrag)\\p{L}*_ [^.;]{0,60}(?:ist|sind) (?:unwirksam|ungültig|nicht wirksam|nicht gültig)',
  notPaid:
    '(?:einzug|abbuchung|lastschrift\\p{L}*|auszahlung|erstattung|verrechnung)_ [^.;]{0,40}(?:erfolgt|findet) nicht|wird nicht (?:automatisch )?(?:abgebucht|eingezogen|erstattet|ausgezahlt)|kein\\p{L}* (?:entschädigung|abfindung|vergütung)_ (?:wird )?(?:gezahlt|gewährt)',
  breaks:
    '(?:kann|können|wird|würde) [^.;]{3,60}(?:beschädigen|zerstören|löschen|überschreiben|abschalten)_',
  unwise:
    '(?:wird|ist) (?:dringend )?(?:nicht (?:empfohlen|ratsam|empfehlenswert)|abgeraten)|nicht mehr (?:zulässig|erlaubt|unterstützt)_',
  joint:
    'gesamtschuldner|haften (?:\\p{L}+ ){0,3}(?:gemeinsam|gesamtschuldnerisch)|jede[r]? (?:mieter|einzelne|von ihnen|kreditnehmer|darlehensnehmer|eigentümer)\\p{L}*_ [^.;]{0,40}(?:haftet|schuldet)_ [^.;]{0,40}(?:ganze|gesamte|volle)|selbstschuldnerisch\\p{L}* bürg|übernimmt [^.;]{0,60}bürgschaft|verbürgt sich|persönlich (?:haften|haftet|bürgt)|(?:beide|alle) (?:\\p{L}+ )?haften (?:\\p{L}+ ){0,2}(?:für (?:den|die|das) (?:voll|ganz|gesamt)|in voller höhe)|(?:jeder|jede|jeweils) (?:\\p{L}+ ){0,3}(?:in voller höhe|für das ganze)|einrede der vorausklage|selbstschuldnerisch|(?:haften|haftet|schulden) (?:\\p{L}+ ){0,3}als gesamtschuldner\\p{L}*|je(?:der|de) (?:von ihnen )?(?:haftet|schuldet) (?:für )?(?:das ganze|alles|die volle)_',
  late: '(?:verspätet\\p{L}*|später eingehende|zu spät\\p{L}*|nachträgliche) (?:\\p{L}+ ){0,3}(?:werden|wird|bleiben|sind|können)_ [^.;]{0,60}(?:nicht|ausgeschlossen|unberücksichtigt|zurückgewiesen|zurückgesandt|zurückgeschickt|verworfen)|nach (?:ablauf|diesem|dem) [^.;]{2,60}(?:eingehend\\p{L}*|eingereicht\\p{L}*|gemeldet\\p{L}*) [^.;]{0,60}(?:nicht|ausgeschlossen|unberücksichtigt)|(?:einspruch|widerspruch|klage|antrag|rechtsmittel|beschwerde|anfechtung|verfahren)\\p{L}*_ [^.;]{0,40}(?:keine aufschiebende wirkung|hemmt [^.;]{0,40}nicht|unterbricht [^.;]{0,40}nicht|verlängert [^.;]{0,40}nicht|schiebt [^.;]{0,40}nicht auf)|auch wenn sie (?:einspruch|widerspruch|klage)[^.;]{0,40}, müssen sie',
  claimCut:
    '(?:leistung|entschädigung|zahlung|erstattung)s?\\p{L}*_ (?:\\p{L}+ ){0,4}(?:kürzen|gekürzt|verweigern|verweigert|ablehnen|abgelehnt|versagen|versagt)|(?:von der|keine) leistungspflicht|leistungsfrei|(?:sind|ist) wir(?: \\p{L}+)? (?:nicht zur leistung|leistungsfrei)|(?:versicherungsschutz|deckung|garantie|gewährleistung|schutz|rabatt)\\p{L}*_ (?:entfällt|erlischt|endet|ruht|besteht nicht|gilt nicht)_|kein(?:en)? versicherungsschutz|nicht (?:versichert|gedeckt)_ (?:ist|sind|bei|wenn)|(?:zahlen|ersetzen|leisten|entschädigen|vergüten) wir (?:[^.;]{0,40} )?nur (?:anteilig|im (?:gleichen )?verhältnis)|unterversicherung|(?:versichert|gedeckt|versicherungsschutz besteht)_ (?:\\p{L}+ )?nur_,? (?:wenn|sofern|soweit|solange)',
  dearer:
    '(?:nach|ab) [^.;,]{2,60} (?:beträgt|kostet|steigt|erhöht sich|gilt) (?:der|die|das) (?:\\p{L}+ )?(?:preis|monatspreis|gebühr|beitrag|miete|rate|tarif|grundpreis|entgelt)\\p{L}*|unverbindliche[rs]? (?:kosten)?(?:schätzung|voranschlag|richtpreis)|(?:preis|summe|betrag|kosten)\\p{L}* (?:ist|sind) (?:nur )?(?:geschätzt|vorläufig|unverbindlich|ein richtwert|richtwerte)|(?:tatsächlichen?|endgültigen?) (?:kosten|preis|aufwand) (?:kann|können) [^.;]{0,40}(?:höher|abweichen|überschreiten)|abgerechnet wird nach (?:tatsächlichem )?(?:aufwand|aufmaß|verbrauch)|(?:zinssatz|preise?|beitrag)\\p{L}* (?:ist|sind) (?:variabel|veränderlich)_|(?:preis|miete|gebühr|entgelt|beitrag|pauschale|vergütung)\\p{L}*_ [^.;]{0,40}?(?:jährlich|jedes jahr|jeweils zum)_ [^.;]{0,60}?(?:erhöht|angepasst|steigt|angehoben)|(?:erhöht|steigt) (?:sich )?(?:\\p{L}+ )?(?:jährlich|jedes jahr)|indexmiete|staffelmiete',
  leftOut:
    '(?:nicht (?:im preis )?(?:enthalten|inbegriffen|inklusive)|im preis nicht (?:enthalten|inbegriffen))_|(?:preis|angebot|miete|gebühr|honorar)\\p{L}* (?:enthält|umfasst|beinhaltet) (?:nicht|keine)_|zuzüglich (?!mwst|der (?:gesetzlichen )?mehrwert|umsatzsteuer|gesetzlicher)\\p{L}+|(?:zusätzliche|weitere|fehlende|verlorene|vergebliche|überzählige|mehr)\\p{L}* [^.;]{0,50}?(?:wird|werden|kostet|kosten)_ [^.;]{0,40}?[0-9][^.;]{0,8}(?:€|eur|chf)',
  weak: 'kein\\p{L}* (?:\\p{L}+ ){0,3}(?:nachweis|genehmigung|abnahme|prüfprotokoll|dokumentation|zertifikat|sicherung|bescheinigung)\\p{L}*_ (?:vor|vorhanden|vorgelegt|gefunden|liegt|lag|vorliegend)|(?:liegt|lag|liegen|lagen|fehlt|fehlen|fehlte|fehlten)_ [^.;]{0,30}(?:nachweis|genehmigung|abnahme|protokoll|bescheinigung|dokumentation)\\p{L}*(?: nicht vor)?|(?:ist|sind|war|waren) (?:noch )?nicht (?:dokumentiert|geprüft|abgenommen|getestet|gewartet|genehmigt|freigegeben)|bietet keinen schutz|(?:hängt|beruht) (?:allein |nur )?(?:von|auf) (?:einer einzigen|nur einer|einem einzigen)|in [0-9]+ von [0-9]+ [^.;]{0,60}(?:fehlt|kein|nicht|ohne)|(?:ist|sind) (?:seit [^.;]{2,20} )?(?:überfällig|im verzug)_|^(?:auswirkung(?:en)?|folgen?|risik(?:o|en)|konsequenz(?:en)?): (?!(?:keine?|gering|mittel|hoch|niedrig)_)\\p{L}|(?:prüfung|test|abnahme|kontrolle|funktionsprobe|prüflauf) (?:\\p{L}+ ){0,2}(?:nicht bestanden|durchgefallen)|(?:mehrfach|wiederholt|zweimal|dreimal|erneut) ausgefallen_',
  exposed:
    '(?:ist|sind|war|waren) (?:noch )?nicht (?:finanziert|gedeckt|bewilligt|gesichert|budgetiert)|(?:vertrag|auftrag|förderung|zuschuss)\\p{L}*_ [^.;]{0,80}(?:nicht verlängert|verloren|anderweitig vergeben|gekündigt|läuft [^.;]{0,30}aus|lief [^.;]{0,30}aus)|(?:darlehen|kredit|anleihe)\\p{L}*_ [^.;]{0,80}(?:wird|ist) (?:am|zum|bis) [^.;]{2,30}fällig|fortführung (?:der|des) (?:unternehmens|gesellschaft|vereins)|wesentliche unsicherheit|(?:fehlbetrag|verlust|defizit|unterdeckung|mehrkosten)\\p{L}* (?:von|in höhe von|beträgt)_|bestandsgefährdend|insolvenz (?:angemeldet|eröffnet)|(?:rückstände?|außenstände|zahlungsrückstand)\\p{L}*_ [^.;]{0,60}[0-9][0-9.,]{2,}',
  worn: '(?:ist|sind|war|waren) (?:\\p{L}+ ){0,3}(?:gerissen|verfault|morsch|korrodiert|verrostet|durchfeuchtet|undicht|locker|lose|abgeplatzt|defekt|schadhaft|abgenutzt|verschlissen|verformt|ausgebeult)_|(?:weist|weisen|zeigt|zeigen) [^.;]{0,40}(?:risse|feuchte|rost|korrosion|fäulnis|setzungen|schimmel)|droh(?:t|en) (?:\\p{L}+ ){0,3}(?:einzustürzen|abzustürzen|herabzufallen|einsturz|absturz)|(?:brand|einsturz|absturz|stromschlag|unfall)gefahr_|(?:gefahr|risiko) (?:eines|von|des) (?:stromschlags|brandes|einsturzes|absturzes)|(?:überschreitet|überschreiten|überschritt|übersteigt|über dem|oberhalb des) [^.;]{0,30}?(?:grenz|richt|maßnahme|höchst|prüf)\\p{L}*wert|grenzwert\\p{L}* [^.;]{0,40}?überschritten|(?:verschlissen|abgenutzt) (?:auf|bis)_|verschleißgrenze',
  repaid:
    '(?:zurückzuzahlen|zurückzuerstatten|zu erstatten|zurückzugewähren|zurückzahlen|zurückgefordert|rückzahlungspflicht\\p{L}*|rückforderung)_|(?:buchen|fordern|holen|verrechnen) wir [^.;]{0,60}zurück_',
  needed:
    'ohne (?:diese|dieses|diesen|gültige\\p{L}*|die|den|das|eine|einen|ein|vorlage|nachweis)_[^.;,]{0,60} (?:kann|können|darf|dürfen|ist|sind|wird|werden) [^.;]{0,60}(?:nicht|kein\\p{L}*)_',
  onPain:
    '(?:bei meidung|unter androhung|andernfalls|widrigenfalls)_ [^.;]{0,80}(?:verfällt|erlischt|kündig\\p{L}+|zwangsgeld|vollstreck\\p{L}+|gestrichen|storniert|gesperrt|ausgeschlossen|verweigert)|ersatzvornahme',
  renews:
    'verlängert sich [^.;]{0,100}?(?:wenn|sofern|falls|soweit|automatisch|stillschweigend|jeweils|um (?:ein|weitere|jeweils))_|(?:wird|werden) [^.;]{0,40}automatisch (?:verlängert|fortgesetzt)',
  noRefund:
    'nicht (?:mehr )?(?:erstattet|zurückerstattet|rückerstattet|zurückgezahlt|erstattungsfähig)_|kein(?:e|en)? (?:erstattung|rückerstattung|rückzahlung)_|der höhe nach unbegrenzt|unbegrenzt\\p{L}* (?:haft|nachschuss)|ohne (?:obergrenze|begrenzung)_',
  abroad:
    '(?:daten|angaben|proben|nachrichten)_ [^.;]{0,100}?(?:außerhalb der (?:eu|europäischen)|in (?:die|den) (?:usa|vereinigten staaten)|in (?:ein )?drittl[aä]nd\\p{L}*|in drittstaaten)',
  obsolete:
    '(?:ist|sind|gilt|gelten) (?:\\p{L}+ )?(?:veraltet|abgekündigt)_|(?:ersatzteile?|geräte?|version) [^.;]{0,40}nicht mehr (?:lieferbar|erhältlich|hergestellt|unterstützt|verfügbar)|nicht mehr (?:hergestellt|unterstützt|produziert)_|wartung [^.;]{0,20}eingestellt_',
  allDue:
    '(?:rest|restschuld|restbetrag|gesamtbetrag|restforderung|darlehen|kredit|alles|raten)_ (?:\\p{L}+ ){0,3}?(?:sofort|auf einmal|in einer summe|in voller höhe) (?:in voller höhe )?fällig|(?:gesamt|restlich|ganz)\\p{L}* (?:\\p{L}+ )?(?:kredit|darlehen|betrag|schuld|summe) (?:\\p{L}+ )?fällig (?:zu )?stellen|sofort in voller höhe fällig|(?:darlehen|kredit|restschuld)_ (?:kann|wird) (?:dann )?(?:\\p{L}+ )?(?:fällig gestellt|gekündigt)_',
  forGood:
    'unwiederbringlich|(?:unwiderruflich|endgültig) (?:gelöscht|verloren|vernichtet)_|wiederherstellung [^.;]{0,30}(?:nicht möglich|ausgeschlossen|unmöglich)|(?:kann|können|lässt sich|lassen sich) (?:danach |später |dann )?nicht (?:mehr |wieder )*(?:wiederhergestellt|rückgängig|zurückgeholt|wiederherstellen)',
  noPromise:
    '(?:ist|stellt|bedeutet|gilt als) (?:\\p{L}+ )?keine (?:zusage|garantie)_|keine (?:zusage|gewähr)_ (?:dafür|für|auf)|(?:können|kann) (?:wir |ich )?(?:[^.;,]{0,40} )?nicht (?:zusagen|garantieren|versprechen)_|(?:kein|ohne) (?:rechts)?anspruch_',
  settled:
    'verzichte(?:n|t)? (?:\\p{L}+ ){0,4}?auf (?!keine)(?:alle|das|sein|ihr|weitere|jede|den|die|ein)[^.;]{0,40}(?:recht|anspruch|ansprüche|klage|einwend|einred)|keine weiteren (?:ansprüche|forderungen)_|(?:alle|sämtliche) (?:\\p{L}+ ){0,2}ansprüche (?:\\p{L}+ ){0,8}(?:abgegolten|erledigt|ausgeglichen)_',
  stopped:
    '(?:zahlung|leistung|beihilfe|zuschuss|unterhalt|förderung|entgelt)\\p{L}* (?:[^.;,]{0,40} )?(?:eingestellt|ausgesetzt|gestoppt)_',
  owedIf:
    '(?:zahlen|schulden|erstatten) sie [^.;]{0,80}(?:zurück|nach)_|(?:in einer summe|sofort|auf einmal|vorzeitig) (?:zur zahlung )?fällig_|(?:miete|kaltmiete|nettokaltmiete|preis|entgelt|rate)_ erhöht sich_ (?:wie folgt|auf)',
  noWayOut:
    '(?:vertrag|kündigung|mietverhältnis|abo(?:nnement)?|mitgliedschaft)\\p{L}* (?:[^.;,]{0,40} )?(?:ordentlich )?nicht (?:vorzeitig )?(?:kündbar|gekündigt werden|beendet werden)_|(?:ordentliche |vorzeitige )?kündigung (?:\\p{L}+ ){0,4}(?:ist )?(?:ausgeschlossen|nicht möglich)_|kein (?:sonder)?kündigungsrecht_',
  offence:
    '(?:ist|stellt|begeht) (?:[^.;,]{0,40} )?(?:eine? )?(?:ordnungswidrigkeit|straftat)_(?: dar)?|strafbar_|strafrechtlich verfolgt_',
  takenAway:
    '(?:dürfen|können|kann|darf|werden) (?:wir|der vermieter|die bank|der verein) [^.;]{0,80}?(?:verkaufen|versteigern|verwerten|veräußern|verschrotten|entsorgen)_|zwangsversteiger\\p{L}+',
  ownRisk:
    'auf (?:eigene|ihre|eigenes|ihr) (?:gefahr|risiko)_|tragen sie (?:das|die) (?:risiko|gefahr)_',
}
