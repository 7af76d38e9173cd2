/** Reads an event stream into its events. */
export async function readEvents(response: Response): Promise<{ event: string; data: unknown }[]> {
  const text = await response.text()
  return text
    .split('\n\n')
    .filter((block) => block.startsWith('event: '))
    .map((block) => {
      const [first = '', second = ''] = block.split('\n')
      const data: unknown = JSON.parse(second.replace('data: ', ''))
      return { event: first.replace('event: ', ''), data }
    })
}
