import { AppError, isAppError } from '@precis/domain'
import { createSummarizer } from '../embedded/engine.ts'
import { loadEveryLanguage } from '../embedded/languages/load-every-language.ts'
import { confirmSummary } from '../verification/verify-summary.ts'
import type { DeviceReply, DeviceRequest, SentError } from './protocol.ts'

type Job = Extract<DeviceRequest, { type: 'summarize' }>

function toSentError(error: unknown): SentError {
  if (isAppError(error)) return { code: error.code, details: error.detail }
  return { code: 'internal', details: error instanceof Error ? error.name : undefined }
}

/** The worker's side of the protocol, without the worker: gives a listener that answers through `reply`. */
export function answerRequests(reply: (message: DeviceReply) => void) {
  const summarizeText = createSummarizer()
  const running = new Map<number, AbortController>()

  const summarize = async ({ id, content, mode, language }: Job): Promise<void> => {
    const controller = new AbortController()
    running.set(id, controller)
    const answer = (message: DeviceReply) => {
      if (!controller.signal.aborted) reply(message)
    }
    try {
      const drafted = await summarizeText({
        content,
        mode,
        language,
        signal: controller.signal,
        onProgress: (progress) => answer({ id, type: 'progress', progress }),
      })
      const summary = confirmSummary(content, drafted)
      if (summary === null) {
        throw new AppError('provider_failed', { detail: 'the summary is empty' })
      }
      answer({ id, type: 'done', summary })
    } catch (error) {
      answer({ id, type: 'failed', error: toSentError(error) })
    } finally {
      running.delete(id)
    }
  }

  const prepare = async (): Promise<void> => {
    const isComplete = await loadEveryLanguage().then(
      () => true,
      () => false,
    )
    reply({ id: null, type: 'prepared', isComplete })
  }

  return (request: DeviceRequest): void => {
    if (request.type === 'prepare') void prepare()
    else if (request.type === 'cancel') running.get(request.id)?.abort()
    else void summarize(request)
  }
}
