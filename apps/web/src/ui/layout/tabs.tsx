import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import './tabs.css'

interface TabsProps<Value extends string> {
  value: Value
  onChange: (value: Value) => void
  orientation?: 'horizontal' | 'vertical'
  className?: string
  children: ReactNode
}

/** A set of tabs around a {@link TabList} and its {@link TabPanel}s. */
export function Tabs<Value extends string>({ onChange, ...tabs }: TabsProps<Value>) {
  return <Base.Root {...tabs} onValueChange={(value) => onChange(value as Value)} />
}

interface TabListProps<Value extends string> {
  label: string
  items: readonly { value: Value; label: ReactNode }[]
  /** `seg` underlines the chosen tab, `seg-v` marks it on the margin rule. */
  className?: 'seg' | 'seg-v'
}

export function TabList<Value extends string>({
  label,
  items,
  className = 'seg',
}: TabListProps<Value>) {
  return (
    <Base.List className={className} aria-label={label} activateOnFocus>
      {items.map((item) => (
        <Base.Tab key={item.value} value={item.value}>
          {item.label}
        </Base.Tab>
      ))}
    </Base.List>
  )
}

interface TabPanelProps {
  value: string
  className?: string
  /** Keeps its content in the page while another tab is shown. */
  keepMounted?: boolean
  children: ReactNode
}

export function TabPanel(props: TabPanelProps) {
  return <Base.Panel {...props} />
}
