import { type Citation, notMentioned, type Summary, summarySchema } from '@precis/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { flattenSpace } from '../text/normalize.ts'
import { createEmbeddedEngine } from './engine.ts'
import {
  abstract,
  chinese,
  documents,
  germanLetter,
  lease,
  report,
  twoSentences,
} from './testing/sample-documents.ts'

const engine = createEmbeddedEngine()

function summarize(content: string): Promise<Summary> {
  return engine.summarize({ content, mode: 'general' })
}

async function ask(content: string, question: string): Promise<string> {
  return (await engine.answer({ content, question })).result
}

function expectExact(content: string, citations: readonly Citation[]): void {
  for (const { start, end, quote } of citations) {
    expect(start).toBeGreaterThanOrEqual(0)
    expect(end).toBeGreaterThan(start)
    expect(end).toBeLessThanOrEqual(content.length)
    expect(content.slice(start, end)).toBe(quote)
  }
}

function itemOf(summary: Summary, { field, index, at }: Citation): string {
  if (field === 'answer') throw new Error('a summary cites no answer')
  const value = summary[field]
  if (typeof value !== 'string') return value[index] ?? ''
  return at === undefined ? value : value.slice(at.start, at.end)
}

describe('summaries', () => {
  it.each(documents.map((text): [string, string] => [text.slice(0, 30), text]))(
    'cites the exact source of every item of %j',
    async (_, content) => {
      const summary = await summarize(content)
      expect(summarySchema.safeParse(summary).success).toBe(true)
      expectExact(content, summary.citations)
      for (const citation of summary.citations) {
        const item = itemOf(summary, citation)
        if (citation.field === 'mainPurpose') expect(item).toContain(flattenSpace(citation.quote))
        else if (citation.field === 'criticalDetails')
          expect(item).toContain(citation.quote.slice(-12))
        else expect(item).toBe(flattenSpace(citation.quote))
      }
      const items = [
        summary.keyPoints,
        summary.conclusions,
        summary.criticalDetails,
        summary.recommendations,
        summary.risks,
      ].flat().length
      const prose = ['summary', 'mainPurpose']
      const cited = summary.citations.filter(({ field }) => !prose.includes(field)).length
      expect(cited).toBe(items)
      expect(summary.mainPurpose).not.toBe('')
      expect(summary.summary).not.toBe('')
      expect(summary.riskLevels).toHaveLength(summary.risks.length)
      expect(summary.coverage).toEqual({
        characters: content.length,
        analysed: content.length,
        parts: 1,
      })
    },
  )

  it('finds what matters in a lease', async () => {
    const summary = await summarize(lease)
    expect(summary.documentType).toBe('Commercial lease agreement')
    expect(summary.criticalDetails.join(' ')).toContain('£2,450')
    expect(summary.criticalDetails.join(' ')).toContain('laws of England and Wales')
    expect(summary.risks.join(' ')).toContain('without the prior written consent')
    expect(summary.recommendations.join(' ')).toContain('Tenant shall')
    expect(summary.facts).toHaveLength(summary.criticalDetails.length)
    expect(JSON.stringify(summary)).not.toContain('could not be extracted')
  })

  it('finds conclusions, recommendations and risks of a report', async () => {
    const summary = await summarize(report)
    expect(summary.conclusions.join(' ')).toContain('demand for the library is rising')
    expect(summary.recommendations.join(' ')).toContain('We recommend replacing the heating system')
    expect(summary.risks.join(' ')).toContain('serious danger')
    expect(summary.criticalDetails.join(' ')).toContain('$3.2 million')
    expect(JSON.stringify(summary.keyPoints)).not.toContain('....')
  })

  it('says what it cannot judge where it has no rules for the language', async () => {
    const clause = '임차인은 매월 말일까지 다음 달 임대료 500,000원을 임대인에게 지급하여야 한다. '
    const korean = await summarize(clause.repeat(3))
    expect(korean.unjudged).toEqual(['conclusions', 'criticalDetails', 'recommendations', 'risks'])
    expect((await summarize(lease)).unjudged).toBeUndefined()
  })

  it('takes what a paper proposes as its purpose', async () => {
    const summary = await summarize(abstract)
    expect(summary.documentType).toBe('Research paper')
    expect(summary.mainPurpose).toContain('we propose SparseStep')
  })

  it('takes the purpose that a document names, never its title line or a formula', async () => {
    const formula = 'Headings are for convenience only and do not change how the clause is read.'
    const content = [
      'Supply Agreement between Alder Ltd and Birch plc',
      `The purpose of this agreement is to set out how Alder supplies timber to Birch. ${formula}`,
      `Birch shall pay £12,000 each month within thirty days of the invoice. ${formula}`,
      `Alder shall deliver the timber to the yard of Birch before noon on each Monday. ${formula}`,
      `Either party may end the agreement by giving three months' written notice. ${formula}`,
    ].join('\n\n')
    const summary = await engine.summarize({ content, mode: 'general' })
    expect(summary.mainPurpose).toBe(
      'The purpose of this agreement is to set out how Alder supplies timber to Birch.',
    )
    expect(summary.summary).not.toContain('Supply Agreement between')
    expect(JSON.stringify(summary.keyPoints)).not.toContain('Headings are for convenience')
  })

  it('tells a numbered heading from a numbered list', async () => {
    const clauses = [
      ['1. Fees of the agent', 'Birch shall pay the agent £12,000 each month within thirty days.'],
      ['2. Delivery of the timber', 'Alder shall deliver the timber before noon on each Monday.'],
      ['3. End of the agreement', "Either party may leave by giving three months' written notice."],
    ]
    const content = clauses.flat().join('\n\n')
    const summary = await engine.summarize({ content, mode: 'general' })
    const shown = [summary.summary, ...summary.keyPoints].join('\n')
    for (const [heading, sentence] of clauses) {
      expect(shown).not.toContain(heading?.slice(3))
      expect(shown).toContain(sentence)
    }
    const list = await engine.answer({
      content: 'The board decided:\n\n1. Approve the new budget\n\n2. Appoint the new auditor',
      question: 'What about the auditor?',
    })
    expect(JSON.stringify(list)).toContain('Appoint the new auditor')
  })

  it('shows what a table without a sentence opens with', async () => {
    const content = 'A | B | C\n1 | 2 | 3\n4 | 5 | 6\n7 | 8 | 9'
    const summary = await engine.summarize({ content, mode: 'general' })
    expect(summary.summary).not.toBe('')
    expect(summary.keyPoints).toEqual([])
    for (const { start, end, quote } of summary.citations) {
      expect(content.slice(start, end)).toBe(quote)
    }
  })

  it('reads German', async () => {
    const summary = await summarize(germanLetter)
    expect(summary.documentType).toBe('Brief')
    expect(summary.recommendations.join(' ')).toContain('Wir empfehlen')
    expect(summary.keyPoints.join(' ')).not.toContain('Sehr geehrte')
  })

  it('leaves lists empty rather than filling them', async () => {
    const summary = await summarize(twoSentences)
    expect(summary.risks).toEqual([])
    expect(summary.conclusions).toEqual([])
    expect(summary.recommendations).toEqual([])
  })

  it.each([
    ['Der Sauerstoff ist ein Nebenprodukt dieses Vorgangs.', 'Was ist der Sauerstoff?'],
    ["L'oxygène est un produit de cette réaction dans la plante.", "Qu’est-ce que l'oxygène ?"],
    ['El oxígeno es un producto de esta reacción en la planta.', '¿Qué es el oxígeno?'],
  ])('suggests questions in the language of the document: %s', async (sentence, question) => {
    expect((await summarize(sentence)).suggestedQuestions).toEqual([question])
  })

  it('suggests only questions that it answers', async () => {
    const { suggestedQuestions } = await summarize(lease)
    expect(suggestedQuestions.length).toBeGreaterThanOrEqual(3)
    for (const question of suggestedQuestions) {
      expect(await ask(lease, question)).not.toBe(notMentioned)
    }
  })

  it('reports progress and a partial result before the result', async () => {
    const stages: string[] = []
    const partials: string[] = []
    await engine.summarize({
      content: report,
      mode: 'report',
      onProgress: ({ stage }) => stages.push(stage),
      onPartial: ({ mainPurpose }) => partials.push(mainPurpose ?? ''),
    })
    expect([...new Set(stages)]).toEqual(['reading', 'analysing', 'checking'])
    expect(partials[0]).not.toBe('')
  })

  it('reads long documents in parts and stops when told to', async () => {
    const content = `${report}\n`.repeat(200)
    const summary = await summarize(content)
    expect(summary.coverage.parts).toBe(Math.ceil(content.length / 100_000))
    expectExact(content, summary.citations)
    const controller = new AbortController()
    const stopped = engine.summarize({
      content,
      mode: 'general',
      signal: controller.signal,
      onProgress: () => controller.abort(),
    })
    await expect(stopped).rejects.toThrow()
  })

  it('refuses empty content', async () => {
    await expect(summarize('  \n ')).rejects.toMatchObject({ code: 'empty_content' })
  })

  it('takes 100,000 characters in one part', async () => {
    const content = report.repeat(80).slice(0, 100_000)
    const summary = await summarize(content)
    expect(summary.coverage.parts).toBe(1)
    expectExact(content, summary.citations)
  })

  it('holds its promises for arbitrary text', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary', minLength: 1, maxLength: 300 }),
        async (content) => {
          fc.pre(content.trim() !== '')
          const first = await summarize(content)
          expectExact(content, first.citations)
          expect(await summarize(content)).toEqual(first)
          const title = await engine.title({ content })
          expect(title.length).toBeLessThanOrEqual(80)
          expect(title).not.toBe('')
        },
      ),
      { numRuns: 60 },
    )
  })
})

