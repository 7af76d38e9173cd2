import { lazy, useState } from 'react'
import { useHighlight } from '../../../document-view/highlight.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { OnceOpened } from '../../../ui/overlays/once-opened.tsx'
import { PageIcon } from '../icons.tsx'
import type { PageImages } from '../page-review/page-images.ts'

const PageDialog = lazy(async () => ({
  default: (await import('../page-review/page-dialog.tsx')).PageDialog,
}))

interface Props {
  page: number
  pageImages: PageImages
}

/** Opens the page being read as it looks in the file, with the passage that was asked for highlighted on it. */
export function PageImageButton({ page, pageImages }: Props) {
  const { document, shown } = useHighlight()
  const [open, setOpen] = useState<number | null>(null)
  return (
    <>
      <IconButton label="Show the page as it looks" onClick={() => setOpen(page)}>
        <PageIcon />
      </IconButton>
      <OnceOpened isOpen={open !== null}>
        <PageDialog
          document={document}
          pageImages={pageImages}
          page={open}
          onPage={setOpen}
          cited={shown}
          review={null}
        />
      </OnceOpened>
    </>
  )
}
