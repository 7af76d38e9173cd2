import { fileURLToPath } from 'node:url'
import { createLogger } from './adapters/logger.ts'
import { findLocalModel } from './adapters/model/find-local-model.ts'
import { openDatabase } from './adapters/supabase/open-database.ts'
import { createApp } from './app.ts'
import { EnvFaults, readEnv } from './env.ts'
import { listen } from './http/listen.ts'
import { listenForMetrics } from './http/listen-metrics.ts'
import { securityHeaders } from './http/security-headers.ts'
import { stopGracefully } from './lifecycle/graceful-stop.ts'
import { openServices } from './open-services.ts'
import { noTracer } from './services/ports.ts'
import { startUpLines } from './start-up-lines.ts'

const build = {
  site: fileURLToPath(new URL('../../web/dist', import.meta.url)),
  bundle: fileURLToPath(new URL('../../web/dist-server', import.meta.url)),
}
const signalPatienceMs = 20_000
/** After a fault that nobody caught the state of the process is unknown: work in flight gets a moment only. */
const faultPatienceMs = 2_000
const lastResortMs = 10_000
const sameSignalMs = 500
/** As a shell counts a program that SIGTERM ended. */
const signalExitCode = 143
const log = createLogger()

async function start(): Promise<void> {
  const env = readEnv(process.env)
  const localModel = env.model ? null : findLocalModel()
  // Loaded only where traces are asked for: the libraries cost every start time and memory.
  const tracer = env.sendsTraces ? (await import('./adapters/open-tracer.ts')).openTracer() : null
  const services = await openServices(env, { log, build, openDatabase, tracer: tracer ?? noTracer })
  const { deps } = services
  const closeAnd = (port: number) => async (error: unknown) => {
    await services.close()
    throw new Error(`Cannot listen on ${env.host}:${port}`, { cause: error })
  }
  const { metricsPort } = env
  const closeMetrics =
    metricsPort === null
      ? undefined
      : await listenForMetrics(deps.metrics, { port: metricsPort, host: env.host }).catch(
          closeAnd(metricsPort),
        )
  const listener = await listen(createApp(deps), {
    port: env.port,
    host: env.host,
    log,
    headers: securityHeaders({
      isHttps: env.publicUrl.startsWith('https:'),
      hostedUrl: env.hosted?.url ?? null,
    }),
  }).catch(closeAnd(env.port))
  let stoppingSince: number | undefined
  const stop = (exitCode: number, patienceMs: number, drainMs = 0) => {
    stoppingSince = performance.now()
    // What is broken may also keep the stop from coming to its end.
    setTimeout(() => process.exit(1), drainMs + patienceMs + lastResortMs).unref()
    const close = async () => {
      await closeMetrics?.()
      await services.close()
      await tracer?.close()
    }
    const parts = { log, listener, work: deps.work, close, patienceMs, drainMs }
    stopGracefully(parts).then(
      () => process.exit(exitCode),
      (error: unknown) => {
        log.error({ err: error }, 'the stop failed')
        process.exit(1)
      },
    )
  }
  onSignal = () => {
    if (stoppingSince === undefined) stop(0, signalPatienceMs, env.drainMs)
    // A terminal and a parent process may each deliver the same Ctrl-C.
    else if (performance.now() - stoppingSince > sameSignalMs) process.exit(1)
  }
  process.off('uncaughtException', endAtOnce)
  process.on('uncaughtException', (error, origin) => {
    log.fatal({ err: error, origin }, 'unexpected error: stopping the process')
    if (stoppingSince === undefined) stop(1, faultPatienceMs)
  })
  // Last: who reads these lines may ask for the end at once.
  process.stdout.write(`${startUpLines(env, deps, await localModel).join('\n')}\n`)
}

// Nobody is served yet. Without a listener the first process of a container would not hear it at all.
let onSignal = (): void => process.exit(signalExitCode)
process.on('SIGTERM', () => onSignal())
process.on('SIGINT', () => onSignal())
process.on('uncaughtException', endAtOnce)
// Unlike an exception, it broke off nothing halfway but its own promise.
process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'))

try {
  await start()
} catch (error) {
  const reason =
    error instanceof EnvFaults ? error.message : `Precis could not start: ${startFailure(error)}`
  process.stderr.write(`${reason}\n`)
  process.exit(1)
}

function endAtOnce(error: unknown): void {
  log.fatal({ err: error }, 'unexpected error during startup')
  process.exit(1)
}

function startFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason'
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : ''
  return `${error.message}${cause}`
}
