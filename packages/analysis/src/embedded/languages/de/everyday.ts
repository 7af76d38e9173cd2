/** Everyday questions in German, written as the English ones are. */
export const everyday = `
leave_days: urlaub urlaubstage ferien frei / viel viele wieviel bekomme habe stehen > urlaubstage jahresurlaub urlaubsanspruch erholungsurlaub | urlaub / tage werktage arbeitstage
public_holidays: feiertag feiertage feiertagen weihnachten > feiertag feiertage feiertagen
pay: verdiene verdient verdienen gehalt lohn bezahlt stundenlohn > gehalt bruttogehalt vergütung lohn stundenlohn entgelt arbeitsentgelt bezüge brutto
pay_day: wann welchem_tag / gehalt lohn geld bezahlt ausgezahlt überwiesen > gehalt vergütung lohn entgelt / monatsende monatlich überwiesen fällig ausgezahlt letzten monats
working_hours: stunden arbeitszeit schicht schichten / woche arbeiten tag viele wie | wann / anfangen beginnt / arbeit schicht > wochenstunden arbeitszeit stunden_wöchentlich stunden_pro_woche stunden_in_der_woche schicht dienstplan vollzeit teilzeit
overtime: überstunden mehrarbeit länger_arbeiten > überstunden mehrarbeit freizeitausgleich mehrarbeitsstunden
start_day: wann ab_wann / beginnt anfangen fängt erster_tag ersten_tag einziehen einzug los_geht geht_es_los gilt | wann / los anfangen fange start anfang beginn | wann ab_wann / losgeht in_kraft gilt beginnt startet > beginnt beginn beginnend tritt_in_kraft mietbeginn einzug dienstantritt arbeitsantritt eintritt ab_dem mit_wirkung übergabe ab_# zum_# startdatum gültig_ab vertragsbeginn | tritt_in_kraft startdatum
end_day: wann bis_wann wie_lange / endet ende läuft_ab ausläuft aus gültig gilt | wann bis_wann wie_lange / schluss vorbei raus läuft gilt > endet ende befristet läuft_aus ablauf gültig bis_zum mietende vertragsende bis_# endet_am gültig_bis vertragslaufzeit
length: wie_lange welchen_zeitraum / vertrag läuft gebunden laufzeit mietvertrag dauert abo police > laufzeit vertragsdauer mindestlaufzeit mietdauer vertragslaufzeit befristet dauer unbestimmte_zeit jahre monate
probation: probezeit > probezeit
notice: kündigungsfrist | kündigen aufhören ausziehen / frist lange früh vorher wann > kündigungsfrist frist kündigung kündigen gekündigt
leave_early: früher vorzeitig vor_ablauf eher raus / kündigen vertrag ausziehen aussteigen komme ende raus | halbem_weg mittendrin vorher nach_einem_jahr / raus kündigen aufhören aussteigen | komme_ich_raus rauskommen vorher_kündigen früher_kündigen früher_raus eher_raus vorher_raus > vorzeitig sonderkündigung außerordentlich nachmieter aufhebung vor_ablauf kündigungsverzicht
sick: krank krankheit erkrankt | was wenn / erbrechen übergeben gespuckt fieber durchfall > krank krankheit arbeitsunfähigkeit erkrankung erkrankt krankmeldung entgeltfortzahlung attest | krank erbrechen durchfall fieber
pension: rente altersvorsorge betriebsrente > altersvorsorge rente betriebsrente altersversorgung pension versorgung
remote_work: homeoffice zuhause_arbeiten zu_hause_arbeiten von_zuhause > homeoffice mobiles_arbeiten mobile_arbeit telearbeit
workplace: wo / arbeite arbeiten büro arbeitsplatz arbeitsort > arbeitsort einsatzort dienstort standort betriebsstätte tätigkeitsort
rival: konkurrenz konkurrenten wettbewerb mitbewerber > wettbewerb wettbewerbsverbot konkurrenz konkurrierend mitbewerber
other_job: nebenjob zweitjob nebentätigkeit > nebentätigkeit nebenbeschäftigung andere_tätigkeit
bonus: bonus prämie weihnachtsgeld provision dreizehntes > bonus prämie weihnachtsgeld provision sonderzahlung tantieme gratifikation
expenses: fahrtkosten spesen reisekosten auslagen > fahrtkosten spesen reisekosten auslagen auslagenersatz kilometer
rent: miete / hoch viel kostet monat zahlen > miete kaltmiete nettokaltmiete grundmiete gesamtmiete warmmiete mietzins
rent_due: miete / wann bis_wann welchem fällig > miete gesamtmiete / werktag voraus fällig spätestens
late_payment: zu_spät verspätet verspätung verzug rückstand / zahle zahlen bezahle geld rechnung miete überweise | zu_spät verspätet nicht_pünktlich / zahle bezahle zahlen bezahlen überweise > verzug verzugszinsen mahngebühr mahnkosten mahnung säumniszuschlag zahlungsverzug rückstand | geraten_sie verzug mahnkosten in_verzug verspätete_zahlung rückstand säumnis bleibt_die_zahlung
deposit: kaution / hoch viel > kaution mietsicherheit barkaution sicherheit
deposit_back: kaution / zurück wieder > kaution mietsicherheit sicherheit / zurück zurückgezahlt rückzahlung abrechnung erstattet ausgezahlt
pets: hund katze haustier haustiere tier tiere kätzchen hunde katzen > tier tiere haustier haustiere tierhaltung hund katze kleintiere
smoking: rauchen geraucht zigarette > rauchen rauchverbot nichtraucher
sublet: untervermieten airbnb untermieter feriengäste weitervermieten > untervermietung untervermieten gebrauchsüberlassung überlassung unterzuvermieten ferienwohnung überlassen
guests: gäste besuch besucher freundin freund / übernachten bleiben darf lange | mitbringen mitnehmen / freund freundin gast jemanden kumpel begleitung > gäste besuch besucher übernachtung gast | gast gäste freund begleitperson
repairs: reparatur reparieren repariert kaputt defekt heizung_ausfällt / wer zahlt muss melden sage > reparatur reparaturen instandhaltung instandsetzung kleinreparaturen schönheitsreparaturen mängel schäden
utilities: nebenkosten strom heizung wasser gas internet müll / enthalten inklusive extra dazu zahlt > nebenkosten betriebskosten heizkosten strom vorauszahlung enthalten pauschale versorger
raise: erhöhen erhöht teurer steigt steigen erhöhung / miete preis beitrag gebühr kosten | wird wird_es kostet / teurer mehr_kosten angehoben raufgesetzt > erhöhung erhöht steigt staffelmiete indexmiete anpassung mieterhöhung anpassen preisanpassung | ändern geändert änderung anheben angehoben / preis preise entgelt gebühr gebühren beitrag beiträge miete entgelte | steigt erhöht erhöhung anpassung angehoben
handing_back: auszug ausziehe ausziehen / streichen putzen zustand übergeben muss hinterlassen > renovieren gestrichen besenrein streichen schönheitsreparaturen rückgabe zurückzugeben räumen zustand
renewal: verlängert automatisch nichts weiter / vertrag abo police läuft mitgliedschaft versicherung jahr | verlängert_sich läuft_weiter verlängert_es / von_selbst automatisch von_allein | nichts_mache nichts_tue / vertrag abo | verlängerung / verhindern stoppen vermeiden > verlängert verlängerung automatisch stillschweigend weitere verlängert_sich | läuft_weiter verlängert_sich stillschweigend
entry: vermieter eigentümer / betreten rein kommen besichtigen schlüssel wohnung > betreten besichtigung besichtigen zutritt
parking: parken parkplatz stellplatz garage > parken stellplatz parkplatz garage abstellen
alterations: bohren umbauen streichen löcher_bohren einbauen satellitenschüssel / darf dürfen kann > bauliche_veränderungen veränderungen umbauten einbauten bohren zustimmung_des_vermieters änderungen
quiet: ruhe ruhezeit laut lärm musik > ruhe ruhezeiten ruhezeit lärm nachtruhe mittagsruhe zimmerlautstärke musik
keys: schlüssel > schlüssel schließanlage
abroad: ausland spanien frankreich österreich schweiz italien england / gilt versichert fahren reisen gedeckt nehmen > ausland europa weltweit geltungsbereich räumlicher eu grenze länder auslandsreisen
valuables: handy laptop fahrrad schmuck uhr kamera / versichert gestohlen ersetzt > wertsachen schmuck fahrrad elektronik elektronische_geräte handys mobiltelefone hausrat diebstahl
excess: selbstbeteiligung selbstbehalt selbst_zahlen selber_zahlen eigenanteil > selbstbeteiligung selbstbehalt eigenanteil zuzahlung
claim: schaden unfall einbruch diebstahl / melden lange wann wem bis tun > schaden schadenfall schadensmeldung anzeigen melden anzuzeigen gemeldet / unverzüglich tagen innerhalb sofort telefon polizei
premium: beitrag prämie versicherung / kostet hoch viel > beitrag jahresbeitrag prämie versicherungsbeitrag
limit: höchstens maximal meisten grenze / zahlt versichert bekommt ersetzt versicherung > höchstens maximal bis_zu höchstbetrag versicherungssumme entschädigungsgrenze begrenzt deckungssumme
not_covered: nicht_versichert nicht_gedeckt ausgeschlossen nicht_enthalten > nicht_versichert ausgeschlossen ausschluss ausschlüsse nicht_enthalten kein_versicherungsschutz
change_of_mind: anders_überlege widerrufen widerruf zurücktreten rücktritt zurückziehen | überlege es_mir_anders anders_überlege zurücktreten rückgängig meinung_ändere > widerruf widerrufsrecht widerrufen widerrufsfrist rücktritt zurücktreten | bedenkzeit rückgängig
empty_home: leer leersteht unbewohnt länger_weg > unbewohnt leer leerstehend abwesenheit
dose: wie_viele wie_viel wie_oft wann / einnehmen nehmen tabletten tropfen tablette kapseln nehme > dosis tablette tabletten täglich mal_täglich einnahme dosierung mg tropfen
missed_dose: vergessen vergesse vergisst > vergessen versäumt ausgelassen doppelte_menge doppelte_dosis
overdose: zu_viel zu_viele überdosis > überdosis überdosierung zu_viel größere_menge mehr_eingenommen
pregnancy: schwanger schwangerschaft stillen stille > schwanger schwangerschaft stillzeit stillen
alcohol: alkohol wein bier > alkohol
driving: auto_fahren fahren steuer maschinen / darf kann nach > verkehrstüchtigkeit fahrzeug fahrzeuge maschinen fahren fahrtüchtigkeit
other_medicines: zusammen_mit andere_medikamente ibuprofen paracetamol aspirin schmerzmittel gleichzeitig > andere_arzneimittel anderen_arzneimitteln wechselwirkungen gleichzeitig ibuprofen aspirin
age: jährige jähriger jähriges wie_alt alter kind kinder / darf dürfen ab mindestens muss | wie_alt ab_welchem_alter mein_sohn meine_tochter mein_kind > jahren jahre alter lebensjahr kinder minderjährige volljährig jugendliche vollendetes mindestalter unter_# ab_#
stopping: absetzen aufhören abbrechen > absetzen abbruch abbrechen beenden
storage: aufbewahren lagern kühlschrank > aufbewahren lagern aufbewahrung lagerung kühlschrank
appeal_time: widerspruch einspruch berufung wehren klagen anfechten beschwerde / lange wann frist bis | wie_lange wann frist / wehren vorgehen einspruch widersprechen anfechten klagen | einwendung einwendungen widersprechen beanstanden / lange wann frist bis zeit > widerspruch einspruch berufung klage rechtsbehelf beschwerde / monats monat wochen tagen innerhalb frist | anfechten angefochten eines_monats binnen innerhalb | einwendungen einwendung / monats monat wochen tagen frist ablauf
appeal: widerspruch einspruch berufung wehren klagen anfechten nicht_einverstanden | wehren vorgehen nicht_einverstanden ablehnen klagen dagegen_tun > widerspruch einspruch berufung klage rechtsbehelf revision beschwerde anfechten angefochten
outcome: gewonnen verloren urteil ausgegangen recht_bekommen entschieden > stattgegeben abgewiesen zurückgewiesen begründet unbegründet verurteilt erfolg
award: schadensersatz schmerzensgeld entschädigung / hoch viel bekommt > verurteilt zahlen schadensersatz schmerzensgeld entschädigung
court_costs: prozesskosten verfahrenskosten gerichtskosten kosten_des_verfahrens > kosten_des kosten_trägt gerichtskosten verfahrenskosten kostenentscheidung
decider: wer / entschieden entscheidet richter > richter richterin kammer vorsitzender vorsitzende amtsgericht sachbearbeiter
ignoring: nichts_tue ignoriere nicht_antworte nicht_reagiere nichts_mache nichts_unternehme | was wenn / nichts_tue nichts_mache nichts_unternehme nicht_antworte nicht_reagiere nicht_melde nicht_hingehe nichts | wenn / ignoriere nichts_mache nichts_tue nicht_reagiere nicht_antworte liegen_lasse | ignorieren > andernfalls sonst falls_sie_nicht wenn_sie_nicht zwangsgeld vollstreckung nicht_fristgerecht versäumen mahnverfahren erfolgt_keine tun_sie_nichts keine_antwort ohne_antwort geht_bis_dahin gilt_als | nichts_unternehmen nicht_reagieren hören_wir_nichts keine_rückmeldung unternehmen_sie_nichts
reply_by: antworten zurückmelden unterschreiben zusagen anmelden bescheid_geben / wann bis frist > antwort rückmeldung anmeldung unterschrieben zustimmung zurück / bis spätestens
total: insgesamt gesamt alles_zusammen zusammen_zahlen summe / viel hoch was kostet | viel hoch / extra_zahlen nachzahlen schulde draufzahlen noch_zahlen am_ende kostet_alles alles | viel wieviel was_muss was_schulde / zahlen schulde bezahlen offen noch_offen > gesamtbetrag summe gesamt insgesamt endbetrag rechnungsbetrag zahlbetrag nachzahlung sonderumlage gesamtkosten gesamtsumme zu_zahlen offener_betrag zu_zahlen zu_zahlender_betrag fälliger_betrag forderung restbetrag gesamtsumme endsumme bruttobetrag gesamtpreis rechnungssumme zahlbetrag
payment_due: wann bis_wann welchem / zahlen überweisen fällig bezahlen bezahlt | wann wie_schnell / mein_geld bezahlt_werde werde_ich_bezahlt ausgezahlt ausbezahlt meine_rechnung | wann bis_wann / abgebucht eingezogen abbuchen einziehen überweisen bezahlen zahle bezahle fällig > zahlbar fällig überweisen zahlung zahlungsziel begleichen / bis spätestens innerhalb tagen | fällig_am zahlbar_bis zahlbar_am zu_zahlen_bis fälligkeit fälligkeitsdatum zahlungsziel abbuchung abbuchungsdatum abgebucht_am einzug_am einzugsdatum lastschrift überweisen_sie bitte_zahlen zahlungstermin wird_abgebucht buchen_wir ziehen_wir zahldatum / # ~ bereits_gezahlt bereits_bezahlt dankend_erhalten zahlung_erhalten eingegangen haben_sie_gezahlt haben_sie_bezahlt wurde_bezahlt wurde_gezahlt vielen_dank_für_ihre_zahlung geleistete_zahlungen
payment_way: wie wohin welches_konto / zahlen überweise bezahlen bezahle überweisen geld | karte bar scheck online paypal lastschrift rechnung / zahlen bezahlen zahle / kann kannst können geht darf > überweisung iban konto lastschrift kontonummer kontoverbindung | barzahlung bargeld scheck paypal kreditkarte girocard lastschriftmandat
cash: bar bargeld karte scheck kreditkarte | bar kreditkarte ec-karte karte / zahlen bezahlen > bar barzahlung karte überweisung lastschrift ec | barzahlung bar kartenzahlung kreditkarte
early_discount: sofort gleich früh schnell / zahle bezahle spare rabatt skonto > skonto nachlass rabatt abzug
tax: mehrwertsteuer umsatzsteuer mwst > mwst ust umsatzsteuer mehrwertsteuer
chair: wer / leitete geleitet vorsitz leitet > leitung vorsitz vorsitzende vorsitzender versammlungsleiter sitzungsleitung
absent: wer / fehlte gefehlt nicht_da entschuldigt | wer war / da dabei anwesend gekommen teilgenommen > entschuldigt abwesend fehlend anwesend vertreten teilnehmer
next_meeting: nächste nächsten nächstes / sitzung treffen termin versammlung | wann / wieder_treffen nächstes_mal wiederkommen nächster_termin | wann wie_viel_uhr welchem_tag / versammlung sitzung treffen besprechung elternabend termin > nächste_sitzung nächster_termin nächste_versammlung nächstes_treffen kontrolltermin wiedervorstellung | findet_statt statt laden_wir einladung eingeladen / versammlung sitzung treffen besprechung elternabend
vote: gestimmt abgestimmt stimmen dagegen enthalten > stimmen abstimmung einstimmig enthaltung enthaltungen gegenstimmen mehrheit
cancel: kündige kündigen abbestellen stornieren austreten / wie kann bis wann | kann komme wie / raus aussteigen kündigen beenden loswerden | komme_ich / raus | wie kann komme / raus rauskommen loswerden davon_los zurücktreten absagen > kündigung kündigen kündbar stornierung textform austritt kündigungsfrist kündigungsrecht sonderkündigungsrecht beendigung | kündbar abmelden abmeldung austreten
cancel_cost: stornieren absage absagen rücktritt storno nicht_erscheine / kostet zahlen gebühr > stornierung rücktritt storno absage stornogebühr / prozent kosten gebühr berechnet
refund: geld_zurück erstattet rückerstattung zurückbekommen | geld_wieder geld_zurück kriege_ich_zurück bekomme_ich_zurück > erstattung erstattet rückerstattung zurückgezahlt rückzahlung gutgeschrieben erstatten überwiesen
data: daten / weitergegeben gespeichert lange wer gelöscht > daten personenbezogen / weitergabe gespeichert gelöscht dritte verarbeitet
warranty: garantie gewährleistung > garantie gewährleistung garantiezeit gewährleistungsfrist sachmängelhaftung mängelhaftung
liability: haftet haftung haften schuld > haftet haftung haften haftpflicht
law: welches_recht gerichtsstand gericht / gilt zuständig welches > gerichtsstand recht_der deutsches_recht anwendbar
delivery: wann lange / geliefert lieferung kommt liefern > lieferung lieferzeit geliefert liefertermin
send_back: zurückgeben zurückschicken umtauschen > rückgabe rücksendung umtausch zurückgeben
weight: wiegt gewicht schwer > gewicht wiegt kg
interest: zinsen zinssatz zins > zinssatz zinsen sollzins effektivzins jahreszins
instalment: monatlich rate monat / rate kredit darlehen zahlen > rate raten monatsrate monatliche tilgung
repay_early: vorzeitig früher sondertilgung / zurückzahlen tilgen ablösen kredit darlehen > sondertilgung vorfälligkeit vorzeitig rückzahlung
missed_payment: nicht_zahlen nicht_bezahlen nicht_gedeckt rate_ausfällt | kein_geld nicht_leisten zahlungsschwierigkeiten geld_fehlt arbeitslos karte_abgelehnt | was wenn / nicht_zahle nicht_zahlen nicht_bezahle zu_spät_zahle zu_spät_bezahle nicht_rechtzeitig | nicht_zahle nicht_bezahle nicht_zahlen nicht_bezahlen | wenn / nicht_zahlen_kann nicht_bezahlen_kann nicht_zahle nicht_bezahle zahlung_vergesse rate_ausfällt zahlung_ausfällt | wenn was / lastschrift abbuchung / platzt nicht_klappt scheitert fehlschlägt > nichtzahlung zahlungsverzug rücklastschrift zahlungsrückstand mahnverfahren mahnkosten mahngebühr mahngebühren verzugszinsen säumniszuschlag säumniszuschläge inkasso erzwingungshaft ratenzahlung zahlungsplan zahlungsschwierigkeiten zahlungserleichterung gestundet | verspätete_zahlung geraten_sie bleibt_die_zahlung bleibt_ihre | verzug rückstand nicht_gezahlt nicht_zahlen nicht_bezahlt nicht_zahlt zahlen_sie_nicht nicht_rechtzeitig / zahlung zahlen berechnen kündigen kündigung sperren unterbrechen mahnung zinsen vollstreckung einstellen | nicht / gezahlt eingezogen eingelöst abgebucht gedeckt beglichen bezahlt zahlen / kündigen kündigung zurücktreten leistung frei gesperrt sperren gebühr kosten zinsen vollstreckung verlieren erlischt versicherungsschutz mahnung
guarantor: bürge bürgt bürgschaft > bürge bürgschaft bürgin
executor: testamentsvollstrecker vollstreckt > testamentsvollstrecker testamentsvollstreckerin
heir: erbt erben bekommt_das > erbe erben vermächtnis vermache erbin
guardian: vormund sorgt > vormund vormundschaft
contact: wen wem wo welche_nummer wohin / anrufen wenden melden schreiben erreiche rufe fragen | wem wer wen / bescheid_sagen informieren erreichen fragen zuständig ansprechpartner | wen / rufe_ich kann_ich_anrufen anrufe kontaktiere frage_ich | telefonnummer rufnummer kontakt hotline ansprechpartner | nummer / anrufen rufe fragen | wer_hilft an_wen bei_wem | wer / bearbeitet betreut zuständig kümmert_sich > telefon tel telefonnummer kontakt rückfragen ansprechpartner email e-mail erreichbar durchwahl zuständig rufnummer hotline kundenservice servicetelefon störung störungen notdienst fax sachbearbeiter sachbearbeiterin | bearbeiter bearbeiterin sachbearbeiter durchwahl
emergency: notfall nachts wochenende dringend / anrufen nummer wen rufe | gasgeruch gasleck | rieche riecht / gas > notfall notruf notdienst bereitschaft 112 | gasgeruch entstörungsdienst
complaint: beschweren beschwerde unzufrieden > beschwerde beschwerden schlichtungsstelle ombudsmann verbraucherschlichtung
opening: geöffnet offen öffnet schließt auf > öffnungszeiten geöffnet sprechzeiten geschlossen uhr
signatory: wer / unterschrieben unterzeichnet > unterschrift gezeichnet unterzeichnet gez
venue: wo / statt treffen stattfindet findet > ort raum saal treffpunkt adresse veranstaltungsort
papers: welche was / unterlagen nachweise papiere dokumente > unterlagen nachweis nachweise bescheinigung kopie ausweis beizufügen
bring: mitbringen einpacken anziehen > mitbringen mitzubringen kleidung verpflegung
pick_up: abholen abgeholt | abholen abholt / jemand_anders oma schwester freundin wer darf > abholen abgeholt abholung abholberechtigt | abholberechtigte abholung
arrival: einchecken check-in ankommen anreise abreise da_sein | wann wie_viel_uhr / zurück wieder_da heimkommen abfahrt losfahren > anreise check-in ankunft abreise check-out bezugsfertig | rückkehr zurück_gegen ankunft abfahrt zurück_um
luggage: gepäck koffer handgepäck > gepäck koffer handgepäck freigepäck
meals: frühstück mittagessen essen abendessen verpflegung > frühstück mittagessen verpflegung halbpension mahlzeiten essen
rebook: umbuchen verschieben verlegen anderen_termin > umbuchung umbuchen verschieben verlegung terminänderung
start_within: bis_wann wann wie_lange / bauen baubeginn beginnen anfangen / bau arbeiten bauen > baubeginn begonnen erlischt / jahren jahre monate
less_for_some: rentner studenten geschwister geschwisterkind schwerbehinderte / weniger billiger ermäßigung rabatt > ermäßigung ermäßigt befreit geschwister rentner hälfte frei
in_parts: raten ratenzahlung nach_und_nach teilbeträgen abstottern | ratenweise stückweise in_monatsraten abzahlen stundung später_zahlen zahlung_aufteilen > raten ratenzahlung teilbeträge monatsraten | stundung ratenplan teilzahlung teilzahlungen zahlungsaufschub
drivers: wer sohn bruder frau mann freund / fahren steuer > fahrer fahrberechtigt zusatzfahrer lenken
weekend_work: wochenende samstag samstags sonntag sonntags > samstag sonntag wochenende samstags sonntags
dismissal: mich_feuern gefeuert mich_kündigen mich_entlassen entlassen_werden mich_rauswerfen rausgeworfen rausschmeißen mich_loswerden gekündigt_werden | arbeitgeber vermieter firma chef auftraggeber sie / feuern rauswerfen kündigen entlassen > kündigung kündigen gekündigt kündbar entlassung fristlos beendet_werden
ownership: wem wer / gehört gehören rechte eigentum urheberrecht / arbeit arbeiten ergebnisse entwürfe entwurf software code texte fotos bilder werk erfindungen daten logo | urheberrecht nutzungsrechte > nutzungsrecht nutzungsrechte urheberrecht rechte eigentum übertragen geistiges_eigentum gehen_über
late_delivery: zu_spät verspätet verspätung verzögerung verzug nicht_fertig nicht_rechtzeitig / liefere liefern liefert lieferung abgebe abgeben abgabe fertig arbeit arbeiten bau projekt handwerker lieferant > verspätung verspätet verzögerung verzug vertragsstrafe je_tag pro_tag je_woche pro_woche
offer_open: angebot kostenvoranschlag preis / wie_lange bis_wann gilt gültig bindend > gültig_bis gültig gilt_bis gebunden bindefrist freibleibend
proxy: an_meiner_stelle für_mich vertreten vertretung bevollmächtigen jemand_anders stellvertreter / kann darf gehen abstimmen kommen lassen schicken wer > vertreten vertretung vollmacht bevollmächtigt bevollmächtigten stellvertreter vertreter
why_more: warum wieso weshalb / teurer höher mehr gestiegen erhöht erhöhung größer so_viel so_hoch > grund_ist grund_dafür wegen aufgrund weil da_die zurückzuführen ursache liegt_an bedingt_durch infolge
`
