/** How people ask for something, with the small word before it: `by when`, `bis wann`, `da quando`. */
const asking = [
  "(?:(?:by|until|till|from|since|for) )?(?:how (?:much|many|long|soon|often)|when|where|why|who|how|what|which)(?!['’])",
  '(?:(?:bis|ab|seit|für) )?(?:wie ?viele?|wie lange|wann|wo(?:hin)?|warum|wer|wem|wen|wie|was|welche[rsnm]?)',
  "(?:(?:avant|pour|depuis|à partir de) |jusqu['’]à )?(?:combien(?: de temps)?|quand|où|pourquoi|qui|comment|que(?:l(?:le)?s?|lle)?)",
  '(?:(?:hasta|para|antes de|desde|a partir de) )?(?:cu[aá]nt[oa]s?|cu[aá]ndo|d[oó]nde|por qu[eé]|qui[eé]n|c[oó]mo|qué|cu[aá]l)',
  '(?:(?:entro|fino a|per|da) )?(?:quant[oaie]|quando|dove|perch[eé]|chi|come|quale)',
  '(?:(?:até|para|a partir de|desde) )?(?:quant[oa]s?|quando|onde|porque|quem|como|qual)',
  '(?:(?:voor|tot|vanaf|sinds) )?(?:hoeveel|hoe lang|wanneer|waar(?:om|heen)?|wie|hoe|wat|welke?)',
  '(?:(?:do|od) )?(?:ile|kiedy|gdzie|dlaczego|kto|komu|jak(?:i[ea]?)?|co)',
  '(?:(?:до|с|от) )?(?:сколько|когда|где|почему|кто|как|что|како(?:го числа|й|е))',
].join('|')

/** What asks whether something is so. */
const asksWhether =
  'do|does|did|can|could|is|are|will|am|must|kann|muss|darf|ist|wird|habe|est-ce que|puis-je|dois-je|puedo|tengo|posso|devo|kan|moet|mag|czy|можно ли'

const joins = new RegExp(
  `[,;]?\\s(?:and|und|et|y|e|en|i|и)\\s(?=(?:${asking}|${asksWhether})(?![\\p{L}'’]))|[?？؟]\\s+(?=\\S)|[?？؟](?=\\p{Lo})|(?<=\\S\\s)و(?=(?:متى|كم|أين|من|لماذا|كيف)\\s)`,
  'iu',
)
const asksFirst = new RegExp(`(?<!\\p{L})(?:${asking})(?!\\p{L})|いくら|何円|多少钱|كم`, 'iu')
const asksOnly = new RegExp(
  `^\\s*(?:(?:${asking})|いつ(?:まで(?:に)?)?|いくら|什么时候|متى)[\\s?？؟.]*$`,
  'iu',
)

/** No longer question is parted, and none into more parts: it tells a story. */
const longest = 300
const mostParts = 3

/** The questions that one is made of: `How much is it and when do I have to pay?` One that only asks has the rest of the one before it. */
export function partsOf(question: string): readonly string[] {
  if (question.length > longest) return [question]
  const parts = question.split(joins).filter((part) => /[\p{L}\p{N}]/u.test(part))
  if (parts.length < 2 || parts.length > mostParts) return [question]
  return parts.map((part, i) => writtenWhole(part, parts[i - 1]))
}

/** `And by when?` behind `How much must I pay` is `by when must I pay`. */
function writtenWhole(part: string, before: string | undefined): string {
  if (before === undefined || !asksOnly.test(part)) return part
  const asked = part.replace(/[\s?？؟.]+$/u, '').trim()
  return asksFirst.test(before) ? before.replace(asksFirst, asked) : part
}
