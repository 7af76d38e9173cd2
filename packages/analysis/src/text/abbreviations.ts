import {
  neverFinalElsewhere,
  openersElsewhere,
  sometimesFinalElsewhere,
} from './abbreviations-elsewhere.ts'

const never = `mr mrs ms dr prof st messrs cllr cllrs rev hon gen col capt lt sgt gov sen rep pres vs viz cf eg ie e.g i.e
no nos nr art arts sec secs sect para paras cl fig figs eq eqs tab tabs ch chap vol vols pp p ed eds approx dept est prop
exh ex app appx ref refs reg incl excl resp max min tel fax ext sdn pte pty encs encl attn asst regd dy smt n.b p.s p.j
bzw z.b d.h u.a ca abs str ggf evtl inkl vgl bspw sog gem ggü zzgl abzgl fa pers haft amtl kennz i.d.r i.s.d i.v.m lit ziff rn mio mrd tsd hr fr frl
gez bzgl einschl ausschl exkl ggfs o.g u.g s.o v.a z.h z.hd hd rae aktz kto tägl monatl jährl zzt u.u u.ä o.ä anl dipl.-kfm zi
mme mlle mm av bd env adj réf tél appt résid imm dép alin préc
sra srta ud uds dña pág núm aprox dña izq izqda drcha bloq excmo ilmo ntra tlf mín máx hnos vto
dott avv sig sigg sig.ra ing geom pag disp att spett spett.le egr gent.mo racc d.lgs lgs civ trib sez mapp scad fatt
dhr mevr mw bijv d.w.z m.b.t i.v.m t.a.v blz afd mnd mej jhr inh lp e.d e.a n.a.v m.u.v zgn plm telnr huisnr`

const sometimes = `inc ltd bhd co corp bros plc llc etc al jr sr usw enz ecc a.m p.m u.s u.k e.u u.s.a u.n d.c ph.d b.a m.a m.sc b.sc
gmbh a.g s.a s.l s.r.l b.v n.v jan feb mar apr jun jul aug sep sept oct nov dec okt dez mrt mär janv févr avr juil déc ott dic giu lug ago ene abr wrz paź doc docs apt ave blvd
sq qty amt bal cont std stk qm wö wöch jährl monatl mtl
hwy ste rag arch mod uff amm segr cod cell gent pol ind prov qté thos jas chas geo`

const starters = `the a an this that these those it its he she they we you i in on at for if when while as but and however
there here our their his her such all any each no both after before since although because under upon by to with
der die das ein eine dieser diese es er sie wir im in am bei für wenn als aber jedoch
le la les un une des ce cette ces il elle ils elles nous vous dans en pour si mais cependant
el los las una este esta estos ella nosotros
gli lo questo questa noi nel per
o os as um uma este esta ele ela nós no na
de het een deze dit hij zij wij bij voor als maar`

const numbered = `rs re kr fr sch cap dz pl ust pkt poz lok m arr dep part cat sub fg tot pok pom bud kl kat kom wew sob ok rej ozn par mp пр кв оф каб корп стр д п пп ст гл ч`

const lettered = `annex annexe annexure appendix schedule exhibit part class group section table figure plan type grade zone level
option form block unit tower wing gate building phase series category tier band article title clause sheet model vitamin
hepatitis room route terminal item lot score rating anlage anhang teil abschnitt klasse gruppe tabelle gebäude variante
partie groupe classe tableau bâtiment allegato parte gruppo classe tabella edificio anexo grupo clase clase tabla edificio quadro
bijlage deel groep klasse tabel gebouw załącznik część grupa klasa tabela budynek приложение часть группа класс таблица`

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/u))
}

/** Abbreviations, without their last full stop, that do not end a sentence. */
export const neverFinal = setOf(`${never} ${neverFinalElsewhere}`)

/** Abbreviations that end a sentence only when a word that opens sentences follows. */
export const sometimesFinal = setOf(`${sometimes} ${sometimesFinalElsewhere}`)

/** Words that commonly open a sentence. */
export const sentenceOpeners = setOf(`${starters} ${openersElsewhere}`)

/** Words after which `3.` is an ordinal number, as in `3. März`. */
export const afterOrdinal = setOf(
  `januar februar märz april mai juni juli august september oktober november dezember jänner
og ug eg dg zg hg obergeschoß untergeschoss dachgeschoss erdgeschoss hof rate mahnung auflage nachtrag instanz senat kammer zivilsenat
strafsenat klasse semester lebensjahr monat woche tag werktag kalendertag arbeitstag absatz satz lesung quartal jahrhundert halbjahr jahr abschnitt kapitel etage stock obergeschoss januari februari maart mei juni juli augustus`,
)

/** Units that end a sentence behind their number, unless a sum follows: `900 sq.ft. Rs. 4,500`. */
export const units = setOf(
  'sqft sq.ft sq.m sq.yd sq.mi cu.ft cu.m ft yd yds lb lbs oz hr hrs yr yrs wk wks mo mos mins',
)

/** Words in front of an ordinal number, as in `ab dem 6. Werktag`. */
export const beforeOrdinal = setOf('dem den des der am zum vom im beim jedem jeden jedes')

/** Abbreviations that do not end a sentence before a number: `Rs. 5,000`. */
export const beforeNumbers = setOf(numbered)

/** Words whose single letter is a name and no initial: `Annex A.` */
export const beforeLetters = setOf(lettered)
