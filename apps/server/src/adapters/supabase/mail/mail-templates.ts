import type { Mail } from '../../../ports.ts'

interface Wording {
  readonly subject: string
  readonly lead: string
  readonly action: string
  readonly after: string
}

const confirmation: Wording = {
  subject: 'Confirm your email address for Precis',
  lead: 'Welcome to Precis. Confirm that this address is yours, then sign in.',
  action: 'Confirm email address',
  after:
    'The link works once, for one hour. If you did not create an account, ignore this mail: nothing happens without the link.',
}

const recovery: Wording = {
  subject: 'Choose a new password for Precis',
  lead: 'Somebody asked to reset the password of your Precis account. Follow the link to choose a new one.',
  action: 'Choose a new password',
  after:
    'The link works once, for one hour. If it was not you, ignore this mail: your password stays as it is.',
}

/** The mail that proves a new account's address. */
export function confirmationMail(to: string, link: string): Mail {
  return compose(to, link, confirmation)
}

/** The mail that lets the owner of an address choose a new password. */
export function recoveryMail(to: string, link: string): Mail {
  return compose(to, link, recovery)
}

function compose(to: string, link: string, wording: Wording): Mail {
  return {
    to,
    subject: wording.subject,
    text: `${wording.lead}\n\n${link}\n\n${wording.after}\n\nPrecis\n`,
    html: page(link, wording),
  }
}

const ink = '#1d2429'
const quiet = '#5b666e'
const accent = '#1f5f5b'

function page(link: string, wording: Wording): string {
  const address = escapeHtml(link)
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(wording.subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:#f6f5f1;color:${ink};font:16px/1.6 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<table role="presentation" align="center" width="100%" style="max-width:520px;margin:0 auto;background:#ffffff;border:1px solid #e2e0d8;border-radius:8px">
<tr><td style="padding:32px">
<p style="margin:0 0 24px;font-weight:600;letter-spacing:.02em">Precis</p>
<p style="margin:0 0 24px">${escapeHtml(wording.lead)}</p>
<p style="margin:0 0 24px"><a href="${address}" style="display:inline-block;padding:10px 18px;border-radius:6px;background:${accent};color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(wording.action)}</a></p>
<p style="margin:0 0 24px;color:${quiet};font-size:14px">Or open this address:<br><a href="${address}" style="color:${accent};word-break:break-all">${address}</a></p>
<p style="margin:0;color:${quiet};font-size:14px">${escapeHtml(wording.after)}</p>
</td></tr></table>
</body></html>
`
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
