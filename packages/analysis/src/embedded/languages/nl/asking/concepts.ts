export const concepts = `
price: prijs kosten kost tarief duur vergoeding bijdrage premie hoeveel_kost goedkoop kostprijs rekent vraagt tarieven prijzen
pay: betalen betaalt betaald betaling voldoen betaal afgeschreven overmaken vergoeden vergoed dokken neertellen voldoet bijdrage afrekenen bijdragen bekostigen opdraaien
amount: bedrag som waarde geldbedrag sommen hoogte
total: totaal samen alles alles_bij_elkaar in_totaal bij_elkaar opgeteld totaalbedrag eindbedrag
salary: salaris loon verdienen verdien inkomen brutoloon uurloon maandloon nettoloon bezoldiging
rent: huur huurprijs huren verhuren verhuurd huursom gehuurd
deposit: borg waarborgsom aanbetaling waarborg voorschot borgsom vooruitbetaling
refund: terugbetaling teruggestort terug terugkrijgen teruggeven vergoeding restitutie terugbetaald geld_terug terugkrijg terugstorten vergoed vergoeden
discount: korting goedkoper vermindering kortingen aanbieding voordeel prijsverlaging
penalty: boete straf sanctie boetes bekeuring bon strafbaar incassokosten gestraft
interest: rente rentepercentage rentetarief
loan: lening hypotheek krediet lenen geleend
debt: schuld achterstand openstaand rood_staan schulden betalingsachterstand rest restant resterende
tax: belasting btw belastingen fiscus heffing
increase: verhoging verhogen stijgen stijgt duurder duurdere verhoogd omhoog opslag stijging hoger indexering
decrease: verlaging verlagen dalen minder daalt omlaag verlaagd vermindering huurverlaging goedkoper
maximum: maximaal hoogstens maximum limiet ten_hoogste hoogste meeste niet_meer_dan hooguit plafond
minimum: minimaal minstens minimum laagste ten_minste tenminste
free: gratis kosteloos zonder_kosten zonder_gevolgen
extra: extra toeslag bijkomend bovenop aanvullend meerkosten bijbetalen
bonus: bonus premie dertiende_maand eindejaarsuitkering vakantiegeld
instalment: termijn termijnen helft stukjes beetje_bij_beetje gespreid maandtermijnen in_delen gedeeltes spreiden betalingsregeling afbetaling aflossing aflossingsregeling
invoice: rekening factuur facturen nota rekeningen
insurance: verzekering verzekerd polis dekking gedekt verzekeraar vergoed meeverzekerd gedekt_als verzekeren
excess: eigen_risico zelf_betalen uit_eigen_zak
claim: claim schadeclaim schadevergoeding claimen eis schade_melden vergoeding
damage: schade kapot beschadigd stuk kras breuk beschadiging defect gebroken stukgaat kapotgaat
theft: diefstal inbraak gestolen dief inbreker beroofd
flood: overstroming water lekkage lek waterschade
storm: storm wind
fire: brand vuur
account: rekening rekeningnummer iban
transfer: overschrijving incasso
cash: contant geld cash contante zakgeld
cheque: cheque
budget: begroting budget
profit: winst
revenue: omzet opbrengst verkoop
dividend: dividend
shareholder: aandeelhouder
expense: uitgaven kosten
grant: beurs subsidie noodfonds sociaal_fonds financiële_hulp tegemoetkoming
gift: cadeau gift
pension: pensioen pensioenen aow
contract: overeenkomst contract abonnement lidmaatschap
sign: handtekening ondertekenen tekenen ondertekend getekend handtekeningen tekent krabbel
begin: begin begint start beginnen vanaf ingang aanvang aanvangen startdatum ingaat ingangsdatum starten gaat_in eerste_dag begonnen ingaan
end: einde eindigt aflopen afloopt verstrijkt einddatum stopt loopt_af afgelopen beëindigd eindigen
cancel: opzeggen opzegging annuleren afzeggen afzeg beëindigen annuleert stoppen eraf_komen ervan_af uitstappen ontbinden opgezegd opzegtermijn afzien eruit beëindiging herroepen van_af_komen vroegtijdig tussentijds eraf_kunnen stoppen_met afhaken eraf
notice: opzegtermijn tevoren vooraf aankondiging melden van_tevoren waarschuwen aankondigen
renew: verlengen verlenging verlengd stilzwijgend doorlopen automatisch voortgezet
landlord: verhuurder eigenaar huisbaas verhuurster
tenant: huurder bewoner huurders onderhuurder
home: huis woning bungalow huisje appartement thuis flat gehuurde pand woonruimte
room: kamer kamers slaapkamer keuken badkamer
sublet: onderhuur onderverhuren airbnb toeristen verhuur verhuren onderverhuurd kortdurend onderverhuur doorverhuren
move_out: vertrek verhuizen verlaten vertrekken ontruimen uittrekken oplevering
guest: gast bezoek logé gasten logeren bezoeker vriend vriendin maat vrienden introducé introducee kennis
pet: huisdier huisdieren hond dier diervrij kat honden katten poes beest
dog: hond honden
cat: kat
smoke: roken sigaret
noise: geluid stil overlast lawaai herrie muziek
repair: reparatie repareren onderhoud herstellen maken herstel gerepareerd gebrek gebreken monteur
heating: verwarming ketel cv warm radiator kachel cv-ketel
water: water kraan leidingwater
electricity: stroom elektriciteit
gas: gas
internet: internet wifi verbinding router glasvezel
garbage: afval vuilnis container vuil grofvuil
parking: parkeren parkeerterrein garage parkeerplaats parkeerplek auto_neerzetten
car: auto wagen voertuig huurauto
bicycle: fiets fietsen
key: sleutel sleutels slot tag
garden: tuin gazon tuintje gras
clean: schoonmaak schoonmaken schoon poetsen schoongemaakt poets opruimen
paint: schilderen verven
build: bouwen gebouw verbouwen verbouwing aanbouw
neighbour: buur buren buurman buurvrouw omwonenden
meter: meter
employer: werkgever bedrijf baas firma onderneming
employee: werknemer personeel medewerker collega collega's personeelslid
boss: baas leidinggevende chef manager directeur teamleider
dismiss: ontslag ontslaan ontslagen ontslaat eruit eruit_gooien wegsturen op_staande_voet
resign: ontslag_nemen opstappen weggaan ontslag stoppen vertrek
job: baan functie werk beroep werkzaamheden taken bijklussen
holiday: vakantie verlof vrije_dagen reis vrij vrije_dag vakantiedagen snipperdagen vrij_nemen vrij_krijgen verlofdagen
sick: ziek ziekte ziekmelden griep koorts ziekmelding arbeidsongeschikt ziektewet ziek_worden verkouden overgeven overgegeven braken doktersverklaring doktersbriefje
probation: proeftijd
hours: werktijd uren
overtime: overwerk overuren langer_werken toeslag
weekend: weekend zaterdag zondag
remote: thuiswerken thuis_werken vanuit_huis
training: opleiding cursus scholing cursussen bijscholing
experience: ervaring ervaren kennis vaardigheden
apply: sollicitatie aanvraag
interview: gesprek
proof: bewijs verklaring bewijsstuk attest document verklaringen bonnetje
hire: aannemen aangenomen in_dienst werven dienst
child: kind kinderen zoon dochter kindje zoontje dochtertje baby minderjarige jongen meisje kleinkind kids leerling
parent: ouder ouders vader moeder papa mama
family: familie partner broer man vrouw echtgenoot zus echtgenote schoonouders opa oma vader moeder dochter zoon neef nicht
customer: klant koper klanten afnemer consument
supplier: leverancier verkoper
doctor: arts dokter huisarts specialist artsen dokters
lawyer: advocaat jurist raadsman raadsvrouw rechtshulp
judge: rechter
police: politie
bank: bank
witness: getuige
author: auteur
chair: voorzitter
director: directeur
clerk: secretaris
agent: vertegenwoordiger beheerder machtigen machtiging volmacht gemachtigde vertegenwoordigen in_mijn_plaats
contact: contact bellen telefoon belt telefoonnummer alarmcentrale opnemen mailen bereiken aanspreekpunt melden terecht
emergency: noodgeval spoed dringend 112 noodgevallen spoedgeval nood
member: lid leden
student: student leerling
teacher: leraar
court: rechtbank rechter gerecht kantonrechter gerechtelijk
decision: beslissing besluit uitspraak besloten vonnis beslist
appeal: beroep bezwaar bezwaren aanvechten klacht in_beroep bezwaarschrift niet_eens ertegen hoger_beroep betwisten protest bezwaar_maken beroepschrift ertegen_ingaan verweren
win: winnen toegewezen wint gewonnen gelijk_krijgen
reject: afgewezen weigeren geweigerd afwijzing
approve: goedkeuren goedgekeurd akkoord toegekend toestemming goedkeuring
reason: reden waarom omdat oorzaak
law: wet recht
liable: aansprakelijk verantwoordelijk schuldig schuld opdraaien voor_rekening rekening
confidential: vertrouwelijk geheim
compete: concurrentie
fault: schuld eigen_schuld schuldig
complaint: klacht klagen klachten klacht_indienen
deadline: uiterlijk termijn uiterste laatste_dag deadline voor_wanneer op_tijd
period: periode duur lang achtereen achter_elkaar per_reis
valid: geldig geldt van_kracht geldigheid
permit: mag toegestaan mogen kan kunnen toegelaten vrij
forbid: verboden niet_toegestaan verboten verbod mag_niet niet_mogen
require: moet moeten verplicht nodig verplichting vereist dient
condition: voorwaarde voorwaarden mits
exception: uitzondering behalve tenzij uitgezonderd geldt_niet
consent: toestemming goedkeuring schriftelijke_toestemming akkoord mag goedvinden instemming
right: recht rechten
ignore: niets nalaten niets_doen niet_reageren geen_reactie verzuim niks niks_doen
medicine: medicijn geneesmiddel tablet pil pillen tabletten medicijnen
dose: dosis dosering pillen tabletten
overdose: overdosis
forget: vergeten vergeet
side_effect: bijwerking bijwerkingen klachten misselijk
pregnancy: zwanger zwangerschap borstvoeding
allergy: allergie allergisch notenallergie notenvrij
alcohol: alcohol wijn bier drinken drank dronken gedronken beschonken
drive: rijden rijbewijs bestuurder achter_het_stuur
food: eten maaltijd lunch ontbijt avondeten maaltijden picknick lunchpakket boterham volpension halfpension
disease: ziekte aandoening ziektes
treatment: behandeling
hospital: ziekenhuis ziekenhuisopname
patient: patiënt
store: bewaren opgeslagen opslaan gehost bewaard
safe: veilig gevaar giftig gevaarlijk schadelijk
trip: reis uitstapje uitje excursie reizen vakantie schoolreis schoolreisje
arrive: aankomst aankomen brengen gebracht inchecken
pick_up: ophalen opgehaald afhalen afgehaald vertrek
vaccine: vaccin vaccinatie inenting ingeënt prik
depart: vertrek
flight: vlucht
luggage: bagage koffer spullen koffers tas tassen rugzak
ticket: kaartje kaartjes ticket vervoerbewijs
hotel: hotel overnachting verblijf
delay: vertraging te_laat vertraagd uitgesteld later
passenger: passagier
booking: boeking reservering reserveren geboekt afspraak
school: school
lesson: les lessen klas
exam: examen examens toets tentamen
meeting: vergadering bijeenkomst overleg vergaderen vergaderingen bijeenkomsten ledenvergadering
vote: stemmen stem stemming stemt gestemd stemrecht
elect: verkiezing
attend: aanwezig bijwonen meedoen komen aanwezigheid deelnemen bijwoont
absent: afwezig afwezigheid ontbreken verhinderd
system: systeem systemen programma software
data: gegevens persoonsgegevens informatie
password: wachtwoord inloggegevens gebruikersnaam wachtwoorden inloggen
outage: storing uitval stroomuitval defect panne
error: fout fouten vergissing vergist
user: gebruiker personen gebruikers licentie licenties
weight: gewicht
size: grootte oppervlakte
height: hoogte
distance: afstand ver
speed: snelheid
battery: batterij
charge: opladen laden laadpunt laadpaal oplaadpunt
temperature: temperatuur
colour: kleur
warranty: garantie
delivery: levering bezorgen bezorging leveren geleverd
spare_part: onderdeel
install: installeren installatie plaatsen geplaatst monteren
return: teruggeven inleveren terugbrengen terugsturen retour retourneren afgeven inlever
product: product
manufacturer: fabrikant
number: nummer boekingsnummer
address: adres
place: plaats waar
email: e-mail
result: resultaat
test: test
measure: maatregel
risk: risico
problem: probleem storing mankement problemen moeilijkheden
change: wijziging gewijzigd veranderen aangepast wijzigen aanpassen
replace: vervangen vervanging nieuw vernieuwen vernieuwing vernieuwd
stop: stoppen ophouden beëindigen staken gestopt
pause: pauze pauzeren onderbreken opschorten stilzetten bevriezen uitstel
open: open geopend
close: gesloten
lose: verliezen kwijt kwijtraken verlies verloren verliest verspeelt verbeurd
previous: vorige
next: volgende
first: eerste
last: laatste rest overige
half: helft
each: elk per
day: dag
night: nacht
week: week
month: maand
year: jaar
morning: ochtend
evening: avond
old: oud leeftijd
often: vaak keer
part: deel
people: mensen personen
receive: krijgen ontvangen uitgekeerd krijg ontvangt krijgt
give: geven verstrekken biedt
send: sturen insturen versturen opsturen indienen terugsturen inleveren afgeven
tell: melden mededelen meedelen doorgeven laten_weten informeren
buy: kopen
sell: verkopen
use: gebruiken
keep: houden bewaren behouden
bring: meenemen brengen inpakken
choose: kiezen
wait: wachten
work: werken gewerkt
live: wonen woont woon
stay: blijven
check: controle inzien inzage bekijken nakijken controleren
carry_out: uitvoeren
destroy: vernietigen
borrow: lenen
enter: betreden binnen toegang binnenkomen
remove: verwijderen
exceed: overschrijden
organise: organiseren
name: naam
language: taal
clothes: kleding handdoeken beddengoed lakens
equipment: apparaat
purpose: doel
inherit: erfenis erven erft
death: overlijden overleden sterven dood overlijdt overleed sterft gestorven doodgaan nabestaanden
marriage: huwelijk
photo: foto foto's beelden filmen
publish: publiceren
ask: vragen
wrong: verkeerd fout onjuist
fraud: fraude oplichting vals vervalst bedrog oplichter
double: dubbel twee_keer tweemaal
fuel: benzine brandstof diesel
capacity: plaatsen capaciteit zitplaatsen
injury: letsel gewond ongeval ongeluk verwonding
pain: pijn hoofdpijn
crime: misdrijf veroordeeld gevangenis strafbaar
evict: ontruiming uitzetting deurwaarder eruit_gezet uit_huis uitzetten eruit_gooien eruit_zetten
failed_payment: storno mislukte_betaling betalingsachterstand niet_betaal niet_betalen wanbetaling termijn_overslaan gestorneerd niet_gelukt onvoldoende_saldo onbetaald niet_betaald machtiging_ingetrokken
reminder: aanmaning herinnering
lift: lift trap trappenhuis
floor: verdieping etage
cellar: kelder zolder berging
balcony: balkon terras
furniture: meubels gemeubileerd inboedel
window: raam ramen deur hek schutting muur
mobile: mobieltje smartphone laptop computer apparaat telefoon mobiele_telefoon gsm telefoons mobiel
valuables: waardevolle sieraden spullen bezittingen
road: straat weg brug stoep
train: trein bus station tram
letter: brief post aangetekend pakket
form: formulier vragenlijst invullen briefje strookje formulieren strook antwoordstrook
identity: paspoort identiteitskaart legitimatie
quality: kwaliteit norm beoordeling cijfer
security: alarm camera bewaking
backup: back-up herstel noodplan
update: bijwerking update versie
stock: voorraad magazijn
shop: winkel filiaal
forecast: prognose verwachting vooruitzicht raming
deficit: verlies tekort
biggest: grootste belangrijkste
violence: geweld bedreiging intimidatie aanslag aanslagen terrorisme
discrimination: discriminatie gelijke
expert: deskundige expert ingenieur adviseur
project: project programma plan
break_time: pauze rust
childcare: kinderopvang crèche
sport: sport sportschool
permission_to_build: bouwvergunning omgevingsvergunning vergunning
executor: executeur bewindvoerder
custody: voogdij voogd mantelzorg
consumption: verbruik meterstand kuub kubieke_meter jaarverbruik
minutes: notulen verslag
accounts: jaarrekening balans boekhouding
certify: notaris gewaarmerkt
work_supplement: toeslag nachtdienst
company_car: leaseauto reiskosten
handover: oplevering overdracht
swimming: zwembad zwemmen zwemt zwemdiploma gezwommen
`
