export type Tokens = ReadonlyMap<string, string>

const themes = ['light', 'dark'] as const
export type ThemeName = (typeof themes)[number]

function declarations(css: string, selector: string): [string, string][] {
  const start = css.indexOf(`${selector} {`)
  if (start === -1) throw new Error(`The tokens have no block for ${selector}`)
  const block = css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start))
  return [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
    name,
    value.trim().replace(/\s+/g, ' '),
  ])
}

/** The tokens as the style sheet declares them, for each way a theme comes about. */
export function readTokens(source: string) {
  const css = source.replace(/\/\*[\s\S]*?\*\//g, '')
  const light = declarations(css, ':root')
  return {
    light: new Map(light) as Tokens,
    darkByDevice: new Map(declarations(css, ':root:not([data-theme="light"])')) as Tokens,
    darkByChoice: new Map(declarations(css, ':root[data-theme="dark"]')) as Tokens,
    moreContrast: new Map(declarations(css, ':root:root')) as Tokens,
  }
}

/** All tokens of a theme; with `hasMoreContrast` as somebody sees them who asked for more. */
export function themeTokens(source: string, theme: ThemeName, hasMoreContrast = false): Tokens {
  const read = readTokens(source)
  return new Map([
    ...read.light,
    ...(theme === 'dark' ? read.darkByChoice : []),
    ...(hasMoreContrast ? read.moreContrast : []),
  ])
}

/** The color behind a token, `#rrggbb`, through references and `light-dark()`. */
export function colorOf(tokens: Tokens, name: string, theme: ThemeName): string {
  const value = tokens.get(`--${name}`)
  if (value === undefined) throw new Error(`There is no token --${name}`)
  const reference = value.match(/^var\(--([\w-]+)\)$/)?.[1]
  if (reference !== undefined) return colorOf(tokens, reference, theme)
  const pair = value.match(/^light-dark\((#\w{6}), (#\w{6})\)$/)
  const color = pair ? pair[theme === 'light' ? 1 : 2] : value
  if (color === undefined || !/^#[\da-f]{6}$/i.test(color)) {
    throw new Error(`--${name} is not a color: ${value}`)
  }
  return color
}
