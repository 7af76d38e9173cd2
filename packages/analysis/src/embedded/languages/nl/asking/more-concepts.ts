export const moreConcepts = `
swelling: zwelling gezwollen opgezwollen dik
breathing: ademen ademhaling benauwd kortademig astma
blood: bloed bloeding bloeden
skin: huid uitslag jeuk eczeem
teeth: tand tanden tandarts gebit
eyes: oog ogen bril opticien zicht
symptom: symptoom klachten verschijnselen duizelig flauwvallen
prescription: recept voorgeschreven voorschrijven herhaalrecept
swallow: slikken kauwen doorslikken
divide: breken splitsen halveren delen doormidden verpulveren
birth: geboorte bevalling zwangerschapsverlof ouderschapsverlof adoptie
outsider: vreemde vreemden derden derde onbevoegden iemand_anders anderen
breach: datalek gehackt hacker hackers lek inbreuk beveiligingsincident
roof: dak dakpannen dakgoot schoorsteen
wall: muur muren wand plafond
damp: vocht schimmel vochtig condens
crack: scheur scheuren barst
fireplace: kachel houtkachel haard openhaard
appliance: koelkast wasmachine vaatwasser oven fornuis droger apparaat apparaten
air_conditioning: airco airconditioning koeling
laundry: was wasgoed wassen drogen
drill: boren gat gaten spijker schroef ophangen
barbecue: barbecue barbecueën bbq
pests: ongedierte muizen ratten kakkerlakken
deduct: aftrekken inhouden ingehouden verrekend verrekenen korten mindering
overpaid: te_veel_betaald teveel onverschuldigd
savings: spaargeld sparen vermogen
benefit: uitkering toeslag bijstand huurtoeslag
card: pas betaalpas creditcard pinpas kaart
withdrawal: pinnen geldautomaat opnemen geldopname
abroad: buitenland buitenlands internationaal
card_points: punten spaarpunten
subscription: abonnement abonnee
offer: offerte aanbod inschrijving
together: samen gezamenlijk gedeeld
spouse: echtgenoot echtgenote partner man vrouw
separation: scheiding gescheiden scheiden ex
own: eigendom eigenaar bezit van_wie
promise: garantie gegarandeerd zeker beloofd
lie: onwaar valse gelogen misleidend
dispute: geschil ruzie conflict bemiddeling
insolvent: faillissement failliet surseance
takeover: overname fusie overgenomen
force_majeure: overmacht staking
seize: beslag deurwaarder loonbeslag
side_job: nevenwerk bijbaan nevenwerkzaamheden ander_werk
union: vakbond ondernemingsraad cao
relocate: overgeplaatst overplaatsing andere_stad andere_vestiging
reference: referentie getuigschrift
criminal_record: vog strafblad
visa: visum verblijfsvergunning werkvergunning
help: hulp helpen bijstand steun ondersteuning
quick: snel meteen direct onmiddellijk spoedig
early: vroeg eerder vervroegd voortijdig
weather: weer regen sneeuw
summer: zomer juni juli augustus
winter: winter december januari februari
spring: voorjaar lente maart april
autumn: herfst najaar september oktober november
christmas: kerst kerstmis
diet: dieet vegetarisch veganistisch halal
disability: handicap rolstoel gehandicapt beperking
ship: schip boot veerboot
taxi: taxi
seat: stoel zitplaats
website: website site portaal
export: downloaden exporteren kopie
private_use: privégebruik privé
repeat: herhalen herkansing opnieuw
late_entry: laatkomers
receipt: kassabon bon aankoopbewijs bonnetje bonnen factuur facturen kwitantie
used: tweedehands gebruikt
smell: geur stank ruik ruikt gaslucht stinkt lucht
hardship: betalingsproblemen niet_betalen moeite niet_breed krap geldzorgen weinig_geld kunt_u_niet_betalen
majority: meerderheid unaniem quorum
donor: goed_doel donatie
`
