/** Loads the embedded Supabase server. */
export function importLite() {
  return keepingWarnings(async () => {
    const [{ App }, { PostgresConnection }] = await Promise.all([
      import('@supabase/lite'),
      import('@supabase/lite/postgres'),
    ])
    return { App, PostgresConnection }
  })
}

/** Loads PGlite with the extensions and value readers of the embedded server. */
export function importPglite() {
  return keepingWarnings(() => import('@supabase/lite/pglite'))
}

// The modules replace `process.emitWarning` by a version that throws on Error objects.
async function keepingWarnings<T>(load: () => Promise<T>): Promise<T> {
  const emitWarning = process.emitWarning
  try {
    return await load()
  } finally {
    process.emitWarning = emitWarning
  }
}

export type Lite = Awaited<ReturnType<typeof importLite>>
export type LiteApp = InstanceType<Lite['App']>
export type LiteConnection = InstanceType<Lite['PostgresConnection']>
