export const concepts = `
price: preis preise kosten kostet gebühr gebühren entgelt tarif satz teuer billig preislich kostenpunkt beitrag beiträge elternbeitrag grundpreis kostenfaktor gesamtkosten was_kostet abschlag arbeitspreis tarife abschlagszahlung vorauszahlung günstig preisgünstig blechen
pay: zahlen zahlt zahlung bezahlen bezahlt entrichten begleichen überweisen aufkommen tragen trägt zahle zahlst entrichtet fällig abbuchen abgebucht eingezogen einzug hinlegen übernimmt übernehmen trage bezahle überweise blechen hinblättern mitbezahlen berappen abdrücken löhnen aufbringen zuzahlen zu_lasten nachzahlen nachzahle abbuchung eingelöst zurückgebucht
amount: betrag summe höhe wert gesamtbetrag euro
total: gesamt insgesamt summe gesamtbetrag gesamtmiete zusammen alles im_ganzen endbetrag alles_in_allem alles_zusammen unterm_strich
salary: gehalt lohn vergütung verdienst verdienen einkommen bezüge verdiene bruttogehalt grundgehalt monatslohn stundenlohn entgelt verdient gehaltszahlung monatsgehalt nettolohn jahresgehalt kohle
rent: miete kaltmiete warmmiete grundmiete mietzins pacht mieten gesamtmiete
deposit: kaution mietsicherheit sicherheit hinterlegen anzahlung pfand mietkaution
refund: erstattung erstatten rückzahlung zurückzahlen zurück zurückbekommen rückerstattung wiederbekommen gutschrift gutgeschrieben rückzahlbar geld_zurück auszahlen ausgezahlt erstattet geld_wieder wiederkriegen zurückkriegen rückvergütung zurückgezahlt guthaben auszahlung zurückerstatten
discount: rabatt nachlass ermäßigung skonto billiger vergünstigung preisnachlass vergünstigt rabattiert sparen ersparnis ermäßigt personalrabatt preisvorteil günstiger preissenkung gutschein bonus treuebonus belohnung
penalty: strafe bußgeld vertragsstrafe mahngebühr säumniszuschlag ordnungsgeld sanktion gebühr vertragsstrafen bußgelder geldstrafe verzugsgebühr ordnungswidrigkeit knöllchen strafzettel pönale zahlen_müssen
interest: zins zinsen verzugszinsen zinssatz zinslast verzinst verzinsung
loan: kredit darlehen hypothek leihen kreditbetrag darlehensbetrag tilgung tilgen
debt: schulden rückstand offen ausstehend forderung schuldet nachzahlung schulde restbetrag saldo restschuld offene_forderung schuldenberg restforderung offener_betrag in_der_kreide mietschulden rest restlichen übrigen
tax: steuer mehrwertsteuer umsatzsteuer abgabe grundsteuer steuern lohnsteuer einkommensteuer abgaben finanzamt
increase: erhöhung erhöhen erhöht steigen steigt anstieg teurer steigerung angehoben anheben anpassung teurer_wird verteuert verteuerung draufzahlen hochgehen raufgehen mieterhöhung erhöhungsbetrag aufschlagen verteuern mehrkosten hochsetzen preiserhöhung gestiegen mehr_zahlen anhebung aufschlag
decrease: senkung senken sinken gesenkt verringern weniger gekürzt verringert ermäßigt reduziert reduzieren herabsetzung runtergehen minderung mindern kürzen kürzung sinkt fallen fällt runter nach_unten abwärts günstiger_werden streichen gestrichen
maximum: maximal höchstens höchst bis_zu obergrenze grenze höchstbetrag limit maximum höchstgrenze maximale längstens allerhöchstens nicht_mehr_als darf_nicht_überschreiten höchste
minimum: mindestens minimum wenigstens mindest mindestbetrag mindestlaufzeit wenigste kürzeste älteste oder_neuer oder_höher mindestversion mindestlänge untergrenze
free: kostenlos gratis kostenfrei unentgeltlich frei umsonst gebührenfrei beitragsfrei mietfrei zahlungsfrei nichts_zahlen ohne_kosten nichts_kosten ohne_aufpreis geschenkt ohne_gebühr
extra: zusätzlich extra zuschlag weitere aufpreis
bonus: bonus prämie weihnachtsgeld zulage sonderzahlung urlaubsgeld gratifikation dreizehntes tantieme
instalment: rate raten teilzahlung ratenzahlung teilbeträge abschlag vorauszahlung abschläge abstottern stückweise nach_und_nach häppchen aufschub teilbeträgen teilbetrag ratenweise teilzahlungen monatsraten vorauszahlungen abschlagszahlung abschlagszahlungen zahlungsaufschub stundungszusage teilzahlungen_möglich
invoice: rechnung abrechnung nebenkosten betriebskosten betriebskostenabrechnung schlussrechnung
insurance: versicherung versichert haftpflicht police versicherer deckung deckt gedeckt versicherungsschutz versicherungsnehmer kasko absicherung abgesichert mitversichert versichere
excess: selbstbeteiligung selbstbehalt eigenanteil selber_zahlen selbst_zahlen aus_eigener_tasche zuzahlung
claim: anspruch forderung ansprüche
damage: schaden schäden beschädigt kaputt defekt zerstört kaputtgegangen kaputtgeht zerbrochen beschädigung schadensfall zerstörung kratzer delle geschädigt verkratzt kaputtgemacht kaputtgehen ramponiert
theft: diebstahl gestohlen einbruch geklaut stehlen klauen dieb entwendet einbrecher beklaut weggenommen geraubt
flood: hochwasser überschwemmung wasserschaden leitungswasser rohrbruch wasserrohr überflutet
storm: sturm unwetter wind hagel
fire: brand feuer
account: konto iban kontonummer bankverbindung
transfer: überweisung überweisen lastschrift dauerauftrag abbuchung einzugsermächtigung sepa bankeinzug abgebucht eingezogen lastschriftverfahren mandat sepa-mandat abbuchen
cash: bar bargeld geld barzahlung barzahlungen in_bar taschengeld
cheque: scheck
budget: budget haushalt etat
profit: gewinn ertrag überschuss
revenue: umsatz erlös einnahmen verkauf
dividend: dividende ausschüttung
shareholder: aktionär gesellschafter anteilseigner
expense: ausgaben aufwendungen kosten auslagen
grant: stipendium zuschuss förderung beihilfe sozialfonds hilfsfonds finanzielle_hilfe finanzielle_unterstützung bezuschusst fonds
gift: geschenk spende schenken
pension: rente altersversorgung pension ruhestand
contract: vertrag vereinbarung mietvertrag arbeitsvertrag vereinbart police abo abonnement kontrakt mitgliedschaft bedingungen
sign: unterschrift unterschreiben unterzeichnet unterschrieben
begin: beginn beginnt anfangen beginnen ab anfang start frühdienst einzug startet gestartet inkrafttreten ab_wann einzugsdatum losgehen losgeht fange_an fängt_an fangen_an fang_an geht_los anfängt arbeitsantritt antritt mietbeginn vertragsbeginn beginnt_es eintritt aufgenommen dienstantritt beginne los loslegen
end: ende endet enden ablauf läuft abläuft auslaufen endgültig beendigung vertragsende befristet vorbei schluss aufhört aufhören schluss_ist fertig fertigstellung ausläuft läuft_aus
cancel: kündigung kündigen gekündigt rücktritt widerruf stornieren beenden heraus aufheben auflösen widerrufen zurücktreten austreten aussteigen rauskommen stornierung abbestellen abmelden kündige kündigungsfrist rauskomme wieder_raus aus_dem_vertrag loswerden schluss_machen absagen abgesagt rausgehen loskommen vertragsauflösung ausstieg weg weggehen raus wechseln sonderkündigung aussteige ausscheiden ausscheidet scheidet_aus verlassen austritt kündigen_kann abspringen
notice: frist kündigungsfrist ankündigung vorher voraus vorankündigung vorlauf bescheid_geben bescheid_sagen benachrichtigen ankündigen im_voraus angekündigt bescheidgeben vorwarnung rechtzeitig
renew: verlängerung verlängern verlängert fortgesetzt automatisch weiterlaufen verlängere verlängert_sich stillschweigend weiterläuft weiterführen läuft_weiter
landlord: vermieter vermieterin eigentümer eigentümerin vermietung hausverwaltung verwaltung verwalter hausbesitzer hausherr vermietende wohnungsgesellschaft
tenant: mieter mieterin bewohner mietpartei mietende bewohnerin untermieter hausbewohner
home: wohnung haus räume wohnraum mietsache immobilie gebäude eigenheim bleibe domizil wohneinheit hausrat zuhause bude unterkunft räumlichkeiten
room: zimmer raum küche bad badezimmer schlafzimmer wohnzimmer
sublet: untermiete untervermieten untervermietung weitervermieten airbnb feriengäste zwischenmiete weitergeben touristen feriengast ferienwohnung gebrauchsüberlassung
move_out: auszug ausziehen rückgabe verlassen auszuziehen
guest: gast gäste besuch besucher übernachtung übernachten übernachtungsgast freund freundin freunde kumpel begleitung begleitperson bekannte bekannter
pet: haustier tier tiere haustiere hund katze tierhaltung kater welpe vogel hamster kaninchen vierbeiner
dog: hund hunde
cat: katze katzen
smoke: rauchen raucher
noise: lärm laut ruhe ruhezeit geräusch musik feiern party laut_sein musizieren bohren nachtruhe krach lautstärke klavier
repair: reparatur reparieren instandhaltung instandsetzung wartung kleinreparatur richten beheben mängelbeseitigung handwerker instand instandsetzen ausbessern reparaturen flicken wiederherstellen monteur instand_setzen in_ordnung_bringen heile_machen
heating: heizung heizen heizkosten therme warm heizkörper heizkessel wärme kalt warmwasser wärmepumpe gas
water: wasser abwasser
electricity: strom elektrizität energie stromlieferung beliefert ökostrom
gas: gas
internet: internet wlan online netz anschluss breitband bandbreite
garbage: müll abfall tonne restmüll müllabfuhr mülltonne mülltonnen sperrmüll entsorgen entsorgung wegwerfen papierkorb abfälle recycling gelbe_tonne wertstoffe
parking: stellplatz parkplatz parken garage tiefgarage abstellen
car: auto fahrzeug wagen pkw kfz wohnmobil wohnwagen mietwagen anhänger kraftfahrzeug
bicycle: fahrrad fahrräder rad drahtesel e-bike pedelec
key: schlüssel schloss
garden: garten grünfläche
clean: reinigung reinigen putzen sauber gereinigt putze kehren wischen treppenhausreinigung hausordnung winterdienst schneeräumen säubern saubermachen schmutz
paint: streichen schönheitsreparaturen gestrichen anstrich malern renovieren tapezieren farbe
build: bauen bau gebaut errichtet baujahr errichten
neighbour: nachbar nachbarn
meter: zähler zählerstand zählerstände ablesen ablesung smart_meter messsystem
employer: arbeitgeber firma unternehmen betrieb gesellschaft chef dienstherr arbeitgeberin brötchengeber
employee: arbeitnehmer arbeitnehmerin mitarbeiter beschäftigte personal angestellte kollege belegschaft
boss: chef chefin vorgesetzte vorgesetzter leiter leiterin leitung leitet geleitet führungskraft verantwortlich vorgesetzten vorgesetztem führung untersteht berichtet
dismiss: entlassen entlassung kündigung rauswerfen gefeuert kündigt_mir rausschmiss vor_die_tür rausgeworfen rauswurf kündigt_man_mir feuern gekündigt_werden arbeitsplatz_verlieren kündige_mir
resign: kündigen ausscheiden austritt hinschmeißen aufhören kündige weggehen jobwechsel
job: stelle beruf tätigkeit arbeit position beschäftigung jobben nebenjob nebentätigkeit nebenbei arbeitsplatz aufgabe aufgaben posten nebenher
holiday: urlaub jahresurlaub ferien freie_tage urlaubstage frei freizeit urlaubsanspruch feiertag frei_nehmen freinehmen urlaubstag ferientage frei_haben freihabe auszeit erholungsurlaub freihaben
sick: krank krankheit erkrankung arbeitsunfähigkeit krankschreibung attest arbeitsunfähig krankgeschrieben krankmelden krankmeldung fieber krankenschein arztzeugnis grippe krankheitsfall krankenstand lohnfortzahlung unwohl erbrechen übergeben_müssen übelkeit durchfall krankschreiben ärztliche_bescheinigung ärztlich_feststellen arbeitsunfähigkeitsbescheinigung au-bescheinigung gelber_schein krankheitsbescheinigung
probation: probezeit probe
hours: arbeitszeit stunden wochenstunden schicht schichten wochenarbeitszeit kernzeit gleitzeit
overtime: überstunden mehrarbeit bereitschaft länger_arbeiten überstunde
weekend: wochenende samstag sonntag
remote: homeoffice heimarbeit mobil von_zu_hause zu_hause_arbeiten mobiles_arbeiten telearbeit daheim von_daheim homeoffice-tage zuhause_arbeiten mobile_arbeit mobil_gearbeitet home-office zuhause
training: fortbildung schulung kurs weiterbildung lehrgang ausbildung
experience: erfahrung kenntnisse
apply: bewerbung bewerben antrag beantragen
interview: vorstellungsgespräch gespräch
proof: nachweis nachweisen beleg bescheinigung attest zeugnis
hire: einstellen eingestellt anstellen
child: kind kinder sohn tochter baby töchterchen nachwuchs kleinkind säugling jugendliche minderjährige enkel bub mädchen junge kleine teenager minderjährig schüler jungen sprössling
parent: eltern mutter vater erziehungsberechtigte sorgeberechtigte mama papa
family: familie ehemann ehefrau ehepartner geschwister bruder schwester angehörige großeltern oma opa tante onkel verwandte lebenspartner mutter vater mama papa eltern enkel cousin neffe nichte
customer: kunde kunden kundin käufer
supplier: lieferant auftragnehmer verkäufer anbieter grundversorger lieferanten versorger
doctor: arzt ärztin ärztlich hausarzt facharzt mediziner doktor praxis hausärztin oberarzt notarzt
lawyer: anwalt anwältin rechtsanwalt rechtsanwältin rechtsbeistand rechtsberater jurist juristen rechtsvertreter
judge: richter richterin
police: polizei geblitzt blitzer
bank: bank sparkasse kreditinstitut
witness: zeuge zeugin
author: verfasser autor geschrieben erstellt
chair: vorsitz vorsitzende vorsitzender
director: geschäftsführer geschäftsführerin direktor vorstand
clerk: schriftführer sekretär sachbearbeiter
agent: vertreter bevollmächtigte ansprechpartner beauftragter vertreten vollmacht stellvertreter stellvertretung an_meiner_stelle vertretung
contact: kontakt ansprechpartner telefon anrufen auskunft rufen e-mail melden wenden telefonnummer rufnummer erreichen erreichbar ansprechen rückfragen rückfrage fragen anruf rufe wen_anrufen auskünfte kontaktperson telefonisch kundendienst mündlich am_telefon
emergency: notfall notruf dringend notdienst bereitschaftsdienst 112
member: mitglied mitglieder mitgliedschaft
student: student schüler studierende
teacher: lehrer lehrerin
court: gericht amtsgericht richter richterin landgericht gerichtlich gerichtsstand
decision: entscheidung entscheiden entschieden urteil beschluss beschlossen bescheid
appeal: widerspruch einspruch berufung klage wehren rechtsmittel anfechten einwendungen einwände einwendung klagen anfechtung beschwerde vorgehen wehre dagegen_tun beschweren anfechte vorgehe einlegen gerichtlich dagegen_wehren dagegen_vorgehen anzweifeln rechtsbehelf einsprechen beanstanden beanstandung einwenden widersprechen einspruch_einlegen dagegen sich_wehren
win: gewonnen gewinnen stattgegeben obsiegen erfolg gewinnt siegen recht_bekommen durchkommen erfolgreich
reject: abgelehnt ablehnen ablehnung abgewiesen zurückgewiesen verweigert absage nein_sagen abgeschlagen ausgeschlagen
approve: genehmigt genehmigung zugestimmt angenommen bewilligt bewilligung zugesagt freigegeben ja_sagen grünes_licht bejaht
reason: grund gründe weil wegen begründung ursache wieso weshalb aufgrund
law: recht gesetz gerichtsstand vorschrift
liable: haftung haftet haften verantwortlich schuld_ist aufkommen_für verantwortung
confidential: vertraulich geheim verschwiegenheit geheimhaltung vertraulichkeit geheimnis geheimnisse betriebsgeheimnis geschäftsgeheimnis nicht_öffentlich anonym stillschweigen verschwiegen
compete: wettbewerb konkurrenz wettbewerbsverbot konkurrenzverbot wettbewerber mitbewerber konkurrenzunternehmen
fault: schuld verschulden mangel schuldig verursacht selbst_schuld
complaint: beschwerde beanstandung reklamation beschweren beschwerdestelle schlichtung schlichtungsstelle reklamieren mängelrüge meckern beanstanden
deadline: frist fällig spätestens bis termin stichtag endtermin einsendeschluss anmeldeschluss abgabefrist letzter_tag spätester zeit_habe fristende fertig_sein abgegeben_sein aufschub fristverlängerung
period: zeitraum dauer laufzeit zeit lange dauert vertragslaufzeit zeitspanne
valid: gültig gültigkeit gilt wirksam haltbar läuft_noch bindend gültigkeitsdauer gilt_noch gegenstandslos hinfällig überholt
permit: erlaubt dürfen darf gestattet zulässig erlaubnis genehmigt zugelassen erlauben gestatten ok okay in_ordnung
forbid: verboten untersagt nicht_gestattet unzulässig tabu nicht_erlaubt verbietet verbot darf_nicht dürfen_nicht ausdrücklich_nicht nicht_dürfen
require: muss müssen erforderlich pflicht verpflichtet notwendig nötig brauche benötigt benötigen vorgeschrieben verlangt notwendigkeit brauchen benötige zwingend unbedingt
condition: bedingung voraussetzung wenn falls
exception: ausnahme ausgenommen außer ausgeschlossen
consent: zustimmung einwilligung erlaubnis genehmigung einverständnis einverstanden genehmigen absegnen okay
right: recht anspruch berechtigt zustehen steht_zu
ignore: nichts_tun ignorieren unterbleibt versäumen andernfalls sonst nicht_reagieren nicht_antworten nichts_mache reagiere gar_nichts nicht_zahle nicht_zahlen liegen_lassen nichts_unternehme nichts_tue unternimmst schweigen
medicine: medikament arzneimittel tablette tabletten arznei pille pillen kapsel kapseln tropfen schmerzmittel antibiotikum mittel spritze salbe saft antibiotika präparat
dose: dosis dosierung einnahme einnehmen menge wie_viele_tabletten messlöffel
overdose: überdosis überdosierung zu_viel zu_viele versehentlich
forget: vergessen versäumt vergesse auslassen ausgelassen
side_effect: nebenwirkung nebenwirkungen unwohlsein schwindel übelkeit ausschlag unverträglich schlecht_werden vertragen
pregnancy: schwangerschaft schwanger stillen schwangere stillzeit schwangeren muttermilch
allergy: allergie allergisch unverträglichkeit überempfindlich nussallergie nussfrei
alcohol: alkohol wein bier betrunken getrunken besoffen angetrunken
drive: fahren führerschein verkehrstüchtigkeit fahrerlaubnis fahrverbot autofahren lenken steuer
food: essen mahlzeit verpflegung lebensmittel essensgeld mittagessen frühstück speisen verpflegt mahlzeiten kantine picknick lunchpaket brotzeit jause vollpension halbpension vesper
disease: krankheit erkrankung leiden beschwerden diagnose fehlte gefehlt
treatment: behandlung therapie operiert operation eingriff behandelt stent
hospital: krankenhaus klinik
patient: patient patienten
store: aufbewahren lagern lagerung aufbewahrung kühlschrank aufzubewahren gespeichert speichern gehostet lagert aufbewahrt ablegen abgelegt ablage hinterlegen hinterlegt aufheben verwahren verwahrt verwahrung
safe: sicher sicherheit gefahr gefährlich ungefährlich schädlich giftig schadet
trip: reise ausflug fahrt ausflüge klassenfahrt urlaubsreise klassenreise schulausflug wandertag tour urlaub ausfahrt reisen aufenthalt
arrive: ankunft anreise ankommen zurückkommen ankommt anreisetag hinbringen bringen gebracht abgeben da_sein eintreffen
pick_up: abholen abgeholt abhole abholung abholt holen geholt abreise
vaccine: impfung impfungen geimpft impfen spritze spritzen impfpass
depart: abreise abfahrt losfahren abfährt abreisetag
flight: flug
luggage: gepäck koffer tasche rucksack
ticket: fahrkarte ticket eintritt
hotel: hotel unterkunft übernachtung zimmer
delay: verspätung verzug verspätet verzögerung zu_spät verspäten verzögert
passenger: fahrgast passagier
booking: buchung buchen reservierung gebucht reserviert termin termine reservieren nächster_termin
school: schule grundschule gymnasium schulen
lesson: unterricht stunde kurs
exam: prüfung klausur
meeting: sitzung versammlung besprechung versammlungstermin eigentümerversammlung elternabend treffen
vote: abstimmung stimmen gestimmt gegenstimmen dagegen stimme wählen votieren stimmabgabe
elect: wahl gewählt wählen
attend: anwesend teilnehmen teilnahme mitmachen kommen anmelden anmeldung teilnehmer mitkommen mitfahren dabei erscheinen
absent: abwesend entschuldigt fehlend fehlen fehlt verhindert nicht_da
system: system software programm anwendung
data: daten
password: passwort kennwort zugangsdaten anmeldedaten benutzername passphrase
outage: ausfall störung abgestürzt funktioniert_nicht stromausfall abstürzen absturz abstürze hängt eingefroren panne
error: fehler mangel irrtum panne fehlerhaft
user: benutzer nutzer personen anwender lizenz lizenzen
weight: gewicht wiegt schwer
size: größe fläche groß wohnfläche quadratmeter groß_ist maße abmessungen quadratmeterzahl länge lang breite breit höhe hoch maß
height: höhe hoch
distance: entfernung weit
speed: geschwindigkeit schnell
battery: akku batterie
charge: laden aufladen ladezeit
temperature: temperatur grad
colour: farbe farben
warranty: garantie gewährleistung garantiezeit gewährleistungsfrist kaputtgeht_nach
delivery: lieferung liefern zustellung geliefert lieferzeit lieferfrist zustellen versand ankommt_die geliefert_wird lieferdatum ankommt paket
spare_part: ersatzteil ersatzteile
install: einbau einbauen installieren montage
return: rückgabe zurückgeben zurück zurückschicken rücksendung umtauschen umtausch retoure zurücksenden abgeben herausgeben zurückbringen rückgeben zurückzahlen zurückerstatten erstatten erstattet erstattung rückzahlung zurückkomme zurückkommen wiederkomme
product: produkt ware artikel
manufacturer: hersteller
number: nummer aktenzeichen kennzeichen
address: adresse anschrift
place: ort wo standort
email: e-mail mail
result: ergebnis resultat befund herausgekommen rausgekommen auswertung
test: prüfung test
measure: maßnahme schritte
risk: risiko gefahr
problem: problem schwierigkeit
change: änderung ändern geändert änderungen umstellung umändern angepasst umbuchen wechseln wechsel geändert_werden anders neuer
replace: ersetzen ersatz tauschen austausch vertretung vertreten ersetzt einspringen erneuern erneuerung erneuert auswechseln austauschen ausgetauscht auswechselung tauscht
stop: stoppen einstellen beenden aufhören unterlassen abbrechen beendet absetzen
pause: pause ruhen aussetzen pausieren unterbrechen ruhend stilllegen einfrieren auszeit
open: öffnungszeiten geöffnet offen
close: geschlossen schließen
lose: verlieren verloren verlust verfällt entfällt einbüßen weg futsch verwirkt entgeht kwitt
previous: früher bisher vorherig alt
next: nächste folgend künftig
first: erste erstmals zunächst
last: letzte zuletzt
half: hälfte halb
each: jede jeder je pro
day: tag tage täglich
night: nacht nächte
week: woche wochen wöchentlich
month: monat monate monatlich
year: jahr jahre jährlich
morning: morgen morgens früh
evening: abend abends
old: alt alter geboren
often: oft häufig mal einmal zweimal
part: teil anteil prozent
people: personen leute menschen teilnehmende kinderzahl menge
receive: bekommen erhalten erhält bekommt gewährt kriege bekomme auszahlung erhalte kriegt
give: geben gewähren gewährt leisten überlassen aushändigen
send: schicken senden einreichen abgeben übersenden einsenden abschicken zusenden vorlegen nachreichen eingereicht zuschicken verschicken
tell: mitteilen melden informieren anzeigen bescheid durchgeben bescheid_geben bescheid_sagen benachrichtigen sagen
buy: kaufen kauf einkaufen erwerben gekauft anschaffen besorgen
sell: verkaufen verkauf veräußern verkauft loswerden
use: nutzen benutzen nutzung verwenden
keep: behalten aufbewahren behalte aufheben verwahren
bring: bringen mitbringen abgeben
choose: wählen auswahl
wait: warten
work: arbeiten arbeit tätig
live: wohnen wohnt leben bewohnt gemeldet
stay: bleiben aufenthalt
check: prüfen kontrolle überprüfung ansehen anschauen einsehen einsicht einsichtnahme belegeinsicht besichtigen nachsehen durchsehen kontrollieren nachschauen begutachten
carry_out: durchführen ausführen
destroy: vernichten löschen zerstören
borrow: leihen ausleihen
enter: betreten zutritt zugang
remove: entfernen beseitigen abbauen abreißen beseitigt rückbau
exceed: überschreiten mehr_als über
organise: organisieren leiten verwalten leitet führt verwaltet betreibt trägt
name: name heißt bezeichnung
language: sprache sprachen
clothes: kleidung
equipment: gerät geräte maschine elektrogeräte fernseher
purpose: zweck ziel
inherit: erbe erben testament nachlass erbt vererbt vermacht hinterlässt
death: tod gestorben verstorben sterben stirbt sterbe todesfall ableben hinterbliebene tot
marriage: ehe heirat verheiratet
photo: foto bild fotografieren fotografiert fotos bilder aufnahmen filmen
publish: veröffentlichen veröffentlicht
ask: fragen bitten anfrage
wrong: falsch fehlerhaft
fraud: betrug betrüger fälschung gefälscht täuschung schwindel
double: doppelt zweimal zweifach
fuel: benzin diesel kraftstoff treibstoff heizöl tanken tank vollgetankt
capacity: plätze sitzplätze kapazität teilnehmerzahl belegung
injury: verletzung verletzt unfall unfälle
pain: schmerz schmerzen kopfschmerzen
crime: straftat verurteilt strafbar gefängnis haft freiheitsstrafe
evict: räumung räumen zwangsräumung rauswerfen gerichtsvollzieher vor_die_tür rausgeschmissen rausgeworfen zwangsgeräumt hinauswerfen rauswirft auf_die_straße rausschmeißen
failed_payment: rücklastschrift geplatzt nicht_gedeckt zahlungsverzug nicht_zahlen nicht_zahle rate_auslassen zahlungsrückstand rückstand ausbleiben säumig nicht_bezahlt mangels_deckung nicht_geklappt geklappt geplatzte zurückgegeben zurückgebucht unbezahlt offen_geblieben nicht_eingelöst
reminder: mahnung mahnen erinnerung zahlungserinnerung
lift: aufzug lift fahrstuhl treppe treppenhaus aufzugs fahrstuhls
floor: stock stockwerk etage obergeschoss erdgeschoss
cellar: keller kellerraum dachboden speicher abstellraum
balcony: balkon terrasse loggia dachterrasse
furniture: möbel möbliert einrichtung einbauküche
window: fenster tür türen tor zaun mauer glas
mobile: handy smartphone laptop computer gerät geräte rechner mobiltelefon telefon handys tablet diensthandy firmenhandy telefone mobiltelefone handynummer
valuables: wertsachen schmuck habseligkeiten hausrat wertgegenstände
road: straße weg brücke gehweg fußgänger
train: zug bahn bus straßenbahn bahnhof
letter: brief briefe post einschreiben paket schreiben
form: formular antrag vordruck fragebogen ausfüllen
identity: ausweis personalausweis reisepass identität
quality: qualität standard bewertung note
security: alarm alarmanlage kamera überwachung
backup: backup sicherung wiederherstellung notfallplan
update: aktualisierung update version
stock: lager bestand lagerbestand vorrat
shop: laden geschäft filiale markt
forecast: prognose ausblick erwartet erwartung voraussichtlich schätzung
deficit: verlust defizit fehlbetrag im_minus
biggest: größte größter wichtigste haupt
violence: gewalt bedrohung belästigung tätlich
discrimination: diskriminierung benachteiligung gleichstellung
expert: gutachter sachverständiger experte ingenieur berater
project: projekt programm vorhaben maßnahme
break_time: pause pausen ruhezeit
childcare: kita kindergarten krippe kinderbetreuung hort
sport: sport training fitness
permission_to_build: baugenehmigung bauantrag genehmigung
executor: testamentsvollstrecker treuhänder
custody: sorgerecht vormund betreuung betreuer pflege
consumption: verbrauch zählerstand verbraucht kilowattstunden kubikmeter kwh kilowattstunde
minutes: protokoll niederschrift aufzeichnung
accounts: jahresabschluss bilanz buchhaltung bücher
certify: notar beglaubigt beurkundet
work_supplement: nachtarbeit sonntagsarbeit zuschlag zuschläge schichtzulage
company_car: dienstwagen fahrtkosten reisekosten kilometergeld
handover: übergabe abnahme übergeben
swimming: schwimmen schwimmt schwimmbad freibad hallenbad schwimmbecken baden
`
