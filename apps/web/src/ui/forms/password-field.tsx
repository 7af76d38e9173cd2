import { type ComponentProps, useState } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'
import { HideIcon, ShowIcon } from '../icons.tsx'
import * as texts from '../texts.ts'
import { TextField } from './field.tsx'

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'trailing'>

/** A password input that can show what was typed. */
export function PasswordField(props: Props) {
  const [isShown, setIsShown] = useState(false)
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      trailing={
        <IconButton
          label={isShown ? texts.hidePassword : texts.showPassword}
          onClick={() => setIsShown(!isShown)}
          disabled={props.disabled}
        >
          {isShown ? <HideIcon /> : <ShowIcon />}
        </IconButton>
      }
    />
  )
}
