import type { Kinds } from '../language-pack.ts'

/** The name of each kind, and the words by which its title or opening tells it. */
export const kinds: Kinds = {
  nda: [
    'Accordo di riservatezza',
    /(?:accordo|patto|impegno) di (?:riservatezza|non divulgazione)/iu,
  ],
  'commercial-lease': ['Locazione commerciale', /locazione (?:commerciale|ad uso diverso)/iu],
  lease: [
    'Contratto di locazione',
    /contratto di (?:locazione|affitto)|locazione (?:abitativa|ad uso)/iu,
  ],
  'employment-contract': [
    'Contratto di lavoro',
    /contratto (?:individuale )?di (?:lavoro|assunzione|apprendistato)|lettera di assunzione/iu,
  ],
  'offer-letter': [
    'Proposta di assunzione',
    /(?:proposta|lettera|offerta) di (?:impegno|assunzione|lavoro)/iu,
  ],
  'consulting-agreement': ['Contratto di consulenza', /contratto di consulenza/iu],
  'service-agreement': [
    'Contratto di servizi',
    /(?:modulo|contratto|condizioni) di prenotazione|(?:noleggio|affitto) (?:della )?sala|lettera d'incarico|lettera di incarico|contratto di (?:pensione|custodia|asilo)|contratto (?:di (?:servizi\p{L}*|prestazione|manutenzione)|d'opera|d'appalto)/iu,
  ],
  'license-agreement': ['Contratto di licenza', /contratto di licenza|licenza d'uso/iu],
  'distribution-agreement': [
    'Contratto di distribuzione',
    /contratto di (?:distribuzione|agenzia|franchising)/iu,
  ],
  'supply-agreement': [
    'Contratto di vendita',
    /contratto di (?:vendita|compravendita|fornitura)|preliminare di/iu,
  ],
  'loan-offer': [
    'Offerta di mutuo',
    /(?:offerta|approvazione|delibera) (?:di|del) (?:mutuo|prestito|finanziamento)/iu,
  ],
  'loan-agreement': ['Contratto di mutuo', /contratto di (?:mutuo|prestito|finanziamento)/iu],
  'joint-venture': ['Patto parasociale', /patt[oi] parasocial[ei]|joint venture/iu],
  sponsorship: ['Contratto di sponsorizzazione', /sponsorizzazione/iu],
  collaboration: [
    'Accordo di collaborazione',
    /(?:accordo|contratto|convenzione) di (?:collaborazione|cooperazione|partenariato)|protocollo d'intesa/iu,
  ],
  terms: [
    'Termini e condizioni',
    /termini (?:e condizioni|di (?:servizio|utilizzo))|condizioni generali/iu,
  ],
  privacy: [
    'Informativa sulla privacy',
    /come (?:usiamo|trattiamo) i suoi dati|informativa (?:sulla|privacy|sul trattamento)|privacy policy|protezione dei dati/iu,
  ],
  'data-processing': [
    'Accordo sul trattamento dei dati',
    /(?:nomina|accordo).{0,30}(?:responsabile|trattamento) (?:del|dei) (?:trattamento|dati)/iu,
  ],
  'insurance-policy': [
    'Polizza assicurativa',
    /polizza|contratto di assicurazione|condizioni di assicurazione|scheda di polizza|condizioni (?:generali|particolari) di (?:polizza|assicurazione)|assicurazione (?:auto|casa|rc|viaggio|moto|sulla vita)/iu,
  ],
  warranty: [
    'Garanzia',
    /(?:certificato|condizioni|tagliando) di garanzia|garanzia (?:limitata|convenzionale)/iu,
  ],
  'power-of-attorney': ['Procura', /\bprocura\b|delega\b/iu],
  will: ['Testamento', /testamento|disposizioni anticipate/iu],
  bylaws: ['Statuto', /statuto|atto costitutivo/iu],
  contract: ['Contratto', /contratto|accordo|convenzione|scrittura privata/iu],
  judgment: [
    'Sentenza',
    /sentenza|ordinanza del|tribunale (?:di|ordinario|amministrativo)|corte (?:di|d')|in nome del popolo|decreto ingiuntivo/iu,
  ],
  decision: [
    'Provvedimento',
    /(?:decisione|esito|risposta) (?:sulla|della|alla) sua|esito (?:della|del)|(?:rigetto|accoglimento|diniego) (?:della|del|di)|provvedimento|determinazione|delibera\b|decreto (?:di|n)|avviso di accertamento|decisione|autorizzazione/iu,
  ],
  'penalty-notice': [
    'Verbale di contestazione',
    /verbale di (?:contestazione|accertamento)|multa|sanzione|contravvenzione|cartella (?:di pagamento|esattoriale)/iu,
  ],
  notice: [
    'Avviso',
    /(?:offerta|proposta) di rinnovo|rinnovo del(?:la)? |richiamo del prodotto|avviso|comunicazione|convocazione|diffida|disdetta|notifica|sollecito/iu,
  ],
  regulation: [
    'Regolamento',
    /regolamento|\blegge \d|decreto legislativo|ordinanza (?:n|sindacale)|norme/iu,
  ],
  'company-policy': [
    'Policy aziendale',
    /politica|codice (?:etico|di condotta)|circolare interna|policy/iu,
  ],
  guideline: [
    'Linee guida',
    /domande frequenti|\bFAQ\b|foglio informativo|scheda informativa|linee|scheda informativa|linee guida|\bguida\b|raccomandazioni|vademecum|scheda informativa/iu,
  ],
  tender: [
    'Bando di gara',
    /bando|gara d'appalto|capitolato|disciplinare di gara|manifestazione di interesse|richiesta di (?:offerta|preventivo)/iu,
  ],
  specification: ['Specifica', /specific(?:a|he)|scheda tecnica|requisiti/iu],
  manual: ['Manuale', /manuale|istruzioni (?:per|d')|guida (?:rapida|all'uso)/iu],
  runbook: [
    'Procedura operativa',
    /procedura (?:operativa|di ripristino)|piano di (?:emergenza|continuità)/iu,
  ],
  'release-notes': ['Note di rilascio', /note di (?:rilascio|versione)|novità della versione/iu],
  'incident-report': [
    'Rapporto di incidente',
    /(?:rapporto|relazione|denuncia) (?:di|sull'|d') ?(?:incidente|infortunio|sinistro)|incidente di sicurezza|violazione dei dati/iu,
  ],
  'audit-report': [
    'Relazione di revisione',
    /(?:verbale|scheda|rapporto) di (?:revisione|controllo) |revisione del veicolo|(?:relazione|rapporto) (?:di|del) (?:audit|revis\p{L}+|ispezione|verifica|collaudo)|perizia|(?:relazione|rapporto) (?:tecnic[ao] )?(?:sullo stato|sulle condizioni)/iu,
  ],
  'financial-report': [
    'Relazione finanziaria',
    /relazione (?:finanziaria|annuale|trimestrale|semestrale|sulla gestione)|bilancio|rendiconto/iu,
  ],
  'research-paper': ['Articolo di ricerca', /questo (?:articolo|studio)|articolo di ricerca/iu],
  thesis: ['Tesi', /\btesi\b/iu],
  proposal: ['Proposta', /proposta|progetto di|piano (?:industriale|aziendale)/iu],
  quotation: ['Preventivo', /preventivo|offerta (?:economica|n)|proforma/iu],
  invoice: [
    'Fattura',
    /bolletta (?:dell?|acqua|luce|gas)|fattura|bolletta|nota di credito|parcella/iu,
  ],
  receipt: ['Ricevuta', /ricevuta|scontrino|quietanza/iu],
  'purchase-order': [
    'Ordine di acquisto',
    /ordine d'?i? ?acquisto|conferma d'ordine|bolla di consegna|documento di trasporto/iu,
  ],
  'bank-statement': ['Estratto conto', /estratto conto|busta paga|cedolino/iu],
  transcript: ['Trascrizione', /trascrizione/iu],
  minutes: [
    'Verbale',
    /(?:riunione|assemblea|seduta) (?:del|dei|della|di|ordinaria|straordinaria)|\bverbale\b|resoconto/iu,
  ],
  agenda: [
    'Ordine del giorno',
    /(?:avviso di )?convocazione(?: d[eia]\p{L}*['’ ]?\s?(?:assemblea|riunione|condominio))?|ordine del giorno|programma (?:della|dei)/iu,
  ],
  'job-ad': [
    'Annuncio di lavoro',
    /(?:annuncio|offerta) di lavoro|cerchiamo|ricerchiamo|posizione aperta|ricerca di personale/iu,
  ],
  resume: ['Curriculum vitae', /curriculum|esperienz[ae] (?:professional[ei]|lavorativ[ae])/iu],
  leaflet: [
    'Foglio illustrativo',
    /foglio illustrativo|bugiardino|informazioni per (?:il paziente|l'utilizzatore)/iu,
  ],
  'medical-letter': [
    'Referto medico',
    /dimissione (?:ospedaliera|dal)|foglio di dimissione|(?:lettera|relazione) di dimissione|referto|certificato medico|relazione (?:clinica|medica)|cartella clinica/iu,
  ],
  'school-letter': [
    'Lettera ai genitori',
    /(?:cari|gentili) (?:genitori|famiglie)|ai genitori|uscita didattica|pagella/iu,
  ],
  complaint: ['Reclamo', /reclamo|ricorso|esposto|lettera di contestazione/iu],
  newsletter: ['Notiziario', /notiziario|newsletter|bollettino|circolare/iu],
  'press-release': ['Comunicato stampa', /comunicato stampa/iu],
  'news-article': [
    'Articolo di giornale',
    /\(ANSA\)|dal nostro (?:inviato|corrispondente)|editoriale/iu,
  ],
  speech: ['Discorso', /discorso|intervento del|signore e signori/iu],
  form: ['Modulo', /modulo|domanda di|richiesta di|questionario|barrare|iscrizione/iu],
  recipe: ['Ricetta', /\bricetta\b|ingredienti|preparazione:/iu],
  itinerary: [
    'Itinerario',
    /itinerario|conferma (?:di|della) prenotazione|programma di viaggio|biglietto elettronico/iu,
  ],
  patent: ['Brevetto', /brevetto|rivendicazioni/iu],
  reminder: [
    'Sollecito di pagamento',
    /(?:rate|canoni|spese) (?:insolut\p{L}|non pagat\p{L}|arretrat\p{L})|messa in mora|diffida (?:ad adempiere|e messa in mora)|sollecito(?: di pagamento)?|diffida di pagamento|fattura (?:insoluta|scaduta)/iu,
  ],
  termination: [
    'Disdetta',
    /disdetta|lettera di (?:licenziamento|recesso|dimissioni)|comunicazione di recesso|risoluzione del (?:contratto|rapporto)|licenziamento (?:per|collettivo|disciplinare)|(?<=^|: )(?:licenziamento|dimissioni|recesso dal contratto)/iu,
  ],
  payslip: ['Busta paga', /busta paga|cedolino|prospetto paga/iu],
  'cost-statement': [
    'Rendiconto delle spese',
    /(?:rendiconto|consuntivo|conguaglio|riparto)(?: \p{L}+){0,2} spese|conguaglio/iu,
  ],
  'construction-contract': [
    'Contratto di appalto',
    /contratto (?:di|d')appalto|appalto di lavori|contratto di ristrutturazione/iu,
  ],
  settlement: [
    'Atto di transazione',
    /(?:atto|accordo|verbale) (?:di )?(?:transazione|transattivo|conciliazione)|accordo di separazione/iu,
  ],
  'tax-assessment': [
    'Avviso di accertamento',
    /avviso di (?:accertamento|liquidazione)|(?:imu|tari)\b.{0,30}(?:avviso|pagamento)/iu,
  ],
  summons: [
    'Atto di citazione',
    /(?:atto di |decreto di )?citazione(?: a giudizio| a comparire| testi|$)/iu,
  ],
  certificate: [
    'Certificato',
    /certificato (?:di|medico)|attestato (?:di|energetico)|attestazione|dichiarazione di conformità/iu,
  ],
  amendment: [
    'Atto di modifica',
    /(?:atto|accordo) (?:di modifica|modificativo|integrativo)|addendum|modifica del contratto/iu,
  ],
  'warning-letter': [
    'Lettera di richiamo',
    /(?:lettera di )?(?:richiamo (?:scritto|disciplinare)|contestazione disciplinare|ammonizione)|lettera di diffida/iu,
  ],
  'card-statement': ['Estratto conto carta', /estratto conto (?:della )?carta|rendiconto carta/iu],
  'vehicle-rental': [
    'Contratto di noleggio auto',
    /noleggio (?:di |dell.)?(?:auto|veicol|vettur)\w*|autonoleggio/iu,
  ],
  'rent-increase': [
    'Aumento del canone',
    /(?:aumento|adeguamento|aggiornamento|revisione) (?:del|istat del) canone/iu,
  ],
  recall: [
    'Richiamo di prodotto',
    /richiamo (?:di|del|dei|volontario|precauzionale) ?(?:prodott\p{L}|veicol\p{L}|lott\p{L})?|(?:avviso|campagna) di richiamo|ritiro dal mercato/iu,
  ],
  'study-information': [
    'Foglio informativo dello studio',
    /(?:foglio|scheda|nota) informativ[oa] (?:e di consenso )?(?:per|al|alla|ai) (?:il |la |i )?(?:pazient[ei]|partecipant[ei]|volontar[io]+)|consenso informato|partecipa(?:re|zione) (?:a|ad|allo) (?:uno |una )?(?:studio|sperimentazione)/iu,
  ],
  'grant-award': [
    'Concessione di contributo',
    /(?:concessione|assegnazione) (?:di|del|della) (?:un |una )?(?:contributo|finanziamento|sovvenzione|borsa)/iu,
  ],
  'change-notice': [
    'Comunicazione di modifica',
    /(?:modific[ah]e?|variazion[ei]|aggiornamento|aumento) (?:unilateral[ei] )?(?:di |del |delle |dei |della |alle )(?:sue |nostre |vostre )?(?:condizioni|tariff[ae]|prezz[oi]|contratto|commissioni|quot[ae])/iu,
  ],
  invitation: [
    'Invito',
    /^invito(?! (?:a offrire|a presentare|alla gara))|(?:ha|hanno) il piacere di invitar\p{L}+/iu,
  ],
  appointment: [
    'Appuntamento',
    /(?:suo |conferma (?:di |dell['’]|del suo )|promemoria )appuntamento/iu,
  ],
  letter: [
    'Lettera',
    /^(?:gentil[ei]|egregio|spett|car[oaie])\b[^\n]{0,60}[,]?\s*$|cordiali saluti|distinti saluti/iu,
  ],
  report: [
    'Relazione',
    /relazione|rapporto|studio (?:di fattibilità|sul|sull|clinico|geologico|preliminare|d['’]impatto)|indagine|analisi/iu,
  ],
}
