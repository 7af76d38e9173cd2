import { usePageHead } from '../../lib/page-head.ts'
import { GalleryPage } from '../../ui/gallery/gallery-page.tsx'
import { ThemeChoice } from '../shell/theme-choice.tsx'

const head = { title: 'Components · Precis', description: 'Every component in every state.' }

export function Component() {
  usePageHead(head)
  return <GalleryPage themeChoice={<ThemeChoice />} />
}
