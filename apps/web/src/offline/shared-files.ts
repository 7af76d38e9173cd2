/** The field of the form in which other applications hand over a file; the manifest names it too. */
const field = 'document'

export const sharePath = '/share-target'

const files = new Map<string, File>()

function to(location: string): Response {
  return new Response(null, { status: 303, headers: { location } })
}

/**
 * Takes a file that another application shares, and leads to the screen that asks for it by its id. It waits in the
 * worker's memory and goes no further.
 */
export async function receiveShare(request: Request): Promise<Response> {
  const file = (await request.formData()).get(field)
  if (!(file instanceof File)) return to('/analyze')
  const id = crypto.randomUUID()
  files.clear()
  files.set(id, file)
  return to(`/analyze?shared=${id}`)
}

/** Hands the file of an id over, once. */
export function takeShared(id: string): File | null {
  const file = files.get(id) ?? null
  files.delete(id)
  return file
}
