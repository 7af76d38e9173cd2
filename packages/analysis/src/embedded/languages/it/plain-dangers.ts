import type { PlainDangers } from '../plain-dangers.ts'

export const plainDangers: PlainDangers = {
  emergency:
    "(?:chiam\\p{L}+|compon\\p{L}+) (?:subito |immediatamente |prima )?(?:il )?(?:(?:999|112|911|000|111|15|18|061|118|192|193|103|997|998|120|119)_|un['’]ambulanza|i vigili del fuoco)|(?:si rechi|recarsi|andare|andate) (?:subito |immediatamente )?al pronto soccorso",
  hurt: '[0-9]+ (?:persone|bambini|clienti|pazienti)_ [^.;]{0,30}(?:ferit[ei]|ustionat[ei]|intossicat[ei]|ricoverat[ei])',
  stop: "^(?:[^.;]{0,160}?[,:;–] ?)?(?:(?:mai|non) (?:accendere|toccare|aprire|forzare|forare|carteggiare|smontare|ponticellare|bere|ingerire|inalare|superare|mescolare|bagnarsi)_|(?:non \\p{L}{3,}(?:re|te|i|a) mai)_|(?:mettere|metta|mettete) [^.;]{1,50} fuori servizio|(?:smett\\p{L}+|cess\\p{L}+) (?:subito |immediatamente )?(?:di usar|di utilizzar|l['’]uso)|(?:abbandon|evacu|lasci)\\p{L}* (?:subito |immediatamente )?(?:il locale|la stanza|l['’]edificio))",
  gone: '(?:non sarà|non saranno) (?:più )?(?:disponibil[ei]|fornit[oaie]|erogat[oaie]) (?:dopo|oltre|una volta)',
  unpaid:
    '(?:con|alla|dalla) (?:la )?(?:creazione|consegna|firma),? (?:e non|indipendentemente) [^.;]{0,20}pagamento',
  uncovered:
    '(?:ridott|limitat)[oaie] al (?:solo )?minimo (?:legale|di legge|obbligatorio)|non (?:acquistat|sottoscritt|attivat)[oaie]_|(?:assicurat|copert)[oaie] (?:solo|soltanto) per',
  fine: '(?:annullamento|cancellazione|disdetta|annullare|disdire)_[^.;]{0,40}(?:costa|comporta)[^.;]{0,20}[0-9]|(?:multa|sanzione|ammenda)[^.;]{0,40}(?:da|dal|di|del|fino a|fra)[^.;]{0,12}[0-9]',
  blocked:
    '(?:fornitura|accesso|tessera|conto|iscrizione)_[^.;]{0,60}(?:sospes|bloccat|interrott)[oaie]_',
  silence:
    '(?:silenzio|mancata risposta|pagamento)[^.;]{0,80}(?:accettazione|consenso|assenso|rinuncia)',
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
    '(?:è|sono) (?:vivamente )?sconsigliat[oaie]_|a proprio rischio|non (?:è|sono) più (?:consentit|permess|ammess)[oaie]_',
}
