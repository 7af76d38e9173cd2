import { signUpAddress } from '@precis/domain'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { MailLink } from './mail-link.tsx'
import { StaticPage, type StaticSection } from './static-page.tsx'

function aboutSections(): readonly StaticSection[] {
  return [
    {
      id: 'what-it-is',
      title: 'What Precis is',
      gist: 'From French, precise; from Latin, cut short.',
      body: (
        <p>
          Precis reads a document and writes down what it says: its purpose, key points,
          conclusions, critical details, recommendations and risks. “Precis” is an old word for a
          short summary of a longer text that other people can rely on.
        </p>
      ),
    },
    {
      id: 'why',
      title: 'Why it was made',
      gist: 'Where does it say that, and was all of it read?',
      body: (
        <>
          <p>
            People sign leases, forward reports and follow manuals they never had time to read. A
            summary helps, but it asks for your trust. Where does the document say that? Was all of
            it read?
          </p>
          <p>
            Precis answers both questions. Each point is linked to the sentence behind it and shows
            it to you in the original. Points without a source are marked. Pages that could not be
            read are listed.
          </p>
        </>
      ),
    },
    {
      id: 'how-it-behaves',
      title: 'How it behaves',
      gist: 'The rules the software follows. Its tests check them.',
      body: (
        <ul className="dashes">
          <li>Evidence first: every citation is an exact passage, checked by software.</li>
          <li>Nothing is silently cut. Long documents are analyzed in full, in parts.</li>
          <li>“Not mentioned in document” is an answer. Precis would rather say so than guess.</li>
          <li>
            Your document is yours. The file stays on your device, and the text is not stored.
          </li>
          <li>You pay once, for finished summaries. Nothing renews automatically.</li>
        </ul>
      ),
    },
    {
      id: 'who-runs-it',
      title: 'Who runs it',
      body: (
        <p>
          Precis is open-source software under the MIT license. This site is run by its operator.
          You can write to <MailLink />.
        </p>
      ),
    },
  ]
}

export function AboutPage() {
  return (
    <StaticPage
      title="About Us"
      standfirst="Summaries you can check against the source."
      updated="February 2025"
      sections={aboutSections()}
    >
      <div className="card-end">
        <LinkButton to={signUpAddress} size="lg">
          Get Started
        </LinkButton>
      </div>
    </StaticPage>
  )
}
