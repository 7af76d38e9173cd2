import type { ReactNode } from 'react'
import { TooltipHost } from '../ui/overlays/tooltip.tsx'
import {
  ButtonGallery,
  ChoiceGallery,
  FieldGallery,
  FileDropGallery,
  LinkGallery,
} from './controls.tsx'
import { ChatGallery, ChipGallery, QuoteGallery, RiskGallery, RulerGallery } from './evidence.tsx'
import { NoticeGallery, ToastGallery, WaitingGallery } from './feedback.tsx'
import './gallery.css'
import { DialogGallery, MenuGallery, SectionGallery, TabsGallery } from './overlays.tsx'
import { ColorGallery, ContrastGallery, MeasureGallery, TypeGallery } from './token-table.tsx'

const contents = [
  ['color', 'Color'],
  ['contrast', 'Contrast'],
  ['type', 'Type'],
  ['measures', 'Spacing, radii, motion'],
  ['button', 'Button'],
  ['link', 'Link'],
  ['field', 'Field'],
  ['choice', 'Choice'],
  ['file-drop', 'File drop'],
  ['tabs', 'Tabs'],
  ['menu', 'Menu'],
  ['dialog', 'Dialog and drawer'],
  ['section', 'Section of a page'],
  ['chip', 'Citation chip'],
  ['quote', 'Quote'],
  ['ruler', 'Ruler'],
  ['risk', 'Risk mark'],
  ['chat', 'Chat bubble'],
  ['notice', 'Banner and notice'],
  ['toast', 'Toast'],
  ['waiting', 'Progress, loading, skeleton'],
] as const

/** Every part of the interface in every state, for whoever works on it. */
export function GalleryPage({ themeChoice }: { themeChoice: ReactNode }) {
  return (
    <div className="wrap gallery">
      <header>
        <h1>Components and states</h1>
        {themeChoice}
      </header>
      <nav aria-label="Components">
        <ul>
          {contents.map(([id, name]) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="g-sections">
        <ColorGallery />
        <ContrastGallery />
        <TypeGallery />
        <MeasureGallery />
        <ButtonGallery />
        <LinkGallery />
        <FieldGallery />
        <ChoiceGallery />
        <FileDropGallery />
        <TabsGallery />
        <MenuGallery />
        <DialogGallery />
        <SectionGallery />
        <ChipGallery />
        <QuoteGallery />
        <RulerGallery />
        <RiskGallery />
        <ChatGallery />
        <NoticeGallery />
        <ToastGallery />
        <WaitingGallery />
      </div>
      <TooltipHost />
    </div>
  )
}
