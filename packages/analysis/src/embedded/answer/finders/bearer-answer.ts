import type { RulesLanguage } from '../../languages/which-language.ts'
import type { Hit } from '../find-hits.ts'
import type { SentenceIndex } from '../index/sentence-index.ts'
import type { Question } from '../question/question.ts'
import { asksForName } from '../weighing/who.ts'

const looked = 3
const leastShare = 0.5

/** Questions on whom a duty, a cost or a task lies. */
const asked: Readonly<Partial<Record<RulesLanguage, RegExp>>> = {
  en: /(?<!\p{L})who(?:se job)? (?:pays?|has to|have to|must|should|needs? to|will|is (?:going to|to|responsible|liable|in charge)|looks? after|covers?|bears?|does the|mends?|fixes|repairs?|cleans?|provides?|brings?|arranges?|organi[sz]es|steps? in|gets?|takes? care|maintains?|insures?)(?!\p{L})/iu,
  de: /(?<!\p{L})wer (?:zahlt|bezahlt|muss|trägt|übernimmt|haftet|kümmert|ist (?:zuständig|verantwortlich)|sorgt|repariert|soll|kommt für|putzt|stellt|versichert|bekommt)(?!\p{L})/iu,
  fr: /(?<!\p{L})qui (?:paie|paye|doit|prend|est responsable|s['’]occupe|répare|supporte|assure|entretient|fournit|nettoie|reçoit)(?!\p{L})/iu,
  es: /(?<!\p{L})quién (?:paga|debe|tiene que|se encarga|se ocupa|es responsable|asume|repara|cubre|arregla|limpia|recibe)(?!\p{L})/iu,
  it: /(?<!\p{L})chi (?:paga|deve|si occupa|è responsabile|ripara|copre|provvede|pulisce|riceve)(?!\p{L})/iu,
  pt: /(?<!\p{L})quem (?:paga|deve|tem de|tem que|é responsável|trata|repara|cobre|assume|limpa|recebe)(?!\p{L})/iu,
  nl: /(?<!\p{L})wie (?:betaalt|moet|zorgt|is (?:verantwoordelijk|aansprakelijk)|draait op|regelt|repareert|onderhoudt|krijgt)(?!\p{L})/iu,
  pl: /(?<!\p{L})kto (?:płaci|musi|odpowiada|naprawia|pokrywa|ponosi|powinien|sprząta|dostanie)(?!\p{L})/iu,
  ru: /(?<!\p{L})кто (?:платит|должен|обязан|отвечает|ремонтирует|оплачивает|нес[её]т|чинит|получит)(?!\p{L})/iu,
}

/** What lays a duty, a cost or a task on somebody. */
const burdens: Readonly<Partial<Record<RulesLanguage, RegExp>>> = {
  en: /(?<!\p{L})(?:shall|must|will|has to|have to|is to|are to|(?:is|are) (?:responsible|liable)|pays?|bears?|covers?|contributes?|repairs?|mends?|provides?|arranges?|looks? after|undertakes?|agrees? to|agreed to|at the \p{L}+['’]?s? (?:own )?(?:cost|expense))(?!\p{L})/iu,
  de: /(?<!\p{L})(?:muss|müssen|trägt|tragen|zahlt|zahlen|übernimmt|übernehmen|verpflichtet|sorgt|sorgen|haftet|zuständig|auf kosten|zu lasten|erstattet|erstatten)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:doit|doivent|paie|paient|paye|prend|prennent|tenue?s?|assure|s['’]engage|incombe|charge d|frais d|supporte|responsable)/iu,
  es: /(?<!\p{L})(?:debe|deben|deberá|paga|pagan|asume|corre|corren|hace cargo|obligad[oa]|a cargo de|por cuenta de|correrán|responsable)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:deve|devono|paga|pagano|tenut[oaie]|a carico d|provvede|provvedono|si impegna|spetta|spettano|a spese d|responsabile)/iu,
  pt: /(?<!\p{L})(?:deve|devem|deverá|paga|pagam|suporta|cabe|a cargo d|por conta d|compromete|responsável)/iu,
  nl: /(?<!\p{L})(?:moet|moeten|betaalt|betalen|draagt|zorgt|verplicht|voor rekening van|verantwoordelijk|vergoedt|vergoeden)(?!\p{L})/iu,
  pl: /(?<!\p{L})(?:płaci|ponosi|opłaca|naprawia|zobowiązan\p{L}|pokrywa|na koszt|obciąża|odpowiada|musi)(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:обязан\p{L}?|оплачивает|нес[её]т|за сч[её]т|обеспечивает|устраняет|должен|должна|должны|отвечает)(?!\p{L})/iu,
}

/** For `Who pays for it?` or `Who has to do it?` the likely passages that lay it on somebody. */
export function findBearer(
  question: Question,
  index: SentenceIndex,
  hits: readonly Hit[],
): readonly Hit[] {
  const lays = burdens[index.words.language]
  if (lays === undefined || question.type !== 'person' || index.isArticle) return []
  if (asksForName(question, index) || asked[index.words.language]?.test(question.text) !== true)
    return []
  return hits.slice(0, looked).filter(({ at, evidence }) => {
    const { coverage, overCoverage, typeMissed, unknown } = evidence
    const isAbout = coverage + overCoverage >= leastShare && typeMissed === 0 && unknown < 0.5
    return isAbout && lays.test(index.sentences[at]?.text ?? '')
  })
}