describe('answers', () => {
  it.each([
    [lease, 'How much is the rent?', '£2,450'],
    [lease, 'How large is the deposit?', '£7,350'],
    [lease, 'Who is the landlord?', 'Harbour Estates Ltd.'],
    [lease, 'May the tenant sublet?', 'prior written consent'],
    [lease, 'How long is the term?', 'five (5) years'],
    [lease, 'What is this document about?', 'lets to the Tenant the shop'],
    [report, 'How many visitors did the library serve?', '412,000'],
    [germanLetter, 'Wie hoch ist die Kaution?', '1.800 Euro'],
    [chinese, '租金是多少？', '五千元'],
  ])('answers from %j: %s', async (content, question, expected) => {
    const answer = await engine.answer({ content, question })
    expect(answer.result).toContain(expected)
    expect(answer.citations.length).toBeGreaterThan(0)
    expectExact(content, answer.citations)
    expect(flattenSpace(answer.citations.map(({ quote }) => quote).join(' '))).toBe(answer.result)
  })

  it.each([
    'Who won the world cup in 1998?',
    'Which enzyme breaks down lactose?',
    'When was the Eiffel Tower built?',
    'How many moons does Jupiter have?',
  ])('does not answer what has nothing to do with the document: %s', async (question) => {
    for (const content of documents) expect(await ask(content, question)).toBe(notMentioned)
  })

  it('offers the nearest passages when it abstains', async () => {
    const answer = await engine.answer({ content: lease, question: 'Can the tenant keep a dog?' })
    expect(answer.result).toBe(notMentioned)
    expect(answer.citations).toEqual([])
    expect(answer.nearest.length).toBeGreaterThan(0)
    expect(answer.nearest.length).toBeLessThanOrEqual(3)
    expectExact(lease, answer.nearest)
  })

  it('offers how the document opens when no word of the question is in it', async () => {
    const answer = await engine.answer({ content: lease, question: 'Who painted Guernica?' })
    expect(answer.result).toBe(notMentioned)
    expect(answer.nearest).toHaveLength(1)
    expectExact(lease, answer.nearest)
  })

  it('understands what a follow-up refers to', async () => {
    const answer = await engine.answer({
      content: lease,
      question: 'And when is it due?',
      history: [
        { role: 'user', content: 'How much is the rent?' },
        { role: 'assistant', content: 'The Tenant shall pay a monthly rent of £2,450.' },
      ],
    })
    expect(answer.result).toContain('first working day')
  })

  it('answers verbatim or not at all, whatever is asked', async () => {
    const flat = documents.map(flattenSpace)
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...documents.keys()),
        fc.array(fc.constantFrom(...lease.split(/\s+/u), ...report.split(/\s+/u), '𝔘', '?'), {
          minLength: 1,
          maxLength: 8,
        }),
        async (which, words) => {
          const content = documents[which] ?? ''
          const answer = await engine.answer({ content, question: words.join(' ') })
          expectExact(content, [...answer.citations, ...answer.nearest])
          if (answer.result === notMentioned) return
          for (const { quote } of answer.citations)
            expect(flat[which]).toContain(flattenSpace(quote))
        },
      ),
      { numRuns: 150 },
    )
  })
})

describe('titles', () => {
  it('takes the title line, else a phrase, else how it begins, else says so', async () => {
    expect(await engine.title({ content: lease })).toBe('COMMERCIAL LEASE AGREEMENT')
    expect(await engine.title({ content: '# Field notes\n\nRain all day.' })).toBe('Field notes')
    const short =
      'The Tenant pays a rent each month. Either party may end it by giving six months of notice.'
    expect(await engine.title({ content: short })).toBe('The Tenant pays a rent each month')
    expect(await engine.title({ content: '... ---' })).toBe('Untitled Document')
  })
})
