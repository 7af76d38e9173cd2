import type { Frames } from '../frames.ts'

export const frames: Frames = {
  reader:
    "(?:l['’])?(?:lei_|voi_|suo_|sua_|vostr[ao]|conduttor|inquilin|affittuari|lavorator|dipendent|mutuatari|cliente|clienti|acquirent|compratore|consumator|assicurat|contraent|soci[o]?_|abbonat|utent|partecipant|viaggiator|passegger|alunn|student|genitor|condomin[oi]_|proprietari|pazient|richiedent|candidat|concorrent|offerent|fideiussor|garant[ei]_|licenziatari|appaltator|debitor|conducent|titolar|beneficiari|ered[ei]_|aderent|consulent|prestator)",
  other:
    "(?:l['’])?(?:noi_|locator|datore|azienda|banca|mutuant|assicurator|compagnia|impresa|venditor|fornitor|amministrazion|comune_|ente_|tribunale|giudice|organizzator|gestor|scuola|istituto|università|società|agenzia|licenziant|vettor|produttor|direzion|assemblea|amministrator|commission|associazion|committent|operator|albergo|piattaforma)",
  burdens: {
    bears:
      '{reader} (?:\\p{L}+ )?(?:paga|pagherà|versa|verserà|sostiene|sosterrà|rimborsa|rimborserà|risponde|risponderà|risarcisce|risarcirà|corrisponde|corrisponderà|deve …(?:pagare|versare|rimborsare|corrispondere)|dovrà …(?:pagare|versare|rimborsare|corrispondere)|si accolla)|{reader} (?:è|sono|sarà|saranno|resta|rimane) …(?:responsabil|tenut|obbligat|debitor)|(?:a|sono a|è a) (?:suo |loro |vostro )?(?:carico|spese)|a proprie spese|(?:dovut|esigibil|addebitat|trattenut|detratt|scalat|recuperat|fatturat)\\p{L}* …(?:dal|dalla|al|sul|da|in)_|(?:saranno|sarà|vengono|viene|verrà|verranno) …(?:addebitat|trattenut|detratt|fatturat)|oltre (?:iva|a|al|alle|agli|interessi)|non compres|decorrono interessi',
    forbidden:
      '{reader} non (?:può|possono|potrà|potranno|deve|dovrà)|non (?:può|possono|potrà|potranno|è possibile|è consentito|è ammesso|sono ammess)|(?:è|sono) (?:espressamente |severamente |fatto )?(?:vietat|divieto|proibit)|vietat|divieto|senza (?:il |la |previ[ao] )*(?:consenso|autorizzazione|permesso|accordo)|(?:richiede|necessita|subordinat|previ[oa])\\p{L}* …(?:consenso|autorizzazione|permesso|approvazione)|si obbliga a non|si impegna a non|nessuno può|esclusivamente (?:a|ad|per|come)',
    loses:
      'non (?:è|sono|sarà|saranno|viene|vengono|spetta|spettano|dà|ha|avrà) …(?:rimborsat|rimborsabil|restituit|dovut|diritto|indennizz|risarcit|cumulabil|trasferibil|riconosciut|pagat)|(?:nessun|alcun)\\p{L}* …(?:rimborso|diritto|indennizzo|risarcimento|compenso|indennità|reclamo|restituzione|garanzia)|senza (?:diritto|rimborso|indennizzo|alcun|indennità|risarcimento)|(?:perd|decad|decaden|estingu|annullat|nullo|nulla_|inefficac|esclus|revocat|cancellat|respint|archiviat)|rinunc|esoner|(?:resta|restano|rimane|rimangono) acquisit|non (?:potrà|può) (?:pretendere|richiedere|chiedere)',
    power:
      '{other} (?:può|possono|potrà|si riserva|ha facoltà|ha diritto|è libero|decide)|possiamo|ci riserviamo|si riserva|(?:può|possono|potrà|potranno) essere …(?:modificat|aumentat|ridott|sospes|risolt|revocat|rifiutat|annullat|trasferit|rivist|variat|ritirat)|in (?:qualsiasi|qualunque|ogni) momento|a (?:sua|propria|nostra) (?:discrezione|insindacabile)|insindacabile|discrezional|unilateral|senza (?:preavviso|obbligo|motivazion|necessità|preventiva)|{reader} (?:autorizza|accetta|acconsente)|facoltà di',
    automatic:
      "automatic|tacit|di diritto|d['’]ufficio|senza (?:necessità|bisogno|ulterior|ulteriori|alcuna)|(?:si intend|si considera|si riten|si presume|vale come|varrà)|(?:si rinnova|si proroga|prosegue|rinnovat|prorogat|prorog)|salvo (?:disdetta|recesso|preavviso)|(?:silenzio|mancata risposta|in mancanza)|(?:la firma|l['’]uso|il pagamento|l['’]utilizzo) …(?:comporta|implica|costituisce|vale)",
    tooLate:
      "(?:ricorso|reclamo|opposizione|domanda|istanza|denuncia|contestazion|impugnazion|richiesta|recesso|disdetta|appello)\\p{L}* …(?:entro|nel termine|prima|non oltre|per iscritto|a pena)|entro e non oltre|(?:trascors|decors|scadut|oltre)\\p{L}* …(?:termine|giorni|mesi|data|tale|il)|fuori termine|tardiv|a pena di|non (?:sospende|interrompe|proroga)|(?:definitiv|irrevocabil|inoppugnabil|esecutiv)|non (?:è sufficiente|basta|è più possibile)|al più tardi|pena (?:la|l['’])|prescri",
    failure:
      "(?:se|qualora|in caso di|nel caso|quando|ove|chi|chiunque) …(?:non_|mancat|ritard|inadempi|recess|moros|omess|violazion|ritiro|disdett|rifiut|super|perdita|danni|risoluzion|annullament)|il mancato|la mancata|l['’](?:inadempimento|omesso|omessa)|in difetto|in caso contrario|altrimenti|per ogni (?:giorno|mese|infrazione|violazione|ulteriore)|per ciascun",
    grows:
      '(?:canone|prezzo|premio|quota|tariffa|spes[ae]|tasso|contributo|retta|importo|costo|bolletta|imposta|rata|interess[ei]|consumo|franchigia)\\p{L}* …(?:aument|passa|pass(?:erà|ano)|rincar|adegu|rivalut|aggiorn|increment|maggiorat|cresc|sal(?:e|irà|ito)|raddoppi)|(?:aumento|rincaro|maggiorazione|incremento) (?:di|del|della)|maggiorat|quota straordinaria|contributo straordinario|spese straordinarie|conguaglio|integrazion|(?:passa|passano) da|sforament|disavanzo|fabbisogno|da (?:definire|determinare|quantificare)',
    lacks:
      'non (?:comprende|comprendono|include|copre|coprono|è compres|sono compres|è copert|sono copert|garantisce|costituisce|è garantit|vale|esonera|esiste|è previst|sono previst)|(?:è|sono|restano|rimangono) esclus|esclus[oaie]|(?:solo|soltanto|unicamente|esclusivamente) (?:se|dopo|a partire|in caso|per|quando)|(?:fino a|entro il) (?:un )?(?:massimo|limite)|nei limiti|limitat|massimale|al massimo|separatamente|è obbligatori|sono obbligatori|spetta solo',
    harm: '(?:può|possono|potrebbe|potrebbero) …(?:causare|provocare|danneggi|lesion|peggior|cedere|rompersi|cadere|esplodere|infiltr|bruci|perdere|comprom|surriscald|determinar)|amianto|inquina|contamina|tossic|muffa|umidità|infiltrazion|crep[ae]|corros|difettos|scadut|fuori (?:servizio|uso|norma)|non (?:conforme|a norma|collaudat|revisionat|funzionant|verificat)|(?:chius|interrott|inagibil|inutilizzabil|sospes[oa])|capogir|sanguinament|gonfiore|sovradosaggio|allergi|svenimento|non (?:prenda|assumere|usi|usare|guidi|guidare|superare|interrompere|aprire|mescolare)_|fuori dalla portata|perdita di dati|problema noto|ritardo|un solo fornitore|pericol|rischi',
    watched:
      "(?:dati|informazioni|immagini|registrazioni|chiamate|posizione|risultati|fotografie)\\p{L}* …(?:raccolt|registrat|conservat|comunicat|condivis|pubblicat|cedut|trasferit|trattat|utilizzat|trasmess|vendut)|telecamer|videosorveglianza|a terzi|centrale rischi|banca dati|fuori (?:dall['’]unione|dallo spazio|dall['’]ue)|geolocalizz|accesso …(?:immobile|locali|appartamento)|permettere …(?:visita|accesso|ingresso)|consentire …(?:visita|accesso|ingresso)",
    bound:
      '(?:per|durante|nei) (?:un (?:periodo )?di )?[^.;,]{2,20}(?:mesi|anni|anno|settimane|giorni) (?:dopo|successiv|dalla|dal|decorrenti)|(?:continua|resta|rimane|permane|restano|rimangono|sopravvive) …(?:dopo|fino|anche|per|finché)|durata minima|vincol|permanenza minima|non (?:può|potrà) …(?:recedere|disdire|risolvere|revocare)|esclusiv|concorrenza|riservatezza|segret|in solido|solidal|fideiuss|garanzia|cessione|cede_|irrevocabil|foro (?:competente|di|del)|arbitrat|altra sede|trasferta|trasferimento|riconsegn\\p{L}+ …(?:tinteggiat|ripristin)|tinteggiat|ripristin',
  },
  favors:
    "{other} (?:\\p{L}+ )?(?:paga|pagherà|sostiene|sosterrà|rimborsa|rimborserà|restituisce|restituirà|risarcirà|ripara|riparerà|sostituirà|deve …(?:pagare|restituire)|dovrà …(?:pagare|restituire))|(?:a carico|a spese) de(?:l|lla|ll['’]) ?{other}|spettano al? {other}|gratuit|senza (?:costi|spese|oneri)|{reader} (?:può|possono|potrà) (?:recedere|disdire|chiedere|opporsi|scegliere|reclamare|annullare)|ha diritto d|a favore de(?:l|lla) {reader}",
  outcomes: {
    votes:
      'deliber|approv|respin|vota(?:ti|zione|no)|favorevol|contrari|astenut|unanimità|maggioranza|elegg|elett|rielett|nomin|conferm|rinvi|ritir|prende atto|autorizz|incaric|delega|affida|fiss(?:a|ato|ata)_|sceglie|accett|non (?:è approvat|è raggiunt|si approva)|dà mandato|decid|decis',
    ruling:
      'condann|rigett|accogl|accolt|dichiar|annull|conferm|revoc|compens|assol|ordin|dispon|rimett|determin|liquida|spese di lite|provvisoriamente esecutiv|inammissibil|improcedibil|P\\.?Q\\.?M|colpevol|risoluzione del contratto|in parziale|rilascio',
    grants:
      '{other} (?:\\p{L}+ )?(?:conced|rifiut|respin|accogli|approv|rilasci|revoc|sospend|conferm|dispon|nega|riconosc|assegn|accett)\\p{L}*|(?:domanda|richiesta|istanza|contributo|permesso|licenza|ricorso|reclamo|contratto|prestazione|borsa)\\p{L}* …(?:è|sono|è stat|viene|sarà) (?:\\p{L}+ )?(?:accolt|respint|concess|rifiutat|negat|approvat|revocat|sospes|rilasciat|confermat|riconosciut|rinnovat|ammess|esclus)|si (?:dispone|concede|autorizza|rigetta|accoglie|nega|determina|approva|comunica)|con decorrenza|abbiamo (?:deciso|accolto|respinto)|ha optato',
    settles:
      "facciamo (?:così|il|la|che)|andiamo con|prendiamo|teniamo|restiamo|rimandiamo|d['’]accordo[,.:]|allora (?:è|facciamo|si|resta|va)|deciso|affare fatto|va bene[,.] |resta (?:così|aperto|chiuso|com)|non (?:prima|senza)_|prenoto io|me ne occupo|confermato|niente (?:prima|senza)",
    finds:
      'conclu|complessiv|giudizio|parere (?:favorevole|contrario)|(?:abbiamo|ho|la verifica|si) (?:\\p{L}+ )?(?:rilev|constat|osserv|riscontr|accert|riten)\\p{L}*|(?:è|sono|risulta|risultano|rimane) …(?:soddisfacent|insufficient|adeguat|conform|efficac|inefficac|nella norma|stabil|negativ|positiv|idone)|causa (?:principale|radice|del|è)|dovut[oa] a|diagnosi|non (?:necessita|è necessari|si rilev)|(?:è|sono) stat\\p{L} (?:avviat|sospes|iniziat|aument|ridott|sostituit|ripristinat|corrett)|verdetto|miglior|raccomand',
    awards:
      'aggiudic|selezionat|vincitor|offerta (?:più|migliore)|punteggio|desert|esclus|classificat|premi|vince_|prevale|graduatoria',
  },
  heads:
    '(?:P\\.?\\s?Q\\.?\\s?M|dispositivo|decisioni|decisione|delibera|deliberazion|conclusioni|esito|giudizio|verdetto|diagnosi|causa|dispone|determina)|.{0,60}(?:delibera|decide|dispone|determina|convengono|approva|conclude|ordina)(?: quanto segue| che)? ?:$',
  pleads:
    '(?:attor|attric|convenut|ricorrent|appellant|appellat|resistent|parte|pubblico ministero)\\p{L}* …(?:chied|domand|sostien|dedu|eccepi|alleg|lament|contest|invoc|insist|assum|affermat)|(?:udienza|causa) …(?:rinviat|fissat|differit|tenut|discuss|trattenut)|(?:con|ha) (?:atto|ricorso|citazione) (?:di|del|notificat|depositat)',
}
