export const stopWords =
  '的 了 和 是 在 有 与 及 或 等 对 为 于 由 将 以 其 该 本 各 并 而 但 如 之 中 上 下 也 都 不 被 从 到 向 由于'
