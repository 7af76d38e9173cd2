import { stemmer } from 'stemmer'

/** Words that mean the same to somebody who looks for help. */
const alike: readonly (readonly string[])[] = [
  ['delete', 'remove', 'erase', 'forget', 'wipe', 'clear'],
  ['refund', 'reimburse', 'chargeback', 'refundable', 'money'],
  ['scan', 'scanned', 'scanner', 'ocr', 'picture', 'photo', 'image', 'recognize'],
  ['two', 'twice', 'double', 'second', '2'],
  ['credit', 'charge'],
  ['price', 'cost'],
  ['pay', 'payment', 'card', 'purchase', 'buy', 'checkout', 'bill'],
  ['receipt', 'invoice'],
  ['email', 'mail', 'spam', 'inbox'],
  ['login', 'signin', 'log', 'sign', 'password'],
  ['safe', 'secure', 'security', 'private', 'privacy', 'confidential'],
  ['hide', 'redact', 'redaction', 'anonymize', 'mask'],
  ['compare', 'comparison', 'diff', 'difference', 'version', 'redline'],
  ['export', 'download', 'save', 'powerpoint', 'excel', 'calendar'],
  ['citation', 'cite', 'source', 'quote', 'reference', 'footnote'],
  ['error', 'fail', 'problem', 'broken', 'crash'],
  ['slow', 'stuck', 'hang', 'wait', 'long'],
  ['phone', 'mobile', 'tablet', 'ipad', 'iphone', 'android', 'camera'],
  ['big', 'large', 'size', 'limit', 'maximum', 'max'],
  ['damaged', 'corrupt', 'corrupted'],
  ['subscription', 'renewal', 'recurring', 'cancel'],
  ['offline', 'connection', 'internet'],
  ['question', 'ask', 'chat', 'answer'],
  ['language', 'translate', 'translation', 'german', 'french', 'spanish'],
]

/** Words of a question that say nothing about what it asks. */
const filler =
  /^(a|an|and|are|be|but|can|could|did|do|does|for|from|get|has|have|how|i|if|in|is|it|me|my|of|on|or|our|please|should|so|that|the|them|then|there|they|this|to|use|used|using|was|we|were|what|when|where|which|who|why|will|with|would|you|your)$/

/** The stem of a word, lower case and without accents; null for a word that says nothing. */
export function termOf(word: string): string | null {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return filler.test(plain) ? null : stemmer(plain)
}

const synonyms = new Map<string, Set<string>>()
for (const group of alike) {
  const stems = group.map((word) => stemmer(word))
  for (const stem of stems) {
    synonyms.set(stem, new Set([...(synonyms.get(stem) ?? []), ...stems]))
  }
}

/** The other stems that mean what a stem means. */
export function synonymsOf(stem: string): string[] {
  return [...(synonyms.get(stem) ?? [])].filter((other) => other !== stem)
}
