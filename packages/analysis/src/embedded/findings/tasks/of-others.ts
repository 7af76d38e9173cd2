import type { Language } from '../../languages/load-language.ts'

/* Expressions of all languages for duties that are not those of whoever reads the paper. */

/** `The law requires us to`, `sind wir verpflichtet`: what the writer has to do. */
const ofSender =
  /(?<!\p{L})(?:(?:requires?|obliges?|obligates?|forces?|entitles?) us to|we (?:are|were|will be) (?:\p{L}+ )?(?:required|obliged|bound|obligated|forced) to|(?:sind|wären|bleiben|werden) wir (?:\p{L}+ ){0,2}(?:verpflichtet|gehalten|gezwungen)|verpflichtet uns|müssen wir|nous (?:sommes|serons|serions) (?:\p{L}+ )?(?:tenue?s|obligée?s|contraint(?:e)?s)|nous (?:oblige|impose|contraint)|nous (?:devrons|devons)|(?:estamos|estaremos|nos vemos) obligad[oa]s|nos obliga|deberemos|(?:siamo|saremo) (?:tenut|obbligat|costrett)[ie]|ci (?:obbliga|impone)|dovremo|(?:somos|estamos|seremos) obrigad[oa]s|nos obriga|teremos de|(?:zijn|worden) (?:wij|we) (?:\p{L}+ )?(?:verplicht|gehouden|genoodzaakt)|verplicht ons|moeten (?:wij|we)|(?:jesteśmy|będziemy) (?:zobowiązan|zmuszen|obowiązan)\p{L}+|zobowiązuje nas|(?:мы )?(?:обязаны|вынуждены)(?= (?:сообщ|перед|уведом|направ|обрат))|обязывает нас)(?!\p{L})[^.;]*/giu

