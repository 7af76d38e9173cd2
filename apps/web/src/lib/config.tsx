import { type Policy, type PublicConfig, publicConfigSchema } from '@precis/domain'
import { createContext, type ReactNode, use } from 'react'

const ConfigContext = createContext<PublicConfig | null>(null)

let pending: Promise<PublicConfig> | undefined

async function fetchConfig(): Promise<PublicConfig> {
  const response = await fetch('/config.json', { credentials: 'same-origin' })
  if (!response.ok) throw new Error(`HTTP ${response.status}: ${response.statusText}`)
  return publicConfigSchema.parse(await response.json())
}

/** Reads `/config.json` once; later calls share the answer, also a failed one. */
export function loadConfig(): Promise<PublicConfig> {
  pending ??= fetchConfig()
  return pending
}

/** Makes the next {@link loadConfig} ask the server again. */
export function forgetConfig(): void {
  pending = undefined
}

/** Supplies a configuration that is already at hand. */
export function ConfigProvider({
  config,
  children,
}: {
  config: PublicConfig
  children: ReactNode
}) {
  return <ConfigContext value={config}>{children}</ConfigContext>
}

/** The run-time configuration; suspends until it has arrived. */
export function useConfig(): PublicConfig {
  return use(ConfigContext) ?? use(loadConfig())
}

/** Prices, limits and promises; suspends until they have arrived. */
export function usePolicy(): Policy {
  return useConfig().policy
}
