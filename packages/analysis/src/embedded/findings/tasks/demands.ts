import { findBoundDate, findPeriod } from '../../exports/dates/export-dates.ts'
import type { TypedValue } from '../typed-values.ts'
import type { Unit } from '../units/unit.ts'
import { endsSentence } from '../units/unit-looks.ts'

/** What somebody is formally called upon to do: `nous vous mettons en demeure de payer`. */
const demand = new RegExp(
  [
    '(?<!\\p{L})we (?:hereby |now |therefore |formally )?(?:demand|call (?:up)?on you|require you|require payment)|you are (?:hereby )?(?:required|requested|ordered|directed|summoned|invited) to|i (?:need|want|expect|require) (?:you|one|all|an?|the|your|any)(?!\\p{L})',
    'fordern (?:wir|ich) sie|(?:wir|ich) fordere?n? sie|ihnen (?:hiermit )?eine (?:letzte )?(?:zahlungs)?frist|(?:werden|sind) (?:sie )?(?:hiermit |daher )?aufgefordert|laden (?:wir )?sie (?:hiermit |herzlich )?(?:zu|ein)',
    'mett(?:ons|ez|s) en demeure|vous sommons de|(?:êtes|est|sont) (?:donc |ainsi )?(?:sommée?s?|invitée?s?|priée?s?|conviée?s?|convoquée?s?) (?:de|à)(?!\\p{L})|exigeons',
    '(?:le|les|os) (?:requerimos|requiero|intimamos|emplazamos|instamos|exigimos|convocamos|citamos)|se (?:le|les) (?:requiere|convoca|cita|emplaza|insta)',
    '(?:la|vi|lo) (?:diffidiamo|intimiamo|sollecitiamo|invitiamo|convochiamo|diffido|intimo|invito)|si (?:intima|diffida)|(?:siete|è|sono) (?:pertanto )?(?:invitat|convocat|diffidat)[aoie](?!\\p{L})|(?:va|vanno|andrà|andranno) \\p{L}{3,}(?:at|it|ut)[oaie](?!\\p{L})',
    '(?:intimamos|notificamos|interpelamos|convocamos)(?:-[ao]s?|-vos|-lhes?)? (?:a|para)|fica(?:m)? (?:\\p{L}+ )?(?:notificad|convocad|intimad|convidad)[oa]s?|exigimos',
    'sommeren (?:wij |we )?u|(?:wij|ik) sommeer|stel(?:len)? (?:wij |ik )?u (?:hierbij )?in gebreke|wordt u (?:hierbij )?(?:uitgenodigd|verzocht|opgeroepen)|nodig(?:en)? (?:wij |we |ik )?u',
    'wzywa(?:my|m|) (?:\\p{L}+ ){0,2}do|wzywa się|żądamy|zapraszamy (?:\\p{L}+ ){0,2}na',
    'требуем(?!\\p{L})|(?:приглашаем|вызываем) (?:вас|вы)',
    'نطالبكم|ندعوكم|ننذركم',
    '责令|限您|限你|特此催告|要求您',
    '催告します|請求いたします|ご出席',
  ].join('|'),
  'iu',
)

