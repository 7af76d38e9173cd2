import type { PlainDangers } from '../plain-dangers.ts'

export const plainDangers: PlainDangers = {
  emergency:
    "(?:chiam\\p{L}+|compon\\p{L}+) (?:subito |immediatamente |prima )?(?:il )?(?:(?:999|112|911|000|111|15|18|061|118|192|193|103|997|998|120|119)_|un['’]ambulanza|i vigili del fuoco)|(?:si rechi|recarsi|andare|andate) (?:subito |immediatamente )?al pronto soccorso",
  hurt: '[0-9]+ (?:persone|bambini|clienti|pazienti)_ [^.;]{0,30}(?:ferit[ei]|ustionat[ei]|intossicat[ei]|ricoverat[ei])',
  stop: "^(?:[^.;]{0,160}?[,:;–] ?)?(?:(?:mai|non) (?:accendere|toccare|aprire|forzare|forare|carteggiare|smontare|ponticellare|bere|ingerire|inalare|superare|mescolare|bagnarsi)_|(?:non \\p{L}{3,}(?:re|te|i|a) mai)_|(?:mettere|metta|mettete) [^.;]{1,50} fuori servizio|(?:smett\\p{L}+|cess\\p{L}+) (?:subito |immediatamente )?(?:di usar|di utilizzar|l['’]uso)|(?:abbandon|evacu|lasci)\\p{L}* (?:subito |immediatamente )?(?:il locale|la stanza|l['’]edificio))",
  gone: '(?:non sarà|non saranno) (?:più )?(?:disponibil[ei]|fornit[oaie]|erogat[oaie]) (?:dopo|oltre|una volta)|(?:casella|account|dati|messaggi|file|registrazioni)_ [^.;]{0,80}?(?:viene|vengono|sarà|saranno) (?:\\p{L}+ )?(?:cancellat|eliminat)[oaie]_|posto (?:passa|viene offerto) a',
  unpaid:
    '(?:con|alla|dalla) (?:la )?(?:creazione|consegna|firma),? (?:e non|indipendentemente) [^.;]{0,20}pagamento',
  uncovered:
    '(?:ridott|limitat)[oaie] al (?:solo )?minimo (?:legale|di legge|obbligatorio)|non (?:acquistat|sottoscritt|attivat)[oaie]_|(?:assicurat|copert)[oaie] (?:solo|soltanto) per|(?:garanzia|copertura)_ [^.;]{0,80}?(?:purché|a condizione che|a patto che|subordinat[oa])_',
  fine: '(?:annullamento|cancellazione|disdetta|annullare|disdire)_[^.;]{0,40}(?:costa|comporta)[^.;]{0,20}[0-9]|(?:multa|sanzione|ammenda)[^.;]{0,40}(?:da|dal|di|del|fino a|fra)[^.;]{0,12}[0-9]',
  blocked:
    '(?:fornitura|accesso|tessera|conto|iscrizione)_[^.;]{0,60}(?:sospes|bloccat|interrott)[oaie]_',
  silence:
    '(?:silenzio|mancata risposta|pagamento)[^.;]{0,80}(?:accettazione|consenso|assenso|rinuncia)|si (?:intende|intendono|considera|considerano|ritiene) (?:tacitamente )?(?:accettat|approvat|rinnovat|rinunciat|respint|decadut)[oaie]_|(?:in mancanza|in assenza|trascorso|decorso|senza) [^.;]{0,80}(?:si (?:intenderà|considererà|riterrà)|riterremo|considereremo)_ [^.;]{0,40}',
  bannedAfter:
    '(?:mesi|anni) (?:dopo|successivi|dalla) [^.;]{0,80}(?:non potrà|è vietato|si asterrà)',
  finding:
    'allergi(?:a|co|ca)_ (?:a|al|alla|alle|ai)_|(?:nodulo|lesione|massa|cisti|polipo)_ [^.;]{0,90}(?:da (?:approfondire|chiarire|controllare|indagare|rivalutare))',
  unsafe:
    '(?:è|sono|risulta|risultano) (?:pericolant[ei]|instabil[ei]|pericolos[oaie])_|rischio di (?:crollo|distacco)|(?:continua(?:no)?|continua ancora) a (?:infiltrarsi|perdere|cedere)',
  doubled: "il (?:doppio|triplo) (?:del|della|dell['’]) ?",
  endsWith:
    '(?:cessa|termina|si risolve) contestualmente|non (?:avrà|ha) diritto ad alcun(?:a)? (?:indennizzo|indennità|pretesa)',
  invalid:
    '(?:comunicazione|disdetta|recesso|domanda|reclamo)_ [^.;]{0,60}(?:è|sarà|sono) (?:null[oaie]|inefficac[ei]|non valid[oaie])_',
  notPaid:
    'non (?:verrà|sarà|è) (?:corrispost|versat|riconosciut|addebitat)[oa]_ (?:alcun|automatic|nessun)',
  breaks: '(?:può|potrebbe|possono) (?:danneggiare|distruggere|cancellare|spegnere|annullare)_',
  unwise:
    '(?:è|sono) (?:vivamente )?sconsigliat[oaie]_|non (?:è|sono) più (?:consentit|permess|ammess)[oaie]_',
  joint:
    "in solido_|via solidale_|solidalmente|responsabili(?:tà)? solidal[ei]_|(?:presta|prestano|rilascia|costituisce|si costituisce) (?:\\p{L}+ )?fideiuss\\p{L}+|garantisce personalmente|risponde (?:\\p{L}+ )?personalmente|ciascun\\p{L}* (?:\\p{L}+ ){0,3}(?:risponde|deve|è tenuto) (?:\\p{L}+ )?(?:dell\\S|all\\S|l\\S)? ?(?:inter[oa]|tutto)|preventiva escussione|beneficio (?:di|della) escussione|(?:rispondono|risponde|obbligati|tenuti) in solido_|ciascuno (?:di voi )?risponde (?:per|dell[’'])(?: ?il)? ?(?:intero|tutto)_",
  late: '(?:tardiv[ei]|fuori termine|pervenut[ei] (?:oltre|dopo|successivamente)|presentat[ei] (?:oltre|dopo|fuori)|inviat[ei] (?:oltre|dopo))_ [^.;]{0,80}(?:non (?:sarà|saranno|verr|è|sono|viene|vengono)|escluse?i?|respint[eio]|restituit[eio]|irricevibil|inammissibil)|(?:ricorso|reclamo|impugnazione|opposizione|domanda|istanza)_ non (?:sospende|interrompe|proroga|ha effetto sospensivo)|non (?:saranno|verranno) (?:prese in (?:considerazione|esame)|ammess[ei]|accettat[ei]|accolt[ei]|valutat[ei])_',
  claimCut:
    "(?:indennizzo|rimborso|prestazione|liquidazione)_ [^.;]{0,40}(?:ridott[oa]|rifiutat[oa]|negat[oa]|non dovut[oa]|decade)|(?:perdita|perde|decadenza) (?:totale o parziale )?(?:dal|del|il) diritto all['’]indennizzo|(?:liber[aoi]|liberat[oa]|esonerat[oa]) (?:\\p{L}+ )?(?:dall['’]obbligo|da ogni obbligo|dal pagamento)|(?:copertura|garanzia|assicurazione|franchigia|protezione|sconto)_ (?:cessa|decade|è sospesa|resta sospesa|non (?:opera|si applica|è operante|vale))_|non (?:è|sono) (?:copert|garantit|indennizzat|assicurat)[oaie]_|(?:copert|assicurat|garantit)[oaie]_ (?:solo|soltanto|unicamente) (?:se|quando)_|(?:è|sono) (?:solo|soltanto) (?:copert|assicurat)[oaie]_|regola proporzionale|indennizzo (?:è|sarà|viene) ridotto",
  dearer:
    '(?:dopo|trascors[oi]|a partire da|al termine d)[^.;]{2,60}(?:prezzo|canone|tariffa|rata|premio|tasso|quota)_ (?:sarà|passa|passerà|aumenta|aumenterà|diventa)_|(?:prezzo|importo|preventivo|costo|totale)_ [^.;]{0,30}(?:è|sono|ha valore) (?:solo |puramente |meramente )?(?:indicativ|stimat|provvisori|orientativ|presunt)\\p{L}*|(?:costo|prezzo|importo) (?:effettivo|finale|definitivo) (?:può|potrà|potrebbe) (?:essere superiore|superare|variare)|(?:canone|prezzo|tariffa|quota|affitto)_ [^.;]{0,40}?(?:aggiornat|aument|rivalut|adeguat)\\p{L}*_ [^.;]{0,40}?(?:ogni anno|annual|istat)',
  leftOut:
    '(?:prezzo|tariffa|preventivo|offerta|canone|quota)_ [^.;]{0,30}non (?:comprende|include)_|non (?:è|sono) (?:compres|inclus)[oaie]_|(?:esclus|non compres|non inclus)[oaie] (?:dal|nel) prezzo_|a parte_ (?:si pag|sono addebit)|(?:ulterior|aggiuntiv|mancant|smarrit|extra)\\p{L}* [^.;]{0,50}?(?:è|sono|sarà|saranno) (?:addebitat|fatturat|dovut)[oaie]_ [^.;]{0,30}?[0-9]',
  weak: '(?:nessun[oa]?|manca|mancano|non (?:è|era|risulta|risultano|sono|esiste|vi è)) (?:\\p{L}+ ){0,4}(?:certificat[oi]|autorizzazion[ei]|documentazione|registr[oi]|verbal[ei]|collaud[oi]|attestat[oi]|prov[ae])_|non (?:è|sono|era|erano) (?:ancora )?(?:stat[oaie] )?(?:documentat|verificat|approvat|collaudat|controllat|testat)[oaie]_|non offre alcuna protezione|dipende (?:da una sola|da un solo|solo da)|in [0-9]+ (?:casi )?su [0-9]+|(?:è|sono) in ritardo_ (?:di|sul|rispetto)|^(?:effett[oi]|conseguenz[ae]|risch(?:io|i)|impatt[oi]): (?!(?:nessun|bass|medi|alt)[oa]_)\\p{L}|non ha(?:nno)? superato (?:la|il|l\\S|le|i) ?(?:prov|collaud|verific|test|controll|ispezion)\\p{L}*',
  exposed:
    'non (?:è|sono) (?:ancora )?(?:stat[oaie] )?(?:finanziat|copert|stanziat|deliberat)[oaie]_|senza (?:copertura finanziaria|finanziamento)|(?:contratto|contributo|appalto|convenzione)_ [^.;]{0,80}(?:non (?:è stat[oa] |sarà )?rinnovat[oa]|pers[oa]|affidat[oa] a (?:un )?altr)|(?:mutuo|prestito|finanziamento)_ [^.;]{0,80}(?:scade|scadrà|giunge a scadenza)_|continuità aziendale|incertezza (?:rilevante|significativa)|(?:perdita|disavanzo|deficit|sforamento)_ di_ |concordato preventivo|liquidazione giudiziale|(?:moros[io]|morosità|arretrati|insoluti)_ [^.;]{0,60}[0-9][0-9.,]{2,}',
  worn: '(?:è|sono|era|erano) (?:\\p{L}+ ){0,3}(?:fessurat|marci|corros|arrugginit|deteriorat|allentat|rott|degradat|distaccat|pericolant|ammalorat)[oaie]?_|(?:presenta|presentano|mostra|si rilevano) [^.;]{0,40}(?:crepe|fessure|infiltrazioni|umidità|ruggine|corrosione|distacchi|muffa)|(?:rischio|pericolo) di (?:folgorazione|incendio|caduta|crollo|esplosione|distacco)|(?:superan?o?|oltre|superiore a[l]?) [^.;]{0,20}?(?:limite|soglia|valore massimo)_|usurat[oaie] (?:fino|oltre)',
  repaid:
    '(?:dovrà|dovranno|deve|è tenut[oa] a|si obbliga a) (?:restituire|rimborsare|rifondere)_|(?:contributo|premio|borsa|anticipo|acconto)_ [^.;]{0,50}(?:da restituire|va restituit[oa]|restituit[oa])',
  needed:
    '(?:senza|in mancanza di|in assenza di) (?:quest[oaie]|il|la|tal[ei]|un|una|documento|certificato|autorizzazione)[^.;,]{0,60},? non (?:si )?(?:può|potrà|possono|potranno|sarà|è)_',
  onPain:
    "(?:a|sotto) pena (?:di|d['’])|pena (?:la|l['’])|in difetto[, ]|in mancanza, |altrimenti[, ][^.;]{0,60}(?:perd|decad|annull|risol|esclus)",
  renews:
    'si (?:rinnova|rinnoverà|intende rinnovat\\p{L}+|proroga) [^.;]{0,100}?(?:salvo|se (?:non|nessuna)|automaticamente|tacitamente)|(?:rinnovo|proroga) (?:automatic|tacit)\\p{L}+|tacit(?:o|amente) rinnov\\p{L}+',
  noRefund:
    'non (?:è|sono|sarà|saranno) (?:rimborsabil|restituit|rimborsat)\\p{L}*|non rimborsabil\\p{L}+|(?:senza|nessun) (?:diritto a )?rimborso|trattenut[oaie] (?:a titolo|dal|dalla)|senza (?:limite|massimale|tetto)_ (?:di|massimo)?',
  abroad:
    "(?:dati|informazioni|campioni)_ [^.;]{0,100}?(?:fuori (?:dall['’])?(?:unione|ue)|al di fuori dell['’](?:unione|ue)|negli stati uniti|verso paesi terzi|in paesi terzi)",
  obsolete:
    '(?:è|sono) (?:\\p{L}+ )?(?:obsolet[oaie]|fuori produzione)_|(?:ricambi|pezzi|parti) [^.;]{0,30}(?:non|non sono) (?:sono )?più (?:disponibili|prodotti|reperibili)|non (?:è|sono) più (?:prodott|supportat|in produzione)\\p{L}*',
  allDue:
    '(?:intero|residuo|tutto il|totale) (?:\\p{L}+ ){0,2}(?:diventa|diviene|sarà|è) (?:\\p{L}+ )?(?:immediatamente |subito )?esigibile|decadenza dal beneficio del termine|restituzione immediata (?:di|dell)|decadenza dal beneficio del termine_|decade dal beneficio del termine_|(?:prestito|mutuo|saldo|debito) (?:[^.;,]{0,30} )?(?:diventa|sarà) (?:immediatamente )?esigibile_',
  forGood:
    'non (?:si )?(?:può|possono|potrà|potranno) (?:più )?(?:essere )?(?:recuper|ripristin)\\p{L}*|(?:cancellat|eliminat|pers)[oaie] definitivamente_|definitivamente (?:cancellat|eliminat|pers)[oaie]_|senza effetto retroattivo|(?:è|sono|sarà) irreversibil[ei]_',
  noPromise:
    "non (?:costituisce|è) (?:un[ao']? )?(?:impegno|promessa)_|non (?:si )?(?:garantisce|può garantire|possiamo garantire)_|non è garantit[oa]_",
  settled:
    'rinuncia(?:no)? (?:\\p{L}+ ){0,2}?(?:a|al|alla|ad) (?:\\p{L}+ )?(?:diritto|ogni|qualsiasi|pretes|prelazione)',
  stopped:
    '(?:pagament[oi]|erogazione|contributo|assegno) (?:[^.;,]{0,40} )?(?:è|viene|sarà) sospes[oa]_',
  owedIf:
    'va restituit[oa] (?:per intero|integralmente)|comporta un (?:onere|costo|addebito)_|(?:deve|dovrà|è tenuto a) (?:versare|pagare|rimborsare) (?:una |un |la )?(?:penale|indennizzo|differenza)_',
  noWayOut:
    '(?:contratto|abbonamento|locazione|impegno) (?:[^.;,]{0,30} )?non (?:può|potrà) (?:essere (?:disdett|risolt|interrott)[oa]|cessare) (?:prima|durante|fino)_|non è ammess[oa] (?:il recesso|la disdetta)_',
  offence:
    '(?:costituisce|commette|è) (?:un |una )?(?:reato|illecito|contravvenzione)_|punit[oaie] con_',
  takenAway:
    "(?:potremo|possiamo|(?:il|la) (?:banca|locatore|creditore|società) (?:può|potrà)) (?:quindi )?(?:vendere|pignorare|mettere all[’']asta|escutere|disporre dei)_|(?:immobile|casa|veicolo|beni) (?:può|possono|potrà|potranno) essere (?:pignorat|vendut|sequestrat)[oaie]_",
  ownRisk: 'a (?:suo|proprio|vostro) rischio(?: e pericolo)?_',
}
