export const moreConcepts = `
swelling: obrzęk opuchlizna spuchnięty
breathing: oddychać oddech duszność astma
blood: krew krwawienie
skin: skóra wysypka swędzenie
teeth: ząb zęby dentysta stomatolog
eyes: oko oczy okulary wzrok
symptom: objaw objawy zawroty omdlenie
prescription: recepta recepty przepisany
swallow: połknąć połykać żuć
divide: dzielić podzielić przełamać rozkruszyć połowa
birth: poród narodziny macierzyński ojcowski rodzicielski
outsider: obcy osoba_trzecia osoby_trzecie ktoś_inny
breach: wyciek_danych haker hakerzy włamanie naruszenie
roof: dach dachówki rynna komin dachu dekarz pokrycie
wall: ściana ściany mur sufit
damp: wilgoć pleśń grzyb
crack: pęknięcie rysa
fireplace: kominek piec_na_drewno
appliance: lodówka pralka zmywarka kuchenka piekarnik sprzęt
air_conditioning: klimatyzacja klimatyzator
laundry: pranie suszenie
drill: wiercić dziura gwóźdź śruba
barbecue: grill grillować
pests: szkodniki myszy szczury karaluchy
deduct: potrącić potrącenie odliczyć odjąć
overpaid: nadpłata nadpłacony
savings: oszczędności
benefit: zasiłek świadczenie dodatek
card: karta karty kartą
withdrawal: bankomat wypłata_gotówki wypłacić
abroad: zagranica za_granicą zagraniczny
card_points: punkty
subscription: abonament subskrypcja pakiet
offer: oferta wycena kosztorys
together: razem wspólny wspólnie solidarnie
spouse: małżonek mąż żona
separation: rozwód separacja rozwiedziony
own: własność właściciel należy
promise: gwarancja gwarantowany pewny obietnica
lie: nieprawda fałszywy kłamać
dispute: spór mediacja ugoda
insolvent: upadłość bankructwo niewypłacalny
takeover: przejęcie fusja
force_majeure: siła_wyższa strajk
seize: komornik zająć zajęcie zablokować egzekucja
side_job: dodatkowa_praca druga_praca dorabiać
union: związek_zawodowy
relocate: przeniesienie inne_miasto przenieść
reference: referencje
criminal_record: niekaralność
visa: wiza pozwolenie_na_pobyt
help: pomoc pomóc pomocy wsparcie
quick: szybko natychmiast niezwłocznie od_razu
early: wcześniej przedterminowy przed_czasem
weather: pogoda deszcz śnieg
summer: lato czerwiec lipiec sierpień
winter: zima grudzień styczeń luty
spring: wiosna marzec kwiecień
autumn: jesień wrzesień październik listopad
christmas: święta boże_narodzenie
diet: dieta wegetariański wegański
disability: niepełnosprawność wózek
ship: statek prom łódź
taxi: taksówka
seat: miejsce siedzenie
website: strona_internetowa portal serwis
export: pobrać eksport kopia
private_use: prywatny prywatnie
repeat: powtórzyć ponownie poprawka
late_entry: spóźnialscy
receipt: paragon pokwitowanie paragonu rachunek rachunki rachunków faktura faktury
used: używany
smell: zapach smród czuć zapachu zapach_gazu śmierdzi
hardship: trudności trudna_sytuacja
majority: większość jednogłośnie kworum
donor: darowizna zbiórka
`
