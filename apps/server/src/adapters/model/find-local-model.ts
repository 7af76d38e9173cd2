import { z } from 'zod'

/** Where programs that run models on this machine listen by default. */
const usualPorts = { Ollama: 11_434, 'LM Studio': 1_234, 'llama.cpp': 8_080 } as const
const patienceMs = 500

const modelList = z.object({ data: z.array(z.object({ id: z.string() })) })
const plainName = /^[\w.:/@+-]{1,120}$/u
const cannotChat = /embed|rerank|whisper|tts/iu

export interface LocalModel {
  readonly program: string
  readonly baseUrl: string
  readonly model: string
}

/** A model that already runs on this machine, asked for its name and nothing else; null when none answers in half a second. */
export async function findLocalModel(
  ports: Readonly<Record<string, number>> = usualPorts,
): Promise<LocalModel | null> {
  const found = await Promise.all(
    Object.entries(ports).map(([program, port]) => askOne(program, `http://127.0.0.1:${port}/v1`)),
  )
  return found.find((model) => model !== null) ?? null
}

async function askOne(program: string, baseUrl: string): Promise<LocalModel | null> {
  try {
    const response = await fetch(`${baseUrl}/models`, {
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    })
    if (!response.ok) return null
    const { data } = modelList.parse(await response.json())
    const usable = data.find(({ id }) => plainName.test(id) && !cannotChat.test(id))
    return usable === undefined ? null : { program, baseUrl, model: usable.id }
  } catch {
    return null
  }
}
