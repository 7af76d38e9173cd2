import type { PlainDangers } from '../plain-dangers.ts'

export const plainDangers: PlainDangers = {
  emergency:
    '(?:(?:rufen|wählen|verständigen) sie (?:sofort |umgehend |unverzüglich )?(?:(?:den |die )?(?:notruf|notarzt|rettungsdienst|feuerwehr|(?:999|112|911|000|111|15|18|061|118|192|193|103|997|998|120|119)_))|(?:sofort|umgehend|unverzüglich) (?:den |die |einen )?(?:notruf|notarzt|rettungsdienst|feuerwehr|arzt|(?:999|112|911|000|111|15|18|061|118|192|193|103|997|998|120|119)_)|suchen sie (?:sofort|umgehend|unverzüglich) [^.;]{0,30}(?:arzt|klinik|krankenhaus|notaufnahme))',
  hurt: '[0-9]+ (?:personen|menschen|kinder|kunden|patienten)_ [^.;]{0,30}(?:verletzt|verbrüht|verbrannt|vergiftet|getötet|gestorben)',
  stop: '^(?:[^.;]{0,160}?[,:;–] ?)?(?:(?:niemals|nie|keinesfalls|auf keinen fall|unter keinen umständen) (?:den|die|das|ein|eine|einen|ohne|mit|in|an|auf|unter|mehr als|zwei|selbst|\\p{L}+ und)_|\\p{L}{3,}en sie [^.;]{0,60}?(?:niemals|nie|keinesfalls|auf keinen fall|unter keinen umständen)_|(?:benutzen|verwenden|betreiben|berühren|öffnen|betreten|trinken|zünden|heizen|starten|fahren) sie [^.;]{1,60}?(?:nicht mehr|nicht weiter|nicht,? (?:bis|solange|bevor|wenn|während))|\\p{L}+(?: \\p{L}+){0,6}? (?:sofort|umgehend) außer betrieb|(?:nehmen|setzen) sie [^.;]{1,60} außer betrieb|(?:verlassen|räumen) sie (?:sofort |umgehend )?(?:den|das|die) (?:raum|gebäude|haus|wohnung|bereich))',
  gone: '(?:nach|ab) [^.;,]{2,40} (?:nicht mehr|nicht länger) (?:verfügbar|erhältlich|bereitgestellt|angeboten|unterstützt|geliefert)|(?:steht|stehen|wird|werden|ist|sind)(?: \\p{L}+){0,3} (?:nach|ab) [^.;,]{2,40} nicht (?:mehr|länger) (?:zur verfügung|verfügbar|erhältlich)',
  unpaid:
    '(?:mit|bei) (?:der )?(?:entstehung|schöpfung|lieferung|unterschrift|fertigstellung)[^.;]{0,30}(?:nicht erst (?:mit|bei) |unabhängig von )(?:der )?(?:be)?zahlung|(?:ob|auch wenn) [^.;]{0,30}(?:bezahlt|vergütet) (?:wird|wurde|ist) oder nicht',
  uncovered:
    'auf (?:den|das|die) (?:gesetzlich\\p{L}* |reine )?(?:mindest\\p{L}+|gesetzliche mindestmaß|haftpflicht\\p{L}*) (?:beschränkt|reduziert|herabgesetzt|gekürzt)|(?:nicht|kein\\p{L}*) (?:abgeschlossen|mitversichert|gewählt|vereinbart(?= –| -|$|\\)))_|nur für [\\p{L} ]{2,30} (?:versichert|gedeckt|mitversichert)',
  fine: '(?:absage|stornierung|storno|rücktritt|abbestellung)_[^.;]{0,40}kostet[^.;]{0,20}[0-9]|(?:bußgeld|geldbuße|ordnungsgeld|zwangsgeld|strafe)[^.;]{0,30}(?:von|bis|in höhe)[^.;]{0,20}(?:€|euro|[0-9])',
  blocked:
    '(?:strom|gas|wasser|anschluss|zugang|karte|konto)\\p{L}* (?:wird|kann|werden)[^.;]{0,60}(?:gesperrt|abgestellt|unterbrochen|eingestellt)',
  silence:
    '(?:schweigen|zahlung|überweisung|nutzung|untätigkeit)[^.;]{0,80}(?:als|für eine?) (?:zustimmung|einverständnis|annahme|anerkenntnis|genehmigung|verzicht)|(?:als|gilt als|ebenfalls als) zustimmung_',
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
    '(?:wird|ist) (?:dringend )?(?:nicht (?:empfohlen|ratsam|empfehlenswert)|abgeraten)|auf eigene gefahr_|nicht mehr (?:zulässig|erlaubt|unterstützt)_',
}
