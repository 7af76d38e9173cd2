import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultPolicy, guardedRoutes, type PageFacts, publicRoutes } from '@precis/domain'
import { act } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { wakeIslands } from './app/islands/wake-islands.tsx'
import { start } from './main.tsx'
import { renderDocument } from './prerender.tsx'

const template = readFileSync(join(import.meta.dirname, '../index.html'), 'utf8')
const screens = readdirSync(join(import.meta.dirname, 'app/routes'))
const sessionFiles = readdirSync(join(import.meta.dirname, 'lib/auth'))
const manifest = {
  ...Object.fromEntries(
    [
      ...screens.map((name) => `src/app/routes/${name}`),
      ...sessionFiles.map((name) => `src/lib/auth/${name}`),
    ].map((source) => [source, { file: `assets/${source.replace(/\W/g, '-')}.js` }]),
  ),
  'src/app/islands/wake-islands.tsx': { file: 'assets/islands.js', imports: ['_ui.js'] },
  'src/main.tsx': { file: 'assets/main.js', css: ['assets/main.css'], imports: ['_ui.js'] },
  '_ui.js': { file: 'assets/ui.js', css: ['assets/ui.css'] },
  'src/app/routes/help.tsx': { file: 'assets/help.js', css: ['assets/help.css'] },
}
const facts: PageFacts = {
  publicUrl: 'https://precis.example',
  config: {
    supabaseKey: 'publishable-key',
    engine: 'embedded',
    payments: 'stripe',
    google: true,
    policy: defaultPolicy,
  },
}
const authForms = [
  '/auth',
  '/auth?mode=sign-up',
  '/auth?mode=verify-email',
  '/auth?mode=update-password',
]
const unlisted = [...authForms, '/404', ...guardedRoutes]

async function documentAt(address: string, changes: Partial<PageFacts['config']> = {}) {
  const html = await renderDocument(
    address,
    { template, manifest },
    {
      ...facts,
      config: { ...facts.config, ...changes },
    },
  )
  return new DOMParser().parseFromString(html, 'text/html')
}

function content(page: Document, selector: string): string | null {
  const element = page.querySelector(selector)
  return element?.getAttribute('content') ?? element?.getAttribute('href') ?? null
}

/** The style sheets that a screen waits for. */
function sheets(page: Document): (string | null)[] {
  return [...page.querySelectorAll('link[rel="stylesheet"]:not([media])')].map((link) =>
    link.getAttribute('href'),
  )
}

function statements(page: Document): string[] {
  return [...page.querySelectorAll('script[type="application/ld+json"]')].flatMap((block) =>
    JSON.parse(block.textContent)['@graph'].map((thing: { '@type': string }) => thing['@type']),
  )
}