/** A right that is lost with time: `służy odwołanie`, `You may appeal`. */
const remedy = new RegExp(
  [
    '(?<!\\p{L})(?:may|can) (?:\\p{L}+ ){0,3}?(?:appeal|object|apply|complain|challenge|opt out|change your mind|(?:request|ask for) (?:a|an|the|one|such an?) (?:review|hearing|reconsideration|refund|extension|before|in writing))(?!\\p{L})|days (?:in which )?to (?:appeal|cancel|withdraw|change your mind|object|pay|respond|reply|elect)|(?:have|has) (?:until|till) [^.;]{3,60} to|you have (?:until|till)(?!\\p{L})',
    '(?:kann|können|ist|steht) [^.;]{0,80}(?:widerspruch|einspruch|klage|beschwerde|rechtsmittel)(?!\\p{L})|(?:widerspruch|einspruch|klage|beschwerde) (?:\\p{L}+ ){0,6}(?:erhoben|eingelegt|zulässig|einzulegen)|haben [^.;]{0,20}bis [^.;]{3,40}zeit',
    "faire l['’]objet d['’]un recours|pouvez (?:\\p{L}+ )?(?:contester|former|exercer|introduire|saisir|vous rétracter)|disposez d['’]un délai|avez jusqu['’]au",
    'cabe (?:interponer )?recurso|podrá(?:n)? (?:interponer|recurrir|impugnar|formular)|puede (?:recurrir|interponer|reclamar|impugnar)|(?:tiene|tienen|dispone) (?:de plazo )?hasta',
    '(?:può|possono|potete|potrà) (?:essere )?(?:impugnar\\p{L}*|impugnat\\p{L}+|ricorrere|proporre|opporsi)|ammesso (?:ricorso|reclamo)|(?:ha|avete) (?:tempo )?fino al',
    'cabe recurso|pode(?:m|rá)? (?:recorrer|impugnar|reclamar|opor)|(?:tem|têm) até',
    'bezwaar maken|beroep instellen|(?:bezwaar|beroep) (?:\\p{L}+ ){0,2}(?:ingesteld|gemaakt)|(?:bezwaar|beroep)(?:schrift)? (?:indienen|aantekenen)|(?:hebt|heeft) (?:u )?tot',
    '(?:służy|przysługuje) (?:\\p{L}+ ){0,3}(?:odwołanie|zażalenie|sprzeciw|skarga)|można (?:wnieść|zaskarżyć|odwołać się)|ma (?:\\p{L}+ )?czas do',
    'обжалова(?:но|на|ть|н)(?!\\p{L})|подать (?:жалобу|возражени)',
    'الطعن|التظلم|الاعتراض على',
    '(?:has|have) (?:up to |only )?\\p{N}+ (?:hours|days|weeks|months) (?:(?:in which|from [^.;]{3,30}) )?to (?!\\p{N})|(?:hat|haben) (?:\\p{L}+ )?\\p{N}+ (?:stunden|tage|wochen) zeit|dispos(?:e|ez|ent) de \\p{N}+ (?:heures|jours|semaines|mois) pour|dispone[n]? de \\p{N}+ (?:horas|días|semanas|meses) para|dispon(?:e|gono) di \\p{N}+ (?:ore|giorni|settimane|mesi) per|dispõe[m]? de \\p{N}+ (?:horas|dias|semanas|meses) para|(?:heeft|hebt|hebben) (?:u )?\\p{N}+ (?:uur|dagen|weken) (?:de tijd )?om',
    '申请(?:行政)?复议|提起(?:行政)?诉讼|提出上诉',
    '審査請求|不服申立て|異議申立',
  ].join('|'),
  'iu',
)

const occasion =
  /(?<!\p{L})(?:meeting|appointment|hearing|interview|viewing|check-up|pre-assessment|booked|visit|slot|delivery|(?:we|engineer|technician|fitter|surveyor|inspector) will (?:come|call|visit|fit|install|replace|inspect|be (?:there|with you))|walk[- ]through|site visit|\p{L}*versammlung|\p{L}*termin|sitzung|\p{L}*untersuchung|verhandlung|\p{L}*ablesung|besichtigung|anhörung|elternabend|monteur|techniker(?:in)?|einbau|lieferung|assemblée|réunion|rendez-vous|audience|visite|passage|intervention|livraison|entretien|asamblea|junta|reunión|cita|audiencia|entrevista|visita|técnico|entrega|assemblea|riunione|appuntamento|udienza|colloquio|tecnico|consegna|assembleia|reunião|consulta|audiência|vistoria|\p{L}*vergadering|\p{L}*afspraak|zitting|bijeenkomst|ouderavond|bezoek|levering|\p{L}*keuring|zebranie|spotkanie|wizyta|monter|technik|dostawa|rozprawa|posiedzenie|invitation|\p{L}*einladung|convocation|convocatoria|convocazione|convocatória|uitnodiging|zaproszenie|приглашение|собрание|заседание|приём|осмотр|визит|мастер|доставка)(?!\p{L})|会议|大会|面试|开庭|体检|総会|面接|説明会|検診|اجتماع|جلسة|مقابلة/iu
