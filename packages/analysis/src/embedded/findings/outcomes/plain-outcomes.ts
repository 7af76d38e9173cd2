import { type KindId, traitsOf } from '../../languages/kind-ids.ts'
import type { TypedValue } from '../typed-values.ts'
import type { Unit } from '../units/unit.ts'

/* What came out, in expressions of all languages and by its form, whatever kind of paper tells it. */

const sum = String.raw`(?:\p{Sc}\s?\p{N}[\p{N}.,’' \u00A0]*|\p{N}[\p{N}.,’' \u00A0]*\s?(?:\p{Sc}|zł|руб\.?|грн|CHF|EUR|USD|GBP|元|円|ريال))`
/** `from £118.00 to £149.00`, `de 96 € à 132 €`: a sum that becomes another one. */
const fromTo = new RegExp(
  `(?<!\\p{L})(?:(?:from|von|de|da|van|z|с)\\s${sum}[^.;]{0,30}?\\s(?:to|auf|à|a|para|naar|op|do|na|до|на)\\s(?:\\p{L}+\\s){0,2}${sum})|(?:由|从|現行|従前の?)[^。；]{0,16}?${sum}[^。；]{0,12}?(?:调整为|调至|提高到|改为|に改定|に変更|へ改定|へ変更)[^。；]{0,8}?${sum}`,
  'iu',
)

const share = String.raw`\p{N}[\p{N}.,]*\s?(?:%|percent|per cent|Prozent)`
const withDecimals = String.raw`(?:[^.;]|(?<=\p{N})\.(?=\p{N})){0,50}?`
/** `The fee rises to £8`, `Der Zins sinkt auf 2 %`: what something costs or pays from now on. */
const becomes = new RegExp(
  `(?<!\\p{L})(?:${[
    `(?:rises?|goes? (?:up|down)|increases?|falls?|drops?|(?:is|are|will be) (?:raised|increased|reduced|lowered|cut)|will (?:rise|go (?:up|down)|increase|fall|drop))${withDecimals} to`,
    `(?:steigt|steigen|erhöht sich|erhöhen sich|sinkt|sinken|(?:wird|werden) [^.;]{0,40}(?:angehoben|erhöht|gesenkt))${withDecimals} auf|(?:erhöhen|senken) (?:wir|ich) [^.;]{0,60} auf`,
    `(?:passe|passent|passera|augmente|baisse|est (?:porté|ramené|fixé)e?|sera (?:porté|ramené)e?)${withDecimals} à`,
    `(?:sube|subirá|pasa|pasará|aumenta|baja|bajará|se (?:eleva|reduce))${withDecimals} a`,
    `(?:aumenta|aumenterà|passa|passerà|sale|scende)${withDecimals} a`,
    `(?:sobe|subirá|passa|passará|aumenta|desce|baixa)${withDecimals} (?:para|a)`,
    `(?:stijgt|daalt|gaat|(?:wordt|worden) (?:verhoogd|verlaagd))${withDecimals} naar`,
    `(?:wzrasta|wzrośnie|rośnie|spada|spadnie)${withDecimals} do`,
    `(?:повыша(?:ет|ют)ся|снижа(?:ет|ют)ся|увеличива(?:ет|ют)ся|составит)${withDecimals} до`,
  ].join(
    '|',
  )})\\s(?:${sum}|${share})|(?:上调|下调|调整|提高|降低)(?:至|到|为)[^。；]{0,6}?(?:${sum}|${share})|(?:${sum}|${share})(?:へ|に)(?:引き上げ|引き下げ|改定)|(?:يرتفع|ترتفع|ينخفض|تنخفض)[^.؛]{0,50} إلى \\p{N}`,
  'iu',
)
/** `26 weeks rather than 12`: a number in place of another one. */
const inPlaceOf =
  /\p{N}[^.;]{1,40}(?<!\p{L})(?:rather than|instead of|statt|anstelle von|au lieu de|en lugar de|en vez de|invece di|anziché|em vez de|in plaats van|zamiast|вместо) (?:\p{L}+ ){0,3}(?:\p{Sc}\s?)?\p{N}/iu

