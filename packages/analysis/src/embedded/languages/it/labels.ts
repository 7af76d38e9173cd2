import type { Labels } from '../language-pack.ts'

export const labels: Labels = {
  date: 'Data',
  recipient: 'Destinatario',
  sender: 'Da',
  mail: 'E-mail',
  minor:
    'luogo|indirizzo|sede|p\\. ?iva|partita iva|codice fiscale|telefono|tel_|fax|redatto|pubblicat|versione|pagina|data di nascita|orari|subtotale|di cui|referente|segretari|oggetto|testimon|firma|allegati',
  alternatives:
    'opzion[ei]|variant[ei]|alternativ[ae]|propost[ae]|pacchett[oi]|pian[oi]|tariff[ae]|scenari[o]?|offert[ae]|lott[oi]|rilievi|rilievo|osservazion[ei]|modell[oi]|livell[oi]|zon[ae]|sed[ei]|edifici[o]?|scal[ae]|cas[ae]|appartament[oi]|camer[ae]|stanz[ae]|particell[ae]|categori[ae]|class[ei]|prodott[oi]|veicol[oi]|fas[ei]|grupp[oi]|cas[oi]|ipotesi',
  choices: 'opzioni|scegliere|scelta|alternative|varianti|piani|tariffe|modalità|possibilità',
  nouns:
    'canone|affitto|deposito(?: cauzionale)?|cauzione|stipendio|retribuzione|prezzo|premio|quota|totale|importo|saldo|spese(?: di \\p{L}+)?|sanzione|multa|penale|mora|interessi|franchigia|scoperto|preavviso|durata|termine|tariffa|sconto|indennità|acconto|rata|rate|budget|utile|fatturato|tasso|massimale|garanzia|periodo di prova|ferie|orario|compenso|commissione|imposta|tassa|contributo|dose|conservazione|caparra|abbonamento',
  topics: {
    'Rinnovo automatico': 'rinnova automaticamente|rinnovo automatico|tacit',
    Rinnovo: 'rinnov',
    Disdetta: 'disdett|disdire',
    Recesso: 'reced|recess',
    Ricorso: 'ricorso|impugna',
    Prova: 'periodo di prova',
    'Ritardo nel pagamento': 'insolut|ritardo nel pagamento|non pagat',
    Formazione: 'formazione',
    Decorrenza: 'a decorrere|decorre|a partire dal',
  },
}
