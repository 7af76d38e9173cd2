import type { Policy, PublicConfig } from '@precis/domain'
import { createContext, type ReactNode, use } from 'react'
import { configOfPage } from '../browser/page-facts.ts'

const ConfigContext = createContext<PublicConfig | null>(null)

let pending: Promise<PublicConfig> | undefined

async function fetchConfig(): Promise<PublicConfig> {
  const [response, { publicConfigSchema }] = await Promise.all([
    fetch('/config.json', { credentials: 'same-origin' }),
    import('./config-schema.ts'),
  ])
  if (!response.ok) throw new Error(`HTTP ${response.status}: ${response.statusText}`)
  return publicConfigSchema.parse(await response.json())
}

async function readConfig(): Promise<PublicConfig> {
  return configOfPage() ?? fetchConfig()
}

/** Reads the configuration once, from the page or from `/config.json`; later calls share the answer, also a failed one. */
export function loadConfig(): Promise<PublicConfig> {
  pending ??= readConfig()
  return pending
}

/** Makes the next {@link loadConfig} ask the server again. */
export function forgetConfig(): void {
  pending = undefined
}

/** Supplies a configuration that is already at hand; without one it is loaded. */
export function ConfigProvider({
  config,
  children,
}: {
  config: PublicConfig | null
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
