import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

/**
 * A screen whose code is fetched before it is needed: once it is there, it is drawn without a blank moment. Not by `lazy`,
 * which lets 300 ms pass between what waits and what was waited for.
 */
export function loadedAhead<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
) {
  let loaded: ComponentType<Props> | null = null
  const fetchCode = async () => {
    loaded = await load()
    return loaded
  }
  // biome-ignore lint/correctness/noComponentHookFactories: made once, where a module begins
  function Screen(props: Props) {
    const [Known, setKnown] = useState<ComponentType<Props> | null>(() => loaded)
    const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null)
    useEffect(() => {
      if (Known !== null) return
      fetchCode().then(
        (code) => setKnown(() => code),
        (error) => setFailure({ error }),
      )
    }, [Known])
    if (failure !== null) throw failure.error
    return Known === null ? meanwhile : <Known {...props} />
  }
  return { Screen, fetchCode }
}
