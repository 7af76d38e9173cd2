import { addAccount } from '../../accounts.ts'
import { smallDocument } from '../../documents.ts'
import { charactersSent, namesIt, understands, withModel } from '../../model.ts'
import type { Scenario } from '../../scenario.ts'
import { summarize } from '../../summaries.ts'

const titles = 40
const dailyTitles = 20

export const modelExports: Scenario = {
  name: 'model-exports',
  what: `With a model: the export of a summary that was never made, and ${titles} titles.`,
  databases: ['pglite', 'postgres'],
  run: (drill) =>
    withModel(async (stub, environment) => {
      const bound = { TITLES_PER_DAY: String(dailyTitles) }
      const fixture = await drill.open({ environment: { ...environment, ...bound } })
      const { visitor } = await addAccount(fixture, { credits: true })
      const { body } = await summarize(visitor, smallDocument())
      const result = body['result'] as Record<string, unknown>
      const own = {
        title: 'A lease',
        date: '22 November 2026',
        type: result['documentType'],
        purpose: result['mainPurpose'],
        ...result,
      }
      stub.behave(understands)
      const write = async (summary: object): Promise<number> => {
        const answer = await visitor.ai({
          action: 'chatCompletion',
          systemPrompt: 'export:executive-brief',
          documentId: body['documentId'],
          content: JSON.stringify(summary),
        })
        await answer.text()
        return answer.status
      }
      const foreign = 'The text of another document, to be rewritten. '.repeat(1000)
      const status = await drill.during(() => write({ ...own, summary: foreign }))
      drill.claim(
        status === 403,
        `another text as summary answers ${status} and sent ${charactersSent(stub)} characters; 403 is right`,
      )
      const proper = await write(own)
      drill.claim(proper !== 403, `the summary that was made answers ${proper}`)

      stub.behave(namesIt)
      const answers: number[] = []
      for (let count = 0; count < titles; count += 1) {
        const content = smallDocument()
        answers.push((await visitor.ai({ action: 'generateTitle', content })).status)
      }
      const asked = stub.exchanges.length
      drill.claim(
        asked <= dailyTitles,
        `${titles} titles, ${dailyTitles} a day: the model wrote ${asked}, ${answers.filter((each) => each === 200).length} were answered`,
      )
    }),
}
