import { createDeviceEngine } from '@precis/analysis'
import type { Policy } from '@precis/domain'
import { createReader, readPastedText } from '@precis/extraction'
import type { TryOutClient } from './try-out-client.ts'

/** The try-out's reader and engine, each in a worker. */
export function createWorkerClient(policy: Policy): TryOutClient {
  const reader = createReader({ maxFileBytes: policy.maxFileBytes })
  const engine = createDeviceEngine()
  return {
    async prepare() {
      const loaded = await Promise.all([reader.prepare(), engine.prepare()])
      return loaded.every(Boolean)
    },
    async read(source, options) {
      return source.kind === 'paste'
        ? readPastedText(source.text)
        : reader.read(source.file, options)
    },
    summarize: (content, signal) => engine.summarize({ content, signal }),
    close() {
      reader.dispose()
      engine.close()
    },
  }
}
