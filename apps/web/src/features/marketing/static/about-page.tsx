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
          Precis reads a document and sets down what it says: its purpose, key points, conclusions,
          critical details, recommendations and risks. The word is an old one for a short account of
          a longer text, made so that someone else can rely on it.
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
            People sign leases, forward reports and follow manuals that they had no time to read. A
            summary helps, but a summary alone asks for trust: where does it say that, and was the
            whole document read?
          </p>
          <p>
            Precis answers both. Each point is tied to the sentence it rests on and shows it to you
            in the original. Points without a source are marked. Pages that could not be read are
            named.
          </p>
        </>
      ),
    },
    {
      id: 'how-it-behaves',
      title: 'How it behaves',
      gist: 'Rules that the software keeps and its tests check.',
      body: (
        <ul className="dashes">
          <li>Evidence before eloquence: a citation is an exact passage, checked by program.</li>
          <li>Nothing is cut in silence. Long documents are analyzed whole, in parts.</li>
          <li>“Not mentioned in document” is an answer. Precis would rather say so than guess.</li>
          <li>A document is yours. Its file stays on your device; its text is not stored.</li>
          <li>You pay for finished summaries, once. Nothing renews by itself.</li>
        </ul>
      ),
    },
    {
      id: 'who-runs-it',
      title: 'Who runs it',
      body: (
        <p>
          Precis is open-source software under the MIT license. This site is run by its operator,
          whom you reach at <MailLink />.
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