describe('a page for everybody', () => {
  it.each(publicRoutes)(
    '%s says what it is, where it stands and how it is shared',
    async (route) => {
      const page = await documentAt(route)
      const url = new URL(route, facts.publicUrl).href
      const description = content(page, 'meta[name="description"]') ?? ''
      expect(page.documentElement.lang).toBe('en')
      expect(page.title).toMatch(/ · Precis( Help Center)?$/)
      expect(description.length).toBeGreaterThan(50)
      expect(description.length).toBeLessThanOrEqual(160)
      expect(content(page, 'link[rel="canonical"]')).toBe(url)
      expect(content(page, 'meta[property="og:url"]')).toBe(url)
      expect(content(page, 'meta[property="og:title"]')).toBe(page.title)
      expect(content(page, 'meta[property="og:description"]')).toBe(description)
      expect(content(page, 'meta[property="og:image"]')).toMatch(
        /^https:\/\/precis\.example\/social\/(default|help)\.png$/,
      )
      expect(content(page, 'meta[name="twitter:card"]')).toBe('summary_large_image')
      expect(page.querySelector('meta[name="robots"]')).toBeNull()
      expect(page.querySelectorAll('h1')).toHaveLength(1)
    },
  )

  it('differs from every other in title and description', async () => {
    const pages = await Promise.all(publicRoutes.map((route) => documentAt(route)))
    const descriptions = pages.map((page) => content(page, 'meta[name="description"]'))
    expect(new Set(pages.map((page) => page.title)).size).toBe(pages.length)
    expect(new Set(descriptions).size).toBe(pages.length)
  })

  it('takes its numbers from the policy of the running site', async () => {
    const policy = { ...defaultPolicy, packDocuments: 50, packPriceCents: 750 }
    const landing = await documentAt('/', { policy })
    const text = landing.documentElement.outerHTML
    expect(content(landing, 'meta[name="description"]')).toContain('$7.50 for a pack of 50')
    expect(text).toContain('"price":"7.50"')
    expect(landing.body.textContent).toContain('50 document summaries')
    expect(text).not.toContain('10 document summaries')
  })

  it('states in data what it says in words', async () => {
    const landing = await documentAt('/')
    expect(statements(landing)).toEqual([
      'Organization',
      'WebSite',
      'SoftwareApplication',
      'FAQPage',
    ])
    const faq = await documentAt('/help/article/billing/billing-faq')
    expect(statements(faq)).toEqual(['BreadcrumbList', 'TechArticle', 'FAQPage'])
    expect(statements(await documentAt('/help/article/features/risk-detection'))).toEqual([
      'BreadcrumbList',
      'TechArticle',
    ])
  })

  it('asks for no style or script of its own, which the content policy would refuse', async () => {
    for (const address of [...publicRoutes, ...unlisted]) {
      const page = await documentAt(address)
      const scripts = [...page.querySelectorAll('script')]
      expect(page.querySelectorAll('[style], style'), address).toHaveLength(0)
      for (const script of scripts) {
        expect(script.src !== '' || /^application\/(ld\+)?json$/.test(script.type)).toBe(true)
      }
    }
  })

  it('links the style sheets of its screen after those of the frame, and defers its modules', async () => {
    const page = await documentAt('/help')
    expect(sheets(page)).toEqual(['/assets/ui.css', '/assets/main.css', '/assets/help.css'])
    expect(page.querySelector('link[rel="modulepreload"]')).toBeNull()
    expect(page.getElementById('root')?.dataset).toMatchObject({
      hydrate: 'later',
      modules: '/assets/ui.js /assets/main.js /assets/help.js',
    })
  })
})

describe('the landing page', () => {
  const built = template.replace(
    '</head>',
    '<link rel="stylesheet" crossorigin href="/assets/index.css"></head>',
  )
  const fonts = { 'src/ui/fonts/newsreader-display.woff2': { file: 'assets/display.woff2' } }
  const render = async (address: string, readText: (address: string) => Promise<string>) => {
    const build = { template: built, manifest: { ...manifest, ...fonts }, readText }
    return new DOMParser().parseFromString(await renderDocument(address, build, facts), 'text/html')
  }
  it('brings its first script and its styles itself, in the order of their rules, and preloads the font of its titles', async () => {
    const page = await render('/', async (address) =>
      address.endsWith('.js') ? 'early()' : `.from-${address.slice(8, -4)}{color:red}`,
    )
    expect(page.querySelector('head > script')?.outerHTML).toBe('<script>early()</script>')
    expect(sheets(page)).toEqual([])
    expect(page.querySelector('head > style')?.textContent).toBe(
      ['.from-index{color:red}', '.from-ui{color:red}', '.from-main{color:red}'].join('\n'),
    )
    expect(content(page, 'link[rel="preload"][as="font"]')).toBe('/assets/display.woff2')
    const other = await render('/help', async () => '.x{}')
    expect(other.querySelector('style')).toBeNull()
    expect(other.querySelector('link[rel="preload"][as="font"]')).toBeNull()
  })

  it('links what paper and chosen colors need behind all other styles, with no script', async () => {
    const page = await render('/', async () => '.x{}')
    const link = page.querySelector('#root ~ noscript link[rel="stylesheet"][media]')
    expect(link?.getAttribute('media')).toBe('print, (forced-colors: active)')
    expect(page.querySelectorAll('link[rel="stylesheet"][media]')).toHaveLength(1)
  })

  it('links its styles where they cannot be read', async () => {
    const page = await render('/', () => Promise.reject(new Error('elsewhere')))
    expect(page.querySelector('style')).toBeNull()
    expect(sheets(page)).toEqual(['/assets/index.css', '/assets/ui.css', '/assets/main.css'])
  })
})

