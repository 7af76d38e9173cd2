import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { GalleryPage } from './gallery-page.tsx'

function show() {
  const { container } = render(
    <MemoryRouter>
      <GalleryPage themeChoice={<p>Theme</p>} />
    </MemoryRouter>,
  )
  return { container, user: userEvent.setup() }
}

const named = [
  'button',
  'link',
  'textbox',
  'radio',
  'radiogroup',
  'tab',
  'tablist',
  'progressbar',
  'meter',
  'navigation',
  'region',
]

describe('the gallery', () => {
  it('has a section behind each entry of its contents, and each in the contents', () => {
    const { container } = show()
    const entries = within(screen.getByRole('navigation', { name: 'Components' }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')?.slice(1))
    const sections = [...container.querySelectorAll('.g-section')].map(({ id }) => id)
    expect(sections).toEqual(entries)
  })

  it.each(named)('names every %s', (role) => {
    show()
    for (const element of screen.getAllByRole(role)) expect(element).toHaveAccessibleName()
  })

  it('uses each id once, and refers to ids that exist', () => {
    const { container } = show()
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
    for (const attribute of ['aria-labelledby', 'aria-describedby', 'for']) {
      for (const element of container.querySelectorAll(`[${attribute}]`)) {
        for (const id of (element.getAttribute(attribute) ?? '').split(' ')) {
          expect(ids, `${attribute} of ${element.outerHTML}`).toContain(id)
        }
      }
    }
  })

  it('measures every pair of colors at what it has to reach', () => {
    show()
    const rows = within(screen.getByRole('region', { name: 'Contrast' }))
      .getAllByRole('row')
      .slice(1)
    expect(rows.length).toBeGreaterThan(30)
    for (const row of rows) {
      const [, least, light, dark] = within(row)
        .getAllByRole('cell')
        .map((cell) => Number(cell.textContent))
      expect(Math.min(light ?? 0, dark ?? 0), row.textContent ?? '').toBeGreaterThanOrEqual(
        least ?? 0,
      )
    }
  })

  it('opens the dialog, the question and the drawer, and gives the focus back', async () => {
    const { user } = show()
    for (const [button, role, name] of [
      ['Open the dialog', 'dialog', 'Get Document Pack'],
      ['Open the question', 'alertdialog', 'Delete Account'],
      ['Open the drawer', 'dialog', 'Menu'],
    ] as const) {
      const trigger = screen.getByRole('button', { name: button })
      await user.click(trigger)
      const box = await screen.findByRole(role, { name })
      await waitFor(() => expect(box).toContainElement(document.activeElement as HTMLElement))
      await user.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole(role, { name })).toBeNull())
      await waitFor(() => expect(trigger).toHaveFocus())
    }
  })
})
