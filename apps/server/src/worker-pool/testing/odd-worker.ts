import { parentPort } from 'node:worker_threads'
import { summaryOf } from '../../../test/fakes/fake-engine.ts'
import { serveTasks } from '../serve-tasks.ts'
import type { TaskKinds, TaskTools } from '../tasks.ts'

type Input<Name extends keyof TaskKinds> = TaskKinds[Name]['input']

/** Does what its text tells it to, the worst included. */
async function obey(content: string, { signal, onEvent }: TaskTools): Promise<void> {
  const [order] = content.split(' ')
  if (order === 'endless') for (;;) Math.random()
  if (order === 'exit') process.exit(3)
  if (order === 'hoard') for (const hoard: number[][] = []; ; ) hoard.push(Array(10_000).fill(1))
  if (order === 'fault') throw new Error(`cannot read ${content}`)
  if (order === 'patient') {
    onEvent('progress', { stage: 'reading', part: 1, parts: 1 })
    await new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  }
}

if (parentPort) {
  serveTasks(parentPort, {
    summarize: async ({ content }: Input<'summarize'>, tools) => {
      await obey(content, tools)
      return summaryOf(content)
    },
    title: async ({ content }: Input<'title'>, tools) => {
      await obey(content, tools)
      return content
    },
  })
}
