/** Everyday questions in Italian, written as the English ones are. */
export const everyday = `
leave_days: ferie giorni_liberi / quante quanti ho spettano diritto > ferie / giorni giornate
public_holidays: festivi festivo natale > festivi festivo festività
pay: stipendio guadagno paga retribuzione | quanto / prendo guadagno becco / ora all'ora mese > retribuzione stipendio lordo compenso paga | paga_oraria oraria
pay_day: quando che_giorno / stipendio pagato paga accreditato | quando / stipendio soldi paga / arriva pagano accreditano > retribuzione stipendio / mese bonifico ultimo accreditata | compenso stipendio retribuzione / accreditato mese
working_hours: ore orario turni / settimana lavoro lavorare quante > ore_settimanali orario turni orario_di_lavoro
overtime: straordinari straordinario > straordinario straordinari maggiorazione
start_day: quando che_giorno / inizia comincia primo_giorno entrare decorre | quando / comincio inizio parte | quando / inizia comincia entra_in_vigore decorre parte > decorrenza inizio inizia decorre a_partire_dal dal_giorno consegna_delle_chiavi data_di_inizio a_partire_da | decorre decorrenza inizia entra_in_vigore a_partire_dal
end_day: quando fino_a_quando / finisce scade termina | quando fino_a_quando / finisce vale valido dura > scadenza scade termine fino_al cessa valido_fino data_di_scadenza fino_al_#
length: quanto_dura quanto_tempo per_quanto / contratto dura legati affitto | sono / vincolato legato bloccato / contratto abbonamento ancora > durata anni mesi | vincolo contratto_dura fino_al_# scadenza_del
probation: prova periodo_di_prova > periodo_di_prova prova
notice: preavviso | andare lasciare dimettermi disdire / anticipo tempo prima avvisare > preavviso disdetta
leave_early: prima_della_scadenza in_anticipo prima_del_termine anticipatamente nel_primo_anno / andare lasciare recedere disdire uscire | prima a_metà / andarmene andare uscire lasciare recedere | andarmene_prima uscire_prima disdire_prima lasciare_prima > recesso recedere gravi_motivi anticipato risoluzione
sick: malato malata malattia | se / vomitato vomita febbre | pagano prendo soldi stipendio / male malato malata sto_male ammalo > malattia certificato_medico assenza | malato malati febbre vomito | malattia indennità
pension: pensione > pensione previdenza fondo_pensione
remote_work: casa_lavorare smart_working telelavoro da_casa > lavoro_agile smart_working telelavoro
workplace: dove / lavoro lavorare lavorerò > sede_di_lavoro luogo_di_lavoro
rival: concorrente concorrenza > concorrenza concorrente
other_job: secondo_lavoro altro_lavoro | altro secondo / lavoretto lavoro impiego > altra_attività altre_attività esclusiva | altre_attività altra_attività
bonus: bonus premio tredicesima > premio bonus tredicesima
expenses: spese trasferta rimborso_spese > rimborso trasferta spese_di_viaggio
rent: affitto canone / quanto mensile > canone mensile affitto
rent_due: affitto canone / quando giorno > canone / anticipate entro rate giorno
late_payment: ritardo tardi / pago pagare pagamento affitto bolletta rata > ritardo mora interessi morosità ritardato | mora interessi_di_mora ritardo mancato_pagamento morosità
deposit: deposito cauzione caparra / quanto > deposito cauzione cauzionale caparra
deposit_back: deposito cauzione caparra / indietro restituito riavere restituiscono | quando / ridanno restituiscono riavrò rivedo / cauzione deposito caparra > deposito cauzione / restituito restituzione riconsegna | deposito cauzione / restituito restituzione
pets: cane gatto animali animale gattino cani > animali animale cane domestici
smoking: fumare > fumare fumo
sublet: subaffittare airbnb affittare_a turisti vacanze_sito > sublocazione sublocare subaffitto cedere
guests: ospiti amici ospite / dormire restare possono | portare invitare / amico amica ospite qualcuno > ospiti ospitare ospite | ospite ospiti amico accompagnatore
repairs: riparazione riparazioni riparare rotto guasto / chi paga avvisare > riparazioni manutenzione guasti
utilities: bollette spese luce acqua gas condominio riscaldamento / comprese incluse paga > spese_condominiali oneri_accessori utenze acqua luce gas
raise: aumentare aumento aumenta / affitto canone prezzo | quanto di_quanto / aumenta aumento rincaro sale | quanto_in_più quanto_di_più / pago pagare costa ora > aggiornamento istat aumento adeguamento | modificare modifica variare variazione / prezzo prezzi canone tariffa tariffe quota | passa_da aumenta_da
handing_back: lasciare riconsegnare / casa stato muri pulire tinteggiare > riconsegna riconsegnare stato tinteggiato pulito
renewal: rinnova automaticamente nulla / contratto polizza scade | si_rinnova rinnova / da_solo automaticamente | evitare impedire bloccare / rinnovo | cosa_succede che_succede cosa_accade / alla_fine alla_scadenza al_termine > rinnovo rinnova rinnovato tacitamente tacito proroga si_rinnova | tacito rinnovo si_rinnova proroga
entry: proprietario padrone locatore / entrare visitare chiavi > visita visitare accesso
parking: parcheggiare parcheggio garage posto_auto > parcheggio posto_auto garage autorimessa
alterations: lavori modifiche forare dipingere / posso possiamo permesso > modifiche innovazioni lavori migliorie consenso
quiet: rumore silenzio musica > rumore rumori silenzio musica
keys: chiave chiavi > chiavi chiave serratura
abroad: estero francia svizzera spagna europa / vale copre viaggiare guidare > estero europa territoriale paesi mondo
valuables: telefono bicicletta gioielli computer / coperto assicurato rubato > preziosi gioielli valori apparecchi
excess: franchigia di_tasca > franchigia scoperto
claim: sinistro incidente furto danno / denunciare tempo quando avvisare > sinistro denuncia / giorni entro ore
premium: premio assicurazione / quanto costa > premio
limit: massimo limite al_massimo / paga copre assicurazione rimborsa > massimo massimale limite fino_a
not_covered: non_coperto escluso esclusi non_copre > esclusi esclusioni escluso non_comprende
change_of_mind: ripenso ripensamento cambio_idea recedere | cambio_idea ci_ripenso ripensarci tirarmi_indietro | ripensarci ripenso tirarmi_indietro cambiare_idea / firma firmato dopo posso > recesso ripensamento recedere | ripensamento recesso recedere | recedere recesso ripensamento
empty_home: vuota disabitata > disabitata
dose: quante quanti quanto quando / prendere compresse gocce capsule pastiglie > dose compressa al_giorno posologia mg
missed_dose: dimentico dimenticato > dimenticato dimentica dose_doppia
overdose: troppo troppe sovradosaggio > sovradosaggio dose_eccessiva
pregnancy: incinta gravidanza allattare allattamento > gravidanza allattamento
alcohol: alcol vino birra > alcol alcolici
driving: guidare volante | volante macchina / guidare mettermi tornare posso quando > guida guidare veicoli macchinari
other_medicines: altri_medicinali ibuprofene paracetamolo aspirina insieme > altri_medicinali interazioni
age: età bambino bambini minore minori / può possono da | che_età mio_figlio mia_figlia > anni età bambini minori maggiorenni
stopping: smettere interrompere sospendere > interrompere interruzione sospendere
storage: conservare frigorifero tenere_al > conservare conservazione temperatura frigorifero
appeal_time: ricorso appello impugnare reclamo opposizione / tempo termine quando entro | impugnare ricorso opposizione contestare reclamo / quanto termine quando entro tempo | quanto_tempo entro_quando quando termine / causa impugnare ricorso tribunale contestare > ricorso appello impugnazione reclamo opposizione / giorni entro termine | impugnare impugnarle ricorso opposizione / giorni mesi termine | impugnate impugnare impugnazione ricorso / giorni termine entro
appeal: ricorso appello impugnare reclamo contestare | non_sono_d'accordo ingiusto oppormi protestare > ricorso appello impugnazione reclamo opposizione giudice mediazione
outcome: vinto perso sentenza esito > accoglie rigetta condanna dichiara
award: risarcimento condannato / quanto > condanna risarcimento
court_costs: spese_processuali spese_legali spese_di_lite > spese_di_lite spese_legali spese_processuali
decider: chi / decide deciso giudice > giudice presidente commissione
ignoring: non_faccio_nulla non_rispondo ignoro | se / non_faccio_niente non_faccio_nulla non_rispondo | se / non_faccio niente ignoro non_rispondo | ignorare > in_mancanza in_difetto trascorso altrimenti decorso mancato in_caso_contrario in_assenza | in_caso_contrario se_non non_risponde in_mancanza mancata_risposta decorso_il_termine
reply_by: rispondere firmare iscrivere confermare / quando entro termine > risposta conferma adesione iscrizione / entro
total: totale in_tutto / quanto somma | quanto / tutto in_totale devo dovrei costa viene spendo | quanto / devo_pagare pago dobbiamo_pagare da_pagare devo > totale importo_totale totale_da_pagare da_versare importo_da_pagare totale_da_pagare totale_fattura saldo totale_bolletta
payment_due: quando entro / pagare pagamento fattura rata | quando entro_quando scadenza / pagare versare saldare | quando / mi_pagano vengo_pagato sarò_pagato i_miei_soldi mia_fattura | quando entro_quando / addebito addebitano addebitato prelevano pagare pago | fino_a_quando quanto_tempo quando / ho abbiamo / tempo / pagare saldare > scadenza pagamento versare / entro giorni | entro_il scadenza entro | data_di_scadenza scadenza_pagamento da_pagare_entro pagare_entro scadenza data_addebito addebito_il sarà_addebitato data_di_pagamento termine_di_pagamento entro_il / # | va_saldato entro_e_non_oltre saldato_entro da_pagare_entro ~ già_pagato ha_pagato è_stato_pagato pagamento_ricevuto grazie_per_il riattivata riattivazione torna_operante domanda_deve richiesta_deve
payment_way: come conto / pagare pago bonifico | carta contanti assegno online / pagare pago / posso può si possiamo > bonifico iban conto_corrente sul_conto | carta_di_credito contanti assegno pagopa
cash: contanti carta assegno | contanti carta bancomat assegno / pagare pago > contanti carta assegno bonifico | contanti carta bonifico assegno
early_discount: subito anticipo / pago sconto risparmio > sconto riduzione
tax: iva tassa > iva
chair: chi / presieduto presiede > presidente presiede
absent: chi / assente mancava > assenti assente giustificati
next_meeting: prossima prossimo / riunione assemblea appuntamento | quando che_ora che_giorno / riunione assemblea seduta incontro > prossima_riunione prossima_assemblea prossimo_appuntamento | si_terrà siete_invitati invitati / riunione assemblea seduta incontro
vote: votato voti contro astenuto > voti contrari favorevoli astenuti unanimità maggioranza
cancel: disdire annullare cancellare / come posso quando | posso come / uscire andarmene lasciare smettere | posso può come / disdire recedere annullare uscirne | come posso quando / disdire recedere uscire annullare cancellare > disdetta recesso annullamento preavviso recedere recesso_anticipato diritto_di_recesso | recesso recedere disdetta preavviso annullamento
cancel_cost: annullo disdico annullare disdire / costa pagare penale > annullamento disdetta recesso / % penale trattenuta
refund: rimborso soldi_indietro rimborsato | riavere_i_soldi restituiscono_i_soldi mi_rimborsano > rimborso rimborsato rimborsati restituzione
data: dati / conservati condivisi chi tempo > dati / conservati terzi comunicati
warranty: garanzia | e_se se / rompe guasta perde / poi dopo rompe > garanzia | garanzia
liability: responsabile responsabilità > responsabile responsabilità
law: quale_legge tribunale foro / vale competente quale > foro_competente legge_italiana tribunale
delivery: quando tempi / consegna arriva > consegna tempi_di_consegna
send_back: restituire rendere cambiare / prodotto merce posso | rimandare rimandarlo restituire / indietro posso > reso restituzione | reso resi restituzione
weight: pesa peso > peso kg
interest: interesse tasso interessi > tasso taeg tan interessi
instalment: rata mensile / mutuo quanto prestito | quanto / pago paghiamo costa / mese mensile mensilmente | quanto / rata_mensile > rata_mensile rate_mensili canone_mensile quota_mensile pagamento_mensile | rata rate canone quota abbonamento affitto / mese mensile mensili mensilmente mensilità
repay_early: anticipatamente prima estinguere / mutuo prestito > estinzione_anticipata rimborso_anticipato
missed_payment: non_riesco_a_pagare insoluto non_riusciamo / rata pagare saldare | non_ho_soldi non_posso_permettermi senza_soldi difficoltà | se / non_pago non_paghiamo non_pagare pago_in_ritardo pago_tardi | non_pago non_pagare non_paghiamo | se / non_pago_in_tempo pago_in_ritardo salto_una_rata non_riesco_a_pagare smetto_di_pagare | se cosa / addebito / respinto fallisce > mancato_pagamento mancati_pagamenti omesso_pagamento insoluto insoluti morosità decreto_ingiuntivo interessi_di_mora interessi_moratori sollecito_di_pagamento rateizzazione rateazione dilazione piano_di_rientro iscritta_a_ruolo riscossione_coattiva cartella_di_pagamento pignoramento | ritardato_pagamento non_paga non_pagate non_pagata non_pagati mancanza_di_pagamento omette_il_pagamento | mora ritardo scaduto / pagamento pagamenti pagate rata rate canone importo somma quota dovuto | in_mancanza in_difetto in_caso_contrario / pagamento versamento somma ingiunzione
guarantor: garante fideiussore risponde_se > fideiussore garante fideiussione
executor: esecutore > esecutore
heir: eredita erede lascia > lascio erede legato
guardian: tutore > tutore
contact: chi quale_numero dove / chiamare chiamo contattare scrivere telefonare | chi a_chi come / avvisare parlare chiedere rivolgersi | chi a_chi / chiamo chiamare sento contatto | numero telefono / chiamare chiamo assistenza informazioni | numero_di_telefono | chi / segue gestisce occupa / pratica | chi a_chi / chiamo chiedo scrivo / dubbi domande problemi se > telefono tel contatto email rivolgersi contattare numero_verde assistenza servizio_clienti informazioni cellulare | responsabile_del_procedimento pratica referente | informazioni
emergency: emergenza urgenza notte | fuga odore puzza / gas > emergenza emergenze urgenze 112 118 | fuga_di_gas odore_di_gas pronto_intervento
complaint: reclamo lamentarmi lamentela > reclamo reclami
opening: aperto apre chiude orari > orario orari aperto apertura chiuso
signatory: chi / firmato firma > firma firmato
venue: dove / tiene svolge luogo > luogo sala sede via
papers: quali / documenti certificati carte > documenti documentazione certificato copia
bring: portare > portare
pick_up: ritirare prendere / bambino chi può | prendere ritirare / altra_persona nonna sorella chi può | nonna nonno zia vicina qualcuno / ritirare ritirarlo prenderlo prendere > ritiro ritirare delega | ritirare ritiro delegate | persone_delegate delegate delegato
arrival: arrivo partenza / ora | quando che_ora / tornano ritorno rientro partenza partono > arrivo partenza check-in | ritorno rientro partenza arrivo
luggage: bagaglio valigia > bagaglio bagagli
meals: colazione pranzo cena pasti > colazione pranzo cena pasti pensione
rebook: rinviare spostare cambiare_la_data > rinvio spostare modifica_della_data
start_within: quando entro / iniziare lavori > inizio lavori / anni mesi entro
less_for_some: pensionati studenti fratelli / meno sconto gratis > riduzione sconto esenti gratuito
in_parts: rate poco_alla_volta dilazionare | a_rate in_più_rate dilazione pagare_dopo rimandare_il_pagamento | pagare posso / un_po'_alla_volta poco_alla_volta a_rate dilazionare comodo | debito fattura importo / rate rateizzare dilazionare poco_alla_volta > rate rateizzazione dilazione | rateale rateizzare rateazione dilazionare | rateizzazione rateizzare dilazione rate
drivers: chi figlio fratello moglie marito / guidare > conducente conducenti
weekend_work: sabato domenica fine_settimana > sabato domenica
dismissal: licenziarmi licenziato mandarmi_via cacciarmi buttarmi_fuori | azienda datore capo proprietario locatore committente / licenziare mandare_via recedere risolvere > licenziamento recedere recesso risoluzione risolvere disdetta
ownership: chi / appartiene appartengono diritti proprietario / lavoro lavori disegni opera codice software risultati foto testi dati invenzioni | diritto_d'autore proprietà_intellettuale > proprietà_intellettuale diritti_d'autore diritti cede cessione ceduti titolarità
late_delivery: ritardo tardi / consegno consegnare consegna lavori progetto fornitore finire > ritardo penale penali per_giorno al_giorno per_settimana
offer_open: offerta preventivo prezzo / quanto_tempo fino_a_quando entro_quando valido valida vale scade > valido valida validità vale_fino scadenza
proxy: al_mio_posto al_posto_mio a_mio_nome farmi_rappresentare rappresentare delega delegare altra_persona / posso può andare votare venire chi mandare | qualcuno vicino altro amico / mandare votare andare per_me al_mio_posto > delega rappresentare rappresentato rappresentanza procura delegato
why_more: perché come_mai / più_caro aumentato aumento salito più_alto maggiore tanto sforamento di_più | perché / costa più caro aumenta aumento > dipende a_causa perché dovuto motivo per_via poiché causato deriva | dipende adeguamento maggiori_oneri dovuto
supply_cut: staccano staccare staccata tagliano chiudono tolgono sospendono levano stacco / luce corrente gas acqua internet linea fornitura telefono | quanto quando tempo / senza / ascensore acqua luce riscaldamento gas internet tempo > sospensione sospendere sospesa interrotta interruzione distacco ridurre riduzione / fornitura acqua erogazione energia gas luce servizio linea potenza | fermo fuori_servizio non_disponibile
direct_debit: scalano scalare prendono_dal addebitano addebitato addebitata addebito automatico prelevano tolgono_dal > domiciliazione sdd addebito_diretto addebito_sul addebito_su_conto sul_conto_corrente | addebito addebitato / conto bancaria banca
follow_up: quando / tornare controllo visita ricontrollo medico rivedere rifare | quando / tornare ripassare | quando / devo dobbiamo / tornare ripassare ritornare > controllo visita ricontrollo / fissato fissata il fra tra settimane giorni ore | controllo / fissato
return_property: ridare restituire riconsegnare rendere tenere riportare / portatile computer telefono chiavi badge auto divisa materiale | ridare / portatile computer / quando devo > restituire restituito riconsegnato riconsegnare riconsegna restituzione / computer portatile telefono chiavi badge materiale attrezzatura documenti | riconsegnato computer
included: compreso compresa incluso inclusa comprende dentro a_parte | cosa_ricevo cosa_ottengo che_cosa_ricevo / in_cambio per_questo per_quel > compreso compresa incluso inclusa escluso esclusa a_carico_del opzionale a_parte non_compreso | riceve comprende
payment_stages: quanto quando devo / anticipo acconto caparra subito prima dare_all'inizio versare > acconto caparra anticipo / ordine firma % conferma saldo €
meter_reading: consumato consumo consumi lettura contatore | quanto / consumato consumo / mese mesi due tre questi bimestre periodo anno > consumo consumi lettura totale_del / kwh m³ smc bimestre # | totale_del_bimestre / kwh smc
visit: quando che_ora che_giorno / tecnico idraulico elettricista incaricato operaio perito letturista addetto / passa viene vengono arriva > tecnico incaricato perito operatore addetto personale / tra dalle ore verrà passerà
be_home: essere_in_casa in_casa a_casa presente essere_presente stare_in | devo / essere_in_casa casa > presenza garantire_l'accesso essere_presente consentire_l'accesso un_adulto | presenza
missed_visit: non_mi_trovano non_ci_sono non_sono_in_casa nessuno assente non_apro salto_l'appuntamento / se cosa costa > secondo_sopralluogo seconda_visita uscita_a_vuoto nuovo_intervento assenza_del_cliente ulteriore_uscita mancato_accesso sopralluogo_a_vuoto
debt_from: da_dove perché cosa per / debito soldi viene somma devo > insoluta insolute insoluto insoluti non_pagata non_pagate non_risulta_pagata arretrati arretrate risulta_insoluta / fattura fatture quote rate canoni bolletta bollette importo
no_show: non_mi_presento non_vengo non_vado manco assente / se cosa rischio costa multa > assenza_ingiustificata assenze_ingiustificate mancata_presentazione mancata_partecipazione
refuse_change: non_accetto non_sono_d'accordo non_mi_sta_bene non_voglio contrario non_mi_piace / prezzo aumento condizioni tariffa modifica > non_è_d'accordo non_accetta dissenso disaccordo non_intende_accettare / recedere recesso costi oneri cambiare condizioni modifica
cover_lost: ancora_assicurato ancora_coperto sono_assicurato sono_coperto scoperto > non_è_più_operante copertura_non copertura_sospesa sospensione_della_copertura garanzia_sospesa copertura_cessa privo_di_copertura
undo_ending: fermare bloccare annullare evitare revocare tornare_indietro / disdetta risoluzione recesso sfratto > risoluzione disdetta recesso / priva_di_effetti senza_effetto annullata revocata privo_di_effetti
job_length: quanto_tempo quanti_giorni quanto / ci_mettono dura durano lavori lavoro cantiere | quanto / ci_mettono mettono durano impiegano > giorni_lavorativi settimane durata / esecuzione lavori cantiere durata opere | richiede esecuzione
credit_record: crif cattivo_pagatore segnalato centrale_rischi > crif centrale_rischi sic cattivi_pagatori segnalazione
payment_break: saltare sospendere rinviare posticipare / rata rate pagamento pagamenti mese mutuo prestito > sospendere sospensione moratoria rinvio posticipare
bid_deadline: quando entro_quando termine scadenza / offerta domanda presentare consegnare > termine_di_presentazione scadenza_per pervenire_entro
response_time: quanto_tempo quanto_ci_mettono entro_quanto / rispondere intervenire riparare guasto > tempi_di_intervento tempo_di_risposta ripristino
liability_cap: massimo limite quanto / responsabilità risponde risarcimento danni > responsabilità / limitata massimale massimo
kept_how_long: quanto_tempo quando / conservati tenuti cancellati dati > conservazione conservati cancellati periodo_di_conservazione
subcontract: altra_ditta qualcun_altro subappaltare affidare > subappalto subappaltare subappaltatore
preexisting: già_malato malattia prima cronica / copre assicurato paga > preesistenti preesistente pregresse
who_insured: chi moglie marito figli famiglia / assicurato coperto assicurati > assicurati persone_assicurate contraente
clawback: premio bonus incentivo / restituire ridare tenere > restituire rimborsare / dimissioni cessazione recesso
training_costs: corso formazione master / paga pagare restituire > formazione corso / costo spese rimborso
carry_over: ferie giorni / avanzano perdo anno_prossimo riportare > residue riportate scadono anno_successivo
confidentiality: dire raccontare parlare segreto > riservatezza riservate segreto
quorum: quanti abbastanza quorum / voti presenti votare > quorum prima_convocazione seconda_convocazione maggioranza
appeal_fee: costa pagare gratis / ricorso impugnare appello > gratuito senza_spese contributo_unificato
side_effects: effetti male nausea / farmaco compressa medicina > effetti_indesiderati effetti_collaterali comuni
see_doctor: quando subito / medico pronto_soccorso chiamare > immediatamente pronto_soccorso
back_to_work: quando quanto / lavorare lavoro tornare > malattia ripresa_del_lavoro
with_food: mangiare digiuno pasto / prendere compressa farmaco > pasti pasto digiuno
`
