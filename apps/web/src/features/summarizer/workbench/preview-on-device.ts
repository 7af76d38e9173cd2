import { createDeviceEngine, type DeviceEngine } from '@precis/analysis'
import type { Preview } from './run-analysis.ts'

/** First points of a text, picked out on the device. The engine's worker starts with the first text that is waited for. */
export function createPreview(): Preview {
  let engine: DeviceEngine | null = null
  return (input) => {
    engine ??= createDeviceEngine()
    return engine.summarize(input)
  }
}
