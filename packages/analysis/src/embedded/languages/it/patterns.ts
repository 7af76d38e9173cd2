import type { Patterns } from '../language-pack.ts'

export const patterns: Patterns = {
  facts: {
    amount:
      'canone|deposito|stipendio|retribuzione|compenso|prezzo|premio|totale|importo|somma|capitale|costo|spese|saldo|mutuo|prestito|rata|budget|ricavi|utile|tariffa|quota|indennità|onorario|sanzione|tassa|acconto|imponibile|valore|contributo|rimborso|iva_|fatturato|offerta|cauzione',
    party:
      'locatore|conduttore|inquilin|proprietari|datore|lavoratore|dipendente|acquirente|compratore|venditore|cliente|fornitore|committente|appaltatore|mutuante|mutuatari|assicuratore|assicurat|contraente|attore|attrice|convenut|ricorrente|resistente|beneficiari|delegante|delegat|procuratore|paziente|presidente|segretari|amministratore|direttore|sindaco|giudice|presenti|assenti|responsabile|autore|nome_|società|impresa|tra_|titolare|destinatari|spett|sig_|dott|produttore|organizzatore|posizione|candidat|erede|esecutore|mansione|qualifica',
    reference:
      'riferimento|rif_|pratica|(?:numero|n\\.|nr|n°) |protocollo|prot_|polizza n|fattura n|versione|matricola|serie|codice|contratto n|r\\.?g',
    date: 'data|decorrenza|inizio|a partire|dal_|firma|nato|nata|udienza|riunione|assemblea|partenza|arrivo|consegna|vigore|il giorno|scadenza|convocat|addì',
    term: 'durata|periodo|scadenza|validità|prova_|proroga|rinnov|orario|ferie|conserv|garanzia|mesi_|termine',
    deadline:
      'entro|termine|scadenza|non oltre|prima del|data limite|da presentare|pagabile|consegnare|presentazione',
    notice:
      'preavviso|disdetta|recesso|risoluzione|ricorso|appello|opposizione|reclamo|revoca|impugn',
    penalty: 'penale|sanzione|mora_|interessi di mora|maggiorazione|multa|risarcimento|ammenda',
    limit:
      'limite|massimale|massimo|minimo|fino a|almeno|non superiore|quorum|maggioranza|millesimi|capienza|soglia|copertura|superficie|importo massimo|base d.asta',
    excess: 'franchigia|scoperto',
    rate: 'tasso|%|per cento|percentuale|taeg|tan_|sconto|aumento|riduzione|indice|interesse',
    contact:
      'telefono|tel_|e-?mail|pec_|contatt|fax|numero verde|chiamare|informazioni:|assistenza|iban|cellulare',
    place: 'indirizzo|immobile|luogo|sito in|ubicat|sede|locale_|via_|appartamento|sala_|residen',
    dose: 'dose|posologia|compress|assumere|prendere|mg_|al giorno|conservare|diagnos|allergi',
  },
  duration:
    '(?:[0-9]+(?:,[0-9]+)?|un|uno|una|due|tre|quattro|cinque|sei|sette|otto|dieci|dodici|quindici|trenta|sessanta|novanta) (?:\\([0-9]+\\) )?(?:minut[oi]|or[ae]_|giorn[oi]|settiman[ae]|mes[ei]_|ann[oi]_|trimestr[ei]|nott[ei])',
  date: '(?:1°|[0-9]{1,2}) (?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)(?: [0-9]{4})?|(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre) [0-9]{4}',
  money: 'euro_|eur_|milioni_|miliardi_|centesimi_|franchi_|dollari_',
  bound:
    'entro|non oltre|almeno|al massimo|massimo|minimo|fino a|prima (?:del|di)|non superiore|non inferiore|decorsi|a partire|nel termine',
  duty: 'deve_|devono_|dovrà|dovranno|è tenut|sono tenut|si obbliga|si impegna|obbligatori|è necessario|occorre|a carico|è fatto obbligo|non può|provvederà|chiederà|presenterà|dovete|verserà|spetta a|si incarica',
  plea: 'si prega|vi preghiamo|la preghiamo|si raccomanda|raccomand|si consiglia|contattare|inviare|rivolgersi|consultare|si invita|la invitiamo|restituire|compilare|chiamare|segnalare|prenda|legga|^(?:non (?:usare|fumare|utilizzare|aprire|fumi|prenda|usi)|evitare|conservare|comunicare|pagare|verificare|controllare|scollegare|spegnere|presentarsi|portare|avvisare|attendere|compili|invii|chiami|paghi|comunichi|verifichi|eviti|conservi|porti)_',
  promise: 'ci penso io|lo faccio io|me ne occupo|ti mando|puoi_|mando io',
  settled:
    '(?:la|le|lo) (?:metto|iscrivo|prenoto|mando|segno|accredito)_|(?:ho|abbiamo) (?:prenotato|ordinato|registrato|inviato|accreditato)|non (?:posso|possiamo) (?:rimborsare|cambiare|accettare|fare)|quello che (?:posso|possiamo) fare|in tutto_|in totale|resta (?:aperto|così)|teniamo_|prendiamo_|restiamo_|lasciamo_|rimandiamo_|è (?:deciso|stabilito)|affare fatto|siamo d.accordo',
  decision:
    'delibera|si delibera|approva|approvat|respint|respinge|rigett|accogli|accolt|condanna|dichiara|dispone|dispost|decide|deciso|nomina|elett|eletto|unanimità|maggioranza|concede|concess|autorizz|si stabilisce|rinuncia|p\\.q\\.m|in deroga|conclu|lascio|nomino|conferma|annulla|ordina_|respinta|confermat|rinvia|rieletto|fissa_|viene fissat|accolta|prende atto|ratific|stabilisce|è revocat|è approvat|sono approvat|si nomina|è nominat|(?:delibera|decisione|esito|dispositivo|risultato): |[0-9]+ (?:voti|favorevol|contrar|astenut)|voti (?:favorevol|contrar)|a maggioranza|all.unanimità|(?:proposta|mozione|istanza|domanda|richiesta|emendamento|candidatura) .{0,60}(?:respint|approvat|accolt|rigettat|ritirat|rinviat|bocciat)|non (?:è|viene|sono) (?:approvat|accolt|accettat|ammess|concess)|si (?:delibera|approva|rinvia|respinge|decide|conferma|nomina|incarica|dispone|stabilisce|concede|dà mandato|rigetta|accoglie|prende atto)_|viene (?:approvat|respint|nominat|confermat|rinviat|conferit|sospes|sostituit|rielett|fissat|accolt|rigettat)|è stat[oa] (?:deciso|approvat|respint|sospes|sostituit|avviat|scelt|nominat|conferit|annullat|rigettat|accolt)|(?:è|sono) (?:annullat|confermat|revocat|rigettat|respint|accolt|compensat|assolt|condannat|fissat|riconosciut)|rigetta|accoglie|condanna|assolve|compensa|dichiara_|dispone_|annulla_|conferma_|revoca_|ordina_|liquida_|ha optato|optato per|abbiamo (?:deciso|accolto|respinto)|in parziale accoglimento|spese compensate|ratifica',
  severe:
    'non (?:è |sono )?sicur[oaie]_|insicur[oaie]_|decade|decadenza|perdita|perde_|nullità|nullo|risoluzione (?:di diritto|immediata)|risolto|di diritto|sfratto|pignoramento|decreto ingiuntivo|reclusione|reato|penal(?:e|mente) (?:perseg|respons)|in solido|solidal|illimitat|senza (?:preavviso|ulteriore|alcun avviso|indennizzo)|esclus[aeio]_|esclusion|non (?:è|sono) (?:copert|assicurat|garantit)|non risponde|declina|esonera|mortale|(?<!colpa )grave|pericolo|non (?:prenda|assumere|usare|utilizzare)|immediatamente|pronto soccorso|violazione dei dati|fuori dall.unione|rinuncia (?:a|al)|espuls|concorrenza|fallimento|attenzione:|avvertenz|sospes|(?:può|potrà|sarà) essere revocat|ufficiale giudiziario|distacco|interruzione (?:del|della)|immediatamente esigibil|intero (?:importo|debito|credito)|decadenza dal beneficio|senza (?:rimborso|indennità|udienza)|esplosione|folgorazione|incendio|intossicazione|croll|staccarsi|cadere|irreversibil|andranno persi|sarà (?:respint|esclus|annullat|rigettat)|sono esclus|vend\\p{L}+ .{0,20}dati|vie legali|azioni legali|sfratt|licenziamento|contumacia|vulnerabilità|accesso non autorizzato|allergi|emorragia|sanguinament|ospedale|amianto|ustion|monossido|ipoteca|ritiro (?:del|della)|senza (?:garanzia|copertura|diritto)|nessun(?:a)? (?:garanzia|responsabilità|indennizzo|rimborso)|perderà|perdita del diritto|perde il diritto|penalmente|sono escluse|comporta l.esclusione|non può stipulare',
  serious:
    'penale|sanzion|mora_|maggiorazione|rinnov\\p{L}+ (?:tacit|automatic)|tacitamente|automaticamente|non rimbors|non verrà restitui|franchigia|adegua|aument|modificare|in qualsiasi momento|si riserva|a carico|a proprie spese|trattenut|detra|supplement|rischi|ritard|perdit|dann[oi]|responsab|inadempi|morosi|mancato|riduzion|annull|cessione|terzi|trasfer|solo se|non (?:potrà|può|possono)|calo_|insufficien|carenz|obbligo di|divieto|vietat|a (?:suo|proprio|vostro) rischio|sono a carico|spese a carico|non (?:è|sono|viene|vengono|sarà|saranno) (?:rimborsa|restitui|coper|garanti|accett|compres|responsab)|interessi|adeguament|aggiorna\\p{L}+ istat|salirà|arretrat|moros|decurta|conguaglio|silenzio|si intende (?:accett|rinnov)|si considera|crepa|infiltrazion|muffa|perdita d.acqua|fuori dall.(?:ue|unione)|non sospende|guasto|verrà addebitat|addebit|in ritardo|spese di (?:annullamento|recesso|gestione)|non pagat|interruzione|guasti|difett|dolore|vertigin|nausea|gonfiore|infezion|controindica|gravidanza|durata minima|indicativ|non è più|prescri(?:tto|zione)|può essere (?:negat|revocat|sospes|addebitat|esclus)|sarà (?:addebitat|trattenut|detratt|sospes|annullat|cancellat)|costi aggiuntivi|maggiori costi|non saranno|definitiv|trascors|esclusion|sono esclus|è esclus|perde|pubblicati|resta responsabile|annullabil|ipoteca|prelazione|nulla se|non può (?:essere|stipulare)|a suo carico|rinnovat\\p{L}* tacitamente|tacito rinnovo|penale_|interessi di mora|può essere (?:revocat|sospes|modificat)|mancanza|(?:prezzo|premio|canone|quota|tariffa|assicurazione|tasso) .{0,60}(?:aument|sale_|salirà|passa da|rincar)|in (?:assenza|mancanza) di risposta|si intenderà (?:rifiut|accett)|considerat[oa] (?:rifiutat|accettat)',
  slight: 'spese di|disagi|rumore|chius|usura|guarnizion|a carico dell',
  condition:
    'se_|qualora|in caso|salvo|a meno|in mancanza|altrimenti|decors|chi_|per i morosi|ove_|quando|laddove|in difetto|decorso',
  power: 'può_|possono_|potrà_|potranno_|si riserva|ha diritto|facoltà',
  negation: 'non_|senza_|nessun\\p{L}{0,2}_|mai_|né_',
  calm: 'non (?:comporta|si applica|prolunga|risultano|risulta|costituisce|sono dovut|è dovut|pregiudica)|nessun|gratuit|senza (?:costi|spese|oneri|penali)|sono copert|è copert|è incluso|esent|non (?:costituisce|implica|comporta) .{0,20}rinuncia|non impedisce|può (?:recedere|disdire|reclamare)|fatt[oi] salv|può essere revocata in ogni momento|è gratuit|non risponde dei|non (?:paga|pagherà) nulla|non è previst|non addebitiamo|sicurezza assoluta|estrapol|fuori dal perimetro|(?:esame|test|analisi|campion)\\p{L}* .{0,40}(?:negativ|regolar)|non (?:vi sono|vi è|ci sono|c.è|esistono|risultano|sussist\\p{L}+)|ha diritto (?:di|a|al|alla)|hanno diritto|(?:conduttore|lavoratore|cliente|acquirente|assicurato) (?:è|resta|rimane) liber|è (?:asciutt|stat[oa] (?:riparat|risolt|rimborsat|sanat))|riparata? nel|(?:locatore|datore di lavoro|venditore|fornitore|appaltatore|assicuratore|banca) (?:paga|pagherà|rimborsa|rimborserà|sostiene|si fa carico|risarcisce)_|a carico (?:del locatore|del datore|del venditore|dell.appaltatore|del fornitore)|diritto di prelazione|senza pericolo|innocu|in via precauzionale|diceria|infondat|cedolare secca',
  aside:
    'ad esempio|esempio|precedente|in passato|avrebbe|avrebbero|previsione|previsto|media_|lo scorso anno|nel 20[0-9]{2}_|secondo (?:l.attore|il ricorrente)|sostiene|dedotto',
  lead: 'cerchiamo|ricerchiamo|abbiamo (?:riscontrato|rilevato|scoperto)|concede in locazione|(?:il|la|le) presente? .{0,60}(?:disciplin|ha per|regola|stabilisce|garantisce|informa)|ha per oggetto|oggetto (?:del|della|:)|garantisce|si è riunita|si comunica|siamo lieti|assume_|è indicato|cerchiamo|condanna|p\\.q\\.m|delibera|vende_|nomina|lascio|conferisce|convocat|con la presente|bandisce|indice_|finalità|scopo|in occasione|si obbliga a|annuncia|è utilizzato|siamo lieti|le (?:confermiamo|offriamo|comunichiamo|concediamo)|vi (?:informiamo|comunichiamo|offriamo)|affida|cede_|vende_|si conviene|(?<!non )copre_|accogl|incarica|nomina e costituisce|costituisce|si impegna a|le scriviamo|abbiamo (?:deciso|il piacere)|è stat[oa] (?:ricoverat|approvat|decis)\\p{L}+|contiene_|è un medicinale|autorizza|concede_|rilascia|assegna_|si è tenuta|si riunisce|ordina_|rigetta|accoglie|chiede_|domanda di',
  accuses:
    'ha (?:violato|commesso|superato|omesso)|violazione|infrazione|eccesso di velocità|sosta (?:vietata|irregolare)|superava|le (?:contestiamo|viene contestat)|inadempimento',
  appoints:
    'nomina(?: e costituisce)?(?: suo| sua|:|_)|conferisce .{0,40}procura|delega .{0,40}a_|istituisc\\p{L}+ .{0,40}erede|nomino .{0,60}(?:erede|esecutore)|lascio',
  treats:
    '(?:è|viene) (?:indicato|usato|utilizzato|impiegato)|trattamento d|è un (?:medicinale|antibiotico)|appartiene a',
  subject: 'oggetto|rif|riferimento|intervento',
}
