import { html } from 'hono/html'
import type { CapturedMail } from '../services/email/ports.ts'
import { type Markup, page } from './page.ts'

/** Captured mail, newest first, with its addresses as links. */
export function mailboxPage(emails: readonly CapturedMail[]): Markup {
  return page(
    'Development mailbox',
    html`<h1>Development mailbox</h1>
<p class="notice">Email is captured here instead of being sent, because no mail server is set up. Only the person who runs this server can see it.</p>
${emails.length === 0 ? html`<p role="status">No mail yet.</p>` : emails.map(mailEntry)}`,
  )
}

function mailEntry(mail: CapturedMail): Markup {
  return html`<article class="sheet">
<h2>${mail.subject}</h2>
<p class="meta">To ${mail.to}, <time datetime="${mail.date}">${mail.date}</time></p>
<p class="mail">${linked(mail.text)}</p>
</article>`
}

function linked(text: string): Markup[] {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`))
}
