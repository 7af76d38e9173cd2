import type { LocalModel } from './adapters/model/find-local-model.ts'
import { modelHostOf } from './adapters/model/provider-defaults.ts'
import type { AppDeps } from './app-deps.ts'
import type { Env } from './env.ts'
import { isLoopbackName } from './http/origins.ts'

/** What an operator reads at start: one line each for address, database, AI engine, payments, mail and the token of operators. */
export function startUpLines(
  env: Env,
  deps: Pick<AppDeps, 'database' | 'engine' | 'operatorToken'>,
  localModel: LocalModel | null = null,
): string[] {
  const engine = env.model
    ? `${deps.engine.name} at ${modelHostOf(env.model.baseUrl)}`
    : 'embedded, no model provider'
  const mail = env.smtp
    ? `SMTP at ${new URL(env.smtp.url).host}`
    : env.hosted
      ? 'sent by the Supabase project'
      : `development mailbox at ${env.publicUrl}/dev/mailbox`
  const token = env.operatorToken === null ? deps.operatorToken : 'that OPERATOR_TOKEN holds'
  const operators = isLoopbackName(new URL(env.publicUrl).hostname)
    ? `can be opened on this machine without a token, from elsewhere with the token ${token}`
    : `can be opened with the token ${token}`
  return [
    `Address:   ${env.publicUrl}`,
    `Database:  ${deps.database.description}`,
    `AI engine: ${engine}`,
    ...(localModel === null ? [] : [`           ${offerOf(localModel)}`]),
    `Payments:  ${env.stripe ? 'Stripe' : 'test checkout, no money moves'}`,
    `Mail:      ${mail}`,
    ...(env.metricsPort === null ? [] : [`Metrics:   port ${env.metricsPort}, without a token`]),
    `Operators: /metrics${env.smtp ? '' : ' and /dev/mailbox'} ${operators}`,
  ]
}

/** Nothing is used unasked: the line says what to set. */
function offerOf({ program, baseUrl, model }: LocalModel): string {
  return `${program} runs here; to use it: OPENAI_BASE_URL=${baseUrl} OPENAI_MODEL=${model}`
}
