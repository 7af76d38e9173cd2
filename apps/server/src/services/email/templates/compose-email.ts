import { escapeHtml } from '@precis/domain'
import type { Mail } from '../ports.ts'

/** What a mail of the product says; {@link composeEmail} gives it the one look that all of them share. */
export interface EmailContent {
  readonly subject: string
  readonly lead: string
  readonly rows?: readonly (readonly [label: string, value: string])[]
  readonly action: string
  /** The address to follow: the first one in the text. */
  readonly link: string
  readonly after: string
}

/** The content as a mail, with a plain-text part that says the same. */
export function composeEmail(to: string, content: EmailContent): Mail {
  const rows = content.rows?.map(([label, value]) => `${label}: ${value}`).join('\n')
  const parts = [content.lead, rows, `${content.action}:\n${content.link}`, content.after, 'Precis']
  return {
    to,
    subject: content.subject,
    text: `${parts.filter((part) => part !== undefined).join('\n\n')}\n`,
    html: page(content),
  }
}

const paper = '#f5f1e8'
const sheet = '#fffdf8'
const ink = '#1e1b16'
const quiet = '#4a443a'
const rule = '#dad2c2'
const accent = '#1b3f78'
const serif = "Newsreader,Georgia,'Times New Roman',serif"
const sans = "Geist,system-ui,-apple-system,'Segoe UI',Roboto,sans-serif"

function page(content: EmailContent): string {
  const address = escapeHtml(content.link)
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(content.subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:${paper};color:${ink};font:16px/1.55 ${sans}">
<table role="presentation" align="center" width="100%" style="max-width:540px;margin:0 auto;border-collapse:separate;background:${sheet};border:1px solid ${rule};border-radius:2px">
<tr><td style="padding:32px">
<p style="margin:0 0 28px;padding:0 0 0 10px;border-left:3px solid ${accent};font:600 18px/1.2 ${serif}">Precis</p>
<p style="margin:0 0 24px;font:20px/1.4 ${serif}">${escapeHtml(content.lead)}</p>
${table(content.rows ?? [])}<p style="margin:0 0 24px"><a href="${address}" style="display:inline-block;padding:10px 18px;border-radius:6px;background:${accent};color:${sheet};text-decoration:none;font-weight:600">${escapeHtml(content.action)}</a></p>
<p style="margin:0 0 24px;color:${quiet};font-size:14px">Or open this address:<br><a href="${address}" style="color:${accent};word-break:break-all">${address}</a></p>
<p style="margin:0;color:${quiet};font-size:14px">${escapeHtml(content.after)}</p>
</td></tr></table>
</body></html>
`
}

function table(rows: NonNullable<EmailContent['rows']>): string {
  if (rows.length === 0) return ''
  const cell = `padding:8px 0;border-bottom:1px solid ${rule};font-size:14px;vertical-align:top;text-align:left`
  const lines = rows.map(
    ([label, value]) =>
      `<tr><th scope="row" style="${cell};padding-right:16px;width:34%;color:${quiet};font-weight:400">${escapeHtml(label)}</th><td style="${cell};word-break:break-word">${escapeHtml(value)}</td></tr>`,
  )
  return `<table width="100%" style="margin:0 0 24px;border-collapse:collapse">${lines.join('')}</table>\n`
}
