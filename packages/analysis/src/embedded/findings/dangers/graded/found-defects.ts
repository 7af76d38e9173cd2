import type { RiskLevel } from '@precis/domain'
import type { Unit } from '../../units/unit.ts'

/** A column of what was found wrong, by language. */
const findingColumn =
  /^(?:findings?|defects?|faults?|issues?|deficienc(?:y|ies)|damages?|non-?conformit(?:y|ies)|problems?|hazards?|feststellung(?:en)?|befund|mangel|mängel|schäden|schaden|abweichung(?:en)?|gefährdung(?:en)?|constats?|constatations?|défauts?|anomalies?|non-conformités?|dégâts?|dangers?|hallazgos?|defectos?|deficiencias?|daños|no conformidad(?:es)?|riliev[oi]|difett[oi]|anomali[ae]|guast[oi]|dann[oi]|non conformità|constatações|constatação|defeitos?|avarias?|danos|não conformidades?|bevinding(?:en)?|gebrek(?:en)?|schade|afwijking(?:en)?|ustaleni[ae]|usterk[ai]|wad[ay]|szkod[ay]|niezgodnoś\p{L}+|замечани[ея]|дефекты?|недостат\p{L}+|неисправност\p{L}+|нарушени[ея])(?!\p{L})|^(?:发现|缺陷|问题|隐患|不符合项|指摘(?:事項)?|不具合|所見|欠陥|العيوب|الملاحظات|المخالفات)/iu
/** A column of how bad it is, or how soon it has to be mended. */
const gradeColumn =
  /^(?:categor(?:y|ies)|class|priority|urgency|grade|severity|risk|rating|level|kategorie|klasse|priorität|dringlichkeit|einstufung|stufe|schwere|catégorie|priorité|urgence|gravité|niveau|categoría|clase|prioridad|urgencia|gravedad|nivel|categoria|priorità|urgenza|gravità|livello|prioridade|urgência|gravidade|nível|categorie|prioriteit|urgentie|ernst|kategoria|priorytet|pilność|poziom|категория|приоритет|срочность|степень|уровень)(?!\p{L})|^(?:类别|等级|级别|优先级|緊急度|区分|重大度|優先度|الفئة|الأولوية|الدرجة)/iu
const bad =
  /immedia|urgent|at once|critical|danger|serious|severe|major|high|sofort|dringend|unverzüglich|kritisch|gefähr|schwer|hoch|immédiat|critique|grave|élevé|inmediat|crític|peligr|alt[ao](?!\p{L})|critic|pericol|elevat|imediat|perig|elevad|direct|onmiddellijk|kritiek|ernstig|gevaar|hoog|natychmiast|piln|krytycz|poważn|wysok|немедлен|срочн|критич|опасн|серьёзн|серьезн|высок|紧急|立即|严重|高|至急|緊急|重大|فور|عاجل|خطير|عالي/iu
const slight =
  /advis|advice|observ|recommend|minor|low|cosmetic|inform|hinweis|empfehlung|gering|niedrig|conseil|recommand|mineur|faible|consejo|recomend|menor|leve|baj[ao](?!\p{L})|consiglio|raccomand|lieve|bass[ao](?!\p{L})|conselho|ligeir|baix[ao](?!\p{L})|advies|licht|laag|zaleceni|drobn|nisk|рекоменд|незначит|низк|建议|轻微|低|推奨|軽微|توصية|طفيف|منخفض/iu
const firstGrade = /^(?:A|1|I|P1)(?![\p{L}\p{N}])/u
const secondGrade = /^(?:B|2|II|P2)(?![\p{L}\p{N}])/u
const opensGrade = /^(?:\p{Lu}|\p{N}|I{1,3}|P\p{N})(?![\p{L}\p{N}])/u

/** How bad a row is of a table that says of each thing found wrong how soon it has to be mended: `Brake is worn | A - immediate`. */
export function defectLevel({ kind, columns, paired }: Unit): RiskLevel | undefined {
  if (kind !== 'row' || !columns.some((name) => findingColumn.test(name))) return undefined
  const grade = paired.find(({ head }) => gradeColumn.test(head))?.text ?? ''
  if (grade === '') return undefined
  if (slight.test(grade)) return 'low'
  if (bad.test(grade) || firstGrade.test(grade)) return 'high'
  return secondGrade.test(grade) || !opensGrade.test(grade) ? 'medium' : 'low'
}

const quantityColumn =
  /^(?:qty|quantity|menge|anzahl|stück(?:zahl)?|quantité|qté|cantidad|cant\.|quantità|q\.tà|quantidade|qtd\.?e?|aantal|ilość|количество|кол-во)(?!\p{L})|^(?:数量|个数|個数|الكمية|العدد)/iu

/** Whether a row is of something supplied, so many of it, which harms nobody whatever it is called. */
export function isSupplied({ kind, columns }: Unit): boolean {
  return kind === 'row' && columns.some((name) => quantityColumn.test(name))
}
