const loopbackNames = ['localhost', '127.0.0.1', '[::1]']

/** Whether a host name of an address means this machine. */
export function isLoopbackName(hostname: string): boolean {
  return loopbackNames.includes(hostname) || /^127(\.\d{1,3}){3}$/.test(hostname)
}

/** The public address and, where it is a loopback name, the same port under the other loopback names. */
export function publicOrigins(publicUrl: string): string[] {
  const { origin, hostname } = new URL(publicUrl)
  if (!loopbackNames.includes(hostname)) return [origin]
  const twins = loopbackNames.map((name) => {
    const twin = new URL(origin)
    twin.hostname = name
    return twin.origin
  })
  return [origin, ...twins.filter((twin) => twin !== origin)]
}

/** The origin as the browser sees it: a proxy may have ended TLS on the way. */
export function requestOrigin(requestUrl: string, publicUrl: string): string {
  const requested = new URL(requestUrl)
  const known = new URL(publicUrl)
  return requested.host === known.host ? known.origin : requested.origin
}

/** Where to send people back to: their own origin when it is one of ours, else the public address. */
export function returnOrigin(requestUrl: string, publicUrl: string): string {
  const origin = requestOrigin(requestUrl, publicUrl)
  return publicOrigins(publicUrl).includes(origin) ? origin : new URL(publicUrl).origin
}
