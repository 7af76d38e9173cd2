import { GalleryPage } from '../../ui/gallery/gallery-page.tsx'
import { ThemeChoice } from '../shell/theme-choice.tsx'

export function Component() {
  return <GalleryPage themeChoice={<ThemeChoice />} />
}
