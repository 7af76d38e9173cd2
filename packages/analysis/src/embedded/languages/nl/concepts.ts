export const concepts = `
price: prijs kosten kost tarief duur vergoeding bijdrage premie hoeveel_kost
pay: betalen betaalt betaald betaling voldoen betaal afgeschreven overmaken vergoeden vergoed dokken neertellen voldoet bijdrage afrekenen bijdragen
amount: bedrag som waarde
total: totaal samen alles alles_bij_elkaar in_totaal
salary: salaris loon verdienen verdien inkomen brutoloon
rent: huur huurprijs huren
deposit: borg waarborgsom aanbetaling waarborg voorschot
refund: terugbetaling teruggestort terug terugkrijgen teruggeven vergoeding restitutie terugbetaald geld_terug terugkrijg
discount: korting goedkoper vermindering
penalty: boete straf sanctie boetes bekeuring
interest: rente
loan: lening hypotheek krediet
debt: schuld achterstand openstaand
tax: belasting btw
increase: verhoging verhogen stijgen stijgt duurder duurdere verhoogd omhoog opslag stijging
decrease: verlaging verlagen dalen minder
maximum: maximaal hoogstens maximum limiet ten_hoogste
minimum: minimaal minstens minimum
free: gratis kosteloos
extra: extra toeslag bijkomend
bonus: bonus premie
instalment: termijn termijnen helft stukjes beetje_bij_beetje gespreid maandtermijnen in_delen gedeeltes spreiden
invoice: rekening factuur
insurance: verzekering verzekerd polis dekking gedekt verzekeraar vergoed meeverzekerd gedekt_als
excess: eigen_risico
claim: claim schadeclaim
damage: schade kapot beschadigd stuk
theft: diefstal inbraak gestolen
flood: overstroming water
storm: storm wind
fire: brand vuur
account: rekening rekeningnummer iban
transfer: overschrijving incasso
cash: contant geld
cheque: cheque
budget: begroting budget
profit: winst
revenue: omzet opbrengst verkoop
dividend: dividend
shareholder: aandeelhouder
expense: uitgaven kosten
grant: beurs subsidie
gift: cadeau gift
pension: pensioen
contract: overeenkomst contract
sign: handtekening ondertekenen tekenen
begin: begin begint start beginnen vanaf ingang aanvang aanvangen startdatum ingaat ingangsdatum
end: einde eindigt aflopen afloopt verstrijkt
cancel: opzeggen opzegging annuleren afzeggen afzeg beëindigen annuleert stoppen eraf_komen ervan_af uitstappen ontbinden opgezegd opzegtermijn afzien
notice: opzegtermijn tevoren vooraf aankondiging melden van_tevoren
renew: verlengen verlenging verlengd stilzwijgend
landlord: verhuurder eigenaar huisbaas
tenant: huurder bewoner
home: huis woning bungalow huisje appartement thuis flat
room: kamer
sublet: onderhuur onderverhuren airbnb toeristen verhuur verhuren onderverhuurd kortdurend onderverhuur
move_out: vertrek verhuizen verlaten
guest: gast bezoek logé
pet: huisdier huisdieren hond dier diervrij kat
dog: hond honden
cat: kat
smoke: roken
noise: geluid stil overlast lawaai
repair: reparatie repareren onderhoud herstellen maken
heating: verwarming ketel
water: water
electricity: stroom elektriciteit
gas: gas
internet: internet wifi
garbage: afval vuilnis
parking: parkeren parkeerterrein garage
car: auto wagen voertuig huurauto
bicycle: fiets
key: sleutel
garden: tuin
clean: schoonmaak schoonmaken
paint: schilderen verven
build: bouwen gebouw
neighbour: buur buren
meter: meter
employer: werkgever bedrijf
employee: werknemer personeel medewerker
boss: baas leidinggevende chef
dismiss: ontslag ontslaan ontslagen ontslaat eruit
resign: ontslag_nemen
job: baan functie werk
holiday: vakantie verlof vrije_dagen reis vrij vrije_dag vakantiedagen snipperdagen
sick: ziek ziekte ziekmelden griep koorts
probation: proeftijd
hours: werktijd uren
overtime: overwerk
weekend: weekend zaterdag zondag
remote: thuiswerken
training: opleiding cursus
experience: ervaring
apply: sollicitatie aanvraag
interview: gesprek
proof: bewijs verklaring
hire: aannemen
child: kind kinderen zoon dochter
parent: ouder ouders
family: familie partner broer
customer: klant koper
supplier: leverancier verkoper
doctor: arts dokter huisarts
lawyer: advocaat
judge: rechter
police: politie
bank: bank
witness: getuige
author: auteur
chair: voorzitter
director: directeur
clerk: secretaris
agent: vertegenwoordiger beheerder
contact: contact bellen telefoon belt telefoonnummer alarmcentrale opnemen
emergency: noodgeval spoed
member: lid leden
student: student leerling
teacher: leraar
court: rechtbank
decision: beslissing besluit uitspraak
appeal: beroep bezwaar bezwaren aanvechten klacht in_beroep
win: winnen toegewezen
reject: afgewezen weigeren geweigerd
approve: goedkeuren goedgekeurd akkoord
reason: reden waarom omdat oorzaak
law: wet recht
liable: aansprakelijk verantwoordelijk schuldig
confidential: vertrouwelijk geheim
compete: concurrentie
fault: schuld
complaint: klacht
deadline: uiterlijk termijn uiterste laatste_dag
period: periode duur lang achtereen achter_elkaar per_reis
valid: geldig
permit: mag toegestaan mogen
forbid: verboden niet_toegestaan verboten
require: moet moeten verplicht nodig
condition: voorwaarde
exception: uitzondering behalve
consent: toestemming
right: recht
ignore: niets nalaten
medicine: medicijn geneesmiddel tablet
dose: dosis dosering
overdose: overdosis
forget: vergeten
side_effect: bijwerking
pregnancy: zwanger
allergy: allergie
alcohol: alcohol wijn
drive: rijden
food: eten maaltijd
disease: ziekte
treatment: behandeling
hospital: ziekenhuis ziekenhuisopname
patient: patiënt
store: bewaren
safe: veilig gevaar giftig gevaarlijk schadelijk
trip: reis uitstapje
arrive: aankomst aankomen brengen gebracht
pick_up: ophalen opgehaald afhalen afgehaald vertrek
vaccine: vaccin vaccinatie inenting ingeënt prik
depart: vertrek
flight: vlucht
luggage: bagage koffer spullen
ticket: kaartje
hotel: hotel
delay: vertraging te_laat
passenger: passagier
booking: boeking reservering
school: school
lesson: les
exam: examen
meeting: vergadering
vote: stemmen stem
elect: verkiezing
attend: aanwezig
absent: afwezig
system: systeem
data: gegevens
password: wachtwoord
outage: storing
error: fout
user: gebruiker personen
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
delivery: levering
spare_part: onderdeel
install: installeren
return: teruggeven
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
problem: probleem
change: wijziging
replace: vervangen
stop: stoppen
pause: pauze
open: open geopend
close: gesloten
lose: verliezen
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
receive: krijgen ontvangen uitgekeerd
give: geven
send: sturen insturen
tell: melden mededelen
buy: kopen
sell: verkopen
use: gebruiken
keep: houden
bring: meenemen brengen inpakken
choose: kiezen
wait: wachten
work: werken
live: wonen
stay: blijven
check: controle
carry_out: uitvoeren
destroy: vernietigen
borrow: lenen
enter: betreden binnen toegang
remove: verwijderen
exceed: overschrijden
organise: organiseren
name: naam
language: taal
clothes: kleding handdoeken beddengoed lakens
equipment: apparaat
purpose: doel
inherit: erfenis
death: overlijden
marriage: huwelijk
photo: foto
publish: publiceren
ask: vragen
wrong: verkeerd
fraud: fraude oplichting vals vervalst bedrog oplichter
double: dubbel twee_keer tweemaal
fuel: benzine brandstof diesel
capacity: plaatsen capaciteit zitplaatsen
injury: letsel gewond ongeval ongeluk
pain: pijn hoofdpijn
crime: misdrijf veroordeeld gevangenis strafbaar
evict: ontruiming uitzetting deurwaarder eruit_gezet uit_huis uitzetten eruit_gooien
failed_payment: storno mislukte_betaling betalingsachterstand
reminder: aanmaning herinnering
lift: lift trap trappenhuis
floor: verdieping etage
cellar: kelder zolder berging
balcony: balkon terras
furniture: meubels gemeubileerd inboedel
window: raam ramen deur hek schutting muur
mobile: mobieltje smartphone laptop computer apparaat telefoon mobiele_telefoon gsm
valuables: waardevolle sieraden spullen bezittingen
road: straat weg brug stoep
train: trein bus station tram
letter: brief post aangetekend pakket
form: formulier vragenlijst invullen
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
consumption: verbruik meterstand
minutes: notulen verslag
accounts: jaarrekening balans boekhouding
certify: notaris gewaarmerkt
work_supplement: toeslag nachtdienst
company_car: leaseauto reiskosten
handover: oplevering overdracht
swimming: zwembad zwemmen zwemt
`
