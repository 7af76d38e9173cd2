/** Where the writer speaks of himself alone; `i` is an article in Italian. */
const alone =
  /^(?:and |but )?(?:i(?:['’](?:m|ve|ll|d)|\s(?:will|am|have|can|do|don['’]t|send|keep|get|may|hope|fix|carry))|(?:if|when) (?:we|i)(?:['’]\p{L}+)?|ich|je (?:vous|suis|me|ne|reste|serai|tiens|joins)|j['’](?:ai|espère)|yo|io|eu|ik|я|我(?!们)|私)(?![\p{L}'’])/iu
const own =
  /^(?:and |but |und |aber |(?:if|when|wenn|falls|sollten|si|se|als|indien) [^.;]{3,200}, (?:then |so |dann )?)?(?:we|our (?:\p{L}+ ){1,2}(?:is|are|will)|wir|nous|nosotros|noi|nós|wij|мы|نحن|我们|当社|弊社)(?!\p{L})/iu
const asking =
  /please|we (?:ask|recommend|advise|urge|invite|suggest|require|need|request|want|expect)|(?<!that |which )you (?:must|should|need|have to|are required|will need)|make sure|bitte|wir (?:bitten|empfehlen|raten|fordern|laden)|sie (?:müssen|sollten|haben)|veuillez|merci de|nous vous (?:prions|demandons|invitons|recommandons|conseillons)|vous devez|por favor|rogamos|recomendamos|solicitamos|debe|si prega|preghiamo|raccomandiamo|consigliamo|invitiamo|deve|pedimos|verzoeken|vragen|adviseren|raden|u moet|prosimy|zalecamy|просим|рекомендуем|请|ください|يرجى/iu
/** `Call me`, `Ich bitte Sie`. */
const askingForOne =
  /(?<!\p{L})(?:i (?:must ask|need|ask|want|would (?:like|ask|advise)|recommend|suggest|advise|urge|require|expect)|(?:call|ring|tell|ask|let|email|text|write to|contact|pay|send|remind|phone|message|give) (?:me|us)|ich (?:bitte|empfehle|fordere|rate)|je vous (?:prie|demande|invite|recommande|conseille)|(?:le|les|os) (?:ruego|pido|recomiendo)|(?:la|vi) (?:prego|invito|chiedo)|peço|recomendo|ik (?:verzoek|vraag|adviseer|raad)|прошу|советую)(?!\p{L})/iu
/** Whether a sentence tells what its writer does, and asks nothing of whoever reads it. */
export function isOwnPromise(text: string): boolean {
  const isOwn = own.test(text) || alone.test(text)
  return isOwn && !asking.test(text) && !askingForOne.test(text)
}

const name = String.raw`(?!(?:Right|Failure|Access|Duty|Notice|Thanks|Due|Prior|Subject|Next|Permission|Need|Proposal|Motion|Amendment|Decision|Request|Plan|Offer|Attempt|Power|Application|Members?|Owners?|Residents?)\s)\p{Lu}[\p{L}'’-]+`
const names = `${name}(?: \\p{Lu}[\\p{L}'’-]+){0,3}(?:(?:,| and|, and) ${name}(?: \\p{Lu}[\\p{L}'’-]+)?)?`
const assigning = new RegExp(`(?:^|[;:.–] )${names} to \\p{Ll}{2,}`, 'u')
const promising = new RegExp(`(?:^|[;:.–] )${names} will \\p{Ll}{2,}`, 'u')

/** Whether minutes say who does what: `Ben to order the sign`, and by when, `Ann will write to the council by Friday`. */
export function assignsTask(text: string, hasDeadline: boolean): boolean {
  return assigning.test(text) || (hasDeadline && promising.test(text))
}

const forbidden =
  /(?<!\p{L})(?:you (?:may|must|shall) not|(?:dürfen sie|sie dürfen)(?: \p{L}+){0,8}? nicht|vous ne (?:pouvez|devez) pas|usted no (?:podrá|puede)|u mag(?: \p{L}+){0,8}? niet)(?!\p{L})/iu

/** Whether a sentence forbids its reader something. */
export function forbidsReader(text: string): boolean {
  return forbidden.test(text)
}

const contrast =
  /[,;]\s(?:but|however|aber|jedoch|doch|mais|toutefois|pero|sin embargo|ma|però|mas|porém|maar|echter|ale|но|однако|(?:and )?(?:after that|afterwards|thereafter|from then on)|danach|après quoi|ensuite|después|dopodiché|depois disso|daarna|potem|następnie|затем|после этого)(?!\p{L})/iu

/** What follows `but`, else the whole sentence: nothing before it takes the alarm out of what follows. */
export function lastWordOf(text: string): string {
  const at = text.search(contrast)
  return at < 0 ? text : text.slice(at)
}
