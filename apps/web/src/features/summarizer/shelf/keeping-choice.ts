const storageKey = 'precis.keep-documents'

/** Whether finished documents are kept on this device. They are, unless somebody has said no. */
export function isKeepingOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off'
  } catch {
    return false
  }
}

/** Says for every account of this browser whether documents finished from now on are kept. */
export function setKeeping(isOn: boolean): void {
  if (isOn) localStorage.removeItem(storageKey)
  else localStorage.setItem(storageKey, 'off')
}
