import postgres from 'postgres'

const name = 'stranger'
export type Stranger = ReturnType<typeof connectStranger>

/** A connection to a database beside those of its servers, as a superuser. */
export function connectStranger(databaseUrl: string) {
  return postgres(databaseUrl, {
    max: 1,
    onnotice: () => undefined,
    connection: { application_name: name },
  })
}

/** Ends every session of the database that is not a stranger's. */
export async function terminateOthers(stranger: Stranger): Promise<void> {
  await stranger`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name <> ${name}`
}

/** Opens connections until there are no more to have. */
export async function takeConnections(databaseUrl: string): Promise<Stranger[]> {
  const taken: Stranger[] = []
  for (;;) {
    const stranger = connectStranger(databaseUrl)
    const isOpen = await stranger`select 1`.then(
      () => true,
      () => false,
    )
    if (!isOpen) return taken
    taken.push(stranger)
  }
}
