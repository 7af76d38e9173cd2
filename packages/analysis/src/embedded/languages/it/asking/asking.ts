import type { Asking } from '../../asking.ts'
import { months } from '../months.ts'

export const asking: Asking = {
  types: {
    measure:
      'quant[ao] (?:acqua|elettricità|corrente|gas|benzina|alcol|bagaglio|spazio|sale|zucchero)(?!\\p{L})|(?:che|quale|qual è la) (?:dimensione|superficie|temperatura|velocità|altezza|profondità)|quanto (?:pesa|misura|è (?:grande|alto|lungo|alta|larga))',
    consequence:
      '(?:che )?cosa (?:succede|succederà|accade|rischio|rischia)|che succede|cosa devo fare|^\\s*e se',
    period:
      '(?:per )?quanto (?:tempo|dura|durano|(?:ci )?(?:mettono|mette|mettete|vuole|impiegano))|quanti (?:giorni|mesi|anni)|quante (?:ore|settimane)|(?:entro|con) (?:quanto|quanti|quale) (?:tempo|anticipo|termine|preavviso)|qual è (?:la durata|il preavviso|il termine)',
    percent: '(?:quale|che|qual è (?:il|la)) (?:tasso|sconto|percentuale|parte|quota)',
    number:
      'quant[ie]|(?:che|quale) (?:dimensione|superficie|età|temperatura|velocità)|quante volte|quanto (?:pesa|è (?:grande|alto|lungo))',
    money:
      "quanto|qual(?:i)? (?:è|era|sono|sarà) (?:il|la|i|le|l['’]|gli)\\s?(?:\\p{L}+ ){0,2}(?:fatturato|onorari|spese|prezzo|importo|totale|canone|costo|stipendio|massimale|penale|cauzione|caparra|quota|tariffa|franchigia|premio)|(?:che|quale) (?:prezzo|cifra|somma|importo|contributo|indennità|penale|multa|sanzione|cauzione|quota|tariffa)",
    date: 'quando|(?:entro|fino a|da|in|a) (?:quando|che (?:ora|giorno|anno|data)|quale (?:data|giorno|anno))|in quale giorno|che giorno|qual è la (?:data|scadenza)',
    contact:
      'qual è il (?:numero|telefono|codice)|chi (?:chiamo|devo chiamare|posso chiamare)|a chi',
    place: "dove|in quale (?:città|luogo|via|stanza)|qual è l['’]indirizzo",
    person:
      'chi|di chi|con chi|quale (?:ditta|società|banca|persona|ufficio|assicurazione|compagnia|ospedale|medico|ente)|come si chiama\\p{L}*|qual è il (?:suo )?nome|quali sono i nomi',
    reason: 'perché|per quale motivo|qual è la causa',
    yesNo:
      "^\\s*(?:(?:[^?]{0,60}, )?(?:posso|possiamo|dobbiamo)|potrei|potrebbe|si possono|si deve|si devono|è possibile|serve|servono|viene|vengono|devono|hanno|ha|abbiamo|copre|include|rientra|esiste|mi \\p{L}+|può|possono|possiamo|dobbiamo|devo|deve|è|sono|c['’]è|ci sono|si può|ho|bisogna)",
  },
  askingWords:
    "viene vengono data chi che cosa quando dove quanto quanta quanti quante quale quali qual come perché posso può devo deve è sono si c'è tempo volte qualcuno mio mia miei mie nostro nostra nostri nostre suo sua suoi loro ho hai ha abbiamo hanno va vai vado vanno dobbiamo devono possiamo voglio se sto sta stato stata stati c il lo la perche cos e come_mai quand dov dovrei dovremmo bisogna serve mi ci vi gli ne ancora adesso allora poi questo questa quello quella per_quanto fino_a_quando succede accade capita fare",
  vagueWords:
    'fare avere essere andare venire prendere mettere dare dire sapere potere volere dovere cosa parte persona caso momento modo tipo certo stesso altro ora ancora già succede molto ottenere ricevere chiedere bisogno ogni nuovo nuova vecchio buono grande piccolo presto tardi più meno durante senza qualche rimanere restare lasciare portare riguardare contare proprio circa esattamente faccio fa facciamo fanno riesco riesce riuscire dopo prima poi adesso davvero sempre mai così bene male invece comunque però qualcosa niente spettare spetta sta_bene mettono',
  timeUnits:
    'min h gg secondo secondi minuto minuti ora ore giorno giorni notte notti settimana settimane mese mesi trimestre anno anni',
  currencies:
    'euro centesimi franchi dollaro dollari milione milioni miliardi eur chf gratis gratuito gratuita senza_spese senza_costi senza_oneri',
  free: '',
  numberWords:
    'un uno una due tre quattro cinque sei sette otto nove dieci undici dodici quindici venti trenta quaranta cinquanta cento mille metà mezza mezzo terzo volta volte tredici quattordici sedici diciassette diciotto diciannove sessanta settanta ottanta novanta',
  dateWords:
    'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre lunedì martedì mercoledì giovedì venerdì sabato domenica oggi domani ieri feriali festivi entro subito mese_successivo',
  modalWords:
    'può possono deve devono non vietato permesso permessi consentito ammessi ammesso obbligatorio salvo senza solo mai nessun nessuno nessuna escluso vietata vietati escluse esclusi incluso compreso inclusi facoltativo rifiutato soltanto unicamente possibile eccetto',
  reasonWords: 'perché poiché a_causa causa motivo ragione dato affinché per dovuto',
  exceptionWords:
    'tuttavia però ma salvo eccetto in_deroga fanno_eccezione ad_eccezione in_caso_contrario eccezionalmente',
  conditionWords:
    'se altrimenti qualora caso in_caso quando mancato mancata mancanza difetto salvo senza ove addebita addebitato penale sospeso',
  months,
  firstForms: 'primo',
  twoToTwelve:
    'due|secondo|seconda tre|terzo|terza quattro|quarto|quarta cinque|quinto|quinta sei|sesto|sesta sette|settimo|settima otto|ottavo|ottava nove|nono|nona dieci|decimo|decima undici|undicesimo dodici|dodicesimo|dozzina',
  laterNumbers:
    '13:tredici 14:quattordici 15:quindici 16:sedici 20:venti 30:trenta 40:quaranta 50:cinquanta 60:sessanta 90:novanta 100:cento',
  ordinalEndings: 'º|ª|o|a',
  particles: '',
  speakers: '',
  percent: 'per cento',
  charges: 'costa|penale',
  frequencies:
    'ogni|una volta|due volte|giornalier\\p{L}*|settimanal\\p{L}*|mensil\\p{L}*|annual\\p{L}*',
  hours: 'ore',
  noon: 'mezzogiorno|mezzanotte',
  atHour: 'alle(?: ore)?|ore',
  namedPlaces:
    "(?<!\\p{L})(?:[Vv]ia|[Vv]iale|[Pp]iazza|[Cc]orso|[Ll]argo|[Vv]icolo)\\s(?:(?:di|del|della|dei|delle|dello)\\s?){0,2}(?:\\p{Lu}[\\p{L}'’.-]{0,30}\\s?){1,3}",
  beforePlace: 'in|nel|via',
  articles: 'il|la',
  whatIs: "^\\s*qual(?:i)? (?:è|sono) (?:il |la |lo |i |le |l['’])(.{2,60}?)\\s*\\?*\\s*$",
  whoIs: "^\\s*chi è (?:il |la |lo |l['’])(.{2,40}?)\\s*\\?*\\s*$",
  asksForValue:
    "(?<!\\p{L})(?:quale? |quali |che |qual è (?:il |la |lo |l['’]))((?:[\\p{L}-]+ ?){1,3})",
  asksForAll: '(?:e )?(?:quali|che|chi)',
  definite: "il |lo |la |l['’]",
  ofVerdict: 'decisione|esito|risultato|autorizzat[oa]|concess[oa]|negat[oa]|ok|allora|adesso',
  pointsBack: 'questo|quello|lui|lei',
  opensFurther: 'e',
  negations: 'no|non',
  joinsDays: 'al|a|e',
  articleOfDay: 'il',
  yearStems: 'ann',
  prefixes: '',
  otherDays: 'giorno \\d{1,2}(?!\\d)|\\d{1,2} (?:di ogni|del) mese',
  verbFirst: '',
}