/** What a patient has, and what was measured, found or done. */
const diagnosed = new RegExp(
  `(?<!\\p{L})(?:${[
    '(?:means?|shows?|confirms?) (?:that )?you (?:do not |now )?have(?!\\p{L})|(?:is|are|was|were) (?:all |both |now |still |slightly |a little )?(?:normal|too (?:high|low)|above (?:the )?(?:range|limit|normal)|below (?:the )?(?:range|limit|normal)|within (?:the )?(?:normal )?(?:range|limits))|in the (?:\\p{L}+ )?range(?!\\p{L})|(?:scan|x-ray|biopsy|ecg|test|angiogram|mri|ct) [^.;]{0,60}(?:showed|shows|revealed|found)|(?:was|were) (?:implanted|removed|inserted)(?!\\p{L})',
    'bedeutet,? dass sie [^.;]{2,60}haben(?!\\p{L})|(?:ist|sind|war|waren|liegt|liegen) (?:alle |beide |leicht |deutlich )?(?:normal|unauffällig|erhöht|erniedrigt|zu (?:hoch|niedrig)|im (?:norm|referenz)bereich)(?!\\p{L})|(?:zeigte|ergab|fand) sich|(?:wurde|wurden) [^.;]{0,60}(?:implantiert|eingesetzt|entfernt)(?!\\p{L})',
    '(?:signifie|veut dire) que vous (?:avez|êtes)|(?:est|sont) (?:tous |toutes )?(?:normaux|normales?|trop (?:élevé|bas)\\p{L}*)|(?:a|ont) (?:révélé|mis en évidence|montré)|(?:a été|ont été) (?:implanté|posé|retiré)\\p{L}*',
    'significa que (?:usted )?(?:tiene|padece)|(?:es|son|está|están) (?:normal(?:es)?|demasiado (?:alt|baj)\\p{L}+|dentro de (?:los )?(?:límites|valores))|(?:reveló|mostró|evidenció)(?!\\p{L})|se (?:implantó|colocó|extirpó)(?!\\p{L})',
    'significa che (?:lei )?(?:ha|soffre)|(?:è|sono) (?:normal[ei]|nella norma|nei limiti|tropp[oa] (?:alt|bass)\\p{L}+)|(?:ha (?:rivelato|evidenziato|mostrato))|(?:è stat[oa]|sono stat[ie]) (?:impiantat|posizionat|asportat)\\p{L}+',
    'significa que (?:tem|sofre)|(?:é|são|está|estão) (?:norma(?:l|is)|dentro d[oa]s? (?:normal|valores|limites))|(?:revelou|mostrou|evidenciou)(?!\\p{L})|(?:foi|foram) (?:implantad|colocad|identificad|removid|detetad|detectad)\\p{L}+',
    'betekent dat u [^.;]{2,60}(?:heeft|hebt)(?!\\p{L})|(?:is|zijn) (?:allemaal )?(?:normaal|te (?:hoog|laag))(?!\\p{L})|(?:toonde|liet [^.;]{1,30} zien)|(?:werd|is) [^.;]{0,60}(?:geplaatst|geïmplanteerd|verwijderd)(?!\\p{L})',
    'oznacza,? że (?:ma|choruje)|(?:jest|są) (?:w normie|prawidłow\\p{L}+|podwyższon\\p{L}+|obniżon\\p{L}+)|(?:wykazał|ujawnił|uwidoczni)\\p{L}*|(?:wszczepiono|założono|usunięto|stwierdzono)(?!\\p{L})',
    '(?:означает,? что у вас)|(?:в (?:пределах )?норм[еы])|(?:выявлен|обнаружен|установлен стент|имплантирован|удал[её]н)\\p{L}*',
  ].join(
    '|',
  )})|(?:提示您患有|诊断为|结果(?:均)?正常|检查(?:显示|发现)|植入)|(?:と診断|異常(?:なし|は認め)|基準値内|留置し|を認め)|(?:تبين|أظهرت? (?:الفحص|التحاليل|الأشعة)|ضمن المعدل الطبيعي)`,
  'iu',
)

