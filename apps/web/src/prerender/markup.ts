import { escapeHtml } from '@precis/domain'

/** The opening tag of an element; empty attributes stand without a value. */
export function tag(name: string, attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === '' ? key : `${key}="${escapeHtml(value)}"`,
  )
  return `<${[name, ...written].join(' ')}>`
}

/** JSON for a data block; nothing in it can end the block. */
export function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
