import { type Excerpt, excerptOf } from '../../../document/excerpt.ts'
import type { Reading } from '../../../document/read.ts'
import type { ValueKind } from '../../../findings/typed-values.ts'
import type { WeighedUnit } from '../../../findings/weigh-unit.ts'

const maxWords = 30

/** What a post is paid and until when to apply, as the rows or the first sentences of an advertisement say. */
export function termsOfPost({ content, findings, rules }: Reading): Excerpt[] {
  const { closingDay, dueDay, payLabel } = rules.phrases
  const find = (isCalled: (label: string) => boolean, kind: ValueKind): WeighedUnit | undefined =>
    findings.find(
      ({ unit, values }) =>
        unit.kind !== 'sentence' &&
        isCalled(unit.label) &&
        values.some((value) => value.kind === kind),
    )
  const endsOn = (label: string): boolean => closingDay.test(label) || dueDay.test(label)
  return [find((label) => payLabel.test(label), 'money'), find(endsOn, 'date')]
    .filter((found) => found !== undefined)
    .map(({ unit }) => excerptOf(content, unit, maxWords))
}
