import type { RulesLanguage } from '../../languages/which-language.ts'
import type { Hit } from '../find-hits.ts'
import type { SentenceIndex } from '../index/sentence-index.ts'
import type { Question } from '../question/question.ts'

const looked = 6
/** So much of the question stands in the sentence that tells the reason, over it or right beside it. */
const leastShare = 0.35

/** What joins a reason or a purpose to what it is for. */
const connectors: Readonly<Partial<Record<RulesLanguage, RegExp>>> = {
  en: /(?<!\p{L})(?:because|due to|owing to|on account of|on the grounds?|as a result of|results? (?:from|of)|caused by|causes? (?:of|the|this)|reasons? (?:is|was|for|why)|attributable to|in order to|so that|so as to|in (?:the )?(?:case|event) of|explained by|given that|in view of|in light of|since (?!\d|(?:the )?(?:\d|january|february|march|april|may|june|july|august|september|october|november|december|then|last|his|her))(?=[^.]{1,60} (?:is|are|was|were|has|have|had|do|does|did|can|could|will|would|cannot|could not))|, as (?=[^.]{1,50} (?:is|are|was|were|has|have|had|can|could|cannot))|which is why|led to|means that|failed to|did not|had not|was not|were not|could not)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:weil|, da|wegen|aufgrund|auf grund|infolge|deshalb|daher|denn|damit|um [^.]{1,60} zu|zwecks|beruht auf|grund (?:ist|war|für|dafür)|gründe|nicht anerkannt|konnten? nicht)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:parce qu|car|en cas d|en raison d|à cause d|puisqu|afin d|faute d|du fait d|dû à|dues? à|au motif|grâce à|compte tenu|étant donné|c['’]est pourquoi)/iu,
  es: /(?<!\p{L})(?:porque|ya que|puesto que|debido a|a causa de|por motivos? de|dado que|con el fin de|para que|por haber|por no|motivo|en virtud de)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:perché|poiché|in quanto|a causa d|dovut[oaie] a|per motivi|visto che|dato che|al fine di|affinché|per (?:mancanza|aver|non aver)|motivo)/iu,
  pt: /(?<!\p{L})(?:porque|pois|uma vez que|devido a|por causa d|em virtude d|visto que|dado que|por (?:ter|não ter|falta)|a fim de|para que|motivo)/iu,
  nl: /(?<!\p{L})(?:omdat|doordat|wegens|vanwege|aangezien|zodat|door(?:dat)? |als gevolg van|daarom|reden|om te voorkomen)(?!\p{L})/iu,
  pl: /(?<!\p{L})(?:ponieważ|bo|gdyż|z powodu|ze względu|wskutek|w wyniku|dlatego|aby|żeby|z uwagi|przyczyn\p{L}*|powod\p{L}*)(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:потому что|так как|поскольку|из-за|в связи с|ввиду|вследствие|по причине|чтобы|причин\p{L}*|поэтому)(?!\p{L})/iu,
  ja: /ため|ので|から、|理由|によ[りる]|原因/u,
  zh: /因为|由于|因[^此]|所以|原因|为了|为防止|为避免/u,
  ar: /لأن|بسبب|نظرا|نظرًا|من أجل|سبب/u,
}

/** For a question why the passages that speak of it and join a reason to it. */
export function findReason(
  { type }: Question,
  { words, sentences, isArticle }: SentenceIndex,
  hits: readonly Hit[],
): readonly Hit[] {
  const joins = connectors[words.language]
  if (type !== 'reason' || isArticle || joins === undefined) return []
  const told = hits.slice(0, looked).filter(({ at, evidence }) => {
    const { coverage, overCoverage, beforeCoverage } = evidence
    const isAbout = coverage + Math.max(overCoverage, beforeCoverage) >= leastShare
    return isAbout && joins.test(sentences[at]?.text ?? '')
  })
  return told.length === 0
    ? []
    : [...told, ...hits.slice(0, 3).filter((hit) => !told.includes(hit))]
}
