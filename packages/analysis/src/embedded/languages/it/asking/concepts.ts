export const concepts = `
price: prezzo costo costa costare costata tariffa importo caro quota spesa quanto_viene corrispettivo prezzi costi cifra kilowattora
pay: pagare paga pagato pagamento versare verso versamento spese pago versa saldare corrispondere a_carico saldo pagano versano tirare_fuori sborsare paghi accollare spetta grava scalare scalano
amount: importo somma cifra ammonta ammontare importi
total: totale complessivo insieme tutto in_tutto complessivamente
salary: stipendio salario retribuzione guadagnare guadagna paga compenso guadagno spetta lordo
rent: affitto canone locazione affittare affittato
deposit: cauzione deposito caparra garanzia acconto anticipo
refund: rimborso restituzione restituire rimborsare rimborsato rimborsata restituita restituito indietro riavere ridare
discount: sconto riduzione ribasso detrazione meno_caro promozione
penalty: multa penale sanzione mora violazione penali multe punizione ammenda
interest: interesse interessi tasso tasso_di_interesse
loan: prestito mutuo credito
debt: debito arretrato arretrati dovuto saldo residuo devo mutuo insoluto insoluta insolute insoluti debiti obbligazioni resto rimanente
tax: imposta tassa iva tasse fisco tributi imposte
increase: aumento aumentare incremento aumenta rincaro più_caro rincari cresce crescere aumenterà adeguamento sale salire
decrease: diminuzione ridurre riduzione meno
maximum: massimo limite tetto fino al_massimo non_superiore fino_a
minimum: minimo almeno non_inferiore come_minimo
free: gratis gratuito gratuita senza_spese senza_compenso titolo_gratuito omaggio senza_costi gratuitamente a_titolo_gratuito
extra: extra supplemento aggiuntivo
bonus: premio bonus tredicesima premi incentivo gratifica
instalment: rata rate quota quote prima_parte scadenze a_rate poco_per_volta dilazione rateizzare rateizzazione mensilità
invoice: fattura bolletta ricevuta preventivo fatture conto
insurance: assicurazione polizza assicurato copertura copre massimale coperto coperta
excess: franchigia scoperto a_mio_carico di_tasca_mia di_tasca
claim: sinistro richiesta risarcimento indennizzo denuncia
damage: danno danni rotto guasto rottura rompe danneggiato
theft: furto rubato ladri rubare ladro
flood: alluvione allagamento acqua
storm: tempesta vento grandine
fire: incendio fuoco
account: conto iban conto_corrente
transfer: bonifico addebito domiciliazione scalano scalare
cash: contanti denaro soldi contante in_contanti paghetta
cheque: assegno
budget: bilancio preventivo budget preventivato
profit: utile profitto guadagno
revenue: ricavi fatturato vendite entrate_totali
dividend: dividendo
shareholder: azionista socio
expense: spesa spese costi
grant: borsa contributo sussidio fondo_sociale aiuto_economico contributo_economico
gift: regalo dono donazione
pension: pensione pensionato pensioni
contract: contratto accordo convenzione
sign: firma firmare firmato
begin: inizio inizia cominciare decorrenza comincia partire comincio inizio_lavoro parte avvio entrata_in_vigore decorre iniziare entrare_in partono inizieranno cantiere_aprirà cominciano
end: fine termina scadenza scade termine smettere finisce finire terminare cessa
cancel: disdetta recesso recedere annullare risoluzione revocare revoca cancellare rinunciare andarsene andarcene andarmene lasciare uscire uscirne disdire sciogliere interrompere rescindere ripensamento cambio_idea andare_via tirarsi_indietro mollare
notice: preavviso anticipo avvisare avvisa avviso comunicare
renew: rinnovo rinnovare proroga rinnova tacito
landlord: locatore proprietario padrone padrone_di_casa proprietaria padrona
tenant: conduttore inquilino locatario affittuario
home: casa appartamento alloggio abitazione immobile pianterreno piano_terra edificio stabile
room: stanza camera locale bagno
sublet: subaffitto subaffittare sublocazione airbnb affitto_breve turisti affittare_ad_altri casa_vacanze vacanze
move_out: trasloco lasciare rilascio andiamo_via vado_via riconsegna rilasciare liberare
guest: ospite ospiti visita amici amico amica accompagnatore invitato visitatore
pet: animale animali cane gatto gattino cagnolino domestico
dog: cane cani
cat: gatto gatti
smoke: fumare fumo
noise: rumore quiete silenzio rumorosi disturbare rumori schiamazzi musica feste
repair: riparazione riparare manutenzione lavori ristrutturare aggiustare sostituzione riparazioni guasto sistemare sistemerà
heating: riscaldamento caldaia
water: acqua acque rubinetto
electricity: elettricità luce corrente energia
gas: gas
internet: internet wifi connessione rete router fibra
garbage: rifiuti spazzatura raccolta cassonetti sacchi immondizia
parking: parcheggio garage posto_auto parcheggiare cortile box box_auto autorimessa
car: auto macchina veicolo automobile veicoli vettura
bicycle: bicicletta bici biciclette
key: chiave chiavi
garden: giardino cortile
clean: pulizia pulire pulito pulisce pulirlo
paint: tinteggiare dipingere muri pareti imbiancare ritinteggiare ritinteggiato pittura
build: costruire costruzione edificio lavori operai cantiere muratori
neighbour: vicino vicini
meter: contatore
employer: datore azienda ditta società titolare
employee: dipendente lavoratore personale dipendenti collega
boss: capo responsabile superiore dirigente
dismiss: licenziamento licenziare mandare_via
resign: dimissioni dimettersi
job: posto lavoro impiego lavoretto
holiday: ferie vacanza permesso vacanze giorni_liberi riposo
sick: malattia malato assenza stare_male certificato_medico febbre malata influenza certificato vomitare vomitato vomito certificato_di_malattia ammalato
probation: prova periodo_di_prova
hours: orario ore orari turno turni
overtime: straordinario reperibilità
weekend: sabato domenica festivi
remote: telelavoro smart da_casa smart_working lavoro_agile
training: formazione corso corsi lezioni
experience: esperienza competenze
apply: domanda candidatura
interview: colloquio
proof: prova certificato attestato
hire: assumere assunzione assunto assumono
child: bambino bambini figlio figlia minore minori bambina ragazzo ragazza minorenne piccolo giovane
parent: genitore genitori padre madre papà mamma babbo
family: famiglia coniuge fratello marito moglie fratelli parenti nonna nonno figlio figlia zio zia cugino sorella madre padre
customer: cliente acquirente
supplier: fornitore venditore appaltatore ditta impresa
doctor: medico dottore veterinario dottoressa medico_di_base
lawyer: avvocato legale consulente_legale avvocata
judge: giudice tribunale
police: polizia carabinieri
bank: banca
witness: testimone
author: autore scritto redatto
chair: presidente
director: direttore direttrice dirigente
clerk: segretario segretaria
agent: rappresentante delegato delega procuratore procuratrice rappresentare per_conto_mio farsi_rappresentare al_mio_posto deleghe delegare rappresentarlo
contact: contatto chiamare telefono telefonare contattare parlare riceve rivolgersi chiamino numero recapito
emergency: emergenza urgenza notte emergenze pronto_soccorso urgente
member: socio membro iscritto soci iscritti associato tesserato aderente
student: studente alunno studenti alunni scolaro
teacher: insegnante professore
court: tribunale corte giudice foro giudiziaria giudiziario
decision: decisione sentenza deciso delibera decidere deliberazione deliberare
appeal: ricorso appello impugnare opposizione reclamo contestare contestazione fare_ricorso opporsi reclamare ricorrere impugnazione impugnarle impugnata opporre difendersi
win: vincere accolto vinco vince vinto ragione
reject: respinto rifiutare rigettato rifiutato
approve: approvato approvare accettare approvazione deliberato concesso approva
reason: motivo causa ragione perché
law: legge diritto norma
liable: responsabile responsabilità colpa tocca spese_a_carico
confidential: riservato segreto riservatezza segreti confidenziale
compete: concorrenza concorrente
fault: colpa colpevole responsabile
complaint: reclamo reclami lamentarsi lamentela protestare
deadline: termine scadenza entro ultimo_giorno termine_ultimo
period: periodo durata tempo
valid: valido validità vigore valida vale fino_a_quando
permit: permesso ammessi può consentito ammesso permessi posso
forbid: vietato divieto proibito non_si_può vietata
require: deve obbligo necessario obbligatorio bisogna devo
condition: condizione requisito condizioni requisiti
exception: eccezione salvo escluso tranne
consent: consenso autorizzazione permesso nullaosta
right: diritto diritti spetta
ignore: nulla inadempienza mancato niente non_rispondo in_mancanza
medicine: medicina farmaco compressa antibiotico pillola pastiglia pastiglie pillole
dose: dose dosaggio dosi compresse
overdose: sovradosaggio troppo
forget: dimenticare dimenticato dimentico scordato
side_effect: effetto_collaterale effetti
pregnancy: gravidanza incinta gravida allattamento
allergy: allergia allergico allergie allergeni
alcohol: alcol vino ubriaco bevuto ebbrezza
drive: guidare guida volante patente guidatore
food: cibo pasto mangiare dieta pranzo mensa pranzo_al_sacco panino merenda mezza_pensione pensione_completa
disease: malattia infiammazione infezione disturbo malattie malanno
treatment: terapia cura trattamento curato
hospital: ospedale clinica
patient: paziente
store: conservare conservazione ospitati conservati conservate archiviati salvati
safe: sicurezza pericolo
trip: viaggio gita gite viaggi vacanza vacanze soggiorno
arrive: arrivo arrivare portarlo arriviamo consegnare venire
pick_up: ritirare ritiro ritirato prendere riprendere partenza
vaccine: vaccino vaccini vaccinato vaccinazione
depart: partenza partire
flight: volo
luggage: bagaglio valigia bagagli borsa zaino
ticket: biglietto
hotel: albergo hotel alloggio pernottamento camera
delay: ritardo tardi
passenger: passeggero
booking: prenotazione prenotare appuntamento prenotato prenotazioni
school: scuola
lesson: lezione lezioni classe
exam: esame esami
meeting: riunione assemblea convocazione
vote: voto votare votazione voti votano
elect: elezione eletto
attend: presente partecipare partecipazione intervenire presenza venire
absent: assente non_può_partecipare non_posso_venire impossibilitato assenza assenti manca mancare
system: sistema programma
data: dati
password: password credenziali nome_utente
outage: guasto interruzione si_blocca bloccarsi crash malfunzionamento blackout
error: errore errori sbaglio sbagliato
user: utente persone utenti licenza licenze
weight: peso pesa
size: dimensione superficie grandezza metri_quadrati
height: altezza alto
distance: distanza lontano
speed: velocità
battery: batteria
charge: caricare carica
temperature: temperatura gradi
colour: colore
warranty: garanzia garantito
delivery: consegna consegnare consegnato spedizione spedire
spare_part: ricambio
install: installazione installare montare montaggio installato
return: restituire reso tornare restituzione riconsegnare riconsegna rendere
product: prodotto articolo
manufacturer: produttore marca
number: numero codice
address: indirizzo
place: luogo posto dove
email: email posta
result: risultato esito referto risultati
test: prova esame analisi
measure: misura azione
risk: rischio pericolo
problem: problema difficoltà problemi guaio inconveniente
change: modifica cambiare modificare cambia cambio modifiche cambiato
replace: sostituire sostituzione rifare rifacimento rinnovare cambiare
stop: sospendere cessare smettere fermare interrompere smetto bloccare
pause: sospensione pausa sospeso interrompere congelare saltare rinviare posticipare
open: aperto apertura
close: chiuso chiusura chiude chiudere sciogliere scioglimento cessare cessazione
lose: perdere perdita perso perdo perde smarrire smarrito smarrimento
previous: precedente
next: prossimo prossima controllo
first: primo prima
last: ultimo ultima
half: metà mezza mezzo
each: ogni ciascuno
day: giorno giorni giorni_feriali
night: notte notti
week: settimana settimane settimanale
month: mese mesi mensile trimestrali
year: anno anni annuale
morning: mattina
evening: sera serale
old: età anni nato
often: spesso volta volte
part: parte quota percentuale
people: persone
receive: ricevere riceve ottenere
give: dare fornire
send: inviare spedire presentare mandare
tell: comunicare avvisare dire informare
buy: comprare acquisto acquistare comprarsi
sell: vendere vendita venduto
use: usare uso
keep: tenere conservare tenuti
bring: portare portano
choose: scegliere scelta
wait: aspettare attesa
work: lavorare lavoro lavori opera
live: abitare vivere abita
stay: restare soggiorno
check: controllare verifica controllo consultare consultabile consultabili visionare prendere_visione esaminare guardare
carry_out: eseguire effettuare affidati esegue
destroy: distruggere
borrow: prestito
enter: entrare_in entrare_nel accesso
remove: rimuovere togliere buttare rimosse
exceed: superare oltre
organise: gestire organizzare
name: nome chiama
language: lingua
clothes: vestiti
equipment: apparecchio attrezzatura attrezzi attrezzo attrezzature strumenti utensili macchinari
purpose: scopo
inherit: eredità testamento erede
death: morte muore morire muoio decesso scomparsa deceduto
marriage: matrimonio
photo: foto fotografie immagini video
publish: pubblicare
ask: chiedere
wrong: sbagliato
fraud: frode truffa falso falsificato inganno
double: doppio due_volte duplicato
fuel: benzina carburante gasolio
capacity: posti capienza capacità
injury: lesione ferito infortunio incidente
pain: dolore dolori mal_di_testa
crime: reato condannato carcere pena
evict: sfratto sfrattare sgombero sfrattato buttare_fuori cacciare mandare_via
failed_payment: insoluto insoluti mancato_pagamento non_pago smettere_di_pagare rata_non_pagata morosità insoluta insolute non_pagata non_pagate non_pagati respinto stornato non_andato_a_buon_fine
reminder: sollecito promemoria diffida
lift: ascensore scale impianto montascale ascensori
floor: piano pianterreno
cellar: cantina soffitta solaio
balcony: balcone terrazza
furniture: mobili arredato arredamento
window: finestra porta vetro recinzione muro
mobile: cellulare telefonino computer dispositivo cellulari telefoni portatile telefono
valuables: gioielli oggetti_di_valore effetti_personali
road: strada via ponte marciapiede
train: treno autobus stazione
letter: lettera posta raccomandata pacco
form: modulo questionario compilare
identity: passaporto carta_d'identità documento
quality: qualità norma valutazione
security: allarme telecamera sorveglianza
backup: backup ripristino
update: aggiornamento versione
stock: magazzino scorte inventario
shop: negozio filiale
forecast: previsione prospettive stima
deficit: perdita deficit
biggest: maggiore principale più_grande
violence: violenza minaccia molestie aggressione
discrimination: discriminazione parità
expert: esperto perito ingegnere consulente
project: progetto programma
break_time: pausa riposo
childcare: asilo nido
sport: sport palestra
permission_to_build: permesso_di_costruire concessione
executor: esecutore_testamentario
custody: custodia tutore affidamento
consumption: consumo lettura metri_cubi metro_cubo kwh kilowattora
minutes: verbale registro
accounts: conti bilancio contabilità
certify: notaio autenticata
work_supplement: maggiorazione notturno
company_car: auto_aziendale spese_di_viaggio
handover: consegna collaudo
swimming: piscina nuotare nuoto
`
