import type { RiskReasons } from '../language-pack.ts'

export const riskReasons: RiskReasons = {
  health: [
    'Può nuocere alla salute',
    'dolore|difficoltà (?:a|di) respir|effetti (?:indesiderati|collaterali)|allergi|sovradosaggio|gonfiore|sanguinament|emorragi|vertigin|capogir|sonnolenza|svenim|convulsion|infezion|gravidanz|allattament|interazion|controindic|pericolo di (?:morte|vita)|mortale|morte_|lesion|infortun|ospedal|pronto soccorso|avvelen|soffoc|ustion|folgoraz|monossido|esplosion|amianto|non (?:prend|assum|us)\\p{L}+|fuori dalla portata|medico|farmacista|peggior|complicanz|mal di testa|sonnolenza|infarto|sovradosaggio',
  ],
  ending: [
    'Può essere chiuso o interrotto',
    '(?:ridu\\p{L}+|sospen\\p{L}+|interromp\\p{L}+) la (?:potenza|fornitura)|risol(?:ve|uzione|vere|to|ta) (?:di diritto|del contratto|il contratto|anticipata|immediat)|recede|recesso|licenzi|(?:può|possono|potrà|possiamo) .{0,40}(?:sospend|interromp|chiud|revoc|esclud|annull|cess|risolv|disdir)|sospen(?:sione|dere|de|so|sa)|sfratto|rilascio dell|distacco (?:della?|dell.)\\s?(?:fornitura|utenz|corrente|gas|acqua|energia|linea)|interruzion|esclusion|espuls|revoc|decad|cessazione',
  ],
  forfeit: [
    'Si può perdere denaro o un diritto',
    'perd(?:e|ono|ere|erà|ita|ite|uto|endo)_|decad|prescri|scad(?:e|uto|uta|rà) |non (?:è |sono |sarà |saranno )?(?:rimbors|restitui)|senza (?:rimborso|indennizzo|diritto)|trattenut|trattenere|null[oa]_|nullità|invalid|inefficac|annullat|non (?:più|è più) valid|caparra|incamer',
  ],
  penalty: [
    'Una penale o una maggiorazione',
    'penale_|penali_|sanzion|multa|multe_|(?<!in )mora_|interess[ei] (?:di mora|moratori|legal)|maggiorazion|sovrattassa|soprattassa|spese di (?:sollecito|recupero|insoluto|mora)|indennità di mora|per ogni giorno|ammenda|commission',
  ],
  cost: [
    'Altri costi sono a suo carico',
    'a (?:suo|vostro|loro|proprio) (?:carico|spese)|a (?:carico|spese) (?:del|della|dell|dei|di)|sono a carico|dovrà (?:pagare|versare|rimborsare|restituire|corrispondere)|dovranno (?:pagare|versare|rimborsare)|rimborsare|restituire (?:le|la|il|quanto)|spese (?:aggiuntiv|ulterior|extra|straordinari)|costi (?:aggiuntiv|ulterior|extra)|supplement|conguaglio|franchigia|scoperto|addebit|detra(?:tt|zion)|ritenut|non (?:compres|inclus)|integrazion|spese di lite|in aggiunta',
  ],
  increase: [
    'Può diventare più caro',
    '(?:prezz|canon|tariff|premi|quot|rat|tass|cost|contribut|interess)\\p{L}{1,3} .{0,60}(?:aument|adegu|aggiorn|rivalut|increment|modific|varia|rialz)|aumento|adeguamento|aggiornamento istat|istat_|rivalutazion|rincar|indicizz|inflazion|tasso variabile',
  ],
  renewal: [
    'Continua se non si disdice',
    'tacit(?:o|a|amente)|rinnov(?:a|o|ato|erà|arsi) (?:automatic|tacit|per|di)|automaticamente|si (?:rinnova|proroga|intende rinnovat)|prorog|salvo disdetta|in mancanza di disdetta|durata minima|vincolo|periodi successivi',
  ],
  oneSided: [
    'L’altra parte può decidere da sola',
    'si riserva|ci riserviamo|riserva (?:il diritto|la facoltà)|discrezion|insindacabil|unilateral|in qualsiasi momento|in ogni momento|senza (?:preavviso|motiv|giustific|il consenso|obbligo)|(?:il locatore|la banca|la società|il fornitore|l.azienda|l.assicuratore|il venditore|l.organizzatore|il gestore|il comune|l.ente) (?:può|potrà|si riserva|ha facoltà)|ha (?:il diritto|facoltà) di|modificare (?:le|il|i|la|unilateral)',
  ],
  exclusion: [
    'Non coperto o non compreso',
    'non (?:è|sono|sarà|saranno) (?:copert|compres|inclus|assicurat|garantit|rimborsabil|indennizzabil)|non (?:copre|comprende|include|opera|garantisce|risponde|indennizza)|esclus[oaie]_|esclusion|fuori (?:garanzia|copertura)|nei limiti|fino a un massimo|limitat[oa] a|solo (?:se|quando|in caso)|soltanto (?:se|quando)|a condizione|purché|usura|non fa parte|non si applica',
  ],
  liability: [
    'La responsabilità è limitata o trasferita',
    'responsab|in solido|solidal|risarc|non (?:garantisce|risponde)|senza garanzia|a (?:suo|proprio|vostro) rischio|rischio e pericolo|manlev|tenere indenne|fideiuss|garante_|declina|esoner|risponde (?:di|dei|del|per)|risponderà',
  ],
  deadline: [
    'Dopo il termine si perde',
    'entro (?:e non oltre|il|la|i|le|[0-9])|non oltre|oltre (?:il|tale|detto) termine|fuori termine|dopo (?:il|tale) termine|tardiv|perentori|pena (?:di |la )?(?:decadenza|esclusione|nullità)|decors[oi]|trascors[oi]|scadenza|termine (?:ultimo|di|perentorio)|successiv(?:a|amente) (?:al|alla) (?:data|scadenza)',
  ],
  silence: [
    'Il silenzio vale come consenso',
    'silenzio|si (?:intende|intendono|considera|considerano|presume|dà per)|intendersi (?:accett|rinnov|approv)|in (?:mancanza|assenza) di (?:risposta|riscontro|opposizione|contestazion)|senza risposta|mancata (?:risposta|opposizione|comunicazione)|tacita accett|l.utilizzo .{0,40}(?:comporta|implica)',
  ],
  waiver: [
    'Si rinuncia a un diritto',
    'rinunci|irrevocabil|definitiv|inappellabil|inoppugnabil|arbitrat|a saldo e stralcio|nulla (?:più )?(?:a|da) pretendere|cede_|cession|non (?:può|potrà|possono) (?:più )?(?:impugn|recedere|contest|oppor)|liberatori|irreversibil|transazion',
  ],
  refusal: [
    'Può essere rifiutato',
    'rifiut|respin|rigett|diniego|negat[oa]_|inammiss|irricevib|non (?:è|sono|sarà|saranno) (?:ammess|accett|accolt|pres[ei] in|valutat|ritenut)|esclus[oaie] (?:dal|dalla)|esclusione (?:dal|dalla|della domanda)|squalific|non idone|archiviat',
  ],
  legal: [
    'Possono seguire azioni legali',
    'tribunale|giudiz|giudice|azione legale|vie legali|querela|denuncia|reato|penalmente|reclusion|arrest|illecit|pignor|ipoteca|ingiun|esecuzion|recupero (?:del )?credit|ufficiale giudiziario|abusiv|frode|falsa dichiaraz|dichiarazioni (?:false|mendaci)|diffid|contenzioso|condann',
  ],
  data: [
    'I dati vengono trasmessi',
    '(?:dati|informazioni|immagini|registrazioni) .{0,60}(?:comunic|trasm|trasfer|condivi|vend|ced|pubblic|conserv|tratt|utilizz|raccol|registr)|(?:comunic|trasm|trasfer|condivi|vend|pubblic)\\p{L}* .{0,40}(?:dati|informazioni|immagini)|a terzi|soggetti terzi|partner|fuori (?:dall.unione|dall.ue|dello spazio)|extra ?ue|videosorvegl|centrale rischi|profilaz|marketing|violazione dei dati',
  ],
  restriction: [
    'Vieta o limita qualcosa',
    'viet(?:ato|ata|ati|ate|a)_|divieto|proibit|non (?:può|possono|potrà|potranno|deve|devono|è consentit|è ammess|è permess|sono consentit)|senza (?:autorizzazion|il consenso|consenso|preventiv|l.autorizzazion)|salvo autorizzazion|non concorrenza|concorrenza|esclusiv|riservat|subloca|sublocaz|limitazion|solo previ',
  ],
  finance: [
    'Manca denaro o è in gioco',
    'perdit[ae]|disavanz|deficit|moros|insolut|debit|fallimento|insolven|liquidit|scoperto|ammanco|inferiore|al di sotto|supera(?:to|re)? (?:il|la|lo) (?:budget|prevent|limit|previs)|sforament|calo|flession|diminuzion|svalutaz|extracost|arretrat|non (?:coper|finanzi)|rifinanz|crediti inesigibili|insufficien',
  ],
  defect: [
    'Qualcosa è difettoso o manca',
    'difett|guast|vizi_|vizio|crep[ae]|fessur|perdit[ae] d|infiltr|umid|muff|ruggin|corros|dannegg|danni|degrad|ammalor|rott[oaie]_|manca(?:nza|no|nte|ta|to)?_|carenz|carent|assenza|insufficien|inadeguat|non (?:conform|testat|verificat|document|rispettat|aggiornat|eseguit|present|risult)|senza (?:prova|verifica|controllo|collaudo)|vulnerab|falla|error|anomal|incident|allagam|pericol|obsolet|abusi edilizi|difform|infestaz',
  ],
  delay: [
    'Incerto o può ritardare',
    'ritard|rinvi|posticip|dipend(?:e|ono|ente)_|subordinat|condizionat|salvo (?:approvazion|conferm)|in attesa|incert|provvisor|non (?:ancora )?(?:garantit|confermat|approvat|definit|deciso)|rischi|minacc|avvert|segnala|potrebbe|potrebbero|indicativ|non vincolant|stimat',
  ],
  damage: ['Può causare danni', '(?!)'],
  effective: [
    'Vale anche in caso di ricorso',
    '(?:ricorso|impugnazione|reclamo|opposizione|appello)_ [^.;]{0,60}?non (?:ne )?(?:sospend|interromp)|provvisoriamente esecutiv',
  ],
  allDue: ['Tutto diventa dovuto subito', '(?!)'],
  takenAway: ['Un bene può essere venduto o tolto', '(?!)'],
  paidBack: ['Può dover essere restituito', '(?!)'],
  condition: ['Dipende da una condizione', '(?!)'],
  attention: ['Richiede attenzione', '(?!)'],
  other: ['Può essere a suo svantaggio', '(?!)'],
}
