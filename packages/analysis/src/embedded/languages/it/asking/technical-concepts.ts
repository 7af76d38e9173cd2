export const technicalConcepts = `
perpetual: perpetuo perpetua perpetuità indeterminato illimitato illimitata permanente per_sempre a_vita scade scadere
disclose: divulgare divulgazione divulgato rivelare rivelazione diffondere diffusione comunicare_a_terzi rendere_pubblico reso_pubblico svelare
lawsuit: causa citare_in_giudizio fare_causa azione_legale azioni_legali contenzioso giudizio processo citazione
preset: predefinito predefinita impostazione_predefinita valore_predefinito di_fabbrica standard preimpostato di_serie
compatible: compatibile compatibili compatibilità supportato supportata funziona_con
version: versione versioni edizione revisione
restart: riavviare riavvio riavvia riavviato riaccendere
switch_off: spegnere spento spegnimento spegne disattivare togliere_corrente scollegare
log: registro registri log cronologia
connector: porta porte presa prese connettore connettori attacco spina
by_hand: a_mano manuale manualmente modificare_a_mano da_soli
reactivate: riattivare riattivazione riattivato tornare rientrare rientro reintegrare reintegro riammesso riammissione sbloccare
expel: espellere espulso espulsione escludere escluso esclusione cacciare cacciato buttare_fuori radiare radiazione
guarantor: garante garanti fideiussore fideiussione fideiussori avallante coobbligato
discard: buttare buttare_via gettare gettare_via smaltire smaltimento eliminare rottamare disfarsi
discontinued: fuori_produzione non_più_disponibile non_più_prodotto non_più_in_vendita ancora_disponibile dismesso obsoleto
logo: logo loghi marchio marchi emblema
letter_case: maiuscole maiuscolo minuscole minuscolo maiuscola minuscola
technology: tecnico tecnica tecnici tecnologia tecnologico informatico
candidacy: candidato candidata candidati candidatura candidature candidarsi si_candida
interpret: interpretazione interpretare interpretato significato si_intende
composition: composto composta composizione costituito costituita si_compone è_formato fanno_parte
term_of_office: mandato durata_del_mandato in_carica resta_in_carica dura_in_carica
trial_use: prova provare versione_di_prova prova_gratuita valutazione dimostrativa
electricity: elettrico elettrica elettricista elettricisti cablaggio cavo cavi impianto_elettrico collegamento_elettrico
`
