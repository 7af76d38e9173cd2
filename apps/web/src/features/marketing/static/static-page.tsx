import type { ReactNode } from 'react'
import { Card, CardSection } from '../../../ui/layout/card.tsx'

export interface StaticSection {
  readonly id: string
  readonly title: string
  /** What it comes to, in a sentence: the note beside it. */
  readonly gist?: string
  readonly body: ReactNode
}

interface Props {
  title: string
  standfirst: string
  /** When the text was last changed, as shown on the page. */
  updated: string
  sections: readonly StaticSection[]
  /** What is below the last section. */
  children?: ReactNode
}

/** A page of plain text: the way home and the contents in the margin, what each part comes to at its side. */
export function StaticPage({ title, standfirst, updated, sections, children }: Props) {
  const numbered = sections.map((section, index) => ({
    ...section,
    title: `${index + 1}.\u2002${section.title}`,
  }))
  return (
    <Card
      back={{ to: '/', label: 'Back to Home' }}
      title={title}
      standfirst={standfirst}
      stamp={`Last updated: ${updated}`}
      contents={numbered}
    >
      {numbered.map(({ id, title: heading, gist, body }) => (
        <CardSection key={id} id={id} title={heading} side={gist && <p className="gist">{gist}</p>}>
          {body}
        </CardSection>
      ))}
      {children}
    </Card>
  )
}
