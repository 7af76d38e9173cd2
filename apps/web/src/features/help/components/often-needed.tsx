import { helpHref } from '@precis/domain'
import { Link } from 'react-router'

const answers = [
  {
    title: 'Pages are shown as unread',
    to: helpHref('troubleshooting/common-issues', 'unread-pages'),
  },
  { title: 'What uses a credit', to: helpHref('billing/usage-tracking', 'counted') },
  { title: 'Where a document goes', to: helpHref('security/data-privacy', 'document') },
  { title: 'No mail arrives', to: helpHref('troubleshooting/common-issues', 'no-mail') },
]

/** Short ways to the answers that people look for in a hurry. */
export function OftenNeeded() {
  return (
    <nav className="often" aria-labelledby="often-needed">
      <p id="often-needed">Often needed</p>
      <ul>
        {answers.map(({ title, to }) => (
          <li key={to}>
            <Link to={to}>{title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