const hour =
  /(?<![\p{N}.,:/])\p{N}{1,2}(?:[.:h]\p{N}{2})?\s?(?:[ap]\.?m\b|uhr|uur|heures|h\b|horas?\b|o['’]clock)|(?:alle|ore|a las|às|às|o godz\.?|godz\.?|в|om|at|um|à)\s\p{N}{1,2}[.:h]\p{N}{2}|(?<=\p{N}{4},?\s)\p{N}{1,2}[.:]\p{N}{2}(?!\p{N})|noon|\p{N}{1,2}\s?[时時点]/iu
const past =
  /(?<!\p{L})(?:was|were|had|attended|opened|closed|wurde|fand|waren|hatte|a eu|ont|avait|tuvo|celebró|fue|si è|è stat\p{L}|houve|teve|foi|vond|werd|odbył\p{L}*|состоял\p{L}+)(?!\p{L})/iu

function isTimed(text: string, values: readonly TypedValue[]): boolean {
  return (
    values.some(({ kind }) => kind === 'date' || kind === 'duration') ||
    findPeriod(text) !== undefined
  )
}

/** Whether a sentence formally demands something. */
export function isDemand(text: string): boolean {
  return demand.test(text)
}

const payable =
  /(?<!\p{L})(?:payable|due (?:by|on|in|within|net)|net \p{N}{1,3}(?!\p{N})|zahlbar|fällig(?! (?:gewordene|gewesene|war|waren|wurden?|seit))|exigibles?|payables?|pagader[oa]s?|pagabil[ei]|te voldoen|verschuldigd|płatn[yae]|подлежит (?:оплате|уплате)|支払期限|应于)(?!\p{L})/iu

/** Whether a sentence says when something is paid. */
export function isPayable(text: string): boolean {
  return payable.test(text)
}

/** Whether a sentence tells how somebody may object or appeal. */
export function tellsRemedy(text: string): boolean {
  return remedy.test(text)
}

/** Whether a sentence gives a time within which somebody may object or appeal. */
export function isTimedRemedy(text: string, values: readonly TypedValue[]): boolean {
  return remedy.test(text) && isTimed(text, values)
}

const longestLine = 70
const wordsUnderHeading = 25
/** `Meet outside the hall at 6.45`: where to be at some hour of a day named before. */
const meetingPoint =
  /^(?:meet (?:at|in|outside|on|by)|meeting point|treffpunkt|wir treffen uns|rendez-vous (?:sur|à|au|aux|devant|dans)|punto de encuentro|quedamos en|ritrovo|(?:ponto de )?encontro|verzamelen|verzamelplaats|zbiórka|место встречи|сбор (?:у|на|в))(?!\p{L})/iu

/** `Date of visit`: when a report was made. */
const dayOfReport =
  /^(?:(?:date|day|time)s?(?: and time)? of (?:the |our )?(?:visit|inspection|survey|audit|test|sampling|site visit|incident|accident)s?|(?:visit|inspection|survey|audit|sampling) (?:date|on)|(?:prüf|besichtigungs|probenahme|begehungs)(?:datum|termin|tag)|(?:datum|tag) der (?:prüfung|besichtigung|begehung|probenahme)|date (?:de (?:la |l['’])?|du )(?:visite|contrôle|inspection|prélèvement|expertise)|fecha de (?:la )?(?:visita|inspección|toma de muestras)|data (?:del|della|dell['’]) ?(?:visita|sopralluogo|ispezione|prelievo)|data da (?:visita|inspeção|vistoria|colheita)|datum (?:van )?(?:het )?(?:bezoek|inspectie|keuring|onderzoek)|data (?:wizyty|kontroli|oględzin|badania)|дата (?:проверки|осмотра|обследования|отбора проб))$/iu

/** `Meeting for parents: Wednesday 22 January at 6 p.m.`: where somebody has to be at some hour. */
export function isOccasion(
  { heading, kind, label, text, words }: Unit,
  values: readonly TypedValue[],
): boolean {
  if (dayOfReport.test(label) || dayOfReport.test(text.split(':', 1)[0] ?? '')) return false
  if (meetingPoint.test(text) && hour.test(text)) return true
  // A long line without an end goes on in the next one, and is a sentence too.
  if (kind === 'label' && text.length > longestLine && !endsSentence.test(text)) return false
  const named = words <= wordsUnderHeading ? `${heading} ${text}` : text
  return (
    values.some((value) => value.kind === 'date') &&
    hour.test(text) &&
    occasion.test(named) &&
    !past.test(text)
  )
}

/** `You send me all photos no later than 12 May`. */
const actsItself =
  /^you (?!may|can|will|would|have|are|were|get|keep|receive|had|do |did|do not)\p{L}+/iu

/** `Every owner pays £9 by 10 December`: what all of those do to whom the paper goes. */
const ofEverybody =
  /(?<!\p{L})(?:(?:every|each) \p{L}+ (?:\p{L}+ )?(?:pays?|sends?|returns?|brings?|signs?)|all \p{L}+s (?:pay|send|return|bring|sign)|jede[rs]? \p{L}+ (?:zahlt|bezahlt|überweist|trägt|schickt|bringt|unterschreibt)|alle \p{L}+ (?:zahlen|überweisen|schicken|bringen)|chaque \p{L}+ (?:paie|paye|verse|règle|apporte|signe)|cada \p{L}+ (?:paga|pagará|abona|abonará|ingresa|ingresará|trae|firma)|ogni \p{L}+ (?:paga|versa|porta|firma)|cada \p{L}+ (?:paga|pagará|traz|assina)|(?:iedere?|elke?) \p{L}+ (?:betaalt|stuurt|brengt|tekent)|każd[yae] \p{L}+ (?:płaci|wpłaca|wpłaci|zapłaci|przynosi|podpisuje)|кажд\p{L}+ \p{L}+ (?:платит|вносит|оплачивает))(?!\p{L})/iu

/** Whether the reader does something by some day. */
export function isDueOfReader(text: string): boolean {
  const isTold = actsItself.test(text) || ofEverybody.test(text)
  return isTold && findBoundDate(text) !== undefined
}

/** Duties of contracts in the plain future: `contratarán`, `remettra`, `verserà`, `entregará`. */
const future: Readonly<Record<string, RegExp>> = {
  es: /(?<!\p{L})(?!(?:podr|ser|estar|tendr|recibir|disfrutar|habr|quedar)[áa]n?(?!\p{L}))\p{L}{3,}r(?:á|án)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?!(?:pour|se|au|bénéficie|recev|perdr|conserve)r(?:a|ont)(?!\p{L}))\p{L}{3,}(?:er|ir|[dt]r|evr|ser)(?:a|ont)(?!\p{L})/iu,
  it: /(?<!\p{L})(?!(?:potr|sar|avr|ricever|perder)(?:à|anno)(?!\p{L}))\p{L}{3,}r(?:à|anno)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?!(?:poder|ser|estar|ter|receber|haver|ficar)(?:á|ão)(?!\p{L}))\p{L}{3,}r(?:á|ão)(?!\p{L})/iu,
}

/** What a party of a contract does by some day, in languages whose plain present or future says so: `wpłaci do dnia`, `zahlt bis zum`. */
const dated: Readonly<Record<string, RegExp>> = {
  en: /(?<!\p{L}|(?:if|when|once|unless|until|before) )(?:you|(?:the|each|every) \p{L}+) (?:then |also )?(?:sends?|pays?|supplies|supply|provides?|returns?|delivers?|submits?|tells?|notif(?:y|ies)|gives?|lodges?|repays?)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:adresse|remet|verse|paie|paye|transmet|fournit|présente|restitue|règle|rembourse)(?!\p{L})/iu,
  es: /(?<!\p{L}|(?:no|non|não) )(?:paga|abona|entrega|remite|presenta|comunica|devuelve|aporta)n?(?!\p{L})/iu,
  it: /(?<!\p{L}|(?:no|non|não) )(?:paga|versa|consegna|trasmette|presenta|comunica|restituisce|invia|pagano|versano|consegnano|trasmettono|presentano|comunicano|inviano)(?!\p{L})/iu,
  pt: /(?<!\p{L}|(?:no|non|não) )(?:paga|entrega|envia|apresenta|comunica|devolve)m?(?!\p{L})/iu,
  de: /(?<!\p{L})(?:zahlt|überweist|leistet|hinterlegt|übergibt|räumt|erbringt|reicht|legt|schließt)(?!\p{L})/iu,
  nl: /(?<!\p{L})(?:betaalt|stort|levert|overlegt|verstrekt|ondertekent|ontruimt|sluit|draagt)(?!\p{L})/iu,
  pl: /(?<!\p{L})(?:(?:w|za|s|o)płaci|uiści|przedstawi|okaże|dostarczy|przekaże|zwróci|złoży|zawrze|podpisze|opróżni|wyda|zawiadomi|poinformuje|udostępni)(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:внес[её]т|оплатит|уплатит|предоставит|представит|передаст|верн[её]т|подпишет|освободит|уведомит|заключит|сообщит)(?!\p{L})/iu,
}

