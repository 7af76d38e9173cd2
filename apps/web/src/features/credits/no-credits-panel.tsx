import { formatPrice } from '@precis/domain'
import { usePolicy } from '../../lib/http/config.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { summariesCaption } from './model/pack-texts.ts'
import * as texts from './texts.ts'
import './styles/no-credits.css'

/** Stands in for the upload and paste areas when no credit is left. The button that buys is in Document Credits. */
export function NoCreditsPanel() {
  const policy = usePolicy()
  return (
    <section className="get-pack" aria-labelledby="get-pack-heading">
      <div>
        <h2 id="get-pack-heading">{texts.getDocumentPack}</h2>
        <p>{summariesCaption(policy)}</p>
        <div className="ways">
          <LinkButton to="/#try" variant="secondary" size="lg">
            {texts.tryItOnThisDevice}
          </LinkButton>
          <LinkButton to="/?try=sample#try" variant="secondary" size="lg">
            {texts.useASample}
          </LinkButton>
        </div>
      </div>
      <div className="amt" aria-hidden="true">
        {formatPrice(policy.packPriceCents)}
      </div>
    </section>
  )
}
