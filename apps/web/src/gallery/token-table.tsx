import source from '../ui/styles/tokens.css?raw'
import { contrast } from './contrast.ts'
import { Examples, GallerySection } from './gallery-section.tsx'
import { colorOf, type ThemeName, themeTokens } from './read-tokens.ts'
import { tokenPairs } from './token-pairs.ts'

const colors = [...themeTokens(source, 'light')]
  .filter(([, value]) => /^#[\da-f]{6}$/i.test(value))
  .map(([name]) => name.slice(2))

const measured = tokenPairs.map((pair) => {
  const ratioIn = (theme: ThemeName) => {
    const tokens = themeTokens(source, theme)
    return contrast(colorOf(tokens, pair.front, theme), colorOf(tokens, pair.back, theme))
  }
  return { ...pair, light: ratioIn('light'), dark: ratioIn('dark') }
})

export function ColorGallery() {
  return (
    <GallerySection id="color" title="Color">
      <ul className="g-swatches">
        {colors.map((name) => (
          <li key={name}>
            <i className="g-swatch" ref={(node) => paint(node, name)} />
            {name}
          </li>
        ))}
      </ul>
    </GallerySection>
  )
}

function paint(node: HTMLElement | null, name: string) {
  node?.style.setProperty('--c', `var(--${name})`)
}

export function ContrastGallery() {
  return (
    <GallerySection id="contrast" title="Contrast">
      <table className="g-table">
        <thead>
          <tr>
            <th scope="col">Pair</th>
            <th scope="col">Use</th>
            <th scope="col">Least</th>
            <th scope="col">Light</th>
            <th scope="col">Dark</th>
          </tr>
        </thead>
        <tbody>
          {measured.map(({ front, back, least, use, light, dark }) => (
            <tr key={`${front} ${back}`}>
              <th scope="row">
                {front} on {back}
              </th>
              <td>{use}</td>
              <td className="num">{least}</td>
              <td className="num">{light.toFixed(1)}</td>
              <td className="num">{dark.toFixed(1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </GallerySection>
  )
}

const roles = [
  ['g-display', 'Display, Newsreader 350', '42-92 / 1.02'],
  ['g-h1', 'H1, Newsreader 400', '32-52 / 1.14'],
  ['g-h3', 'Section H2 and H3, Newsreader 500', '22 / 1.14'],
  ['g-purpose', 'Main Purpose, Newsreader 400', '23 / 1.28'],
  ['g-prose', 'Summary prose, Newsreader 400', '18 / 1.5'],
  ['g-page', 'Source page, Newsreader 400', '16 / 1.62'],
  ['g-side', 'Side note, Newsreader italic', '17 / 1.35'],
  ['g-ui', 'Points and body, Geist 400', '15 / 1.5'],
  ['g-sm', 'Controls and tables, Geist', '14'],
  ['g-xs', 'Metadata, Geist, the floor', '13'],
] as const

export function TypeGallery() {
  return (
    <GallerySection id="type" title="Type">
      <dl className="g-type">
        {roles.map(([className, name, size]) => (
          <div key={name}>
            <dt>{size}</dt>
            <dd className={className}>{name}</dd>
          </div>
        ))}
      </dl>
    </GallerySection>
  )
}

const measures = ['--s', '--r-', '--dur', '--ease', '--text', '--measure', '--page', '--nav']

export function MeasureGallery() {
  const tokens = [...themeTokens(source, 'light')].filter(([name]) =>
    measures.some((start) => name.startsWith(start)),
  )
  return (
    <GallerySection id="measures" title="Spacing, radii, motion">
      <Examples name="spacing">
        {Array.from({ length: 10 }, (_, at) => `s${at + 1}`).map((name) => (
          <span key={name} className="g-space">
            <i ref={(node) => node?.style.setProperty('--c', `var(--${name})`)} />
            {name}
          </span>
        ))}
      </Examples>
      <Examples name="radii">
        {['r-sheet', 'r-chip', 'r-control', 'r-dialog'].map((name) => (
          <span key={name} className="g-radius">
            <i ref={(node) => node?.style.setProperty('--c', `var(--${name})`)} />
            {name}
          </span>
        ))}
      </Examples>
      <table className="g-table">
        <thead>
          <tr>
            <th scope="col">Token</th>
            <th scope="col">Value</th>
          </tr>
        </thead>
        <tbody>
          {tokens.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </GallerySection>
  )
}
