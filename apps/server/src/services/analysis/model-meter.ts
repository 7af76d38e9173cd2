import type { ModelCall } from '@precis/analysis'
import type { AnalysisContext } from './analysis-context.ts'
import type { CallKind, ModelUse } from './ports.ts'

/** Sums up what the model was asked for one request, and writes it down at its end. */
export interface ModelMeter {
  readonly onCall: (call: ModelCall) => void
  /** Never fails: a result does not depend on what it cost. */
  record(): Promise<void>
}

/** `counted`: the characters that the user's day has been charged with already. */
export function meterModel(
  context: Pick<AnalysisContext, 'credits' | 'onModelUse'>,
  request: { readonly userId: string; readonly kind: CallKind; readonly counted: number },
): ModelMeter {
  let use: ModelUse = {
    calls: 0,
    characters: -request.counted,
    promptTokens: 0,
    completionTokens: 0,
    cachedTokens: 0,
  }
  return {
    onCall: (call) => {
      use = {
        calls: use.calls + 1,
        characters: use.characters + call.characters,
        promptTokens: use.promptTokens + call.promptTokens,
        completionTokens: use.completionTokens + call.completionTokens,
        cachedTokens: use.cachedTokens + call.cachedTokens,
      }
    },
    record: async () => {
      if (use.calls === 0) return
      const whole = { ...use, characters: Math.max(0, use.characters) }
      context.onModelUse(request.kind, whole)
      await context.credits.recordUse(request.userId, whole).catch(() => undefined)
    },
  }
}
