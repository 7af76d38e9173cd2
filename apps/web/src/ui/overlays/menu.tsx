import './menu.css'
import { Menu as Base } from '@base-ui/react/menu'
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { CheckIcon } from '../icons.tsx'

/** A key leads to the first or the last item, a pointer to none. */
export type MenuOpening = 'pointer' | 'ArrowDown' | 'ArrowUp'

interface MenuProps {
  /** A button element. */
  trigger: ReactElement
  children: ReactNode
  /** What asked for the menu before it was there. */
  openedBy?: MenuOpening
}

/** A menu under its trigger and in the same landmark. Closes on a choice, an outside click and Escape. */
export function Menu({ trigger, children, openedBy }: MenuProps) {
  const home = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const key = useRef(openedBy === 'pointer' ? undefined : openedBy)
  useEffect(() => {
    if (key.current === undefined) return
    const again = new KeyboardEvent('keydown', { key: key.current, bubbles: true })
    key.current = undefined
    opener.current?.focus()
    opener.current?.dispatchEvent(again)
  }, [])
  return (
    <Base.Root modal={false} defaultOpen={openedBy === 'pointer'}>
      <Base.Trigger ref={opener} render={trigger} />
      <div className="menu-home" ref={home} />
      <Base.Portal container={home}>
        <Base.Positioner className="menu-pos" side="bottom" align="end" sideOffset={8}>
          <Base.Popup className="menu">{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

export function MenuLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Base.LinkItem closeOnClick render={<Link to={to} />}>
      {children}
    </Base.LinkItem>
  )
}

export function MenuItem({ onSelect, children }: { onSelect: () => void; children: ReactNode }) {
  return (
    <Base.Item className="mi" onClick={onSelect}>
      {children}
    </Base.Item>
  )
}

interface MenuCheckProps {
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  children: ReactNode
}

/** Yes or no, chosen without closing the menu. */
export function MenuCheck({ isChecked, onChange, children }: MenuCheckProps) {
  return (
    <Base.CheckboxItem className="mi check" checked={isChecked} onCheckedChange={onChange}>
      <span className="box" aria-hidden="true">
        <CheckIcon />
      </span>
      {children}
    </Base.CheckboxItem>
  )
}

interface MenuChoiceProps<Value extends string> {
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}

/** One of several, chosen without closing the menu. */
export function MenuChoice<Value extends string>(props: MenuChoiceProps<Value>) {
  return (
    <Base.RadioGroup
      className="choice"
      aria-label={props.label}
      value={props.value}
      onValueChange={(value) => props.onChange(value as Value)}
    >
      <span aria-hidden="true">{props.label}</span>
      {props.options.map((option) => (
        <Base.RadioItem key={option.value} value={option.value}>
          {option.label}
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  )
}
