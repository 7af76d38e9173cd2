import { useState } from 'react'
import { Link } from 'react-router'
import { saveFile } from '../../../lib/browser/save-file.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Section } from '../../../ui/layout/section.tsx'
import { exportAccount } from '../api/account.ts'
import { errorText } from '../model/error-text.ts'
import type { Report } from '../model/use-banner.ts'
import * as texts from '../texts.ts'

const kept = [
  { term: texts.yourAccount, detail: texts.emailAddressNameAHash },
  { term: texts.yourCredits, detail: texts.eachPaymentAndEachCreditGranted },
  { term: texts.eachAnalysis, detail: texts.whenInWhichModeHowLong },
  { term: texts.yourDocuments, detail: texts.notStoredOnTheServer },
] as const

/** What the operator keeps about an account, in short, and the way to have all of it. */
export function StoredSection({ report }: { report: Report }) {
  const [isBusy, setIsBusy] = useState(false)
  const download = async () => {
    setIsBusy(true)
    report.dismiss()
    try {
      saveFile('precis-data.json', await exportAccount())
      report.succeed(texts.yourDataWasDownloaded)
    } catch (error) {
      report.fail(errorText(error, texts.yourDataCouldNotBeDownloaded))
    }
    setIsBusy(false)
  }
  return (
    <Section title={texts.whatIsStored} description={texts.deletedWithAccount}>
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
          {isBusy ? texts.collectingYourData : texts.downloadMyData}
        </Button>
        <span>{texts.allOfItAsOneJson}</span>
      </div>
      <p className="read-more">
        {texts.theWholeListIsInThe}{' '}
        <Link className="link" to="/privacy-policy#stored">
          {texts.privacyPolicy}
        </Link>
        .
      </p>
    </Section>
  )
}
