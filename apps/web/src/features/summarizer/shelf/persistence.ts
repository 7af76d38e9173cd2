/** Whether the browser has promised not to clear what is kept here to make room; null when it cannot say. */
export async function isPersisted(): Promise<boolean | null> {
  try {
    return await navigator.storage.persisted()
  } catch {
    return null
  }
}

/** Asks for that promise. Only after somebody has pressed something: some browsers ask back. */
export async function askToPersist(): Promise<boolean> {
  try {
    return await navigator.storage.persist()
  } catch {
    return false
  }
}
