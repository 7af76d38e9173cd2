const channelName = 'precis.purchases'

/** Tells the other tabs of this browser that a pack has arrived. */
export function tellPurchase(): void {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage('arrived')
  channel.close()
}

/** Calls `listener` when another tab knows of a new pack. Returns a function that stops it. */
export function onPurchaseElsewhere(listener: () => void): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = listener
  return () => channel.close()
}
