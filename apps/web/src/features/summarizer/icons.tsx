import { Icon } from '../../ui/icons.tsx'

const drawn = (d: string) => () => (
  <Icon>
    <path d={d} />
  </Icon>
)

export const UploadIcon = drawn('M12 16V4m0 0L7 9m5-5 5 5M4 16v3a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-3')
export const TextIcon = drawn('M4 6h16M4 11h16M4 16h9')
export const PreviousIcon = drawn('m15 6-6 6 6 6')
export const NextIcon = drawn('m9 6 6 6-6 6')
export const DownIcon = drawn('m6 9 6 6 6-6')
export const UpIcon = drawn('m6 15 6-6 6 6')
export const MinusIcon = drawn('M5 12h14')
export const PlusIcon = drawn('M12 5v14M5 12h14')

export function FindIcon() {
  return (
    <Icon>
      <circle cx="11" cy="11" r="6.5" />
      <path d="m16 16 4 4" />
    </Icon>
  )
}

export const CalendarIcon = drawn('M5 6h14v14H5zM5 10h14M9 3.5V8M15 3.5V8M12 12.5v5M9.5 15h5')
export const PinIcon = drawn('M9 4h6l-1 6 3 3.5H7L10 10zM12 13.5V21')
export const SideIcon = drawn('M4 5h16v14H4zM10 5v14M16.5 9.5 14 12l2.5 2.5')
export const DeleteIcon = drawn('M5 7h14M10 7V4.5h4V7M7 7l1 13h8l1-13')

export function MoreIcon() {
  return (
    <Icon className="more">
      <path d="M5 12h.01M12 12h.01M19 12h.01" />
    </Icon>
  )
}
