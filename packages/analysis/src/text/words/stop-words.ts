import type { LanguageCode } from '../language-codes.ts'

const lists: Readonly<Record<LanguageCode, string>> = {
  en: `a about above after again against all also am an and any are as at be because been before being below between both
but by can cannot could did do does doing don down during each either etc few for from further had has have having he her here
hers him his how however i if in into is it its itself just let may me might more most much must my no nor not now of off on
once only or other our ours out over own per same shall she should so some such than that the their theirs them then there
therefore these they this those through thus to too under until up upon us very was we were what when where whether which
while who whom why will with within without would you your yours`,
  de: `aber alle allem allen aller alles als also am an andere anderen auch auf aus bei beim bin bis bist da damit dann das dass
dein dem den denn der des deren dessen die dies diese diesem diesen dieser dieses doch dort du durch ein eine einem einen einer
eines er es etwa etwas euch für gegen hat hatte haben hier ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im in ins ist jede jedem jeden
jeder jedoch kann kein keine können man mehr mein mit muss müssen nach nicht nichts noch nun nur ob oder ohne sehr sein seine
seinem seinen seiner seit sich sie sind so soll sollen sollte sowie über um und uns unser unsere unter vom von vor war waren was
weil wenn wer werden wie wieder wir wird wo wurde wurden zu zum zur zwischen`,
  fr: `à afin ai ainsi alors après au aucun aussi autre aux avait avant avec avoir c car ce ceci cela celle celles celui ces cet cette ceux
chaque ci comme d dans de des donc dont du elle elles en encore entre est et été être eu fait fut il ils j je l la le les leur leurs lors
lui m mais me même mes moins mon n ne ni nos notre nous on ont ou où par pas pendant peut plus pour pourquoi qu quand que quel
quelle qui s sa sans se sera ses si son sont sous sur ta tandis te tel telle tous tout toute toutes très tu un une vers vos votre vous y`,
  es: `a al algo algunos ante antes aquel así aun aunque cada como con contra cual cuando de del desde donde dos durante e el él ella
ellas ellos en entre era es esa ese eso esta está están estas este esto estos fue fueron ha había han hasta hay la las le les lo los más me
mi mientras muy nada ni no nos nosotros o os otra otro para pero poco por porque pues que qué quien se sea según ser si sí sin sino
sobre son su sus también tan tanto te tiene todo todos tras tu un una uno unos y ya yo`,
  it: `a ad ai al alla alle allo anche ancora avere aveva c che chi ci ciò come con contro cui da dagli dai dal dalla dalle dei del dell della
delle dello di dove e è ed egli era essere fa fra già gli ha hanno i il in io l la le lei li lo loro lui ma me mentre mi mia molto ne negli nei
nel nell nella nelle no noi non nostro o ogni oltre per però più poi prima qual quale quando quanto quella quelli quello questa queste
questi questo qui se sé sei senza si sia siamo solo sono sopra sotto sua sue sugli sui sul sull sulla suo suoi tra tu tutti tutto un una uno
vi voi`,
  pt: `a ao aos aquela aquele as às até cada com como contra da das de dela dele deles depois desde do dos durante e é ela elas ele eles
em entre era essa esse esta está este eu foi foram há isso isto já lhe mais mas me mesmo meu minha muito na não nas nem no nos nós
nossa nosso num numa o os ou para pela pelas pelo pelos por porque qual quando que quem se seja sem ser será seu seus sob sobre só
sua suas também te tem têm ter toda todo todos tu um uma você`,
  nl: `aan al alle als altijd andere bij daar dan dat de deze die dit doch doen door dus een en er ge geen gedurende haar had heb hebben
heeft hem het hier hij hoe hun ik in indien is ja je kan kunnen maar me meer men met mij mijn moet moeten na naar niet niets nog nu
of om omdat ons onze ook op over reeds te tegen ten ter toch toen tot tussen u uit uw van veel voor waar waren was wat we wel welke
werd wie wij wil worden wordt zal ze zelf zich zij zijn zo zonder zou`,
}

function toSet(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/u))
}

/** Function words of each language, lower case. */
export const stopWords: Readonly<Record<LanguageCode, ReadonlySet<string>>> = {
  en: toSet(lists.en),
  de: toSet(lists.de),
  fr: toSet(lists.fr),
  es: toSet(lists.es),
  it: toSet(lists.it),
  pt: toSet(lists.pt),
  nl: toSet(lists.nl),
}