/** `We hereby give you notice`, `vous notifier votre licenciement`: the refusal or the end itself. */
const notified = new RegExp(
  `(?<!\\p{L})(?:${[
    '(?:hereby )?(?:give|giving|serve) (?:you )?(?:\\p{L}+ )?(?:formal )?notice (?:of (?:termination|dismissal)|that (?:your|the) (?:employment|contract|tenancy|lease))|(?:is|are) (?:provisionally )?at risk of redundancy|no final decision has been (?:taken|made)',
    'kündigen? (?:wir|ich)(?!\\p{L})|(?:wir|ich) (?:hiermit )?kündigen? (?:ihnen |hiermit )?(?:das|den|die|ihr|unser)\\p{L}* [^.]{0,40}(?:vertrag|verhältnis|abonnement|mitgliedschaft|konto|police)|(?:sprechen|spreche) (?:wir|ich) [^.;]{0,40}kündigung aus',
    '(?:vous )?notifi(?:er|ons) (?:par la présente )?(?:votre licenciement|la (?:résiliation|rupture|fin))',
    '(?:le )?(?:notificamos|comunicamos) (?:su despido|la (?:extinción|rescisión|resolución) )',
    '(?:le )?(?:comunichiamo|intimiamo) il (?:suo )?licenziamento|(?:comunichiamo|notifichiamo) la (?:risoluzione|disdetta)',
    '(?:comunicamos|notificamos)(?:-lhe)? (?:o (?:seu )?despedimento|a (?:cessação|rescisão|denúncia))',
    '(?:zeggen|zeg) (?:wij|ik) [^.;]{3,60} op(?!\\p{L})',
    'wypowiada(?:my|m) (?:\\p{L}+ ){0,4}umow|rozwiązuj(?:emy|ę) (?:\\p{L}+ ){0,4}umow',
    'уведомляем (?:вас )?о (?:расторжении|прекращении|увольнении)',
  ].join('|')})|(?:解除(?:您的)?劳动合同|解雇いたします|解約いたします|نبلغكم ب(?:إنهاء|فصل))`,
  'iu',
)

/** `There is clear evidence that`, `the models suggest that`: what was concluded from what was measured. */
const concluded = new RegExp(
  `(?<!\\p{L})(?:${[
    '(?:clear|strong|some|no|little|good|any|sufficient|insufficient) (?:\\p{L}+ )?evidence (?:that|of|for|to)(?!\\p{L})|(?:models?|results?|data|findings?|figures|analys[ei]s|tests?|trials?|both|all|they|these|it) (?:all |both |clearly |strongly )?(?:suggests?|indicates?|demonstrates?|confirms?) (?:that|an?|no)(?!\\p{L})|(?:so|therefore|hence|thus),? we (?:use|choose|prefer|keep|take|reject|accept)(?!\\p{L})',
    '(?:deute[nt]|weis(?:en|t)) darauf hin,? dass|(?:keine?|deutliche|klare|starke) (?:hinweise|belege|anhaltspunkte|evidenz) (?:auf|für|dafür)',
    '(?:suggère|indique|démontre)(?:nt)? que|(?:aucun|pas d|de nettes?) ?(?:indice|preuve)s?',
    '(?:sugier|indic|demuestr)(?:e|en|a|an) que|(?:no (?:hay|existen?)|existe clara) (?:evidencia|pruebas)',
    '(?:suggeris|indica|dimostra)(?:ce|cono|no)? che|(?:nessuna|non (?:vi )?è|chiara) (?:evidenza|prova)',
    '(?:suger|indic|demonstr)(?:e|em|a|am) que|(?:não há|há clara) (?:evidência|prova)s?',
    '(?:wijst|wijzen) erop dat|(?:geen|duidelijk) bewijs',
    '(?:wskazuj|sugeruj)(?:e|ą),? (?:na to,? )?że|(?:brak|nie ma|wyraźne) dowod\\p{L}+',
    'свидетельству(?:ет|ют) о|(?:нет|явные) (?:доказательств|признак)\\p{L}+',
  ].join(
    '|',
  )})|(?:结果|数据)(?:表明|显示)|(?:ことを)?示唆(?:し|され)|تشير (?:النتائج|البيانات) إلى`,
  'iu',
)

const told: readonly (KindId | undefined)[] = [
  undefined,
  'report',
  'research-paper',
  'audit-report',
  'incident-report',
]

/** Whether a sentence tells what follows from what was measured. */
export function tellsConclusion(text: string): boolean {
  return concluded.test(text)
}

