const openers = [
  'within|in no more than',
  'innerhalb|binnen|im Voraus',
  "dans (?:les|un délai)|sous|d'ici|d’ici",
  'dentro de|en (?:el|un) plazo|no prazo|em até',
  'entro|w terminie|w ciągu|в течение',
].join('|')
const units = [
  'days?|weeks?|months?|hours?|years?',
  '\\p{L}*tage?n?|wochen?|monate?n?|stunden?|jahre?n?',
  'jours?|semaines?|mois|heures?|ans?',
  'días?|semanas?|mes(?:es)?|horas?|años?',
  'giorn[oi]|settiman[ae]|mes[ei]|or[ae]|ann[oi]',
  'dias?|mês|anos?',
  '(?:werk)?dag(?:en)?|we(?:ek|ken)|maand(?:en)?|uur|jaar',
  'dni|dnia|tygodni\\p{L}*|miesi\\p{L}+|godzin\\p{L}*|lat|roku',
  'дн\\p{L}+|недел\\p{L}+|месяц\\p{L}*|час\\p{L}*|лет|года',
].join('|')
/** From when on it runs: `of receiving a copy`, `nach Zugang`. */
const since =
  'of|after|from|following|nach|ab|seit|de|du|des|à|après|suivant|desde|tras|siguientes|posteriores|di|da|dal\\p{L}*|após|na|vanaf|od|po|со|с|после|от'
const within = new RegExp(
  `(?<!\\p{L})(?:${openers})(?!\\p{L})(?: [^\\s.;:,!?]+){0,5}? (?:${units})(?!\\p{L})(?: (?:(?:working|business|calendar|ouvrés?|hábiles|lavorativi|úteis) )?(?:${since})(?!\\p{L})[^.;:,!?()。]{1,45}(?![\\p{L}\\p{N}]))?`,
  'iu',
)
const noLater =
  /(?<!\p{L})(?:no later than|not later than|at the latest|spätestens|au plus tard|a más tardar|o mais tardar|al più tardi|uiterlijk|najpóźniej|не позднее)(?!\p{L})(?:[^.;:,!?()。]|(?<=godz|ok|nr)\.|(?<=\p{N})[.:](?=\p{N})){3,60}(?![\p{L}\p{N}])/iu
const ofSigns = /[\p{Nd}一二三四五六七八九十]+\s?(?:个?工作日|日|天|か月)(?:以内|内)/u
const has = [
  'you (?:then |now |still )?have(?: up to)?',
  'haben sie|\\p{L}*frist von',
  "disposez(?:[- ]vous)? (?:de|d['’]un délai de)|avez|un délai de",
  '(?:dispone|tiene|dispondrá) (?:usted )?(?:de )?|un plazo de',
  'dispone di|avete|un termine di',
  '(?:tem|dispõe de)|um prazo de',
  '(?:hebt|heeft) u|u (?:hebt|heeft)|een termijn van',
  'termin|ma (?:pan|pani)',
].join('|')
const starts =
  "from|after|following|nach|ab|seit|à compter|après|suivant|desde|a contar|a partir|tras|dal(?:la|l['’]|lo)?|a partire|após|na|vanaf|od|licząc|po"
/** What somebody has the time for. */
const purpose = 'to|in which|um|pour|para|per|om|aby'
/** `You have 14 days from renewal`, `eine Frist von zwei Wochen ab Zugang`: a time that somebody has or is set. */
const given = new RegExp(
  `(?<!\\p{L})(?:${has})\\s?((?:\\p{L}+(?:-\\p{L}+)?|\\p{N}+)(?: \\(\\p{N}+\\))? (?:\\p{L}+ )?(?:${units})(?!\\p{L})(?: (?:${starts})(?!\\p{L})(?:(?! (?:${purpose}) )[^.;:,!?()。]){1,45}(?![\\p{L}\\p{N}])|(?= (?:${purpose})(?!\\p{L}))))`,
  'iu',
)
/** Where another clause begins. */
const further =
  / (?:and|or|but|if|unless|und|oder|wenn|falls|et|ou|si|y|lub|oraz|i|nie|и|или|если|не|whereas|provided|(?:you|we|they) (?:agree|must|shall|will|may|can|have|owe|pay))(?!\p{L}).*$/iu
/** How something is sent, behind the time of it: `uiterlijk op de dag zelf via mijn.stad.example`. */
const byWay =
  / (?:via|through|by (?:e-?mail|post|letter|phone)|per (?:e-?mail|post|brief|telefon)|über|par (?:courriel|courrier|lettre|e-?mail)|por (?:correo|e-?mail|escrito|carta)|(?:tramite|per) (?:pec|posta|e-?mail)|przez|через|по (?:почте|телефону))(?!\p{L}).*$/iu
/** Words that no time ends in: `nach Zugang dieser`, `of receipt of the`. */
const endsOpen =
  /(?: (?:the|this|that|your|our|of|after|from|dieser|diese[nms]?|der|des|dem|den|die|das|ihre[rs]?|nach|ab|zum|zur|de|du|la|les?|cette|ce|votre|notre|après|el|los|las|del|est[ea]|su|dopo|il|lo|della?|quest[ao]|da|do|van|het|deze|uw|od|tej|po|с|от|после|этого|настоящего))+$/iu

/** The time within which something is due, in the words of the text: `within ten (10) days of receiving a copy`. */
export function findPeriod(text: string): string | undefined {
  const period = within.exec(text)?.[0] ?? noLater.exec(text)?.[0] ?? given.exec(text)?.[1]
  return period === undefined
    ? ofSigns.exec(text)?.[0]
    : period.trim().replace(further, '').replace(byWay, '').replace(endsOpen, '').trim()
}
