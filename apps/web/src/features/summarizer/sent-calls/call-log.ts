import { recordingFetch, type SentRequest } from '../../../lib/http/recording-fetch.ts'
import type { WorkStore } from '../workbench/work-store.ts'
import { contentOf } from './describe-call.ts'
import { readCall } from './read-call.ts'
import type { SentCall } from './sent-call.ts'

export interface CallLog {
  /** A `fetch` whose calls are listed with the open document, of which `text` is what may be sent. */
  fetchFor(text: string): typeof fetch
  /** Has the calls so far hold their text themselves, because another one than `text` may be sent from now on. */
  detachCalls(text: string): void
}

interface Options {
  readonly store: WorkStore
  readonly modelHost: string | null
  keep(): void
}

/** Lists what is sent of a document, in the order in which it is sent. */
export function createCallLog({ store, modelHost, keep }: Options): CallLog {
  let last: Promise<void> = Promise.resolve()
  const openJob = () => {
    const { work } = store.getState()
    return 'job' in work ? work.job : null
  }
  return {
    fetchFor(text) {
      const job = openJob()
      const add = async (request: SentRequest) => {
        const call = await readCall(request, text, modelHost)
        if (openJob() !== job) return
        store.setCalls([...store.getState().calls, call])
        keep()
      }
      return recordingFetch((request) => {
        last = last.then(() => add(request))
      })
    },
    detachCalls(text) {
      const own = (call: SentCall): SentCall =>
        call.characters === null
          ? call
          : { ...call, characters: null, content: contentOf(call, text) }
      last = last.then(() => store.setCalls(store.getState().calls.map(own)))
    },
  }
}
