/** `percent`, as languages write it, some of which lend it to each other; alternatives of one pattern. */
export const percentWords =
  'per ?cent|prozent|pour cent|por ciento|por cento|per cento|procent\\p{L}*|процент\\p{L}*'