/** `La quota si versa entro il 28 febbraio`: what is done by some day, whoever it falls to. */
const impersonal =
  /(?<!\p{L})(?:(?:ist|sind) (?:[^.;]|(?<=\p{N})\.){0,160}?(?:innerhalb|binnen|bis (?:zum|spätestens)|spätestens|unverzüglich)(?!\p{L})(?:[^.;]|(?<=\p{N})\.){3,200} zu (?!erwarten|rechnen|befürchten|sehen|verstehen|versagen|laufen)\p{Ll}{3,}en(?!\p{L})|si (?:versa|paga|presenta|consegna|restituisce|trasmette)(?:no)? (?:[^.;]{1,40} )?entro|se (?:paga|abona|presenta|devuelve|entrega|ingresa)n? (?:[^.;]{1,40} )?(?:antes del?|dentro de|hasta)|se (?!(?:devolver|reembolsar|reintegrar|restituir)á)\p{L}{3,20}rán? [^.;]{0,80}?(?:antes del?|de antelación|en \p{N}+ (?:horas|días)|en el plazo|dentro de)|(?:paga|entrega|devolve|apresenta)m?-se (?:[^.;]{1,40} )?(?:até|antes|no prazo)|(?:внос|оплачива|пода|сда|представля)\p{L}{1,3}ся (?:[^.;]{1,40} )?(?:до |в течение|не позднее)|(?:płaci|składa|wnosi|zwraca|opłaca) się (?:[^.;]{1,40} )?(?:do |w ciągu|w terminie))(?!\p{L})/iu

