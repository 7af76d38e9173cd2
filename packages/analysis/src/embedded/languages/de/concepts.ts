export const concepts = `
price: preis preise kosten kostet gebühr gebühren entgelt tarif satz teuer billig
pay: zahlen zahlt zahlung bezahlen bezahlt entrichten begleichen überweisen aufkommen tragen trägt
amount: betrag summe höhe wert
total: gesamt insgesamt summe gesamtbetrag gesamtmiete zusammen alles
salary: gehalt lohn vergütung verdienst verdienen einkommen bezüge
rent: miete kaltmiete warmmiete grundmiete mietzins pacht mieten
deposit: kaution mietsicherheit sicherheit hinterlegen anzahlung
refund: erstattung erstatten rückzahlung zurückzahlen zurück zurückbekommen rückerstattung wiederbekommen
discount: rabatt nachlass ermäßigung skonto billiger vergünstigung
penalty: strafe bußgeld vertragsstrafe mahngebühr säumniszuschlag ordnungsgeld sanktion
interest: zins zinsen verzugszinsen zinssatz
loan: kredit darlehen hypothek leihen
debt: schulden rückstand offen ausstehend forderung schuldet
tax: steuer mehrwertsteuer umsatzsteuer abgabe
increase: erhöhung erhöhen erhöht steigen steigt anstieg teurer steigerung mehr
decrease: senkung senken sinken gesenkt verringern weniger gekürzt
maximum: maximal höchstens höchst bis_zu obergrenze grenze höchstbetrag limit maximum
minimum: mindestens minimum wenigstens mindest
free: kostenlos gratis kostenfrei unentgeltlich frei umsonst
extra: zusätzlich extra zuschlag weitere aufpreis
bonus: bonus prämie weihnachtsgeld zulage sonderzahlung
instalment: rate raten teilzahlung
invoice: rechnung abrechnung
insurance: versicherung versichert haftpflicht police versicherer
excess: selbstbeteiligung selbstbehalt eigenanteil
claim: anspruch forderung ansprüche
damage: schaden schäden beschädigt kaputt defekt zerstört
theft: diebstahl gestohlen einbruch geklaut
flood: hochwasser überschwemmung wasserschaden leitungswasser
storm: sturm unwetter wind hagel
fire: brand feuer
account: konto iban kontonummer bankverbindung
transfer: überweisung überweisen lastschrift dauerauftrag
cash: bar bargeld geld
cheque: scheck
budget: budget haushalt etat
profit: gewinn ertrag überschuss
revenue: umsatz erlös einnahmen verkauf
dividend: dividende ausschüttung
shareholder: aktionär gesellschafter anteilseigner
expense: ausgaben aufwendungen kosten auslagen
grant: stipendium zuschuss förderung beihilfe
gift: geschenk spende schenken
pension: rente altersversorgung pension ruhestand
contract: vertrag vereinbarung mietvertrag arbeitsvertrag
sign: unterschrift unterschreiben unterzeichnet unterschrieben
begin: beginn beginnt anfangen beginnen ab anfang start frühdienst einzug
end: ende endet enden ablauf läuft abläuft auslaufen
cancel: kündigung kündigen gekündigt rücktritt widerruf stornieren beenden heraus
notice: frist kündigungsfrist ankündigung vorher voraus vorankündigung
renew: verlängerung verlängern verlängert fortgesetzt automatisch weiterlaufen
landlord: vermieter vermieterin eigentümer eigentümerin
tenant: mieter mieterin bewohner mietpartei
home: wohnung haus räume wohnraum mietsache immobilie gebäude
room: zimmer raum küche bad
sublet: untermiete untervermieten untervermietung weitervermieten
move_out: auszug ausziehen rückgabe verlassen auszuziehen
guest: gast gäste besuch besucher
pet: haustier tier tiere haustiere hund katze tierhaltung
dog: hund hunde
cat: katze katzen
smoke: rauchen raucher
noise: lärm laut ruhe ruhezeit geräusch
repair: reparatur reparieren instandhaltung instandsetzung wartung kleinreparatur
heating: heizung heizen heizkosten therme warm
water: wasser abwasser
electricity: strom elektrizität energie
gas: gas
internet: internet wlan online
garbage: müll abfall tonne restmüll
parking: stellplatz parkplatz parken garage tiefgarage
car: auto fahrzeug wagen pkw kfz
bicycle: fahrrad fahrräder rad
key: schlüssel schloss
garden: garten grünfläche
clean: reinigung reinigen putzen sauber gereinigt
paint: streichen schönheitsreparaturen gestrichen anstrich malern renovieren
build: bauen bau gebaut errichtet baujahr errichten
neighbour: nachbar nachbarn
meter: zähler zählerstand
employer: arbeitgeber firma unternehmen betrieb gesellschaft
employee: arbeitnehmer arbeitnehmerin mitarbeiter beschäftigte personal angestellte
boss: chef chefin vorgesetzte vorgesetzter leiter leiterin leitung
dismiss: entlassen entlassung kündigung rauswerfen gefeuert
resign: kündigen ausscheiden austritt
job: stelle beruf tätigkeit arbeit position beschäftigung
holiday: urlaub jahresurlaub ferien freie_tage urlaubstage frei
sick: krank krankheit erkrankung arbeitsunfähigkeit krankschreibung attest arbeitsunfähig
probation: probezeit probe
hours: arbeitszeit stunden wochenstunden
overtime: überstunden mehrarbeit bereitschaft
weekend: wochenende samstag sonntag
remote: homeoffice heimarbeit mobil
training: fortbildung schulung kurs weiterbildung
experience: erfahrung kenntnisse
apply: bewerbung bewerben antrag beantragen
interview: vorstellungsgespräch gespräch
proof: nachweis nachweisen beleg bescheinigung attest zeugnis
hire: einstellen eingestellt
child: kind kinder sohn tochter baby
parent: eltern mutter vater
family: familie ehemann ehefrau ehepartner geschwister bruder schwester angehörige
customer: kunde kunden kundin käufer
supplier: lieferant auftragnehmer verkäufer anbieter
doctor: arzt ärztin ärztlich
lawyer: anwalt anwältin rechtsanwalt
judge: richter richterin
police: polizei
bank: bank sparkasse kreditinstitut
witness: zeuge zeugin
author: verfasser autor geschrieben erstellt
chair: vorsitz vorsitzende vorsitzender
director: geschäftsführer geschäftsführerin direktor vorstand
clerk: schriftführer sekretär sachbearbeiter
agent: vertreter bevollmächtigte ansprechpartner beauftragter
contact: kontakt ansprechpartner telefon anrufen auskunft rufen e-mail melden wenden
emergency: notfall notruf dringend
member: mitglied mitglieder
student: student schüler studierende
teacher: lehrer lehrerin
court: gericht amtsgericht
decision: entscheidung entscheiden entschieden urteil beschluss beschlossen bescheid
appeal: widerspruch einspruch berufung klage wehren rechtsmittel anfechten
win: gewonnen gewinnen stattgegeben obsiegen erfolg
reject: abgelehnt ablehnen ablehnung abgewiesen zurückgewiesen
approve: genehmigt genehmigung zugestimmt angenommen bewilligt
reason: grund gründe weil wegen begründung ursache
law: recht gesetz gerichtsstand vorschrift
liable: haftung haftet haften verantwortlich
confidential: vertraulich geheim verschwiegenheit geheimhaltung
compete: wettbewerb konkurrenz wettbewerbsverbot
fault: schuld verschulden mangel
complaint: beschwerde beanstandung reklamation
deadline: frist fällig spätestens bis termin stichtag
period: zeitraum dauer laufzeit zeit lange
valid: gültig gültigkeit gilt wirksam
permit: erlaubt dürfen darf gestattet zulässig erlaubnis
forbid: verboten untersagt nicht_gestattet unzulässig
require: muss müssen erforderlich pflicht verpflichtet notwendig nötig
condition: bedingung voraussetzung wenn falls
exception: ausnahme ausgenommen außer ausgeschlossen
consent: zustimmung einwilligung erlaubnis genehmigung
right: recht anspruch berechtigt
ignore: nichts_tun ignorieren unterbleibt versäumen andernfalls sonst
medicine: medikament arzneimittel tablette tabletten arznei
dose: dosis dosierung einnahme einnehmen
overdose: überdosis überdosierung zu_viel
forget: vergessen versäumt
side_effect: nebenwirkung nebenwirkungen
pregnancy: schwangerschaft schwanger stillen
allergy: allergie allergisch
alcohol: alkohol wein bier
drive: fahren führerschein verkehrstüchtigkeit
food: essen mahlzeit verpflegung lebensmittel
disease: krankheit erkrankung
treatment: behandlung therapie
hospital: krankenhaus klinik
patient: patient patienten
store: aufbewahren lagern lagerung aufbewahrung
safe: sicher sicherheit gefahr gefährlich
trip: reise ausflug fahrt
arrive: ankunft anreise ankommen
depart: abreise abfahrt
flight: flug
luggage: gepäck koffer
ticket: fahrkarte ticket eintritt
hotel: hotel unterkunft
delay: verspätung verzug verspätet verzögerung
passenger: fahrgast passagier
booking: buchung buchen reservierung
school: schule
lesson: unterricht stunde kurs
exam: prüfung klausur
meeting: sitzung versammlung besprechung
vote: abstimmung stimmen gestimmt gegenstimmen dagegen
elect: wahl gewählt wählen
attend: anwesend teilnehmen teilnahme
absent: abwesend entschuldigt fehlend
system: system software programm anwendung
data: daten
password: passwort kennwort
outage: ausfall störung
error: fehler mangel
user: benutzer nutzer personen
weight: gewicht wiegt schwer
size: größe fläche groß wohnfläche quadratmeter
height: höhe hoch
distance: entfernung weit
speed: geschwindigkeit schnell
battery: akku batterie
charge: laden aufladen ladezeit
temperature: temperatur grad
colour: farbe farben
warranty: garantie gewährleistung
delivery: lieferung liefern zustellung
spare_part: ersatzteil ersatzteile
install: einbau einbauen installieren montage
return: rückgabe zurückgeben zurück
product: produkt ware artikel
manufacturer: hersteller
number: nummer aktenzeichen kennzeichen
address: adresse anschrift
place: ort wo standort
email: e-mail mail
result: ergebnis resultat befund
test: prüfung test
measure: maßnahme schritte
risk: risiko gefahr
problem: problem schwierigkeit
change: änderung ändern geändert änderungen
replace: ersetzen ersatz tauschen austausch vertretung
stop: stoppen einstellen beenden
pause: pause ruhen aussetzen
open: öffnungszeiten geöffnet offen
close: geschlossen schließen
lose: verlieren verloren verlust
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
people: personen leute menschen
receive: bekommen erhalten erhält bekommt gewährt
give: geben gewähren gewährt leisten
send: schicken senden einreichen abgeben
tell: mitteilen melden informieren anzeigen bescheid
buy: kaufen kauf einkaufen erwerben
sell: verkaufen verkauf
use: nutzen benutzen nutzung verwenden
keep: behalten aufbewahren
bring: bringen mitbringen abgeben
choose: wählen auswahl
wait: warten
work: arbeiten arbeit tätig
live: wohnen wohnt leben
stay: bleiben aufenthalt
check: prüfen kontrolle überprüfung
carry_out: durchführen ausführen
destroy: vernichten löschen zerstören
borrow: leihen ausleihen
enter: betreten zutritt zugang
remove: entfernen beseitigen
exceed: überschreiten mehr_als über
organise: organisieren leiten verwalten
name: name heißt bezeichnung
language: sprache sprachen
clothes: kleidung
equipment: gerät geräte maschine elektrogeräte fernseher
purpose: zweck ziel
inherit: erbe erben testament nachlass
death: tod gestorben verstorben
marriage: ehe heirat verheiratet
photo: foto bild
publish: veröffentlichen veröffentlicht
ask: fragen bitten anfrage
wrong: falsch fehlerhaft
fraud: betrug betrüger fälschung gefälscht täuschung schwindel
double: doppelt zweimal zweifach
fuel: benzin diesel kraftstoff treibstoff heizöl
capacity: plätze sitzplätze kapazität teilnehmerzahl belegung
injury: verletzung verletzt unfall unfälle
pain: schmerz schmerzen kopfschmerzen
crime: straftat verurteilt strafbar gefängnis haft freiheitsstrafe
evict: räumung räumen zwangsräumung rauswerfen gerichtsvollzieher
failed_payment: rücklastschrift geplatzt nicht_gedeckt zahlungsverzug
reminder: mahnung mahnen erinnerung zahlungserinnerung
lift: aufzug lift fahrstuhl treppe treppenhaus
floor: stock stockwerk etage obergeschoss erdgeschoss
cellar: keller kellerraum dachboden speicher abstellraum
balcony: balkon terrasse loggia dachterrasse
furniture: möbel möbliert einrichtung einbauküche
window: fenster tür türen tor zaun mauer glas
mobile: handy smartphone laptop computer gerät geräte rechner
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
deficit: verlust defizit fehlbetrag minus
biggest: größte größter wichtigste haupt
violence: gewalt bedrohung belästigung tätlich
discrimination: diskriminierung benachteiligung gleichstellung
expert: gutachter sachverständiger experte ingenieur berater
project: projekt programm vorhaben maßnahme
break_time: pause pausen ruhezeit
childcare: kita kindergarten krippe kinderbetreuung hort
sport: sport training fitness schwimmen schwimmbad sauna
permission_to_build: baugenehmigung bauantrag genehmigung
executor: testamentsvollstrecker treuhänder
custody: sorgerecht vormund betreuung betreuer pflege
consumption: verbrauch zählerstand
minutes: protokoll niederschrift aufzeichnung
accounts: jahresabschluss bilanz buchhaltung bücher
certify: notar beglaubigt beurkundet
work_supplement: nachtarbeit sonntagsarbeit zuschlag zuschläge schichtzulage
company_car: dienstwagen fahrtkosten reisekosten kilometergeld
handover: übergabe abnahme übergeben
`
