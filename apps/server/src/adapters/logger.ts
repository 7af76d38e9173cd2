import { isAppError } from '@precis/domain'
import { type DestinationStream, type Logger, pino } from 'pino'

/** What may be known of a failure: its class, code and code lines. Messages are left out, because parsers and databases quote their input in them. */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  const frames = (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
    .map((line) => line.trim())
  return {
    type: error.name,
    ...(code === undefined ? {} : { code }),
    ...(isAppError(error) && error.detail !== undefined ? { detail: error.detail } : {}),
    frames,
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  }
}

/** Structured lines for operators, on standard error unless told otherwise. */
export function createLogger(destination?: DestinationStream): Logger {
  return pino(
    {
      base: { service: 'precis' },
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError },
    },
    destination ?? pino.destination({ fd: 2, sync: true }),
  )
}
