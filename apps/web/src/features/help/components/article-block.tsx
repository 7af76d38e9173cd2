import { helpHref } from '@precis/domain'
import { Link } from 'react-router'
import { usePolicy } from '../../../lib/http/config.tsx'
import { Ruler } from '../../../ui/evidence/ruler.tsx'
import type { Block, Term } from '../model/article.ts'

interface Props {
  block: Block
  /** The title of the article at `category/slug`. */
  titleOf: (path: string) => string
  /** The entry that the address asks for. */
  asked: string
}

function Terms({ items, asked }: { items: readonly Term[]; asked: string }) {
  return (
    <dl className="terms">
      {items.map(({ id, term, text }) => (
        <div key={term} id={id} className={id !== undefined && id === asked ? 'asked' : undefined}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

export function ArticleBlock({ block, titleOf, asked }: Props) {
  const { supportEmail } = usePolicy()
  switch (block.kind) {
    case 'text':
      return <p>{block.text}</p>
    case 'list':
      return (
        <ul className="dashes">
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )
    case 'steps':
      return (
        <ol className="numbered">
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ol>
      )
    case 'terms':
      return <Terms items={block.items} asked={asked} />
    case 'ruler':
      return (
        <figure className="article-ruler">
          <Ruler value={block.value} />
          <figcaption>{block.caption}</figcaption>
        </figure>
      )
    case 'mail':
      return (
        <p>
          {block.before}{' '}
          <a className="link" href={`mailto:${supportEmail}`}>
            {block.label}
          </a>
        </p>
      )
    case 'see':
      return (
        <p>
          {block.before}{' '}
          <Link
            className="link"
            to={`${helpHref(block.path)}${block.anchor ? `#${block.anchor}` : ''}`}
          >
            {titleOf(block.path)}
          </Link>
        </p>
      )
  }
}
