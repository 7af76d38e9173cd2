/**
 * Loads the embedded Supabase server. Its modules replace `process.emitWarning` by a version that
 * throws on Error objects, so the original is put back.
 */
export async function importLite() {
  const emitWarning = process.emitWarning
  try {
    const [{ App }, { PGlite, PgliteConnection }, { PostgresConnection }] = await Promise.all([
      import('@supabase/lite'),
      import('@supabase/lite/pglite'),
      import('@supabase/lite/postgres'),
    ])
    return { App, PGlite, PgliteConnection, PostgresConnection }
  } finally {
    process.emitWarning = emitWarning
  }
}

export type Lite = Awaited<ReturnType<typeof importLite>>
export type LiteApp = InstanceType<Lite['App']>
export type LiteConnection =
  | InstanceType<Lite['PgliteConnection']>
  | InstanceType<Lite['PostgresConnection']>
