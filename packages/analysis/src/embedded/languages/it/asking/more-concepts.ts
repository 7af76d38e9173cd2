export const moreConcepts = `
swelling: gonfiore gonfio gonfiarsi
breathing: respirare respiro affanno asma
blood: sangue sanguinamento emorragia
skin: pelle eruzione prurito
teeth: dente denti dentista
eyes: occhio occhi occhiali vista
symptom: sintomo sintomi vertigini svenimento
prescription: ricetta prescritto prescrizione
swallow: inghiottire masticare
divide: dividere spezzare metà frantumare
birth: nascita parto maternità paternità
outsider: terzi terzo estraneo estranei altra_persona
breach: violazione hacker fuga_di_dati attacco
roof: tetto tegole camino grondaia
wall: muro parete pareti soffitto facciata
damp: umidità muffa
crack: crepa crepe fessura
fireplace: camino stufa
appliance: frigorifero lavatrice lavastoviglie forno elettrodomestici
air_conditioning: aria_condizionata condizionatore climatizzatore
laundry: bucato lavanderia stendere
drill: forare buco fori chiodi viti
barbecue: barbecue grigliata griglia
pests: parassiti topi ratti scarafaggi
deduct: detrarre dedurre trattenere trattenuta scalare
overpaid: pagato_in_più indebito
savings: risparmi risparmio
benefit: indennità sussidio assegno
card: carta carte bancomat
withdrawal: prelievo prelevare sportello
abroad: estero straniero
card_points: punti
subscription: abbonamento iscrizione
offer: offerta preventivo proposta
together: insieme comune congiuntamente
spouse: coniuge marito moglie
separation: divorzio separazione
own: proprietà proprietario appartiene beni patrimonio proprio
promise: garantito garanzia promessa sicuro
lie: falso bugia dichiarazioni_false
dispute: controversia lite mediazione
insolvent: fallimento fallito insolvenza
takeover: fusione acquisizione
force_majeure: forza_maggiore sciopero
seize: pignoramento pignorare ufficiale_giudiziario
side_job: secondo_lavoro altro_lavoro
union: sindacato
relocate: trasferimento altra_città trasferire
reference: referenza referenze
criminal_record: casellario_giudiziale
visa: visto permesso_di_soggiorno
help: aiuto aiutare assistenza aiuta aiutano volontari volontariato volontario sostegno
quick: presto velocemente subito immediatamente
early: prima anticipato anticipata anticipatamente
weather: tempo pioggia neve
summer: estate giugno luglio agosto
winter: inverno dicembre gennaio febbraio
spring: primavera marzo aprile
autumn: autunno settembre ottobre novembre
christmas: natale
diet: dieta vegetariano vegano
disability: disabilità sedia_a_rotelle
ship: nave traghetto
taxi: taxi
seat: posto sedile
website: sito portale
export: scaricare esportare copia
private_use: uso_privato uso_personale
repeat: ripetere di_nuovo recupero
late_entry: ritardatari
receipt: ricevuta scontrino ricevute fattura fatture giustificativo giustificativi
used: usato seconda_mano
smell: odore odori puzza odore_di_gas
hardship: difficoltà
majority: maggioranza unanimità quorum
donor: donazione raccolta
`
