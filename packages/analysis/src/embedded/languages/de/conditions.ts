/** `Kündigen Sie nicht bis zum 3. Mai`, up to the comma: with its verb in front a condition looks like an order. */
const clause =
  '^(?!(?:bitte|rufen|melden|wenden) )\\p{L}{3,}(?:en|n) sie_(?:[^,.;]|(?<=\\p{N})\\.){1,160}'
const noVerb =
  '(?!(?:und|oder|aber|wenn|falls|damit|um|dass|sobald|bevor|sonst|weil|bis|sowie|auch|mit|seit|statt|anstatt|selbst|nicht|jetzt|dort|erst|zuerst|zuletzt|direkt|während|laut|samt|sondern|spätestens)_)'
const subject = '(?:wir|sie|ihnen|ihre?|der|die|das|dies\\p{L}*|eine?|keine?|er|es|man|sich)_'
/** What becomes of whoever meets the condition; two orders in a row have other verbs, or an `und` before the last. */
const consequence =
  '(?:müssen|müssten|können|könnten|dürfen|haben|hätten|sind|wären|werden|würden|erhalten|bekommen|verlieren|behalten|sparen|schulden|tragen|zahlen|bezahlen|verzichten|gelten) sie_(?![^.;]* und \\p{L}+en sie_)'
const statement = [
  `(?:\\p{L}+(?:t|st|d|te)|kann|muss|darf|soll) ${subject}`,
  '(?:sind|ist|gilt|bleiben|bleibt) (?:beide|alle|\\p{L}+ (?:weiter|nur|noch|auch))_',
  '\\p{L}+en (?:wir|ihnen|ihre|der|die|das|dies\\p{L}*|keine)_',
  consequence,
].join('|')

export const conditionInFront = `${clause}(?=, (?:so |dann )?${noVerb}(?:${statement}))`
