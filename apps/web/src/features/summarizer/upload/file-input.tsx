import { type ComponentProps, createContext, use } from 'react'

/** Whether the screen is there before anybody may use it. */
export const SkeletonContext = createContext(false)

/** A chooser of files. A skeleton has none of these, only the early input. */
export function FileInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  return use(SkeletonContext) ? null : <input type="file" {...props} />
}
