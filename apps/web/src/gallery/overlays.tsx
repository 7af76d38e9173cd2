import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../ui/buttons/button.tsx'
import { PersonIcon } from '../ui/icons.tsx'
import { Section } from '../ui/layout/section.tsx'
import { TabList, TabPanel, Tabs } from '../ui/layout/tabs.tsx'
import { Logo } from '../ui/logo.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { Drawer } from '../ui/overlays/drawer.tsx'
import { Menu, MenuChoice, MenuItem, MenuLink } from '../ui/overlays/menu.tsx'
import { Examples, GallerySection } from './gallery-section.tsx'

type Open = 'dialog' | 'question' | 'drawer' | null

export function DialogGallery() {
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  return (
    <GallerySection id="dialog" title="Dialog and drawer">
      <Examples name="a dialog, a question, a drawer">
        <Button variant="secondary" onClick={() => setOpen('dialog')}>
          Open the dialog
        </Button>
        <Button variant="secondary" onClick={() => setOpen('question')}>
          Open the question
        </Button>
        <Button variant="secondary" onClick={() => setOpen('drawer')}>
          Open the drawer
        </Button>
      </Examples>
      <Dialog
        isOpen={open === 'dialog'}
        onClose={close}
        title="Get Document Pack"
        footer={<Button onClick={close}>Done</Button>}
      >
        <p>A bottom sheet on phones, its footer pinned.</p>
      </Dialog>
      <Dialog
        isOpen={open === 'question'}
        onClose={close}
        title="Delete Account"
        width="460px"
        isAlert
        footer={
          <>
            <Button variant="quiet" onClick={close}>
              Cancel
            </Button>
            <Button variant="danger" onClick={close}>
              Delete Account
            </Button>
          </>
        }
      >
        <p>Are you sure you want to delete your account? This action cannot be undone.</p>
      </Dialog>
      <Drawer isOpen={open === 'drawer'} onClose={close} label="Menu" header={<Logo />}>
        <nav aria-label="Menu of the gallery">
          <Link to="#dialog" aria-current="page" onClick={close}>
            Dialog
          </Link>
          <Link to="#menu" onClick={close}>
            Menu
          </Link>
        </nav>
      </Drawer>
    </GallerySection>
  )
}

export function MenuGallery() {
  const [size, setSize] = useState('small')
  return (
    <GallerySection id="menu" title="Menu">
      <Examples name="under its trigger">
        <Menu trigger={<Button variant="secondary">Open the menu</Button>}>
          <div className="who">
            <b>Mara Oduya</b>
            <span>mara@tideline.example</span>
          </div>
          <MenuLink to="/settings">
            <PersonIcon />
            Settings
          </MenuLink>
          <MenuItem onSelect={() => setSize('small')}>Reset the size</MenuItem>
          <MenuChoice
            label="Size"
            value={size}
            onChange={setSize}
            options={[
              { value: 'small', label: 'Small' },
              { value: 'large', label: 'Large' },
            ]}
          />
        </Menu>
      </Examples>
    </GallerySection>
  )
}

const tabs = [
  { value: 'profile', label: 'Profile' },
  { value: 'billing', label: 'Billing' },
  { value: 'security', label: 'Security' },
] as const

function TabSet({ orientation }: { orientation: 'horizontal' | 'vertical' }) {
  const [tab, setTab] = useState<(typeof tabs)[number]['value']>('profile')
  return (
    <Tabs
      value={tab}
      onChange={setTab}
      orientation={orientation}
      className={orientation === 'vertical' ? 'g-vertical' : 'g-wide'}
    >
      <TabList
        label={`Settings, ${orientation}`}
        items={tabs}
        className={orientation === 'vertical' ? 'seg-v' : 'seg'}
      />
      {tabs.map(({ value, label }) => (
        <TabPanel key={value} value={value}>
          <p>{label}</p>
        </TabPanel>
      ))}
    </Tabs>
  )
}

export function TabsGallery() {
  return (
    <GallerySection id="tabs" title="Tabs">
      <Examples name="an underline, or a mark on the margin rule">
        <TabSet orientation="horizontal" />
        <TabSet orientation="vertical" />
      </Examples>
    </GallerySection>
  )
}

export function SectionGallery() {
  return (
    <GallerySection id="section" title="Section of a page">
      <Section title="Current Plan" description="One payment per pack. No subscription.">
        <p>Beside its heading where there is room, under it where not.</p>
      </Section>
    </GallerySection>
  )
}
