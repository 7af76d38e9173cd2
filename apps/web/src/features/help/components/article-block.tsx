import { Link } from 'react-router'
import { usePolicy } from '../../../lib/config.tsx'
import { Ruler } from '../../../ui/ruler.tsx'
import type { Block } from '../model/article.ts'

interface Props {
  block: Block
  /** The title of the article at `category/slug`. */
  titleOf: (path: string) => string
}

export function ArticleBlock({ block, titleOf }: Props) {
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
      return (
        <dl className="terms">
          {block.items.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )
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
          <Link className="link" to={`/help/article/${block.path}`}>
            {titleOf(block.path)}
          </Link>
        </p>
      )
  }
}
