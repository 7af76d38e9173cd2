import { useState } from 'react'
import { Link } from 'react-router'
import { saveFile } from '../../../lib/browser/save-file.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Section } from '../../../ui/layout/section.tsx'
import { exportAccount } from '../api/account.ts'
import { errorText } from '../model/error-text.ts'
import type { Report } from '../model/use-banner.ts'

const kept = [
  { term: 'Your account', detail: 'Email address, name, a hash of your password' },
  { term: 'Your credits', detail: 'Each payment, and each credit granted or used' },
  { term: 'Each analysis', detail: 'When, in which mode, how long the text was' },
  { term: 'Your documents', detail: 'Not stored on the server. This browser keeps My documents' },
] as const

/** What the operator keeps about an account, in short, and the way to have all of it. */
export function StoredSection({ report }: { report: Report }) {
  const [isBusy, setIsBusy] = useState(false)
  const download = async () => {
    setIsBusy(true)
    report.dismiss()
    try {
      saveFile('precis-data.json', await exportAccount())
      report.succeed('Your data was downloaded')
    } catch (error) {
      report.fail(errorText(error, 'Your data could not be downloaded. Please try again.'))
    }
    setIsBusy(false)
  }
  return (
    <Section
      title="What is stored"
      description="All of it goes or loses your name when you delete the account."
    >
      <dl className="kept">
        {kept.map(({ term, detail }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
      <div className="take-away">
        <Button variant="secondary" isBusy={isBusy} onClick={() => void download()}>
          {isBusy ? 'Collecting your data...' : 'Download my data'}
        </Button>
        <span>All of it, as one JSON file.</span>
      </div>
      <p className="read-more">
        The whole list is in the{' '}
        <Link className="link" to="/privacy-policy#stored">
          Privacy Policy
        </Link>
        .
      </p>
    </Section>
  )
}
