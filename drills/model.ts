import { pause, streams } from '../apps/server/src/adapters/model/testing/scenarios.ts'
import {
  type ModelScenario,
  type ModelStub,
  startModelStub,
} from '../apps/server/src/adapters/model/testing/stub-server.ts'

const item = (text: string) => ({ text, sources: [{ passage: 1, quote: text }] })
const reply = JSON.stringify({
  documentType: 'Supply agreement',
  mainPurpose: item('The supplier delivers the timber.'),
  summary: [item('The supplier shall deliver the timber.')],
  keyPoints: [item('The buyer must inspect each consignment.')],
  conclusions: [],
  criticalDetails: [],
  recommendations: [],
  risks: [],
  suggestedQuestions: ['What does the supplier deliver?'],
})

/** Understands any part of a document after a moment. */
export const understands: ModelScenario = async (response, exchange) => {
  await pause(100)
  await streams(reply)(response, exchange)
}

/** A title, as a model writes it. */
export const namesIt: ModelScenario = streams('{"title":"A lease of a shop"}')

/** Characters of everything that the model was sent since it was last told how to behave. */
export function charactersSent({ exchanges }: ModelStub): number {
  const messages = exchanges.flatMap(({ request }) => request.messages)
  return messages.reduce((sum, { content }) => sum + content.length, 0)
}

/** Runs with a model provider on loopback, and with what a server must know of it. */
export async function withModel(
  run: (stub: ModelStub, environment: Record<string, string>) => Promise<void>,
): Promise<void> {
  const stub = await startModelStub()
  stub.behave(understands)
  try {
    await run(stub, {
      OPENAI_BASE_URL: stub.baseUrl,
      OPENAI_API_KEY: 'sk-loopback',
      OPENAI_MODEL: 'loopback-model',
    })
  } finally {
    await stub.close()
  }
}