/** `Management response: accepted`: what those who were audited answered, and what the auditor made of it. */
const answersFinding =
  /^(?:management(?:['’]s)?|auditor(?:['’]s)?|entity|department|agency|school)(?: \p{L}+)? (?:response|action|comment|reply|position)s?$|^(?:stellungnahme|antwort|erwiderung)(?: (?:der|des) .{2,40})?$|^réponse de (?:la direction|l['’].{2,30})$|^respuesta de la (?:dirección|entidad)$|^(?:risposta|replica) della direzione$|^resposta da (?:direção|gestão)$|^(?:reactie|antwoord) (?:van )?(?:het )?(?:management|bestuur)$|^(?:odpowiedź|stanowisko) (?:kierownictwa|jednostki)$|^ответ руководства$/iu
const takesPosition =
  /(?<!\p{L})(?:agree[sd]?|accept(?:s|ed)?|reject(?:s|ed)?|decline[sd]?|disagree[sd]?|no action|not (?:agreed|accepted)|done|akzeptiert|zugestimmt|stimm(?:t|en)|abgelehnt|lehn(?:t|en)|umgesetzt|accept\p{L}+|refus\p{L}+|acept\p{L}+|rechaz\p{L}+|accett\p{L}+|respin\p{L}+|aceit\p{L}+|rejeit\p{L}+|akkoord|afgewezen|zgoda|odrzuc\p{L}+|согласн\p{L}+|отклон\p{L}+)(?!\p{L})/iu

/** `We are recalling all kettles sold since May`. */
const recalls =
  /(?<!\p{L})(?:(?:is|are|has|have) (?:therefore |now |voluntarily )?(?:recalling|recalled|withdrawing)|(?:ruft|rufen) [^.;]{3,80}zurück|(?:rappelons|rappelle|procède au rappel)|(?:retiramos|retira del mercado)|(?:richiamiamo|richiama|ritira)|(?:recolhemos|procede à recolha)|(?:roept|roepen) [^.;]{3,80}terug|wycofuj(?:e|emy)|отзыва(?:ет|ем))(?!\p{L})|起召回|(?:を)?(?:自主)?回収(?:いたし|し)ます|(?:تسحب|نسحب|سحب)/iu

const medical: readonly (KindId | undefined)[] = ['medical-letter']

/** Whether a sentence tells what was found of a patient, what a sum is from now on, or what was ended. */
export function tellsPlainOutcome(
  { kind: form, label, text, value }: Unit,
  values: readonly TypedValue[],
  kind: KindId | undefined,
): boolean {
  if (form === 'label' && answersFinding.test(label) && takesPosition.test(value)) return true
  if (kind === 'recall' && recalls.test(text)) return true
  if (medical.includes(kind) && diagnosed.test(text)) return true
  if (told.includes(kind) && tellsConclusion(text)) return true
  if (notified.test(text)) return true
  const mayChange = kind === undefined || traitsOf(kind).genre === 'general'
  if (mayChange && becomes.test(text)) return true
  return (
    values.some((value) => value.kind === 'date') && (fromTo.test(text) || inPlaceOf.test(text))
  )
}

/** `I put down what we agreed on the phone:` above what was agreed. */
const agreedBelow =
  /(?<!\p{L})(?:what (?:we|was|has been|you and i) (?:\p{L}+ )?agreed|(?:points|terms) (?:that )?(?:we )?(?:have )?agreed|was (?:wir|ich mit) [^:]{0,60}(?:vereinbart|abgemacht|besprochen)|ce (?:que nous avons (?:convenu|décidé)|dont nous sommes convenus|qui a été convenu)|lo (?:que (?:hemos )?acord\p{L}+|acordado)|(?:quanto|ciò che) (?:abbiamo |è stato )?(?:concordato|convenuto|deciso)|o que (?:ficou |foi )?(?:acord|combin)\p{L}+|wat (?:we|wij) [^:]{0,40}afgesproken|(?:co|to,? co) [^:]{0,20}ustali\p{L}+|о ч[её]м (?:мы )?договорил\p{L}+)(?!\p{L})[^:：]{0,60}[:：]$|(?:商定|约定|合意した内容|取り決め)[^:：]{0,12}[:：]$/iu

/** Whether a line opens the list of what was agreed. */
export function opensAgreed(text: string): boolean {
  return agreedBelow.test(text)
}
