import { GalleryPage } from '../../gallery/gallery-page.tsx'
import { usePageHead } from '../../lib/browser/page-head.ts'
import { ThemeChoice } from '../shell/theme-choice.tsx'
import * as texts from '../texts.ts'

const head = { title: texts.componentsPrecis, description: texts.everyComponentInEveryState }

export function Component() {
  usePageHead(head)
  return <GalleryPage themeChoice={<ThemeChoice name="theme" />} />
}
