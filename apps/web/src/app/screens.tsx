import { type ComponentType, use } from 'react'

type ScreenModule = { readonly Component: ComponentType }

const files = import.meta.glob<ScreenModule>(['./routes/*.tsx', '!**/dev-ui.tsx'])
const loaded = new Map<string, ComponentType>()
const loading = new Map<string, Promise<ComponentType>>()

async function load(name: string): Promise<ComponentType> {
  const file = files[`./routes/${name}.tsx`]
  if (file === undefined) throw new Error(`There is no screen ${name}`)
  const { Component } = await file()
  loaded.set(name, Component)
  return Component
}

/** Fetches a screen of `routes/`; later calls share the answer, also a failed one. */
export function loadScreen(name: string): Promise<ComponentType> {
  const known = loading.get(name)
  if (known !== undefined) return known
  const promise = load(name)
  loading.set(name, promise)
  return promise
}

/** Makes the next {@link loadScreen} of a screen that could not be had ask for it again. */
export function forgetMissingScreens(): void {
  for (const name of loading.keys()) if (!loaded.has(name)) loading.delete(name)
}

/** A screen of `routes/`: at once when it has been loaded, so that it can wake up what the server wrote. */
export function Screen({ name }: { name: string }) {
  const Loaded = loaded.get(name) ?? use(loadScreen(name))
  return <Loaded />
}
