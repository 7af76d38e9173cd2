export const moreConcepts = `
swelling: schwellung geschwollen schwellungen angeschwollen
breathing: atmen atmung atemnot asthma
blood: blut blutung bluten bluterguss
skin: haut ausschlag juckreiz hautausschlag ekzem
teeth: zahn zähne zahnarzt gebiss
eyes: auge augen brille sehvermögen
symptom: symptom symptome anzeichen schwindel ohnmacht
prescription: rezept verschrieben verschreiben verschreibung
swallow: schlucken kauen hinunterschlucken
divide: teilen zerteilen halbieren zerkleinern zerbrechen
birth: geburt entbindung mutterschutz elternzeit adoption
outsider: fremde fremder dritte unbefugte andere_person
breach: datenleck gehackt hacker datenpanne sicherheitsvorfall angriff
roof: dach dachziegel dachrinne schornstein kamin
wall: wand wände mauer decke
damp: feuchtigkeit schimmel feucht kondenswasser
crack: riss risse
fireplace: kaminofen ofen holzofen
appliance: kühlschrank waschmaschine spülmaschine backofen herd trockner haushaltsgeräte
air_conditioning: klimaanlage klimagerät kühlung
laundry: wäsche waschen trocknen
drill: bohren löcher loch nägel schrauben aufhängen dübel
barbecue: grillen grill
pests: ungeziefer mäuse ratten schädlinge kakerlaken
deduct: abziehen abgezogen einbehalten verrechnet verrechnen abzug
overpaid: überzahlt zu_viel_gezahlt überzahlung
savings: erspartes ersparnisse sparguthaben vermögen
benefit: sozialleistung zuschuss wohngeld kindergeld bürgergeld
card: karte kreditkarte girocard ec-karte
withdrawal: geldautomat abheben bargeldabhebung
abroad: ausland ausländisch international
card_points: punkte prämie meilen
subscription: abo abonnement mitgliedschaft
offer: angebot kostenvoranschlag ausschreibung
together: gemeinsam zusammen gesamtschuldnerisch
spouse: ehegatte ehefrau ehemann frau mann
separation: scheidung geschieden trennung getrennt
own: eigentum eigentümer gehört gehören besitz
promise: garantiert garantie versprochen sicher zugesichert
lie: falschangaben unwahr gelogen falsche_angaben
dispute: streit streitigkeit schlichtung schlichtungsstelle
insolvent: insolvenz pleite zahlungsunfähig konkurs
takeover: übernahme fusion verkauft_wird
force_majeure: höhere_gewalt streik
seize: pfändung pfänden gerichtsvollzieher kontopfändung
side_job: nebentätigkeit nebenjob zweitjob
union: gewerkschaft betriebsrat tarifvertrag
relocate: versetzung versetzt anderer_ort andere_stadt
reference: referenz arbeitszeugnis
criminal_record: führungszeugnis vorstrafe
visa: visum aufenthaltserlaubnis arbeitserlaubnis
help: hilfe helfen unterstützung beistand
quick: schnell sofort umgehend unverzüglich gleich
early: früher vorzeitig frühzeitig vorher
weather: wetter regen schnee
summer: sommer juni juli august
winter: winter dezember januar februar
spring: frühling frühjahr märz april
autumn: herbst september oktober november
christmas: weihnachten silvester
diet: diät vegetarisch vegan
disability: behinderung rollstuhl schwerbehindert barrierefrei
ship: schiff fähre boot
taxi: taxi
seat: sitzplatz sitz
website: webseite website internetseite portal kundenportal
export: herunterladen exportieren kopie
private_use: privat privatnutzung private_nutzung
repeat: wiederholen nochmal erneut nachholen
late_entry: nachzügler zuspätkommende
receipt: quittung kassenzettel kassenbon beleg belege rechnung rechnungen originalbelege rechnungsbeleg
used: gebraucht secondhand
smell: geruch gestank riecht rieche gasgeruch stinkt
hardship: notlage zahlungsschwierigkeiten härtefall
majority: mehrheit einstimmig beschlussfähig
donor: spende sammlung
`
