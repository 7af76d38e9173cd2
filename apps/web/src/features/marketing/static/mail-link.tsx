import { usePolicy } from '../../../lib/http/config.tsx'

/** The operator's address, as a link that opens a mail. */
export function MailLink() {
  const { supportEmail } = usePolicy()
  return (
    <a className="link" href={`mailto:${supportEmail}`}>
      {supportEmail}
    </a>
  )
}
