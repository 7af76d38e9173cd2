import type { MessagePort } from 'node:worker_threads'
import { type Order, type Report, toSentError } from './protocol.ts'
import type { TaskTools } from './tasks.ts'

type AnyTasks = Readonly<Record<string, (input: never, tools: TaskTools) => Promise<unknown>>>

/** The worker's side: runs what it is told to, one task after the other. */
export function serveTasks(port: MessagePort, tasks: AnyTasks): void {
  let running: { id: number; controller: AbortController } | undefined
  const report = (message: Report) => port.postMessage(message)
  const run = async ({ id, name, input, hears }: Extract<Order, { type: 'run' }>) => {
    const controller = new AbortController()
    running = { id, controller }
    const onEvent: TaskTools['onEvent'] = (kind, data) => {
      if (hears.includes(kind)) report({ type: 'event', id, kind, data })
    }
    try {
      const task = tasks[name]
      const result = await task?.(input as never, { signal: controller.signal, onEvent })
      report({ type: 'done', id, result })
    } catch (error) {
      report({ type: 'failed', id, error: toSentError(error) })
    } finally {
      running = undefined
    }
  }
  port.on('message', (order: Order) => {
    if (order.type === 'run') void run(order)
    else if (order.type === 'end') port.close()
    else if (order.id === running?.id) running.controller.abort()
  })
}
