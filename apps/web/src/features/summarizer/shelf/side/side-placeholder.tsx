import './side.css'
import { useIsUnfolded } from './side-setting.ts'

/** Keeps the place of My documents free, so that nothing moves when it comes. */
export function SidePlaceholder() {
  return <div className="side" data-open={useIsUnfolded() || undefined} />
}
