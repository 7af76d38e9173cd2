/** What a long document is made of. */
export interface LongDocument {
  readonly title: string
  /** Whether it has pages with running lines and a table of contents. */
  readonly isPaged: boolean
  /** A heading, four things and two verbs. */
  readonly topics: readonly (readonly [string, ...string[]])[]
  /** Sentences that hold words of the questions and answer none. */
  readonly distractors: readonly string[]
  readonly planted: readonly PlantedFact[]
}

export interface PlantedFact {
  readonly section: string
  readonly text: string
  /** Asks for the fact in other words. */
  readonly question: string
  /** What a model replied when it was asked for search words, seeing the question and the outline. */
  readonly words: readonly string[]
}

const sentencesInSection = 190
const linesOnPage = 48
const lineLength = 68

/** The text of a document, the same each time: sentences about its topics, the facts strewn among them. */
export function writeLongDocument(document: LongDocument): string {
  const random = createRandom(document.title.length)
  const sections = document.topics.map((topic, at) => {
    const heading = `${at + 1}. ${topic[0]}`
    const neighbor = document.topics[(at + 5) % document.topics.length] ?? topic
    const sentences = Array.from({ length: sentencesInSection }, (_, place) =>
      writeSentence(topic, neighbor, place, random),
    )
    for (const distractor of document.distractors) {
      if (random() < 0.5) insert(sentences, distractor, random)
    }
    for (const { section, text } of document.planted) {
      if (section === topic[0]) insert(sentences, text, random)
    }
    return { heading, paragraphs: inParagraphs(sentences, random) }
  })
  const body = sections
    .map(({ heading, paragraphs }) => [heading, ...paragraphs].join('\n\n'))
    .join('\n\n')
  if (!document.isPaged) return `${document.title}\n\n${body}\n`
  const contents = sections.map(({ heading }, at) => `${heading} ${'. '.repeat(20)}${at * 5 + 3}`)
  return onPages(document.title, `${document.title}\n\n${contents.join('\n')}\n\n${body}`)
}

const frames = [
  'The {a} of a {b} is kept apart from the {c} as long as nobody has to {v} it.',
  'Whoever is to {v} a {a} looks at the {b} first and then at the {d}.',
  'A {c} that belongs to no {a} is left as it is until the {b} changes.',
  'Each {b} holds one {a}, and where there are more the earliest counts.',
  'It is good practice to {w} the {c} before the {d} is used.',
  'The {d} and the {a} are listed side by side in the annex of this part.',
  'If a {a} and a {b} disagree, the {b} prevails until somebody can {w} both.',
  'Nothing in this part prevents a {c} from being combined with a {d} of another kind.',
  'The description of the {b} was shortened in this edition, its meaning is unchanged.',
  'Where the text speaks of a {a}, a {d} of the same kind is meant as well.',
  'A {d} is ready when the {c} has been seen by two people or when they {v} it together.',
  'The order in which a {b} and a {c} are treated is of no importance here.',
]

function writeSentence(
  topic: readonly string[],
  neighbor: readonly string[],
  place: number,
  random: () => number,
): string {
  const frame = frames[Math.floor(random() * frames.length)] ?? ''
  const things = [...topic.slice(1, 5), ...neighbor.slice(1, 3)]
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? ''
  const words: Record<string, string> = {
    a: pick(things),
    b: pick(things),
    c: pick(things),
    d: pick(things),
    v: topic[5] ?? '',
    w: topic[6] ?? '',
  }
  const sentence = frame.replace(/\{(\w)\}/gu, (_, key: string) => words[key] ?? '')
  return place % 9 === 0 ? `${sentence.slice(0, -1)}, as case ${place + 1} shows.` : sentence
}

function insert(sentences: string[], sentence: string, random: () => number): void {
  sentences.splice(Math.floor(random() * sentences.length), 0, sentence)
}

function inParagraphs(sentences: readonly string[], random: () => number): string[] {
  const paragraphs: string[] = []
  for (let at = 0; at < sentences.length; ) {
    const count = 2 + Math.floor(random() * 5)
    paragraphs.push(sentences.slice(at, at + count).join(' '))
    at += count
  }
  return paragraphs
}

function onPages(title: string, text: string): string {
  const lines = text.split('\n').flatMap(wrap)
  const pages: string[] = []
  for (let at = 0; at < lines.length; at += linesOnPage) {
    const number = pages.length + 1
    const head = `PXP 2                    ${title}              May 2026`
    const foot = `Harbor Working Group        Standards Track                  [Page ${number}]`
    pages.push(`${head}\n\n\n${lines.slice(at, at + linesOnPage).join('\n')}\n\n\n${foot}\n\f\n`)
  }
  return pages.join('')
}

function wrap(line: string): string[] {
  const lines: string[] = []
  let open = ''
  for (const word of line.split(' ')) {
    if (open !== '' && open.length + word.length > lineLength) {
      lines.push(`   ${open}`)
      open = word
    } else open = open === '' ? word : `${open} ${word}`
  }
  return [...lines, open === '' ? '' : `   ${open}`]
}

function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
