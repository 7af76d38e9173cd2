import type { ModelScenario } from './stub-server.ts'

/** What a provider sends for one streamed reply, event by event, written after its published examples. */
export interface PublishedReply {
  readonly provider: string
  readonly model: string
  readonly events: readonly (object | string)[]
  readonly usage:
    | { promptTokens: number; completionTokens: number; cachedTokens: number }
    | undefined
}

const usage = (more: object = {}) => ({
  prompt_tokens: 1_200,
  completion_tokens: 20,
  total_tokens: 1_220,
  ...more,
})
const read = (cachedTokens = 0) => ({ promptTokens: 1_200, completionTokens: 20, cachedTokens })

function chunk(id: string, model: string, delta: object, more: object = {}) {
  const choice = { index: 0, delta, finish_reason: null as string | null, ...more }
  return { id, object: 'chat.completion.chunk', created: 1_760_000_000, model, choices: [choice] }
}

const openAi = (delta: object, more: object = {}) => ({
  ...chunk('chatcmpl-B9MB', 'gpt-4.1-mini-2025-04-14', delta, { logprobs: null, ...more }),
  service_tier: 'default',
  system_fingerprint: 'fp_44709d6fcb',
})
const azure = (delta: object, more: object = {}) => ({
  ...chunk('chatcmpl-CECI', 'gpt-5-mini-2025-08-07', delta, {
    content_filter_results: {},
    logprobs: null,
    ...more,
  }),
  usage: null,
})
const google = (delta: object, more: object = {}) =>
  chunk('kMPoaLT', 'gemini-2.5-flash', { role: 'assistant', ...delta }, more)
const router = (delta: object, more: object = {}) => ({
  ...chunk(
    'gen-1760000000-a1',
    'anthropic/claude-sonnet-4.5',
    { role: 'assistant', content: '', ...delta },
    { native_finish_reason: null, logprobs: null, ...more },
  ),
  provider: 'Anthropic',
})
const ollama = (delta: object, more: object = {}) => ({
  ...chunk('chatcmpl-551', 'qwen3:8b', { role: 'assistant', content: '', ...delta }, more),
  system_fingerprint: 'fp_ollama',
})
const llamaCpp = (delta: object, more: object = {}) => ({
  ...chunk('chatcmpl-qC6l', 'gemma-3-12b-it-Q4_K_M.gguf', delta, more),
  system_fingerprint: 'b9554-d403f00ec',
})
const vllm = (delta: object, more: object = {}) =>
  chunk('chatcmpl-7f3a', 'Qwen/Qwen3-8B', delta, { logprobs: null, ...more })

const stop = { finish_reason: 'stop' }
const done = '[DONE]'

/** Each replies `{"a": 1}`. */
export const publishedReplies: readonly PublishedReply[] = [
  {
    provider: 'OpenAI',
    model: 'gpt-4.1-mini',
    events: [
      openAi({ role: 'assistant', content: '', refusal: null }),
      openAi({ content: '{"a"' }),
      openAi({ content: ': 1}' }),
      openAi({}, stop),
      {
        ...openAi({}),
        choices: [],
        usage: usage({
          prompt_tokens_details: { cached_tokens: 1_024, audio_tokens: 0 },
          completion_tokens_details: { reasoning_tokens: 0, audio_tokens: 0 },
        }),
      },
      done,
    ],
    usage: read(1_024),
  },
  {
    provider: 'Azure',
    model: 'my-deployment',
    events: [
      {
        id: '',
        object: '',
        created: 0,
        model: '',
        choices: [],
        prompt_filter_results: [{ prompt_index: 0, content_filter_results: {} }],
      },
      azure({ role: 'assistant', content: '', refusal: null }),
      azure({ content: '{"a"' }),
      azure({ content: ': 1}' }),
      azure({}, stop),
      { ...azure({}), choices: [], usage: usage({ prompt_tokens_details: { cached_tokens: 0 } }) },
      done,
    ],
    usage: read(),
  },
  {
    provider: "Anthropic's compatible address",
    model: 'claude-sonnet-4-5',
    events: [
      chunk('msg_01X', 'claude-sonnet-4-5', { role: 'assistant', content: '' }),
      chunk('msg_01X', 'claude-sonnet-4-5', { content: 'Here you are:\n{"a"' }),
      chunk('msg_01X', 'claude-sonnet-4-5', { content: ': 1}' }),
      chunk('msg_01X', 'claude-sonnet-4-5', {}, stop),
      { ...chunk('msg_01X', 'claude-sonnet-4-5', {}), choices: [], usage: usage() },
      done,
    ],
    usage: read(),
  },
  {
    provider: "Google's compatible address",
    model: 'gemini-2.5-flash',
    events: [
      google({ content: '{"a"' }),
      { ...google({ content: ': 1}' }, stop), usage: usage() },
      done,
    ],
    usage: read(),
  },
  {
    provider: 'OpenRouter',
    model: 'anthropic/claude-sonnet-4.5',
    events: [
      ': OPENROUTER PROCESSING',
      ': OPENROUTER PROCESSING',
      router({ reasoning: 'The reader wants {"a": 2}?', reasoning_details: [] }),
      router({ content: '{"a"' }),
      router({ content: ': 1}' }),
      router({}, { finish_reason: 'stop', native_finish_reason: 'end_turn' }),
      {
        ...router({}),
        usage: usage({ cost: 0.004, prompt_tokens_details: { cached_tokens: 1_100 } }),
      },
      done,
    ],
    usage: read(1_100),
  },
  {
    provider: 'Ollama',
    model: 'qwen3:8b',
    events: [
      ollama({ reasoning: 'Okay, the user' }),
      ollama({ content: '{"a"' }),
      ollama({ content: ': 1}' }),
      ollama({}, stop),
      { ...ollama({}), choices: [], usage: usage() },
      done,
    ],
    usage: read(),
  },
  {
    provider: 'llama.cpp',
    model: 'gemma-3-12b-it-Q4_K_M.gguf',
    events: [
      llamaCpp({ role: 'assistant', content: null }),
      llamaCpp({ reasoning_content: 'Let me see' }),
      llamaCpp({ content: '{"a"' }),
      llamaCpp({ content: ': 1}' }),
      llamaCpp({}, stop),
      {
        ...llamaCpp({}),
        choices: [],
        usage: usage(),
        timings: { cache_n: 1_100, prompt_n: 100, prompt_ms: 251.5, predicted_n: 20 },
      },
      done,
    ],
    usage: read(),
  },
  {
    provider: 'vLLM',
    model: 'Qwen/Qwen3-8B',
    events: [
      vllm({ role: 'assistant', content: '' }),
      vllm({ content: '<think>\nIs it {"a": 2}?' }),
      vllm({ content: '\n</think>\n\n' }),
      vllm({ content: '{"a"' }),
      vllm({ content: ': 1}' }),
      vllm({ content: '' }, { finish_reason: 'stop', stop_reason: null }),
      { ...vllm({}), choices: [], usage: usage({ prompt_tokens_details: null }) },
      done,
    ],
    usage: read(),
  },
]