describe('a page for one reader', () => {
  it.each(unlisted)('%s is kept out of search engines', async (address) => {
    const page = await documentAt(address)
    expect(content(page, 'meta[name="robots"]')).toBe('noindex')
    expect(page.querySelector('link[rel="canonical"]')).toBeNull()
    expect(statements(page)).toEqual([])
  })

  it.each(guardedRoutes)('%s waits for the session and says what it needs', async (route) => {
    const page = await documentAt(route)
    expect(page.querySelector('main')?.textContent).toContain('Loading...')
    expect(page.querySelector('main noscript')?.textContent).toContain('JavaScript')
    expect(page.getElementById('root')?.dataset['hydrate']).toBe('now')
  })

  it('/analyze shows its upload screen meanwhile, which takes a file and nothing else', async () => {
    const page = await documentAt('/analyze')
    const skeleton = page.querySelector('.upload-skeleton fieldset:disabled')
    expect(skeleton?.querySelector('h1')?.textContent).toBe('Summarize a document')
    expect(skeleton?.textContent).toContain('Choose a file')
    const choosers = [...page.querySelectorAll<HTMLInputElement>('input[type="file"]')]
    expect(choosers.map(({ ariaLabel }) => ariaLabel)).toEqual(['Document file'])
    expect(choosers[0]?.closest('fieldset')).toBeNull()
    expect(skeleton?.querySelector<HTMLLabelElement>('.drop label')?.control).toBe(choosers[0])
  })

  it('does not take a password before it can keep it', async () => {
    const page = await documentAt('/auth')
    expect(page.querySelector('form')?.method).toBe('post')
    for (const input of page.querySelectorAll('input, button[type="submit"]')) {
      expect(input.closest('fieldset')?.disabled).toBe(true)
    }
  })
})

it('writes nothing into the page that could end its data', async () => {
  const policy = { ...defaultPolicy, supportEmail: '</script><b id="loose">@precis.example' }
  const page = await documentAt('/', { policy })
  expect(page.getElementById('loose')).toBeNull()
})

describe('waking up', () => {
  it.each([
    ...publicRoutes.map((route) => [route, route] as const),
    ...authForms.map((route) => [route, route] as const),
    ['/404', '/nowhere/at/all'] as const,
  ])('finds the page of %s as it would draw it at %s', async (address, visited) => {
    const page = await documentAt(address)
    vi.stubGlobal('fetch', vi.fn())
    window.history.replaceState(null, '', visited)
    document.head.innerHTML = page.head.innerHTML
    document.body.innerHTML = page.body.innerHTML
    const root = document.getElementById('root')
    if (root === null) throw new Error('no root')
    const heading = root.querySelector('h1')
    // React names whatever it had to draw anew in console.error, which fails the test.
    await act(() => start(root))
    expect(root.querySelector('h1')).toBe(heading)
    expect(document.title).toBe(page.title)
    expect(fetch).not.toHaveBeenCalled()
  })

  it('finds each part of the landing page that wakes by itself', async () => {
    const page = await documentAt('/')
    expect(page.getElementById('root')?.dataset['islands']).toBe('/assets/ui.js /assets/islands.js')
    vi.stubGlobal('fetch', vi.fn())
    window.history.replaceState(null, '', '/')
    document.body.innerHTML = page.body.innerHTML
    const parts = () => [...document.querySelectorAll('[data-island] > *')]
    const written = parts()
    await act(() => wakeIslands())
    expect(parts()).toEqual(written)
    expect(parts().length).toBeGreaterThanOrEqual(3)
    expect(document.querySelector('.choice-row:enabled')).not.toBeNull()
    expect(fetch).not.toHaveBeenCalled()
  })

  it('keeps what was typed into the search meanwhile', async () => {
    const page = await documentAt('/help')
    window.history.replaceState(null, '', '/help')
    document.body.innerHTML = page.body.innerHTML
    const root = document.getElementById('root')
    const field = root?.querySelector<HTMLInputElement>('input[type="search"]')
    if (!root || !field) throw new Error('no search field')
    field.value = 'refund'
    await act(() => start(root))
    expect(field.value).toBe('refund')
    const found = [...root.querySelectorAll('.help-articles a')].map((link) => link.textContent)
    expect(found.join()).toContain('Billing FAQ')
    expect(found.join()).not.toContain('Risk detection')
  })
})
