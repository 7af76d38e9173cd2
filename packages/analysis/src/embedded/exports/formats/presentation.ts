import { type ExportMaterial, headLine, lineOf } from '../export-material.ts'
import { sectionsSaidOnce } from '../sections.ts'

interface Slide {
  readonly title: string
  readonly lines: readonly string[]
}

const mostSlides = 15
const wantedSlides = 10

export function writePresentation(material: ExportMaterial): string {
  const slide = material.words.slide.toUpperCase()
  let slides = slidesOf(material, 3)
  if (slides.length < wantedSlides) slides = slidesOf(material, 2)
  if (slides.length < wantedSlides) slides = slidesOf(material, 1)
  for (let size = 2; slides.length > mostSlides && size <= 12; size += 1) {
    slides = slidesOf(material, size)
  }
  return slides
    .map(({ title, lines }, i) => [`${slide} ${i + 1}: ${title}`, ...lines].join('\n'))
    .join('\n\n')
}

function slidesOf(material: ExportMaterial, size: number): Slide[] {
  const { words, coverage } = material
  const slides: Slide[] = [{ title: material.title, lines: [headLine(material)].filter(Boolean) }]
  const add = (title: string, lines: readonly string[]): void => {
    const count = Math.ceil(lines.length / size)
    // As many on each, so that no slide is left with one line of its own.
    const from = (part: number) => Math.ceil((part * lines.length) / count)
    for (let i = 0; i < count; i += 1) {
      const part = lines.slice(from(i), from(i + 1)).map((line) => `- ${line}`)
      slides.push({
        title: count === 1 ? title : `${title} (${i + 1} ${words.of} ${count})`,
        lines: part,
      })
    }
  }
  add(words.purpose, material.purpose ? [lineOf(material.purpose)] : [])
  add(words.summary, material.summary.map(lineOf))
  for (const { heading, lines } of sectionsSaidOnce(material)) add(heading, lines)
  if (coverage !== '') slides.push({ title: words.coverage, lines: [`- ${coverage}`] })
  return slides
}
