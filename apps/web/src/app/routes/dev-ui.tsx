import { GalleryPage } from '../../gallery/gallery-page.tsx'
import { usePageHead } from '../../lib/browser/page-head.ts'
import { ThemeChoice } from '../shell/theme-choice.tsx'

const head = { title: 'Components · Precis', description: 'Every component in every state.' }

export function Component() {
  usePageHead(head)
  return <GalleryPage themeChoice={<ThemeChoice name="theme" />} />
}
