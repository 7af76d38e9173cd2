import { useState } from 'react'
import { BackLink } from '../ui/buttons/back-link.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { IconButton } from '../ui/buttons/icon-button.tsx'
import { LinkButton } from '../ui/buttons/link-button.tsx'
import { ChoiceRow } from '../ui/forms/choice-row.tsx'
import { TextField } from '../ui/forms/field.tsx'
import { FileDrop } from '../ui/forms/file-drop.tsx'
import { PasswordField } from '../ui/forms/password-field.tsx'
import { RadioRows } from '../ui/forms/radio-rows.tsx'
import { CheckIcon, CloseIcon, SearchIcon } from '../ui/icons.tsx'
import { Tooltip } from '../ui/overlays/tooltip.tsx'
import { Examples, GallerySection } from './gallery-section.tsx'

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const

export function ButtonGallery() {
  return (
    <GallerySection id="button" title="Button">
      {variants.map((variant) => (
        <Examples key={variant} name={variant}>
          <Button variant={variant}>Default</Button>
          <Button variant={variant} className="g-hover">
            Hover
          </Button>
          <Button variant={variant} className="g-focus">
            Focus
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <Button variant={variant} isBusy>
            Signing in...
          </Button>
        </Examples>
      ))}
      <Examples name="40, 46 in bars of phones, 52">
        <Button>Choose</Button>
        <Button className="g-46">Smart Export</Button>
        <Button size="lg">Get Started Free</Button>
      </Examples>
      <Examples name="with an icon, as a link, as an icon">
        <Button variant="secondary">
          <CheckIcon />
          Copied!
        </Button>
        <LinkButton to="/" variant="secondary">
          Back to Home
        </LinkButton>
        <Tooltip text="Close">
          <IconButton label="Close">
            <CloseIcon />
          </IconButton>
        </Tooltip>
        <IconButton label="Search" disabled>
          <SearchIcon />
        </IconButton>
      </Examples>
      <Examples name="as wide as its container">
        <Button isBlock>Create Account</Button>
      </Examples>
    </GallerySection>
  )
}

export function LinkGallery() {
  return (
    <GallerySection id="link" title="Link">
      <Examples name="in text, as a button, one level up">
        <a className="link" href="#link">
          Contact Support
        </a>
        <button type="button" className="link">
          Buy More Credits
        </button>
        <BackLink to="/">Back to Home</BackLink>
      </Examples>
    </GallerySection>
  )
}

export function FieldGallery() {
  return (
    <GallerySection id="field" title="Field">
      <Examples name="default, hint, error, read-only, disabled">
        <TextField label="Full Name" defaultValue="Mara Oduya" />
        <TextField
          label="Email Address"
          defaultValue="mara@tideline.example"
          readOnly
          hint="Contact support to change your email address"
        />
        <TextField
          label="Confirm New Password"
          defaultValue="paperweigh"
          error="New passwords do not match"
        />
        <TextField label="Company" defaultValue="Tideline" disabled />
      </Examples>
      <Examples name="password">
        <PasswordField label="Password" defaultValue="paperweight" autoComplete="off" />
        <PasswordField label="Current Password" disabled autoComplete="off" />
      </Examples>
    </GallerySection>
  )
}

export function FileDropGallery() {
  const [name, setName] = useState('none yet')
  const drop = {
    narrowTitle: 'Add a document',
    hint: 'PDF, DOCX or TXT',
    buttonLabel: 'Choose a file',
    onChoose: () => setName('asked for'),
    onFile: (file: File) => setName(file.name),
  }
  return (
    <GallerySection id="file-drop" title="File drop">
      <Examples name="default, file over it, disabled">
        <FileDrop {...drop} title="Drop a document here" />
        <FileDrop {...drop} title="Drop to add it" className="is-over" />
        <FileDrop {...drop} title="Drop a document here" isDisabled />
      </Examples>
      <p className="hint">Chosen: {name}</p>
    </GallerySection>
  )
}

const rows = [
  { value: 'brief', name: 'Executive Brief', aside: '1-2 pages', description: 'For a decision.' },
  { value: 'report', name: 'Detailed Report', aside: '3-5 pages', description: 'For the file.' },
] as const

export function ChoiceGallery() {
  const [row, setRow] = useState<'brief' | 'report'>('brief')
  const [size, setSize] = useState<'small' | 'large'>('small')
  return (
    <GallerySection id="choice" title="Choice">
      <Examples name="radio rows">
        <RadioRows label="Format" value={row} rows={rows} onChange={setRow} />
      </Examples>
      <Examples name="short words in a row">
        <ChoiceRow
          name="size"
          legend="Size"
          value={size}
          onChange={setSize}
          options={[
            { value: 'small', label: 'Small' },
            { value: 'large', label: 'Large' },
          ]}
        />
      </Examples>
    </GallerySection>
  )
}
