import { createContext } from 'react'
import type { CreateTryOutClient } from './try-out-client.ts'

/** How the try-out gets at its workers, and at the code that speaks to them; tests put their own in place. */
export const TryOutClientContext = createContext<CreateTryOutClient>(async (policy) => {
  const { createWorkerClient } = await import('./worker-client.ts')
  return createWorkerClient(policy)
})
