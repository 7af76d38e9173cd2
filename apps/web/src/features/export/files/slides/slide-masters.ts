import type PptxGenJS from 'pptxgenjs'

export const slideColors = {
  ink: '1C1A17',
  grey: '5C564C',
  blue: '1B3F78',
  paper: 'FFFEFA',
} as const
const { ink, grey, blue, paper } = slideColors

/** The layouts of a deck: a cover, and pages with a title and points that PowerPoint knows as such. */
export function defineMasters(deck: PptxGenJS, rightToLeft: boolean): void {
  const align = rightToLeft ? ('right' as const) : ('left' as const)
  const placeholder = (name: string, type: 'title' | 'body', box: object) => ({
    placeholder: { text: '', options: { name, type, align, margin: 0, ...box } },
  })
  const x = rightToLeft ? 11.7 : 0.7
  const rule = { rect: { x, y: 4.1, w: 0.9, h: 0.05, fill: { color: blue } } }
  deck.defineSlideMaster({
    title: 'Cover',
    background: { color: paper },
    objects: [
      rule,
      placeholder('title', 'title', {
        x: 0.7,
        y: 1.6,
        w: 11.9,
        h: 2.3,
        fontSize: 38,
        bold: true,
        color: ink,
        valign: 'bottom',
      }),
      placeholder('about', 'body', {
        x: 0.7,
        y: 4.35,
        w: 11.9,
        h: 1.4,
        fontSize: 16,
        color: grey,
        valign: 'top',
      }),
    ],
  })
  deck.defineSlideMaster({
    title: 'Points',
    background: { color: paper },
    objects: [
      placeholder('title', 'title', {
        x: 0.7,
        y: 0.45,
        w: 11.9,
        h: 0.9,
        fontSize: 28,
        bold: true,
        color: blue,
        valign: 'middle',
      }),
      placeholder('body', 'body', {
        x: 0.7,
        y: 1.5,
        w: 11.9,
        h: 5.2,
        fontSize: 18,
        color: ink,
        valign: 'top',
      }),
    ],
    slideNumber: {
      x: rightToLeft ? 0.7 : 12.1,
      y: 6.95,
      w: 0.6,
      h: 0.3,
      fontSize: 11,
      color: grey,
    },
  })
}
