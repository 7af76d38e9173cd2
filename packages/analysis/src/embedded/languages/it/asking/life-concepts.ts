/** What people call matters of body, offices and everyday life, in the form of `concepts.ts`. */
export const lifeConcepts = `
heart: cuore cardiaco infarto aritmia palpitazioni
kidney: rene reni renale dialisi
liver: fegato epatico epatite
stomach: stomaco pancia addome addominale intestino
brain: cervello testa ictus epilessia convulsioni
bone: osso ossa frattura articolazione artrosi
lungs: polmone polmoni polmonare polmonite torace
sugar: zucchero diabete diabetico insulina glicemia
tired: stanco stanchezza sonnolenza affaticamento
sleep: sonno dormire insonnia
infection: infezione antibiotico antibiotici batteri virus contagioso
fasting: digiuno a_digiuno stomaco_vuoto
gamble: scommettere scommessa gioco_d'azzardo casinò lotteria
currency: valuta valute cambio valuta_estera
adult: adulto adulti maggiorenne maggiorenni
musician: gruppo_musicale musicisti concerto orchestra banda
couple: coppia entrambi coniugi
subcontractor: subappaltatore subappalto subappaltare subresponsabile
suspect: sospetto sospettato accusato indagine
volunteer: volontario volontari volontariato titolo_gratuito
reception: segnale copertura campo ricezione
material: plastica pvc legno metallo acciaio alluminio cemento mattone
tree: albero alberi siepe abbattere abbattimento potatura
shares: azione azioni riacquisto
waive: condonare condono rinunciare esonero esentare
postpone: rinviare rinvio posticipare spostare_la_data altra_data
cheapest: più_economico più_economica più_basso meno_caro
prevail: prevale prevalgono prevarrà contraddizione contrasto difformità
authority: autorità amministrazione ministero governo comune ente
translate: tradurre traduzione traduttore interprete
reply: rispondere risposta risponde rispondo
fair: festa fiera sagra festeggiare
opinion: opinione parere osservazione osservazioni commento commenti dire_la_mia
`
