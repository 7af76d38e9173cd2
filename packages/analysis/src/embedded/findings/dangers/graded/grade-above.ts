import type { RiskLevel } from '@precis/domain'
import type { Language } from '../../../languages/load-language.ts'
import { perLanguage } from '../../../languages/phrases/per-language.ts'
import { gradeBehindNumber } from './graded.ts'
import { levelNamed } from './rated-risks.ts'

/** `Rating: High` on a line of its own, `Cards are not canceled (Medium)` at the end of a heading. */
const gradeOfLine = perLanguage(
  ({ gradeWord }) =>
    new RegExp(
      String.raw`^\s*(?:${gradeWord.source})\s?[:：]\s?(\p{L}+)\s*$|[(（](\p{L}+)[)）]\s*$`,
      'iu',
    ),
)

/** How bad a report calls the finding that some of its lines belong to, by the last line of them that grades it. */
export function gradeAmong(lines: string, language: Language): RiskLevel | undefined {
  return lines
    .split('\n')
    .map((line) => {
      const [, own, atEnd] = gradeOfLine(language).exec(line) ?? []
      return levelNamed(own ?? atEnd ?? gradeBehindNumber.exec(line.trim())?.[1] ?? '', language)
    })
    .findLast((level) => level !== undefined)
}
