import { type ComponentType, lazy, useState } from 'react'

/** A screen whose code is fetched before it is needed: once it is there, it is drawn without a blank moment. */
export function loadedAhead<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null
  const fetchCode = async () => {
    loaded = await load()
    return loaded
  }
  const Later = lazy(async () => ({ default: await fetchCode() }))
  // biome-ignore lint/correctness/noComponentHookFactories: made once, where a module begins
  function Screen(props: Props) {
    const [Known] = useState<ComponentType<Props> | null>(() => loaded)
    return Known === null ? <Later {...props} /> : <Known {...props} />
  }
  return { Screen, fetchCode }
}
