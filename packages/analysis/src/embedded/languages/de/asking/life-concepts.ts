/** What people call matters of body, offices and everyday life, in the form of `concepts.ts`. */
export const lifeConcepts = `
heart: herz kardial herzrhythmus herzinfarkt herzschlag vorhofflimmern
kidney: niere nieren renal dialyse
liver: leber hepatisch hepatitis
stomach: magen bauch darm unterleib verdauung
brain: gehirn kopf schlaganfall epilepsie krampfanfall gehirnerschütterung
bone: knochen knochenbruch gelenk gelenke arthrose fraktur
lungs: lunge lungenentzündung brust bronchitis
sugar: zucker diabetes insulin blutzucker
tired: müde müdigkeit schläfrig erschöpft
sleep: schlaf schlafen schlaflosigkeit
infection: infektion antibiotikum antibiotika bakterien virus ansteckend entzündung
fasting: nüchtern nichts_essen leerer_magen
gamble: wetten wette glücksspiel spielbank lotto
currency: währung fremdwährung wechselkurs devisen
adult: erwachsen erwachsene erwachsener volljährig
musician: band musiker konzert kapelle orchester livemusik
couple: paar ehepaar beide eheleute
subcontractor: subunternehmer nachunternehmer unterauftragnehmer unterauftragsverarbeiter fremdfirma
suspect: verdacht verdächtig verdächtigt beschuldigt ermittlung ermittlungen
volunteer: ehrenamt ehrenamtlich freiwillige helfer unentgeltlich
reception: empfang netz funkloch netzabdeckung
material: kunststoff plastik holz metall stahl aluminium beton ziegel
tree: baum bäume hecke fällen fällung
shares: aktie aktien rückkauf aktienrückkauf
waive: erlassen erlass verzichten verzicht
postpone: verschieben verschoben vertagen umbuchen verlegen neuer_termin anderer_tag
cheapest: billigste günstigste billiger günstiger niedrigste
prevail: vorrang geht_vor maßgeblich widerspruch_zwischen widersprechen_sich abweichung
authority: behörde amt aufsicht aufsichtsbehörde ministerium regierung verwaltung
translate: übersetzen übersetzung dolmetscher übersetzer
reply: antworten antwort beantworten erwidern rückmeldung zurückschreiben
fair: fest feier basar jahrmarkt feiern
opinion: meinung stellungnahme stellungnahmen äußern anmerkung anmerkungen einwendung einwendungen mitreden
`