/** Whether a sentence tells what is to be done by some day without saying by whom. */
export function isImpersonalDuty(text: string): boolean {
  return impersonal.test(text)
}

/** `By the 5th of each month`. */
const ordinalDay =
  /(?<!\p{L})(?:by|before|no later than|do|до|bis zum|avant le|antes del|entro il|até ao|vóór de|uiterlijk de) (?:the )?\p{N}{1,2}(?:st|nd|rd|th|\.|e|º|er)? /iu

/** Whether a sentence tells what somebody does by a day of the calendar. */
export function isDatedDuty(text: string, language: string): boolean {
  const isDated = (findBoundDate(text) ?? findPeriod(text)) !== undefined || ordinalDay.test(text)
  return isDated && dated[language]?.test(text) === true
}

/** `L'élève ne partira pas`: what does not happen then. */
const negated =
  /(?<!\p{L})(?:ne|n['’])\s?\p{L}+(?:ra|ront) (?:pas|plus|rien)(?!\p{L})|(?<!\p{L})(?:no|non|não) (?:se )?\p{L}+(?:rá|rán|rà|ranno|rão)(?!\p{L})/iu

/** Whether a sentence tells in the plain future what somebody does. */
export function isFutureDuty(text: string, language: string): boolean {
  return future[language]?.test(text) === true && !negated.test(text)
}
