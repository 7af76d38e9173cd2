import { escapeHtml } from '@precis/domain'
export interface Picture {
  readonly screen: string
  readonly width: number
  readonly theme: string
  readonly file: string
}

const style = `
body { margin: 24px; font: 14px/1.5 system-ui, sans-serif; background: #8a8a86; color: #111 }
h2 { margin: 40px 0 8px; font-size: 18px }
div { display: flex; flex-wrap: wrap; gap: 12px; align-items: flex-start }
figure { margin: 0 } figcaption { font-size: 12px }
img { display: block; max-height: 420px; max-width: 560px; border: 1px solid #555 }`

function figure({ file, width, theme }: Picture): string {
  const address = encodeURIComponent(file)
  return `<figure><a href="${address}"><img loading="lazy" src="${address}" alt=""></a><figcaption>${width} px, ${theme}</figcaption></figure>`
}

/** One page with every picture, screen by screen, from narrow to wide. */
export function contactSheet(pictures: readonly Picture[]): string {
  const screens = Map.groupBy(pictures, ({ screen }) => screen)
  const rows = [...screens].map(([screen, taken]) => {
    const sorted = taken.toSorted(
      (a, b) => a.width - b.width || b.theme.localeCompare(a.theme) || a.file.localeCompare(b.file),
    )
    return `<h2>${escapeHtml(screen)}</h2><div>${sorted.map(figure).join('')}</div>`
  })
  return `<!doctype html><meta charset="utf-8"><title>Screens of Precis</title><style>${style}</style><h1>${screens.size} screens, ${pictures.length} pictures</h1>${rows.join('\n')}\n`
}
