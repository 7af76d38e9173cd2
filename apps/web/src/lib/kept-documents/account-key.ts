import { type AccountKey, database } from './database.ts'

const kind = { name: 'AES-GCM', length: 256 }

/** The key of an account's documents on this device; null when it has none. Scripts cannot read the key itself. */
export async function findAccountKey(account: string): Promise<AccountKey | null> {
  return (await (await database()).get('keys', account)) ?? null
}

/** The key of an account's documents, made with the first of them. */
export async function accountKey(account: string): Promise<AccountKey> {
  const known = await findAccountKey(account)
  if (known !== null) return known
  const key = await crypto.subtle.generateKey(kind, false, ['encrypt', 'decrypt'])
  const fresh = { account, id: crypto.randomUUID(), key }
  // Another tab may have made one meanwhile: the first holds.
  const change = (await database()).transaction('keys', 'readwrite')
  const first = await change.store.get(account)
  await Promise.all([first === undefined && change.store.put(fresh), change.done])
  return first ?? fresh
}