/** How providers say that a prompt is too long: status and body. */
export const publishedRefusals: readonly (readonly [string, number, unknown])[] = [
  [
    'OpenAI',
    400,
    {
      error: {
        message:
          "This model's maximum context length is 128000 tokens. However, your messages resulted in 140321 tokens. Please reduce the length of the messages.",
        type: 'invalid_request_error',
        param: 'messages',
        code: 'context_length_exceeded',
      },
    },
  ],
  [
    'Azure',
    400,
    {
      error: {
        message: 'Input tokens exceed the configured limit of 272000 tokens.',
        type: 'invalid_request_error',
        param: 'messages',
        code: 'context_length_exceeded',
      },
    },
  ],
  [
    "Anthropic's compatible address",
    400,
    {
      error: {
        code: 'invalid_request_error',
        message: 'prompt is too long: 210000 tokens > 200000 maximum',
        type: 'invalid_request_error',
        param: null,
      },
    },
  ],
  [
    "Google's compatible address",
    400,
    [
      {
        error: {
          code: 400,
          message:
            'The input token count (1200293) exceeds the maximum number of tokens allowed (1048576).',
          status: 'INVALID_ARGUMENT',
        },
      },
    ],
  ],
  [
    'OpenRouter',
    400,
    {
      error: {
        message:
          "This endpoint's maximum context length is 163840 tokens. However, you requested about 200000 tokens (192000 of text input, 8000 in the output).",
        code: 400,
      },
    },
  ],
  [
    'llama.cpp',
    400,
    {
      error: {
        code: 400,
        message: 'the request exceeds the available context size, try increasing it',
        type: 'exceed_context_size_error',
        n_prompt_tokens: 14_429,
        n_ctx: 8_192,
      },
    },
  ],
  [
    'llama.cpp, with status 200',
    200,
    {
      error: {
        code: 400,
        message: 'the request exceeds the available context size, try increasing it',
        type: 'exceed_context_size_error',
      },
    },
  ],
  [
    'vLLM',
    400,
    {
      object: 'error',
      message:
        "'max_tokens' or 'max_completion_tokens' is too large: 8000. This model's maximum context length is 8192 tokens and your request has 9000 input tokens.",
      type: 'BadRequestError',
      param: null,
      code: 400,
    },
  ],
  [
    'vLLM, wrapped',
    400,
    {
      error: {
        message: 'max_tokens must be at least 1, got -186.',
        type: 'BadRequestError',
        param: null,
        code: 400,
      },
    },
  ],
]

/** Sends the events as they stand. */
export function publishes({ events }: PublishedReply): ModelScenario {
  return (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const event of events) {
      const isComment = typeof event === 'string' && event.startsWith(':')
      const data = typeof event === 'string' ? event : JSON.stringify(event)
      response.write(isComment ? `${data}\n\n` : `data: ${data}\n\n`)
    }
    response.end()
  }
}

export function refusesWith(status: number, body: unknown): ModelScenario {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  }
}