/** `because two of us have to stay`: why something is so, which asks nothing. */
const reason =
  /(?<!\p{L})(?:because|weil|parce qu(?:e|['’])|car(?= (?:il|elle|nous|le|la|les) )|porque|perché|poiché|omdat|ponieważ|потому что|так как)(?!\p{L})[^.;,]*/giu

/** A sentence without what its writer has to do and without reasons. */
export function withoutDutiesOfOthers(text: string): string {
  return text.replace(ofSender, ' ').replace(reason, ' ')
}

/** `The owner of number 5 proposes to pay £20 a month`: what somebody said at a meeting. */
const reported =
  /^(?:[^;:]{0,80} )?(?:proposes?|proposed|suggests?|suggested|offers?|offered|(?:asked|wants?|wanted) (?:it|this) (?:noted|minuted|recorded)|objects?|objected|dissents?|dissented|announces?|announced|schlägt vor|schlug vor|bietet an|bot an|gibt zu protokoll|gab zu protokoll|kündigt an|erklärte?|propose de|a proposé|offre de|a offert|fait (?:noter|acter|constater)|annonce qu|propone|propuso|ofrece|ofreció|hace constar|hizo constar|anuncia que|anunció|manifiesta|manifestó|ha proposto|si oppone|mette a verbale|annuncia|dichiara|propõe|propôs|oferece|ofereceu|faz constar|declara|stelt voor|stelde voor|biedt aan|bood aan|kondigt aan|laat (?:aantekenen|notuleren)|proponuje|zaproponował\p{L}*|oferuje|oświadcza|oświadczył\p{L}*|предлагает|предложил\p{L}*|заявил\p{L}*)(?!\p{L})/iu

/** `The last minutes were read and taken as correct`: what every meeting begins with. */
const formerMinutes =
  /^(?:the )?(?:(?:last|previous) )?minutes(?!\p{L})[^.;]{0,60}? (?:were|was) (?:read|taken|approved|accepted|agreed|signed|confirmed)|^das protokoll (?:der|vom)[^.;]{3,60} (?:wird|wurde) (?:\p{L}+ )?(?:genehmigt|verlesen)|^le procès-verbal de [^.;]{3,60} est (?:approuvé|adopté|lu)|^(?:se (?:lee|aprueba)|leída) (?:y (?:se )?aprueba |y aprobada )?el acta|^(?:viene|è) (?:letto|approvato) il verbale|^il verbale [^.;]{3,60} è approvato|^(?:é|foi) (?:lida|aprovada) a ata|^de notulen [^.;]{3,60} (?:worden|zijn) (?:\p{L}+ )?(?:goedgekeurd|vastgesteld)|^protokół z [^.;]{3,60} przyjęto/iu

/** `Resolution 3: That the minutes of 3 May be confirmed`. */
const confirmsMinutes =
  /(?<!\p{L})(?:that )?the minutes of [^.;]{3,60} be (?:confirmed|approved|adopted|signed)(?!\p{L})/iu

/** Whether a meeting only took note of the minutes of the one before. */
export function takesFormerMinutes(text: string): boolean {
  return formerMinutes.test(text) || confirmsMinutes.test(text)
}

/** Whether a record of a meeting tells what one of those there said or offered, which nobody has to do. */
export function isReported(text: string): boolean {
  const opening = text.slice(0, 200)
  return reported.test(opening) || formerMinutes.test(opening)
}

/** `Run out and it drops to 1 Mbps`, `Refuse it and you lose the pay`: no order, but what comes of it. */
const conditionInDisguise =
  /^(?:turn (?:it |them )?down|refuse|reject|decline|run (?:out|over)|change your mind|miss|leave (?:early|it|late)|forget|fail|pay (?:late|more|less)|cancel|lose|break|ignore|delay|skip|exceed|go over|stop (?:paying|using)|drop|arrive late|use (?:more|up)|withdraw|switch|move out)(?!\p{L})[^.;]{0,90}? and (?:you|it|we|they|the \p{L}+|your \p{L}+)(?:['’](?:ll|re|ve|d)|\s)/iu

/** Whether a sentence only looks like an order and tells what happens if somebody does it. */
export function isConditionInDisguise(text: string): boolean {
  return conditionInDisguise.test(text)
}

const mostBeforeDissent = 60

/** Whether a sentence tells that somebody was against what was decided, or why: `Mr Pell voted no`. */
export function isDissent(text: string, { phrases }: Language): boolean {
  const at = text.search(phrases.dissents)
  return at >= 0 && at <= mostBeforeDissent && !/[;:.]/u.test(text.slice(0, at))
}

/** What is owed by whoever breaks a contract, for each day or breach: nothing to do as long as nobody does. */
const penalty =
  /(?<!\p{L})(?:penalt(?:y|ies)|(?:liquidated )?damages|late (?:payment )?(?:fee|charge)|pays? interest|administration charge|in breach|for (?:each|every|any) (?:\p{L}+ )?(?:day|week|breach|disclosure|violation)|\p{L}*vertragsstrafe|verzugszins\p{L}*|schadens?ersatz|für jede[nrs]? (?:\p{L}+ )?(?:tag|verstoß|fall|zuwiderhandlung)|pénalités?|dommages(?:-intérêts)?|intérêts de retard|par jour de retard|penalización|penalidad|indemnización|intereses de demora|por cada (?:día|incumplimiento)|penale|interessi di mora|risarcimento|per ogni (?:giorno|violazione)|multa|juros de mora|indemnização|por cada (?:dia|infração)|boete|schadevergoeding|vertragingsrente|voor (?:elke|iedere) (?:dag|overtreding)|kar[ęaąy] umown\p{L}+|odszkodowani\p{L}+|za każd\p{L}+ (?:\p{L}+ )?(?:naruszeni|dzień|przypad)\p{L}*|неустойк\p{L}+|штраф\p{L}*|пен[иею]|за каждый день)(?!\p{L})|违约金|滞纳金|違約金|遅延損害金|غرامة|تعويض/iu

/** Whether a sentence tells what a breach costs. */
export function isPenalty(text: string): boolean {
  return penalty.test(text)
}
